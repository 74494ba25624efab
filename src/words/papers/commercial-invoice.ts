// The commercial invoice of a shipment as a finished view: every amount and word is decided here, the renderer only lays it out.
// Source: 19 CFR 141.86; specification part 2, sections 2, 5 and 9; decisions e, j, n.
import type { Big } from 'big.js'
import { type AddressParts, addressLine } from '#domain/address/address.ts'
import { proposeMid } from '#domain/address/mid.ts'
import { type CalendarDate, dateText } from '#domain/calendar.ts'
import { type CountryCode, isNorthAmerican } from '#domain/countries.ts'
import { type ExchangeRate, isFallback } from '#domain/exchange.ts'
import { formatHtsCode, type HtsCode } from '#domain/hts-code.ts'
import { printedRate } from '#domain/invoice/line-amounts.ts'
import type { ManualLine } from '#domain/invoice/manual-lines.ts'
import type { Particulars } from '#domain/invoice/particulars.ts'
import type { BrokerType, Destination, Exporter, Party } from '#domain/invoice/parties.ts'
import { type InvoiceTotals, invoiceTotals, type PricedAmounts, pricedLines } from '#domain/invoice/priced-lines.ts'
import { cad, type Money, thousandsText, type Usd } from '#domain/money.ts'
import type { EntryPermission } from '#domain/shipment/entry-permission.ts'
import type { Quantity } from '#domain/tariff/duty-outcome.ts'
import { texts } from '#texts/en/invoice-paper.ts'
import { ltlName } from '../ltl-name.ts'
import { unitName } from '../unit-name.ts'
import { claimNotes, enteredValue, permissionNotes, pointNotes, valueNotes } from './invoice-notes.ts'
import { type OnwardConsignee, onwardFacts } from './onward-consignee.ts'
import {
  entryFacts,
  type PrintedFact,
  printedFacts,
  reasonText,
  unsoldOf,
  type ValueParticulars,
  valueFacts,
} from './printed-facts.ts'
import { brokerParty, consigneeParty, exporterParty, importerParty, type PrintedParty } from './printed-parties.ts'

/** An item whose customs data is complete and confirmed. Cost is of one unit, CAD. */
export type InvoiceItem = {
  readonly description: string
  readonly sku: string
  readonly quantity: number
  readonly costCad: Big
  readonly origin: CountryCode
  readonly htsCode: HtsCode
  readonly maker: AddressParts
  /** The maker's identification code, set or proposed; null when none can be built. */
  readonly mid?: string | null
  /** In which packages it lies; absent or empty while that is not known. */
  readonly packing?: string
  /** Whether the certificate leaves it out: it claims nothing. */
  readonly isLeftOut?: boolean
  /** The whole line in the units the tariff counts in, and units whose amount nobody gave; a preview leaves them out. */
  readonly counted?: readonly Quantity[]
  readonly uncounted?: readonly string[]
  /** Kilograms of one unit, net. */
  readonly netKg?: Big | null
  /** Of chapters 98 and 99, beside the line's own code. */
  readonly headings?: readonly string[]
  /** Why it may enter although its kind is prohibited. */
  readonly permission?: EntryPermission | undefined
  /** Whether an antidumping or countervailing order may reach it. */
  readonly mayBeDeposit?: boolean
}

export type InvoiceInput = {
  readonly number: string
  readonly date: CalendarDate
  readonly reference: string
  readonly exporter: Exporter
  readonly destination: Destination
  readonly broker: { readonly type: BrokerType; readonly party: Party | null }
  readonly items: readonly InvoiceItem[]
  readonly manualLines: readonly ManualLine[]
  readonly exchange: ExchangeRate
  /** Whether a completed or signed CUSMA certificate stands for the shipment. */
  readonly hasCertificate: boolean
  /** Where a warehouse passes the goods on to; absent where they stay at their destination. */
  readonly onward?: OnwardConsignee
  /** What else a broker needs; absent while it is not looked up, as on a preview. */
  readonly particulars?: Particulars
  /** Whether it is of the sample shipment: it has no number and is stamped as what it is. */
  readonly isSample?: boolean
  /** What a preview knows of it. */
  readonly known?: Pick<Particulars, 'importer'> & ValueParticulars
  /** USD claimed on the whole entry, where this is one of several invoices of it; absent where it is the only one. */
  readonly claimedOnEntry?: Usd
}

