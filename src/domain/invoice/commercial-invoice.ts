// The commercial invoice of a shipment as a finished view: every amount and word is decided here, the renderer only lays it out.
// Source: 19 CFR 141.86; specification part 2, sections 2, 5 and 9; decisions e, j, n.
import type { Big } from 'big.js'
import { texts } from '#texts/en/invoice-paper.ts'
import { type AddressParts, addressLine } from '../address/address.ts'
import { proposeMid } from '../address/mid.ts'
import { type CalendarDate, dateText } from '../calendar.ts'
import { type CountryCode, isNorthAmerican } from '../countries.ts'
import { type ExchangeRate, isFallback } from '../exchange.ts'
import { formatHtsCode, type HtsCode } from '../hts-code.ts'
import { amountText, type Cad, cad, compare, type Money, sum, type Usd, usd } from '../money.ts'
import { type EntryPermission, permissionText } from '../shipment/entry-permission.ts'
import { lineAmounts, printedRate, unitDecimals, unitText } from './line-amounts.ts'
import { ltlName } from './ltl.ts'
import type { ManualLine } from './manual-lines.ts'
import { type OnwardConsignee, onwardFacts } from './onward-consignee.ts'
import { type Particulars, type PrintedFact, printedFacts, reasonText } from './particulars.ts'
import {
  type BrokerType,
  brokerParty,
  consigneeParty,
  type Destination,
  type Exporter,
  exporterParty,
  importerParty,
  type Party,
  type PrintedParty,
} from './parties.ts'

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
  /** Why it may enter although its kind is prohibited. */
  readonly permission?: EntryPermission | undefined
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
  /** What a preview knows of it. */
  readonly known?: Pick<Particulars, 'importer' | 'reason'>
  /** USD claimed on the whole entry, where this is one of several invoices of it; absent where it is the only one. */
  readonly claimedOnEntry?: Usd
}

export type InvoiceLine = {
  readonly description: string
  readonly sku: string
  /** Dotted, or the words for a code that was not given. */
  readonly htsCode: string
  readonly origin: CountryCode
  /** The special programme indicator of a CUSMA claim, 19 CFR 182.11(b). */
  readonly claim: 'S' | ''
  readonly maker: string
  /** Empty while not known. */
  readonly packing: string
  readonly quantity: number
  readonly unitCad: string
  readonly unitUsd: string
  readonly totalCad: Cad
  readonly totalUsd: Usd
}

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
  readonly totals: { readonly units: number; readonly cad: Cad; readonly usd: Usd }
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
    reasonForExport: said ? reasonText(said.reason) : texts.soldGoods,
    facts: [...onwardFacts([input.onward]), ...(particulars ? printedFacts(particulars) : [])],
    stamp: stampOf(particulars?.openPoints ?? 0),
    exchange: { rate: texts.rate(rateText(rate)), source: rateSource(input.exchange) },
    lines,
    totals: {
      units: lines.reduce((units, line) => units + line.quantity, 0),
      cad: sum(
        'CAD',
        lines.map((line) => line.totalCad),
      ),
      usd: sum(
        'USD',
        lines.map((line) => line.totalUsd),
      ),
    },
    warnings: isFallback(input.exchange) ? [texts.fallbackNote(rateText(rate))] : [],
    notes: [
      texts.rounding,
      texts.customsRate,
      ...permissionNotes(input.items),
      ...claimNotes(lines, particulars?.certificateNumber, input.claimedOnEntry),
    ],
  }
}

/** USD of the lines that claim preference. */
export const claimedValue = (lines: readonly InvoiceLine[]): Usd =>
  sum(
    'USD',
    lines.filter(({ claim }) => claim !== '').map(({ totalUsd }) => totalUsd),
  )

/**
 * What stands behind the claims of the lines. Where the whole entry claims for up to 2,500 USD, the goods carry a statement of
 * origin on the invoice itself; without a certificate nobody has stated any. `certificate`: its number, null where none is kept, undefined where nobody looked. Source: 19 CFR 182.12, 182.14.
 */
function claimNotes(
  lines: readonly InvoiceLine[],
  certificate: string | null | undefined,
  onEntry?: Usd,
): readonly string[] {
  if (lines.every(({ claim }) => claim === '')) return []
  const value = claimedValue(lines)
  return [
    certificate === null ? texts.claimUnkept : texts.claimNote,
    ...(certificate ? [texts.certificate(certificate)] : []),
    ...(certificate === null || compare(onEntry ?? value, STATEMENT_LIMIT) > 0
      ? []
      : [texts.statementOfOrigin(amountText(value))]),
  ]
}

/** Highest value of originating goods in one importation for which no copy of a certificate is asked: 19 CFR 182.14. */
const STATEMENT_LIMIT: Usd = usd('2500')

const permissionNotes = (items: readonly InvoiceItem[]): readonly string[] =>
  items.flatMap(({ description, permission }) => (permission ? [permissionText(description, permission)] : []))

const stampOf = (points: number): CommercialInvoice['stamp'] =>
  points > 0 ? { word: texts.stamp, why: texts.stampWhy(points) } : null

type UnpricedLine = Omit<InvoiceLine, 'unitCad' | 'unitUsd' | 'totalCad' | 'totalUsd'> & { readonly unitValue: Money }

function itemLine(item: InvoiceItem, input: InvoiceInput): UnpricedLine {
  return {
    description: item.description,
    sku: item.sku,
    htsCode: formatHtsCode(item.htsCode),
    origin: item.origin,
    claim: input.hasCertificate && !item.isLeftOut && isNorthAmerican(item.origin) ? 'S' : '',
    maker: makerText(item),
    packing: item.packing ?? '',
    quantity: item.quantity,
    unitValue: cad(item.costCad),
  }
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
    htsCode: line.htsCode ? formatHtsCode(line.htsCode) : texts.codeNotGiven,
    origin: line.origin,
    claim: '',
    maker: line.maker && maker ? makerText({ maker: line.maker, mid }) : texts.makerNotGiven,
    packing: '',
    quantity: line.quantity,
    unitValue: line.unitValue,
  }
}

/** Adds the amounts; each column of unit values is printed with the decimals its most exact value needs. */
function pricedLines(lines: readonly UnpricedLine[], rate: Big): readonly InvoiceLine[] {
  const priced = lines.map(({ unitValue, ...line }) => ({ line, amounts: lineAmounts(unitValue, line.quantity, rate) }))
  const cadDecimals = unitDecimals(priced.map((each) => each.amounts.unitCad))
  const usdDecimals = unitDecimals(priced.map((each) => each.amounts.unitUsd))
  return priced.map(({ line, amounts }) => ({
    ...line,
    ...amounts,
    unitCad: unitText(amounts.unitCad, cadDecimals),
    unitUsd: unitText(amounts.unitUsd, usdDecimals),
  }))
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
