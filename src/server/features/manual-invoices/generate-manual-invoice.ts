// Makes, stores and remembers an invoice typed by hand. Source: specification part 2, sections 3, 5 and 7; decisions e, l.
import type { z } from 'zod'
import type { generateManualInvoice } from '#contract/manual-invoices.ts'
import { day } from '#domain/calendar.ts'
import { buildManualInvoice, type ManualInvoiceInput, type ManualParties } from '#domain/invoice/manual-invoice.ts'
import { invoiceFilename, manualInvoiceNumber, type NumberedName, nextNumber } from '#domain/invoice/numbering.ts'
import { texts as invoiceTexts } from '#texts/en/invoice.ts'
import { texts } from '#texts/en/manual-invoice.ts'
import type { Deps } from '../../deps.ts'
import { printPaper } from '../../documents/print-paper.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { insertDocument, listTakenNames } from '../../store/documents.ts'
import { saveInvoiceParties } from '../../store/invoice-parties.ts'
import { type StoredFile, storePaper } from '../invoices/store-paper.ts'
import { falseWhenTaken } from '../invoices/taken-number.ts'
import { currentExchangeRate } from '../reference/exchange-rate.ts'
import { checkedItems } from './manual-items.ts'
import { partiesOf } from './manual-parties.ts'

export const MANUAL_INVOICE = 'manual_invoice'
/** How often a number is looked for anew because another paper took it meanwhile. */
export const TRIES = 12

export type ManualRequest = z.output<typeof generateManualInvoice.body>
export type ManualNeeds = Pick<
  Deps,
  | 'db'
  | 'now'
  | 'today'
  | 'newId'
  | 'files'
  | 'settings'
  | 'tariff'
  | 'measures'
  | 'preferences'
  | 'log'
  | 'exchangeRates'
>

/**
 * Throws `invalid` and `conflict` as `checkedItems`, and `conflict` for a number the client has used. Without a number it gets one
 * of its own. Prices given in CAD must be those of the rate that holds now, or follow it (`reprices`). The parties become what the next invoice begins with.
 */
export async function makeManualInvoice(
  deps: ManualNeeds,
  scope: Scope,
  request: ManualRequest,
  { reprices = false, number = manualInvoiceNumber }: Options = {},
): Promise<NumberedName> {
  const content = await manualContent(deps, request, reprices)
  const id = deps.newId()
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const name = await nameOf(deps, scope, request.invoiceNumber, number)
    if (await isKeptAs(deps, scope, { ...content, number: name.number }, { id, ...name, request })) return name
  }
  throw new AppError('conflict', invoiceTexts.itemsChanging)
}

type Options = {
  /** Whether prices given in CAD follow the rate that holds now. */
  readonly reprices?: boolean
  /** Makes a number where none is typed. */
  readonly number?: typeof manualInvoiceNumber
}

/** What is printed but for the number. Throws as `checkedItems`. */
export async function manualContent(
  deps: ManualNeeds,
  request: ManualRequest,
  reprices: boolean,
): Promise<Omit<ManualInvoiceInput, 'number'>> {
  const hasCad = request.items.some(({ unitPriceCAD }) => unitPriceCAD !== undefined)
  const exchange = hasCad ? await currentExchangeRate(deps) : null
  return {
    ...partiesOf(request),
    exchange,
    items: checkedItems(deps, request.items, { exchange, reprices }),
    invoiceDate: request.invoiceDate ? day(request.invoiceDate) : deps.today(),
    shippingDate: request.shippingDate ? day(request.shippingDate) : null,
  }
}

/** The number as typed, refused with `conflict` when it is used; or a new one. */
async function nameOf(
  deps: ManualNeeds,
  { clientId }: Scope,
  typed: string,
  make: typeof manualInvoiceNumber,
): Promise<NumberedName> {
  const number = typed || make(deps.settings.businessTimeZone, deps.now())
  const wanted = { number, filename: invoiceFilename(number) }
  const taken = await listTakenNames(deps.db, clientId, wanted)
  const name = nextNumber(number, taken)
  if (typed && name.number !== typed) throw new AppError('conflict', texts.numberTaken(typed))
  return name
}

type Named = NumberedName & { readonly id: string; readonly request: ManualRequest }

/** False when another paper took the number meanwhile. */
async function isKeptAs(deps: ManualNeeds, scope: Scope, input: ManualInvoiceInput, named: Named): Promise<boolean> {
  const bytes = await printPaper(scope.clientId, { kind: 'manual-invoice', view: buildManualInvoice(input) })
  const file = await storePaper(deps, scope, MANUAL_INVOICE, named.id, bytes)
  const { shipper, importer, destination, broker } = input
  return keep(deps, scope, { ...named, ...file }, { shipper, importer, destination, broker }).catch(falseWhenTaken)
}

/** The record, what is remembered and the audit log: all or nothing. */
function keep(deps: ManualNeeds, scope: Scope, file: Named & StoredFile, parties: ManualParties): Promise<boolean> {
  const now = deps.now()
  return deps.db.transaction().execute(async (tx) => {
    await insertDocument(tx, {
      id: file.id,
      client_id: scope.clientId,
      shipment_id: null,
      kind: MANUAL_INVOICE,
      number: file.number,
      filename: file.filename,
      storage_key: file.storageKey,
      sha256: file.sha256,
      size_bytes: file.sizeBytes,
      data_versions: JSON.stringify({ tariff: deps.tariff.release, measures: deps.measures.version }),
      created_by: scope.actor.name,
      created_at: now,
      request: JSON.stringify(file.request),
    })
    await saveInvoiceParties(tx, scope.clientId, parties, now)
    await insertAudit(tx, {
      at: now,
      actor: scope.actor,
      clientId: scope.clientId,
      action: 'document.made',
      subject: { kind: 'document', id: file.id },
      before: null,
      after: { number: file.number, sha256: file.sha256 },
    })
    return true
  })
}
