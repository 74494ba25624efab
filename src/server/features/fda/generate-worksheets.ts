// Makes the FDA worksheets of a shipment: checks, prints, stores, and answers the file.
// Source: specification part 2, sections 2, 5 and 7; decisions 6, i.
import type { WorksheetEdits } from '#domain/fda/worksheet.ts'
import { worksheetPaper } from '#domain/fda/worksheet-paper.ts'
import { type NumberedName, nextNumber } from '#domain/invoice/numbering.ts'
import { texts } from '#texts/en/fda.ts'
import type { Deps } from '../../deps.ts'
import { printPaper } from '../../documents/print-paper.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { insertDocument, listTakenNames } from '../../store/documents.ts'
import { listItems } from '../../store/items.ts'
import { lockShipment, type ShipmentRow } from '../../store/shipments.ts'
import { checkDocumentPassword } from '../invoices/document-password.ts'
import { type StoredFile, storePaper } from '../invoices/store-paper.ts'
import { falseWhenTaken } from '../invoices/taken-number.ts'
import { getShipment } from '../items/list-items.ts'
import { type FactNeeds, preflightFacts, readShipmentFacts, type ShipmentFacts } from '../papers/shipment-facts.ts'
import { refuseStopped } from '../papers/stopped.ts'
import { NO_TYPED_LINES } from '../papers/typed-lines.ts'
import { saveWorksheets } from './worksheets.ts'

export const FDA_WORKSHEETS = 'fda_worksheets'
const TRIES = 12

type Needs = FactNeeds & Pick<Deps, 'newId' | 'files'>
type Asked = { readonly shipmentId: string; readonly password: string; readonly edits?: WorksheetEdits | undefined }
export type MadeWorksheets = NumberedName & { readonly bytes: Uint8Array; readonly count: number }

/**
 * Throws `missing` for the shipment, `forbidden` or `limited` for the password, what `saveWorksheets` throws for edits, and
 * `conflict` for what stops the paper. Every call makes a new paper: 'FDA-NP-2041', 'FDA-NP-2041-2'.
 */
export async function makeWorksheets(deps: Needs, scope: Scope, asked: Asked): Promise<MadeWorksheets> {
  const shipment = await getShipment(deps, scope, asked.shipmentId)
  await checkDocumentPassword(deps, scope, asked.password)
  if (asked.edits) await saveWorksheets(deps, scope, shipment.id, asked.edits)
  const id = deps.newId()
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const made = await tryOnce(deps, scope, shipment, id)
    if (made) return made
  }
  throw new AppError('conflict', texts.changedMeanwhile)
}

async function tryOnce(
  deps: Needs,
  scope: Scope,
  shipment: ShipmentRow,
  id: string,
): Promise<MadeWorksheets | undefined> {
  const facts = await readShipmentFacts(deps, scope, shipment)
  refuseStopped(preflightFacts(deps, facts, NO_TERMS), 'fda')
  const base = `FDA-${shipment.reference.trim()}`
  const taken = await listTakenNames(deps.db, scope.clientId, nextNumber(base, []))
  const name = nextNumber(base, taken)
  const author = facts.business?.legal_name ?? ''
  const view = worksheetPaper(facts.worksheets, {
    number: name.number,
    reference: shipment.reference,
    author,
    date: deps.today(),
  })
  const bytes = await printPaper(scope.clientId, { kind: 'fda-worksheets', view })
  const file = await storePaper(deps, scope, FDA_WORKSHEETS, id, bytes)
  const isKept = await keep(deps, scope, facts, { id, ...name, ...file })
  return isKept ? { ...name, bytes, count: facts.worksheets.length } : undefined
}

/** Worksheets state no terms of sale. */
const NO_TERMS = {
  typed: NO_TYPED_LINES,
  hasAddresses: true,
  viaWarehouse: false,
  particulars: {
    terms: { incoterm: 'DDP', place: '', from: 'default' },
    reason: 'sale',
    relatedParties: 'not_stated',
    portOfEntry: null,
    references: [],
  },
  confirming: [],
  acceptsFallbackRate: true,
} as const

/** The record and the audit log; not kept when an item changed since it was printed or the number was taken. */
function keep(
  deps: Needs,
  scope: Scope,
  { shipment, itemsRead }: ShipmentFacts,
  file: NumberedName & StoredFile & { readonly id: string },
): Promise<boolean> {
  const { clientId, actor } = scope
  const keepAll = deps.db.transaction().execute(async (tx) => {
    const locked = await lockShipment(tx, clientId, shipment.id)
    const now = await listItems(tx, clientId, shipment.id)
    if (!locked || JSON.stringify(now) !== JSON.stringify(itemsRead)) return false
    await insertDocument(tx, {
      id: file.id,
      client_id: clientId,
      shipment_id: shipment.id,
      kind: FDA_WORKSHEETS,
      number: file.number,
      filename: file.filename,
      storage_key: file.storageKey,
      sha256: file.sha256,
      size_bytes: file.sizeBytes,
      data_versions: JSON.stringify({ tariff: deps.tariff.release, pga: deps.pga.version }),
      created_by: actor.name,
      created_at: deps.now(),
    })
    await insertAudit(tx, {
      at: deps.now(),
      actor,
      clientId,
      action: 'document.made',
      subject: { kind: 'document', id: file.id },
      before: null,
      after: { number: file.number, sha256: file.sha256, shipment_id: shipment.id },
    })
    return true
  })
  return keepAll.catch(falseWhenTaken)
}