export type InvoiceLine = {
  readonly description: string
  readonly sku: string
  /** Of a typed line that has one. */
  readonly asin?: string | undefined
  /** Dotted, or the words for a code that was not given. */
  readonly htsCode: string
  readonly origin: CountryCode
  /** The special programme indicator of a CUSMA claim, 19 CFR 182.11(b). */
  readonly claim: 'S' | ''
  /** Headings of chapters 98 and 99 that the line is entered under too, and its amounts in the units of the tariff. */
  readonly headings: readonly string[]
  readonly tariffQuantity: string
  readonly maker: string
  /** Empty while not known. */
  readonly packing: string
  readonly quantity: number
} & PricedAmounts

export type CommercialInvoice = {
  readonly number: string
  readonly date: string
  readonly reference: string
  readonly seller: PrintedParty
  readonly importer: PrintedParty
  readonly consignee: PrintedParty
  readonly broker: PrintedParty
  readonly travels: string
  readonly reasonForExport: string
  /** Terms, packages, weights, references: what is known of them. */
  readonly facts: readonly PrintedFact[]
  /** Stamped on a paper some checks of which warn; null on a clean one. */
  readonly stamp: { readonly word: string; readonly why: string } | null
  readonly exchange: { readonly rate: string; readonly source: string }
  readonly lines: readonly InvoiceLine[]
  readonly totals: InvoiceTotals
  /** What the reader must not miss, such as a fallback rate. */
  readonly warnings: readonly string[]
  readonly notes: readonly string[]
}

/** Items first in shipment order, then manual lines as typed. Amounts round as `lineAmounts` says; totals sum the printed lines. */
export function buildCommercialInvoice(input: InvoiceInput): CommercialInvoice {
  const rate = printedRate(input.exchange.cadToUsd)
  const lines = pricedLines(
    [...input.items.map((item) => itemLine(item, input)), ...input.manualLines.map(manualLine)],
    rate,
  )
  const totals = invoiceTotals(lines)
  const { particulars } = input
  const said = particulars ?? input.known
  return {
    number: input.number,
    date: dateText(input.date),
    reference: input.reference,
    seller: exporterParty(input.exporter),
    importer: importerParty(input.exporter, said?.importer),
    consignee: consigneeParty(input.destination, input.onward),
    broker: brokerParty(input.broker.type, input.broker.party),
    travels: ltlName(input.destination.type),
    reasonForExport: said ? reasonText(said.reason) : texts.notStated,
    facts: [...onwardFacts([input.onward]), ...factsOf(input), ...entryFactsOf(input, totals)],
    stamp: input.isSample ? SAMPLE_STAMP : stampOf(particulars?.openPoints.length ?? 0),
    exchange: { rate: texts.rate(rateText(rate)), source: rateSource(input.exchange) },
    lines,
    totals,
    warnings: [
      ...(input.isSample ? [texts.sampleNote] : []),
      ...(isFallback(input.exchange) ? [texts.fallbackNote(rateText(rate))] : []),
    ],
    notes: [
      texts.rounding,
      texts.customsRate,
      ...(said ? valueNotes(said, totals, rate) : []),
      ...permissionNotes(input.items),
      ...claimNotes(lines, particulars?.certificateNumber, input.claimedOnEntry),
      ...(input.isSample ? [] : pointNotes(particulars?.openPoints ?? [])),
    ],
  }
}

/** A preview tells nothing of the entry. */
function entryFactsOf(
  { particulars, exporter, items, exchange, claimedOnEntry }: InvoiceInput,
  totals: InvoiceTotals,
): readonly PrintedFact[] {
  if (!particulars) return []
  const isOneOfSeveral = claimedOnEntry !== undefined
  const entered = isOneOfSeveral ? 'on-summary' : enteredValue(particulars, totals, printedRate(exchange.cadToUsd))
  return entryFacts({ entered, exporter, ...unsoldOf(particulars), mayBeDeposit: mayBeDeposit(items) })
}

