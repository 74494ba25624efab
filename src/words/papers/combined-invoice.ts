// Several shipments on one paper: an invoice for each, numbered in order, and a summary of all. They go on one entry, so one
// importer, one destination and one rate hold for all. Source: 19 CFR 141.86(h); specification part 1, section 5.

import { printedRate } from '#domain/invoice/line-amounts.ts'
import { partNumber } from '#domain/invoice/numbering.ts'
import type { Particulars } from '#domain/invoice/particulars.ts'
import { type Cad, sum, type Usd } from '#domain/money.ts'
import { texts } from '#texts/en/combined-invoice.ts'
import { texts as paperTexts } from '#texts/en/invoice-paper.ts'
import {
  buildCommercialInvoice,
  type CommercialInvoice,
  type InvoiceInput,
  mayBeDeposit,
} from './commercial-invoice.ts'
import { claimedValue, enteredValue, valueNotes } from './invoice-notes.ts'
import { onwardFacts } from './onward-consignee.ts'
import { entryFacts, type PrintedFact, printedFacts, unsoldOf } from './printed-facts.ts'

type CombinedPart = {
  /** 'Inv. 1 of 3' and, for the pages, 'Inv. 1'. */
  readonly place: string
  readonly label: string
  readonly invoice: CommercialInvoice
}

export type CombinedRow = {
  readonly position: number
  readonly number: string
  readonly reference: string
  readonly lines: number
  readonly units: number
  readonly cad: Cad
  readonly usd: Usd
}

export type CombinedInvoice = {
  readonly number: string
  /** What holds for every part: parties, day, rate, way of travelling, and the warnings and notes of any of them. */
  readonly common: Omit<CommercialInvoice, 'number' | 'reference' | 'lines' | 'totals'>
  readonly rows: readonly CombinedRow[]
  readonly totals: { readonly lines: number; readonly units: number; readonly cad: Cad; readonly usd: Usd }
  readonly parts: readonly CombinedPart[]
}

/**
 * number: of the combined paper; each invoice has it with '/1', '/2' ... behind it. inputs: one a shipment, in the order of the paper.
 * No rounding here: totals are sums of the totals printed. Throws RangeError without a shipment or when `sharesOneEntry` says no.
 */
export function buildCombinedInvoice(number: string, inputs: readonly Omit<InvoiceInput, 'number'>[]): CombinedInvoice {
  if (!sharesOneEntry(inputs)) throw new RangeError(`${inputs.length} shipments that cannot go on one entry`)
  const build = (claimedOnEntry?: Usd) =>
    inputs.map((input, at) =>
      buildCommercialInvoice({
        ...withoutCharges(input),
        number: partNumber(number, at + 1),
        ...(claimedOnEntry ? { claimedOnEntry } : {}),
      }),
    )
  const claimed = build().map(({ lines }) => claimedValue(lines))
  const invoices = build(sum('USD', claimed))
  const [first] = invoices
  if (!first) throw new RangeError('no shipment to invoice')
  const rows = invoices.map(rowOf)
  const totals = totalsOf(rows)
  return {
    number,
    common: {
      ...first,
      reasonForExport: isValuedAlike(inputs) ? first.reasonForExport : texts.eachSays,
      facts: [
        ...onwardFacts(inputs.map(({ onward }) => onward)),
        ...commonFacts(inputs.map(({ particulars }) => particulars)).filter(
          ({ label }) => isValuedAlike(inputs) || !OF_ONE_VALUE.has(label),
        ),
        ...entryOfAll(inputs, totals),
      ],
      stamp: stampOf(invoices),
      warnings: [...new Set(invoices.flatMap((invoice) => invoice.warnings))],
      notes: [texts.numbered, oneEntryText(inputs), texts.sums, ...valueOfAll(inputs, totals)],
    },
    rows,
    totals,
    parts: invoices.map((invoice, at) => ({
      place: texts.place(at + 1, invoices.length),
      label: texts.partLabel(at + 1),
      invoice,
    })),
  }
}

function totalsOf(rows: readonly CombinedRow[]): CombinedInvoice['totals'] {
  const [inCad, inUsd] = [rows.map((row) => row.cad), rows.map((row) => row.usd)]
  const [lines, units] = [rows.map((row) => row.lines), rows.map((row) => row.units)]
  return { lines: count(lines), units: count(units), cad: sum('CAD', inCad), usd: sum('USD', inUsd) }
}

