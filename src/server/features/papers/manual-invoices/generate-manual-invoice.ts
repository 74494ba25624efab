// Makes and remembers an invoice typed by hand, for a client or into the staff's own archive.
// Source: specification part 2, sections 3, 5 and 7; decisions e, l.
import type { z } from 'zod'
import type { generateManualInvoice } from '#contract/manual-invoices.ts'
import { day } from '#domain/calendar.ts'
import { manualInvoiceNumber, staffManualInvoiceNumber } from '#domain/invoice/numbering.ts'
import { saidAdmissibility } from '#words/admissibility.ts'
import { buildManualInvoice, type ManualInvoiceInput } from '#words/papers/manual-invoice.ts'
import type { Deps, Settings } from '../../../deps.ts'
import { currentExchangeRate } from '../../../records/reference/exchange-rate.ts'
import type { Actor, Scope } from '../../../scope.ts'
import { archiveOf, staffArchive } from '../archives.ts'
import { type Draft, type MadePaper, makePaper } from '../make-paper.ts'
import { lineFindings } from '../typed-lines.ts'
import { checkedItems } from './manual-items.ts'
import { keptNumber, partiesOf, rememberParties } from './manual-parties.ts'

const MANUAL_INVOICE = 'manual_invoice'

export type ManualRequest = z.output<typeof generateManualInvoice.body>
export type ManualNeeds = Pick<
  Deps,
  | 'entryLaw'
  | 'db'
  | 'now'
  | 'today'
  | 'newId'
  | 'files'
  | 'tariff'
  | 'measures'
  | 'preferences'
  | 'log'
  | 'exchangeRates'
  | 'secrets'
  | 'paperRun'
> & { readonly settings: Pick<Settings, 'businessTimeZone'> }

/** `warnings`: as the paper says them. */
export type MadeManualInvoice = MadePaper & { readonly warnings: readonly string[] }

type Options = {
  /** Whether prices given in CAD follow the rate that holds now. */
  readonly reprices?: boolean
  /** Makes a number where none is typed. */
  readonly number?: typeof manualInvoiceNumber
}

/**
 * Throws `invalid` and `conflict` as `checkedItems`, and `conflict` for a number the client has used. Without a number it gets one
 * of its own. Prices given in CAD must be those of the rate that holds now, or follow it (`reprices`). The parties become what the next invoice begins with; an importer that is the client's own has the number kept for it.
 */
export async function makeManualInvoice(
  deps: ManualNeeds,
  scope: Scope,
  request: ManualRequest,
  { reprices = false, number = manualInvoiceNumber }: Options = {},
): Promise<MadeManualInvoice> {
  const typed = await manualContent(deps, request, reprices)
  const content = { ...typed, importerNumber: await keptNumber(deps, scope, typed.importer) }
  const { shipper, importer, destination, broker } = content
  const made = await makePaper(deps, archiveOf(scope), async () => ({
    ...draftOf(deps, request, content, number),
    follow: (tx) => rememberParties(tx, scope, { shipper, importer, destination, broker }, deps.now()),
  }))
  return { ...made, warnings: warningsOf(content) }
}

/** For no client: kept in the staff's own archive. Throws as `makeManualInvoice`. */
export async function makeOwnInvoice(
  deps: ManualNeeds,
  actor: Actor,
  request: ManualRequest,
): Promise<MadeManualInvoice> {
  const content = await manualContent(deps, request, false)
  const draft = async () => draftOf(deps, request, content, staffManualInvoiceNumber)
  return { ...(await makePaper(deps, staffArchive(actor), draft)), warnings: warningsOf(content) }
}

const warningsOf = (content: Omit<ManualInvoiceInput, 'number'>): readonly string[] =>
  buildManualInvoice({ ...content, number: '' }).warnings

function draftOf(
  { settings, now, tariff, measures }: ManualNeeds,
  request: ManualRequest,
  content: Omit<ManualInvoiceInput, 'number'>,
  makeNumber: typeof manualInvoiceNumber,
): Draft {
  return {
    kind: MANUAL_INVOICE,
    number: request.invoiceNumber || makeNumber(settings.businessTimeZone, now()),
    isNumberTyped: request.invoiceNumber !== '',
    lines: content.items.length,
    job: (number) => ({ kind: 'manual-invoice', view: buildManualInvoice({ ...content, number }) }),
    shipmentIds: [],
    dataVersions: { tariff: tariff.release, measures: measures.version },
    request,
  }
}

/** What is printed but for the number. Throws as `checkedItems`. */
async function manualContent(
  deps: ManualNeeds,
  request: ManualRequest,
  reprices: boolean,
): Promise<Omit<ManualInvoiceInput, 'number'>> {
  const hasCad = request.items.some(({ unitPriceCAD }) => unitPriceCAD !== undefined)
  const exchange = hasCad ? await currentExchangeRate(deps) : null
  const items = checkedItems(deps, request.items, { exchange, reprices })
  return {
    ...partiesOf(request),
    exchange,
    items,
    entering: items.map((item) =>
      lineFindings(deps, { ...item, madeBy: item.maker }).map((finding) => saidAdmissibility('en', finding)),
    ),
    invoiceDate: request.invoiceDate ? day(request.invoiceDate) : deps.today(),
    reason: request.reasonForExport,
    shippingDate: request.shippingDate ? day(request.shippingDate) : null,
  }
}