/** Whether an antidumping or countervailing order may reach some of the goods. */
export const mayBeDeposit = (items: readonly InvoiceItem[]): boolean => items.some((item) => item.mayBeDeposit === true)

const factsOf = ({ particulars, known }: InvoiceInput): readonly PrintedFact[] => {
  if (particulars) return printedFacts(particulars)
  return known ? valueFacts(known) : []
}

const SAMPLE_STAMP = { word: texts.sampleStamp, why: texts.sampleWhy }

/** The stamp of a draft; null without an open point. */
export const stampOf = (points: number): CommercialInvoice['stamp'] =>
  points > 0 ? { word: texts.stamp, why: texts.stampWhy(points) } : null

type UnpricedLine = Omit<InvoiceLine, keyof PricedAmounts> & { readonly unitValue: Money }

function itemLine(item: InvoiceItem, input: InvoiceInput): UnpricedLine {
  return {
    description: item.description,
    sku: item.sku,
    htsCode: formatHtsCode(item.htsCode),
    origin: item.origin,
    claim: input.hasCertificate && !item.isLeftOut && isNorthAmerican(item.origin) ? 'S' : '',
    headings: item.headings ?? [],
    tariffQuantity: tariffQuantity(item),
    maker: makerText(item),
    packing: item.packing ?? '',
    quantity: item.quantity,
    unitValue: cad(item.costCad),
  }
}

/** '8 dozens, net 12.5 kg': what the tariff counts in, and the net weight where it is known; what is not known is said. */
function tariffQuantity({ counted = [], uncounted = [], netKg, quantity }: InvoiceItem): string {
  const amounts = counted
    .filter(({ unit }) => unit !== 'kg')
    .map(({ unit, amount }) => texts.quantityIn(plainText(amount), unitName(unit)))
  const net = counted.find(({ unit }) => unit === 'kg')?.amount ?? netKg?.times(String(quantity))
  const known = [...amounts, ...(net ? [texts.netOfLine(plainText(net))] : [])]
  const missing = uncounted.map((unit) => unitName(unit))
  return [
    ...(known.length > 0 ? [texts.tariffQuantity(known.join(', '))] : []),
    ...(missing.length > 0 ? [texts.quantityMissing(missing.join(', '))] : []),
  ].join(' · ')
}

/** At most three decimals, thousands grouped. */
function plainText(amount: Big): string {
  const [whole = '0', fraction] = amount.round(3).toFixed().split('.')
  return fraction ? `${thousandsText(whole)}.${fraction}` : thousandsText(whole)
}

/** The code stands after the maker; a preview that did not look it up leaves it out. */
function makerText({ maker, mid }: Pick<InvoiceItem, 'maker' | 'mid'>): string {
  const made = texts.maker(addressLine(maker))
  if (mid === undefined) return made
  return mid === null ? `${made} · ${texts.midMissing}` : texts.makerWithMid(made, mid)
}

/** A manual line never claims CUSMA: the certificate names the shipment's items. */
function manualLine(line: ManualLine): UnpricedLine {
  const maker = line.maker ? addressLine(line.maker) : ''
  const mid = line.maker ? (proposeMid(line.maker) ?? null) : null
  return {
    description: line.description,
    sku: line.sku,
    asin: line.asin,
    htsCode: line.htsCode ? formatHtsCode(line.htsCode) : texts.codeNotGiven,
    origin: line.origin,
    claim: '',
    headings: [],
    tariffQuantity: '',
    maker: line.maker && maker ? makerText({ maker: line.maker, mid }) : texts.makerNotGiven,
    packing: '',
    quantity: line.quantity,
    unitValue: line.unitValue,
  }
}

/** At least four decimals, as banks print it. */
export const rateText = (rate: Big): string =>
  rate.toFixed().length < rate.toFixed(4).length ? rate.toFixed(4) : rate.toFixed()

/** Who published the rate and for which day. */
export function rateSource(exchange: ExchangeRate): string {
  if (exchange.asOf === null || isFallback(exchange)) return texts.fallback
  const day = dateText(exchange.asOf)
  return exchange.source === 'stored' ? texts.storedRate(day) : texts.bankOfCanada(day)
}
