// The facts below the parties of an invoice: printed as far as they are known; what nobody said is printed as not stated.
// Source: 19 CFR 141.86(a), (e), (j); customs facts, 3.
import { type CalendarDate, dateText } from '#domain/calendar.ts'
import { countryName } from '#domain/countries.ts'
import type { ExportReason } from '#domain/invoice/export-reason.ts'
import { kilogramsText, type PackedTotals } from '#domain/invoice/packing.ts'
import type { DeliveryTerms, ImporterOfRecord, KnowingPerson, Particulars } from '#domain/invoice/particulars.ts'
import type { Exporter } from '#domain/invoice/parties.ts'
import type { ValueBasis } from '#domain/invoice/value-basis.ts'
import { amountText, type Usd } from '#domain/money.ts'
import { needsFormalEntry } from '#domain/shipment/formal-entry.ts'
import { texts } from '#texts/en/invoice-paper.ts'

export type PrintedFact = { readonly label: string; readonly values: readonly string[] }

/** What of it bears on the value. */
export type ValueParticulars = Pick<Particulars, 'reason' | 'relatedParties' | 'sale' | 'value' | 'charges'>

/** The facts below the parties, in the order of the paper. */
export function printedFacts(given: Particulars): readonly PrintedFact[] {
  return [
    { label: texts.incoterm, values: termsText(given.terms) },
    ...valueFacts(given),
    { label: texts.packages, values: packingText(given.packing) },
    { label: texts.netWeight, values: [given.netKg ? texts.kilograms(kilogramsText(given.netKg)) : texts.notStated] },
    { label: texts.person, values: personText(given.person) },
    { label: texts.port, values: [given.portOfEntry ? portText(given.portOfEntry) : texts.notStated] },
    ...(given.references.length > 0 ? [{ label: texts.references, values: [given.references.join(', ')] }] : []),
  ]
}

/** Who sold to whom, how the value was set, and what is paid beside the prices. */
export const valueFacts = (given: ValueParticulars): readonly PrintedFact[] => [
  { label: texts.relatedParties, values: [relationText(given)] },
  ...saleFacts(given),
  { label: texts.valueBasis, values: basisText(given.value.basis) },
  { label: texts.charges, values: chargesText(given.charges) },
]

type EntryGiven = {
  /** USD; of one of several invoices the summary says it. */
  readonly entered: Usd | 'on-summary'
  readonly exporter: Pick<Exporter, 'city' | 'state' | 'country'>
  /** What leaves without a sale: on which day, null while nobody said; 'each' where every invoice says its own. Left out of a sale. */
  readonly unsold?: { readonly shippedOn: CalendarDate | 'each' | null }
  /** Whether an antidumping or countervailing order may reach some of the goods. */
  readonly mayBeDeposit: boolean
}

/**
 * What kind of entry the value asks for, and where and, of goods that are not sold, when they leave.
 * Source: 19 CFR 141.86(a)(2), 143.21(a); CBP Form 7501, blocks 2 and 14.
 */
export function entryFacts({ entered, exporter, unsold, mayBeDeposit }: EntryGiven): readonly PrintedFact[] {
  const from = exporter.country ? countryName(exporter.country) : ''
  const place = [exporter.city, exporter.state].filter(Boolean).join(' ')
  return [
    { label: texts.entry, values: [entryText(entered), ...(mayBeDeposit ? [texts.depositEntry] : [])] },
    ...(unsold
      ? [{ label: texts.shipped, values: [shippedText(unsold.shippedOn), [place, from].filter(Boolean).join(', ')] }]
      : []),
    ...(from ? [{ label: texts.exportedFrom, values: [from] }] : []),
  ]
}

function shippedText(on: CalendarDate | 'each' | null): string {
  if (on === 'each') return texts.shippedEach
  return on ? dateText(on) : texts.dayNotStated
}

/** What a paper says of goods that leave without a sale. */
export const unsoldOf = ({ reason, shippedOn }: Particulars): Pick<EntryGiven, 'unsold'> =>
  reason === 'sale' ? {} : { unsold: { shippedOn: shippedOn ?? null } }

function entryText(entered: EntryGiven['entered']): string {
  if (entered === 'on-summary') return texts.entryOnSummary
  return needsFormalEntry(entered) ? texts.formalEntry : texts.informalEntry
}

export const reasonText = (reason: ExportReason): string => texts.reasons[reason]

/** Address lines and number of the importer of record. */
export function importerLines(importer: ImporterOfRecord): readonly string[] {
  const place = [importer.city, importer.state, importer.postalCode].filter(Boolean).join(' ')
  const country = importer.country ? countryName(importer.country) : ''
  const number = importer.number ? texts.importerNumber(importer.number) : texts.importerNumberMissing
  return [importer.addressLine1, importer.addressLine2, place, country, number].filter(Boolean)
}

/** Only a sale has a buyer: 19 CFR 141.86(a)(2), (6). */
const relationText = ({ reason, relatedParties }: ValueParticulars): string =>
  reason === 'sale' ? texts.related[relatedParties] : texts.noSale

/** Who bought the goods, when and where: 19 CFR 141.86(a)(2). */
function saleFacts({ reason, sale }: ValueParticulars): readonly PrintedFact[] {
  if (reason !== 'sale') return []
  const { on, place, buyerName, buyerAddress } = sale
  const sold = [on ? dateText(on) : '', place].filter(Boolean)
  return [
    { label: texts.buyer, values: buyerName ? [buyerName, buyerAddress].filter(Boolean) : [texts.notStated] },
    { label: texts.sold, values: sold.length > 0 ? sold : [texts.notStated] },
  ]
}

const basisText = (basis: ValueBasis | null): readonly string[] =>
  basis ? [texts.valueBases[basis].name, texts.valueBases[basis].law] : [texts.notStated]

function chargesText(charges: Particulars['charges']): readonly string[] {
  if (charges === 'on-summary') return [texts.chargesOnSummary]
  if (charges.length === 0) return [texts.noCharges]
  return charges.map(({ kind, amount, inPrices }) => {
    const where = kind === 'discount' ? texts.discountIs : texts.chargeIs
    return texts.charge(
      texts.chargeNames[kind],
      `${amount.currency} ${amountText(amount)}`,
      where[inPrices ? 'in' : 'out'],
    )
  })
}

function termsText({ incoterm, place, from }: DeliveryTerms): readonly string[] {
  return [[incoterm, place].filter(Boolean).join(' '), ...(from === 'default' ? [texts.termsDefault] : [])]
}

function packingText({ packages, weighed, grossKg }: PackedTotals): readonly string[] {
  if (packages === 0) return [texts.notStated]
  const gross = texts.gross(kilogramsText(grossKg))
  if (weighed === 0) return [texts.packageCount(packages), texts.grossMissing]
  return [texts.packageCount(packages), weighed === packages ? gross : texts.grossOfSome(gross, weighed)]
}

function personText(person: KnowingPerson | null): readonly string[] {
  if (!person?.name) return [texts.notStated]
  return [[person.name, person.title].filter(Boolean).join(', '), person.email].filter(Boolean)
}

function portText(code: string): string {
  const name = Object.hasOwn(texts.ports, code) ? texts.ports[code] : undefined
  return name ? `${code} ${name}` : code
}
