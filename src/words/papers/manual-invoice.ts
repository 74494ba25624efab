// An invoice typed by hand, beside any shipment, as a finished view: every amount and word is decided here.
// Source: specification part 2, sections 3, 5 and 9; 19 CFR 141.86; decisions l.

import { isOfOtherCountry, placeDoubts } from '#domain/address/place-doubts.ts'
import type { AdmissibilityLevel } from '#domain/admissibility/rule.ts'
import { type CalendarDate, dateText } from '#domain/calendar.ts'
import { countryName } from '#domain/countries.ts'
import { type ExchangeRate, isFallback } from '#domain/exchange.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { defaultReason, type ExportReason } from '#domain/invoice/export-reason.ts'
import { exactDecimals, printedRate, unitText } from '#domain/invoice/line-amounts.ts'
import {
  cadTotal,
  type ManualInvoiceItem,
  manualItemTotal,
  NOT_MEASURED,
  totalInCad,
} from '#domain/invoice/manual-amounts.ts'
import { numberList } from '#domain/invoice/number-list.ts'
import { isShort, isVague } from '#domain/invoice/preflight/description-checks.ts'
import { amountText, type Cad, isZero, sum, type Usd } from '#domain/money.ts'
import { isLowValue, needsFormalEntry } from '#domain/shipment/formal-entry.ts'
import { texts as findingTexts } from '#texts/en/findings.ts'
import { texts as paperTexts } from '#texts/en/invoice-paper.ts'
import { texts } from '#texts/en/manual-invoice.ts'
import { wordsOf } from '../language.ts'
import { placeDoubtText } from '../place-doubt.ts'
import { type CommercialInvoice, rateSource, rateText, stampOf } from './commercial-invoice.ts'
import { reasonText } from './printed-facts.ts'
import type { PrintedParty } from './printed-parties.ts'

/** Parts that were not given are empty; `country` is ISO alpha-2. */
export type ManualParty = {
  readonly name: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly postalCode: string
  readonly phone: string
  readonly email: string
}

/** Nobody is named. */
export const NO_PARTY: ManualParty = {
  name: '',
  address: '',
  city: '',
  state: '',
  country: '',
  postalCode: '',
  phone: '',
  email: '',
}

export type ManualParties = {
  readonly shipper: ManualParty
  readonly importer: ManualParty
  readonly destination: ManualParty
  readonly broker: ManualParty
}

export type ManualInvoiceInput = ManualParties & {
  readonly number: string
  readonly invoiceDate: CalendarDate
  readonly shippingDate: CalendarDate | null
  /** Of the importer named, where one is kept for it. */
  readonly importerNumber?: string
  /** Left out: stock of one's own where the goods go to Amazon, else a sale. */
  readonly reason?: ExportReason | undefined
  /** Of prices given in CAD; absent or null where there are none. */
  readonly exchange?: ExchangeRate | null
  readonly items: readonly ManualInvoiceItem[]
  /** What stands between the goods of each line and their entry, in their order; left out where it is not known yet. */
  readonly entering?: readonly (readonly EntryPoint[])[]
}

type EntryPoint = { readonly level: AdmissibilityLevel; readonly title: string; readonly source: string }

export type ManualInvoiceLine = {
  readonly description: string
  readonly htsCode: string
  readonly origin: string
  readonly maker: string
  readonly weightAndSize: string
  readonly quantity: number
  /** Words where no value was given: a price of zero is none. */
  readonly unitUsd: string
  readonly totalText: string
  readonly totalUsd: Usd
  /** Price and total as they were given in CAD; absent for a line given in USD. */
  readonly givenCad?: { readonly unit: string; readonly total: string }
}

export type ManualInvoice = {
  readonly number: string
  readonly date: string
  readonly shippingDate: string
  readonly parties: readonly PrintedParty[]
  readonly reasonForExport: string
  readonly taxesPaidBy: string
  readonly lines: readonly ManualInvoiceLine[]
  /** `cad` only where every price was given in CAD. */
  readonly totals: { readonly units: number; readonly usd: Usd; readonly cad?: Cad }
  readonly warnings: readonly string[]
  readonly notes: readonly string[]
  /** Stamped while there are warnings; null on a clean one. */
  readonly stamp: CommercialInvoice['stamp']
}

