// The nine data elements of a CUSMA certificate: what is missing of them.
// Source: CUSMA Annex 5-A; 19 CFR 182.12; decisions a, b, c.
import type { CalendarDate } from '../calendar.ts'
import { isNorthAmerican, parseCountry } from '../countries.ts'
import { blanketPeriodProblem } from './blanket-period.ts'
import type { Contact, FilledForm } from './certificate-form.ts'
import { type CertificateGood, type GoodsProblem, goodsProblems } from './certificate-goods.ts'
import { type CertificateLack, type CertificateParty, CONTACT_NEEDS, lack } from './lacks.ts'

/** Number of an element of Annex 5-A. */
export type ElementNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
export type MissingElement = { readonly element: ElementNumber } & GoodsProblem

/**
 * Everything that keeps the certificate from being signed, in the order of the paper. `movesOn`: the day the goods move, which
 * the blanket period may not end before; left out while it is not known.
 */
export function missingElements(
  form: FilledForm,
  goods: readonly CertificateGood[],
  movesOn?: CalendarDate,
): readonly MissingElement[] {
  const period =
    form.covers === 'period' &&
    (blanketPeriodProblem(form.blanketPeriod) ?? pastPeriod(form.blanketPeriod.endDate, movesOn))
  return [
    ...at(2, contactProblems(form.certifier, 'certifier', false)),
    ...at(3, exporterProblems(form)),
    ...at(4, [...partyProblems(form.producer, 'producer'), ...variousProblems(form, goods)]),
    ...at(5, partyProblems(form.importer, 'importer')),
    ...missingGoods(form, goods).map((problem) => ({ element: 6 as const, ...problem })),
    ...at(8, period ? [period] : []),
    ...at(9, form.signerName && form.signerTitle ? [] : [lack('signer-missing')]),
  ]
}

/** 'Various' stands for makers that are named beneath, two at least. */
const variousProblems = ({ producer }: FilledForm, goods: readonly CertificateGood[]): readonly CertificateLack[] =>
  producer.kind === 'various' && new Set(goods.map(({ maker }) => maker).filter(Boolean)).size < 2
    ? [lack('various-one-maker')]
    : []

const missingGoods = (
  { leftOutItems, wholeConfirmed }: FilledForm,
  goods: readonly CertificateGood[],
): readonly GoodsProblem[] =>
  goods.length === 0 && leftOutItems.length > 0 ? [lack('all-left-out')] : goodsProblems(goods, wholeConfirmed)

const pastPeriod = (endDate: CalendarDate, movesOn: CalendarDate | undefined): CertificateLack | undefined =>
  movesOn && endDate < movesOn ? { reason: 'period-past', facts: { endDate } } : undefined

const at = (element: ElementNumber, lacks: readonly CertificateLack[]): readonly MissingElement[] =>
  lacks.map((each) => ({ element, ...each }))

/** The certifier's own address is the exporter's when they are the same, and must then lie in a Party. */
function exporterProblems({ certifier, certifierCapacity, exporter }: FilledForm): readonly CertificateLack[] {
  if (exporter.kind === 'unknown') return certifierCapacity === 'producer' ? [] : [lack('exporter-unknown')]
  if (exporter.kind === 'same') return territoryProblems(certifier, 'exporter')
  return partyProblems(exporter, 'exporter')
}

function partyProblems(
  party: FilledForm['producer' | 'importer' | 'exporter'],
  name: CertificateParty,
): readonly CertificateLack[] {
  return party.kind === 'named' ? contactProblems(party.contact, name, true) : []
}

function contactProblems(contact: Contact, party: CertificateParty, inTerritory: boolean): readonly CertificateLack[] {
  const missing = CONTACT_NEEDS.filter((field) => contact[field].trim() === '')
  const lacks = missing.map((field) => ({ reason: 'field-missing' as const, facts: { party, field } }))
  return inTerritory ? [...lacks, ...territoryProblems(contact, party)] : lacks
}

function territoryProblems(contact: Contact, party: CertificateParty): readonly CertificateLack[] {
  if (contact.country.trim() === '') return []
  return isNorthAmerican(parseCountry(contact.country)) ? [] : [{ reason: 'not-a-party', facts: { party } }]
}
