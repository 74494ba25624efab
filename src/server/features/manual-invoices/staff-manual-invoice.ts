// Invoices that staff type by hand: into the archive of a client, or into the staff's own. Source: specification part 2, sections 3, 7, 9.
import { buildManualInvoice, type ManualParties } from '#domain/invoice/manual-invoice.ts'
import { invoiceFilename, type NumberedName, nextNumber, staffManualInvoiceNumber } from '#domain/invoice/numbering.ts'
import { texts as invoiceTexts } from '#texts/en/invoice.ts'
import { texts } from '#texts/en/manual-invoice.ts'
import { texts as staffTexts } from '#texts/en/staff.ts'
import type { Deps } from '../../deps.ts'
import { printPaper } from '../../documents/print-paper.ts'
import { AppError } from '../../errors.ts'
import type { Actor, Scope } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { findClient } from '../../store/clients.ts'
import {
  clientsWithPaper,
  findStaffDocument,
  insertStaffDocument,
  listTakenStaffNames,
  pageOfStaffDocuments,
} from '../../store/staff-documents.ts'
import { findPaper, type StoredPaper } from '../invoices/download-invoice.ts'
import { storePaper } from '../invoices/store-paper.ts'
import { falseWhenTaken } from '../invoices/taken-number.ts'
import { pageOf } from '../shipments/paging.ts'
import {
  MANUAL_INVOICE,
  type ManualNeeds,
  type ManualRequest,
  makeManualInvoice,
  manualContent,
  TRIES,
} from './generate-manual-invoice.ts'
import { configuredParties, defaultParties } from './manual-parties.ts'

/** Stands where a client's id would: in the path of files and for the turn at the printer. */
const STAFF = 'staff'

/** Throws as `makeManualInvoice`, and `missing` for a client that does not exist. */
export async function makeStaffInvoice(
  deps: ManualNeeds,
  actor: Actor,
  clientId: string | undefined,
  request: ManualRequest,
): Promise<NumberedName> {
  if (clientId === undefined) return makeOwnInvoice(deps, actor, request)
  const scope = await scopeOf(deps, actor, clientId)
  return makeManualInvoice(deps, scope, request, { number: staffManualInvoiceNumber })
}

/** With a client its own parties; without one the warehouse and the broker that are set up. */
export async function staffInvoiceDefaults(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  clientId: string | undefined,
): Promise<ManualParties & { readonly remembered: boolean }> {
  if (clientId === undefined) return { ...(await configuredParties(deps)), remembered: false }
  return defaultParties(deps, await scopeOf(deps, actor, clientId))
}

/** Of the client named; else the staff's own; else of the only client that has one of this name. Throws `missing`. */
export async function findStaffPaper(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  actor: Actor,
  filename: string,
  clientId: string | undefined,
): Promise<StoredPaper> {
  if (clientId !== undefined) return findPaper(deps, await scopeOf(deps, actor, clientId), filename)
  const own = await findStaffDocument(deps.db, filename)
  if (own) {
    const bytes = await deps.files.get(own.storage_key)
    if (bytes) return { filename: own.filename, bytes }
    deps.log.error({ documentId: own.id }, 'a stored document has no file')
    throw new AppError('missing', invoiceTexts.notFound)
  }
  const [only, another] = await clientsWithPaper(deps.db, filename)
  if (only === undefined) throw new AppError('missing', invoiceTexts.notFound)
  if (another !== undefined) throw new AppError('conflict', texts.paperOfSeveral)
  return findPaper(deps, { clientId: only, actor }, filename)
}

const PER_PAGE = 25

/** One page of the staff's own papers, newest first. */
export async function listOwnPapers({ db }: Pick<Deps, 'db'>, page: number) {
  const { rows, total } = await pageOfStaffDocuments(db, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  const papers = rows.map(({ id, number, filename, created_by, created_at, size_bytes }) => ({
    id,
    number,
    filename,
    createdBy: created_by,
    createdAt: created_at.toISOString(),
    sizeBytes: size_bytes,
  }))
  return pageOf(papers, { page, perPage: PER_PAGE, total })
}

async function scopeOf({ db }: Pick<Deps, 'db'>, actor: Actor, clientId: string): Promise<Scope> {
  if (!(await findClient(db, clientId))) throw new AppError('missing', staffTexts.noSuchClient)
  return { clientId, actor }
}

async function makeOwnInvoice(deps: ManualNeeds, actor: Actor, request: ManualRequest): Promise<NumberedName> {
  const content = await manualContent(deps, request, false)
  const id = deps.newId()
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const name = await nameOf(deps, request.invoiceNumber)
    const view = buildManualInvoice({ ...content, number: name.number })
    const bytes = await printPaper(STAFF, { kind: 'manual-invoice', view })
    const file = await storePaper(deps, { clientId: STAFF }, MANUAL_INVOICE, id, bytes)
    if (await keep(deps, actor, { id, ...name, ...file, request }).catch(falseWhenTaken)) return name
  }
  throw new AppError('conflict', invoiceTexts.itemsChanging)
}

async function nameOf({ db, settings, now }: ManualNeeds, typed: string): Promise<NumberedName> {
  const number = typed || staffManualInvoiceNumber(settings.businessTimeZone, now())
  const name = nextNumber(number, await listTakenStaffNames(db, { number, filename: invoiceFilename(number) }))
  if (typed && name.number !== typed) throw new AppError('conflict', texts.numberTaken(typed))
  return name
}

type Kept = NumberedName & {
  readonly id: string
  readonly storageKey: string
  readonly sha256: string
  readonly sizeBytes: number
  readonly request: ManualRequest
}

function keep(deps: ManualNeeds, actor: Actor, file: Kept): Promise<boolean> {
  const at = deps.now()
  return deps.db.transaction().execute(async (tx) => {
    await insertStaffDocument(tx, {
      id: file.id,
      kind: MANUAL_INVOICE,
      number: file.number,
      filename: file.filename,
      storage_key: file.storageKey,
      sha256: file.sha256,
      size_bytes: file.sizeBytes,
      data_versions: JSON.stringify({ tariff: deps.tariff.release, measures: deps.measures.version }),
      request: JSON.stringify(file.request),
      created_by: actor.name,
      created_at: at,
    })
    await insertAudit(tx, {
      at,
      actor,
      clientId: null,
      action: 'document.made',
      subject: { kind: 'staff-document', id: file.id },
      before: null,
      after: { number: file.number, sha256: file.sha256 },
    })
    return true
  })
}