type Input = Omit<InvoiceInput, 'number'>

/** Charges are of all invoices together: the summary states them once. */
const withoutCharges = ({ particulars, ...input }: Input): Input =>
  particulars ? { ...input, particulars: { ...particulars, charges: 'on-summary' } } : input

/** How the value of all was set, with the charges of all. */
const valueOfAll = (inputs: readonly Input[], totals: CombinedInvoice['totals']): readonly string[] => {
  const [first] = inputs
  return first?.particulars && isValuedAlike(inputs)
    ? valueNotes(first.particulars, totals, printedRate(first.exchange.cadToUsd))
    : []
}

/** The kind of the one entry of all. */
function entryOfAll(inputs: readonly Input[], totals: CombinedInvoice['totals']): readonly PrintedFact[] {
  const [first] = inputs
  if (!first?.particulars) return []
  const rate = printedRate(first.exchange.cadToUsd)
  return entryFacts({
    entered: isValuedAlike(inputs) ? enteredValue(first.particulars, totals, rate) : totals.usd,
    exporter: first.exporter,
    ...(isValuedAlike(inputs) ? unsoldOfAll(first.particulars, inputs) : {}),
    mayBeDeposit: inputs.some(({ items }) => mayBeDeposit(items)),
  })
}

/** The day on which all leave, where that is one. */
function unsoldOfAll(first: Particulars, inputs: readonly Input[]): ReturnType<typeof unsoldOf> {
  const days = new Set(inputs.map(({ particulars }) => particulars?.shippedOn ?? null))
  const { unsold } = unsoldOf(first)
  return unsold && days.size > 1 ? { unsold: { shippedOn: 'each' } } : unsoldOf(first)
}

/** Where one shipment is sold and another is not, each invoice says its own reason, sale and basis of value. */
function isValuedAlike(inputs: readonly Input[]): boolean {
  const said = inputs.map(({ particulars }) =>
    JSON.stringify([particulars?.reason, particulars?.value.basis, particulars?.relatedParties]),
  )
  return new Set(said).size === 1
}

const OF_ONE_VALUE: ReadonlySet<string> = new Set([
  paperTexts.relatedParties,
  paperTexts.buyer,
  paperTexts.sold,
  paperTexts.valueBasis,
])

/** The consignee is one only where no warehouse passes the goods on to several. */
function oneEntryText(inputs: readonly Input[]): string {
  const consignees = new Set(inputs.map(({ onward }) => JSON.stringify(onward ?? null)))
  return consignees.size > 1 ? texts.oneEntrySeveral : texts.oneEntry
}

/** What is said of all shipments: terms and the like of the first, packages, weights and references of all. */
function commonFacts(all: readonly (Particulars | undefined)[]): readonly PrintedFact[] {
  const known = all.flatMap((each) => each ?? [])
  const [first] = known
  if (!first || known.length < all.length) return []
  const packing = known.map((each) => each.packing)
  const weights = known.flatMap(({ netKg }) => netKg ?? [])
  const isPacked = packing.every(({ packages }) => packages > 0)
  return printedFacts({
    ...first,
    packing: {
      packages: isPacked ? count(packing.map(({ packages }) => packages)) : 0,
      weighed: count(packing.map(({ weighed }) => weighed)),
      grossKg: packing.map(({ grossKg }) => grossKg).reduce((total, each) => total.plus(each)),
    },
    netKg: weights.length === known.length ? weights.reduce((total, each) => total.plus(each)) : null,
    references: known.flatMap(({ references }) => references),
  })
}

function stampOf(invoices: readonly CommercialInvoice[]): CommercialInvoice['stamp'] {
  const stamped = invoices.flatMap(({ stamp }) => stamp ?? [])
  const [first] = stamped
  return first ? { word: first.word, why: texts.stampWhy(stamped.length, invoices.length) } : null
}

/** Whether importer, day, destination, broker and exchange rate of all are the same. */
export function sharesOneEntry(inputs: readonly Omit<InvoiceInput, 'number'>[]): boolean {
  const shared = inputs.map(({ exporter, date, destination, broker, exchange }) =>
    JSON.stringify([exporter, date, destination, broker, exchange]),
  )
  return new Set(shared).size <= 1
}

const rowOf = ({ number, reference, lines, totals }: CommercialInvoice, at: number): CombinedRow => ({
  position: at + 1,
  number,
  reference,
  lines: lines.length,
  ...totals,
})

const count = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