/**
 * Lines as typed; totals sum the printed lines. A column of unit prices has as many decimals as a reader needs who multiplies them
 * by the quantity to get the printed totals. What is missing is printed as not given and named in the warnings.
 */
export function buildManualInvoice(input: ManualInvoiceInput): ManualInvoice {
  const priced = input.items.map((item) => ({ unit: item.unitPrice, ...item, total: manualItemTotal(item) }))
  const decimals = exactDecimals(priced)
  const lines = input.items.map((item) => toLine(item, decimals))
  const usdTotal = sum(
    'USD',
    lines.map((line) => line.totalUsd),
  )
  const warnings = [
    ...conversion(input, true),
    ...partyWarnings(input),
    ...placeWarnings(input),
    ...numberWarning(input, usdTotal),
    ...entryWarnings(input),
    ...lineWarnings(input.items),
  ]
  return {
    number: input.number,
    date: dateText(input.invoiceDate),
    shippingDate: input.shippingDate ? dateText(input.shippingDate) : texts.notGiven,
    parties: ROLES.map(([key, role]) => withNumber(key, toPrinted(role, input[key]), input)),
    reasonForExport: reasonText(input.reason ?? defaultReason(/\bamazon\b/i.test(input.destination.name))),
    taxesPaidBy: texts.taxesByShipper,
    lines,
    totals: {
      units: lines.reduce((units, line) => units + line.quantity, 0),
      usd: usdTotal,
      ...totalInCad(input.items),
    },
    warnings,
    stamp: stampOf(warnings.length),
    notes: [...conversion(input, false), ...entryNotes(usdTotal), texts.typed, texts.notStated, texts.noClaim],
  }
}

/** What the value asks of the entry: 19 CFR 143.21(a) above 2,500 USD, 10.151 as amended for low values. */
function entryNotes(value: Usd): readonly string[] {
  if (isZero(value)) return []
  if (needsFormalEntry(value)) return [findingTexts['formal-entry'](amountText(value))]
  return isLowValue(value) ? [findingTexts['low-value'](amountText(value))] : []
}

/** At which rate lines given in CAD were converted, and whose it is: a fallback is a warning, a published rate a note. */
function conversion({ items, exchange }: ManualInvoiceInput, asWarning: boolean): readonly string[] {
  const lines = items.flatMap((item, at) => (item.givenCad ? [at + 1] : []))
  if (!exchange || lines.length === 0 || isFallback(exchange) !== asWarning) return []
  const rate = paperTexts.rate(rateText(printedRate(exchange.cadToUsd)))
  const named = numberList(lines)
  return [asWarning ? texts.convertedFallback(named, rate) : texts.converted(named, rate, rateSource(exchange))]
}

const ROLES = [
  ['shipper', texts.shipper],
  ['importer', texts.importer],
  ['destination', texts.destination],
  ['broker', texts.broker],
] as const

function toLine(item: ManualInvoiceItem, decimals: number): ManualInvoiceLine {
  const totalUsd = manualItemTotal(item)
  const hasValue = !isZero(item.unitPrice)
  const { givenCad: price, quantity } = item
  const given = price && {
    unit: unitText(price, exactDecimals([{ unit: price, quantity, total: cadTotal(price, quantity) }])),
    total: amountText(cadTotal(price, quantity)),
  }
  return {
    description: item.description,
    htsCode: item.htsCode ? formatHtsCode(item.htsCode) : texts.notGiven,
    origin: item.origin ?? texts.notGiven,
    maker: item.maker ? paperTexts.maker(item.maker) : paperTexts.makerNotGiven,
    weightAndSize: texts.weightBySize(item.weight, item.dimensions),
    quantity,
    unitUsd: hasValue ? unitText(item.unitPrice, decimals) : texts.notGiven,
    totalText: hasValue ? amountText(totalUsd) : texts.notGiven,
    totalUsd,
    ...(given && hasValue ? { givenCad: given } : {}),
  }
}

