// The form in the words of the call that makes the paper, and in the words of the builder that the preview shares with the server.
import type { Asked } from '#contract/endpoint.ts'
import type { generateManualInvoice } from '#contract/manual-invoices.ts'
import { parseDate } from '#domain/calendar.ts'
import { parseCountry } from '#domain/countries.ts'
import { htsDigits, parseHtsCode } from '#domain/hts-code.ts'
import { isSameImporter } from '#domain/importer-number.ts'
import { manualItemTotal, NOT_MEASURED } from '#domain/invoice/manual-amounts.ts'
import { cad } from '#domain/money.ts'
import { texts as paper } from '#texts/en/invoice-paper.ts'
import { buildManualInvoice, type ManualInvoice, type ManualParty } from '#words/papers/manual-invoice.ts'
import type { TypedGoods } from '../../api/entry-findings.ts'
import { type Defaults, filledItems, headOf, type InvoiceDraft, partiesOf } from './invoice-draft.ts'
import { type ItemDraft, quantityOf, unitPriceOf } from './item-draft.ts'
import type { PartyDraft } from './party-draft.ts'
import type { Rate } from './proposal.ts'

type Body = Asked<typeof generateManualInvoice>['body']

/** The call's body; undefined while a line has no readable quantity or price. */
export function toRequest(draft: InvoiceDraft, defaults: Defaults): Body | undefined {
  const filled = filledItems(draft)
  const items = filled.flatMap((item) => toWireItem(item) ?? [])
  if (items.length !== filled.length) return undefined
  const { shipper, importer, destination, broker } = partiesOf(draft, defaults)
  const { invoiceNumber, invoiceDate, shippingDate } = headOf(draft, defaults)
  return {
    items,
    shipper: trimmed(shipper),
    importer: trimmed(importer),
    destination: trimmed(destination),
    broker: trimmed(broker),
    invoiceNumber: invoiceNumber.trim(),
    invoiceDate,
    shippingDate,
    ...(draft.reasonForExport ? { reasonForExport: draft.reasonForExport } : {}),
  }
}

function toWireItem(item: ItemDraft): Body['items'][number] | undefined {
  const quantity = quantityOf(item)
  const price = unitPriceOf(item)
  if (quantity === undefined || !price) return undefined
  return {
    description: item.description.trim(),
    quantity,
    unitPriceUSD: Number(price.amount.toFixed()),
    ...(item.priceCad ? { unitPriceCAD: Number(item.priceCad) } : {}),
    totalValueUSD: Number(manualItemTotal({ quantity, unitPrice: price }).amount.toFixed(2)),
    countryOfOrigin: parseCountry(item.origin) ?? '',
    htsCode: htsDigits(item.htsCode),
    weight: item.weight.trim() || NOT_MEASURED,
    dimensions: item.dimensions.trim() || NOT_MEASURED,
    maker: item.maker.trim(),
  }
}

/** What is known beside the form: the day, for an empty date, the rate of prices given in CAD, and whether the goods of a line may enter. */
type Known = { readonly today: string; readonly rate: Rate; readonly found: TypedGoods['byId'] }

/** The paper as it would be printed now, without lines that nothing was typed into. */
export function previewOf(
  draft: InvoiceDraft,
  defaults: Defaults,
  { today, rate, found }: Known,
): ManualInvoice | undefined {
  const parties = partiesOf(draft, defaults)
  const head = headOf(draft, defaults)
  const invoiceDate = parseDate(head.invoiceDate) ?? parseDate(today)
  if (!invoiceDate) return undefined
  const { numberedImporter: kept } = defaults
  const lines = filledItems(draft).flatMap((item) => {
    const line = toPrintable(item)
    return line ? [{ line, entering: found.get(item.key) ?? [] }] : []
  })
  return buildManualInvoice({
    number: head.invoiceNumber.trim() || paper.numberLater,
    invoiceDate,
    shippingDate: parseDate(head.shippingDate) ?? null,
    reason: draft.reasonForExport || undefined,
    shipper: toParty(parties.shipper),
    importer: toParty(parties.importer),
    importerNumber: kept && isSameImporter(kept.name, parties.importer.name) ? kept.number : '',
    destination: toParty(parties.destination),
    broker: toParty(parties.broker),
    exchange: rate ?? null,
    items: lines.map(({ line }) => line),
    entering: lines.map(({ entering }) => entering.map((each) => ({ ...each, title: each.title.en }))),
  })
}

function toPrintable(item: ItemDraft) {
  const quantity = quantityOf(item)
  const unitPrice = unitPriceOf(item)
  if (quantity === undefined || !unitPrice) return undefined
  return {
    description: item.description.trim(),
    quantity,
    unitPrice,
    ...(item.priceCad ? { givenCad: cad(item.priceCad) } : {}),
    origin: parseCountry(item.origin) ?? null,
    htsCode: parseHtsCode(item.htsCode) ?? null,
    weight: item.weight.trim() || NOT_MEASURED,
    dimensions: item.dimensions.trim() || NOT_MEASURED,
    maker: item.maker.trim(),
  }
}

/** The country as its two letters, where it is known: the paper prints the name. */
const toParty = (party: PartyDraft): ManualParty => ({ ...trimmed(party), country: parseCountry(party.country) ?? '' })

const trimmed = (party: PartyDraft): PartyDraft => ({
  name: party.name.trim(),
  address: party.address.trim(),
  city: party.city.trim(),
  state: party.state.trim(),
  country: party.country.trim(),
  postalCode: party.postalCode.trim(),
  phone: party.phone.trim(),
  email: party.email.trim(),
})