function toPrinted(role: string, party: ManualParty): PrintedParty {
  const place = [party.city, party.state, party.postalCode].filter(Boolean).join(' ')
  const country = party.country ? countryName(party.country) : ''
  const phone = party.phone ? paperTexts.phone(party.phone) : ''
  const lines = [party.address, place, country, phone, party.email].filter(Boolean)
  return { role, name: party.name || texts.notGiven, lines }
}

/** A formal entry needs the number of the importer of record: 19 CFR 24.5. */
const numberWarning = ({ importerNumber }: ManualInvoiceInput, value: Usd): readonly string[] =>
  needsFormalEntry(value) && !importerNumber ? [texts.importerNumberLacks(amountText(value))] : []

const withNumber = (
  key: keyof ManualParties,
  party: PrintedParty,
  { importerNumber }: ManualInvoiceInput,
): PrintedParty =>
  key === 'importer' && importerNumber
    ? { ...party, lines: [...party.lines, paperTexts.importerNumber(importerNumber)] }
    : party

/** Name, address, city and country of those whom customs must know: 19 CFR 141.86(a)(2). A broker may be found later. */
function partyWarnings(parties: ManualParties): readonly string[] {
  return ROLES.filter(([key]) => key !== 'broker').flatMap(([key, role]) => {
    const { name, address, city, country } = parties[key]
    const missing = [
      ...(name ? [] : [texts.partName]),
      ...(address ? [] : [texts.partAddress]),
      ...(city ? [] : [texts.partCity]),
      ...(country ? [] : [texts.partCountry]),
    ]
    return missing.length > 0 ? [texts.partyLacks(role, missing.join(', '))] : []
  })
}

/** A country that the rest of the address is not in is printed as it stands, and so is said: 'Guelph ON, United States'. */
function placeWarnings(parties: ManualParties): readonly string[] {
  return ROLES.flatMap(([key, role]) => {
    const doubt = placeDoubts({ ...parties[key], phone: '' }).find(isOfOtherCountry)
    return doubt ? [texts.partyDoubted(role, placeDoubtText(wordsOf('en'), doubt, parties[key].country))] : []
  })
}

/** Each thing once, with its lines. Agency papers alone are no open point. */
function entryWarnings({ entering = [] }: ManualInvoiceInput): readonly string[] {
  const points = entering.flatMap((found, at) =>
    found.filter(({ level }) => level !== 'papers').map((point) => ({ ...point, line: at + 1 })),
  )
  return [...Map.groupBy(points, ({ title, source }) => texts.linesEntry(title, source, ''))].flatMap(([, alike]) => {
    const [first] = alike
    return first ? [texts.linesEntry(first.title, first.source, numberList(alike.map(({ line }) => line)))] : []
  })
}

function lineWarnings(items: readonly ManualInvoiceItem[]): readonly string[] {
  const isOpen = (text: string) => text === '' || text === NOT_MEASURED
  const named = (say: (lines: string) => string, isConcerned: (item: ManualInvoiceItem) => boolean) => {
    const lines = items.flatMap((item, at) => (isConcerned(item) ? [at + 1] : []))
    return lines.length > 0 ? [say(numberList(lines))] : []
  }
  return [
    ...named(texts.linesVague, ({ description }) => isVague(description)),
    ...named(texts.linesShort, ({ description }) => !isVague(description) && isShort(description)),
    ...named(texts.linesLackMaker, ({ maker }) => maker === ''),
    ...named(texts.linesLackOrigin, (item) => item.origin === null),
    ...named(texts.linesLackCode, (item) => item.htsCode === null),
    ...named(texts.linesLackValue, (item) => isZero(item.unitPrice)),
    ...named(texts.linesLackSize, (item) => isOpen(item.weight) || isOpen(item.dimensions)),
  ]
}
