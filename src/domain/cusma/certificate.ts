// The nine data elements of a CUSMA certificate: what is missing of them, and the finished view the paper is printed from.
// Source: CUSMA Annex 5-A; 19 CFR 182.12; decisions a, b, c.
import { texts } from '#texts/en/cusma.ts'
import { texts as paper } from '#texts/en/cusma-paper.ts'
import { addressLines } from '../address/address.ts'
import { type CalendarDate, dateText } from '../calendar.ts'
import { isNorthAmerican, parseCountry } from '../countries.ts'
import { blanketPeriodProblem } from './blanket-period.ts'
import type { CertifierCapacity, Contact, FilledForm } from './certificate-form.ts'
import { type CertificateGood, goodsProblems } from './certificate-goods.ts'
import { printedCriterion } from './origin-criteria.ts'

/** Number of an element of Annex 5-A. */
export type ElementNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
export type MissingElement = { readonly element: ElementNumber; readonly sentence: string }

/**
 * Everything that keeps the certificate from being signed, in the order of the paper. `movesOn`: the day the goods move, which
 * the blanket period may not end before; left out while it is not known.
 */
export function missingElements(
  form: FilledForm,
  goods: readonly CertificateGood[],
  movesOn?: CalendarDate,
): readonly MissingElement[] {
  const period = blanketPeriodProblem(form.blanketPeriod) ?? pastPeriod(form.blanketPeriod.endDate, movesOn)
  return [
    ...at(2, contactProblems(form.certifier, texts.parties.certifier, false)),
    ...at(3, exporterProblems(form)),
    ...at(4, partyProblems(form.producer, texts.parties.producer)),
    ...at(5, partyProblems(form.importer, texts.parties.importer)),
    ...at(6, goods.length === 0 && form.leftOutItems.length > 0 ? [texts.allLeftOut] : goodsProblems(goods)),
    ...at(8, period ? [period] : []),
    ...at(9, form.signerName && form.signerTitle ? [] : [texts.incompleteSignature]),
  ]
}

const pastPeriod = (endDate: CalendarDate, movesOn: CalendarDate | undefined): string | undefined =>
  movesOn && endDate < movesOn ? texts.periodPast(dateText(endDate)) : undefined

const at = (element: ElementNumber, sentences: readonly string[]): readonly MissingElement[] =>
  sentences.map((sentence) => ({ element, sentence }))

/** The certifier's own address is the exporter's when they are the same, and must then lie in a Party. */
function exporterProblems({ certifier, certifierCapacity, exporter }: FilledForm): readonly string[] {
  if (exporter.kind === 'unknown') return certifierCapacity === 'producer' ? [] : [texts.exporterUnknown]
  if (exporter.kind === 'same') return territoryProblems(certifier, texts.parties.exporter)
  return partyProblems(exporter, texts.parties.exporter)
}

function partyProblems(party: FilledForm['producer' | 'importer' | 'exporter'], name: string): readonly string[] {
  return party.kind === 'named' ? contactProblems(party.contact, name, true) : []
}

const NEEDED = ['name', 'address', 'city', 'country', 'phone', 'email'] as const

function contactProblems(contact: Contact, party: string, inTerritory: boolean): readonly string[] {
  const missing = NEEDED.filter((field) => contact[field].trim() === '')
  const sentences = missing.map((field) => texts.fieldMissing(party, texts.contactFields[field]))
  return inTerritory ? [...sentences, ...territoryProblems(contact, party)] : sentences
}

function territoryProblems(contact: Contact, party: string): readonly string[] {
  if (contact.country.trim() === '') return []
  return isNorthAmerican(parseCountry(contact.country)) ? [] : [texts.notAParty(party)]
}

/** A party as printed: `statement` is what stands instead of a name, such as 'Various'. */
export type PrintedContact = {
  readonly isSame: boolean
  readonly isUnknown: boolean
  readonly statement: string
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly email: string
}

export type PrintedGood = {
  readonly description: string
  readonly sku: string
  readonly hsCode: string
  readonly criterion: string
  readonly origin: string
}

/** The certificate as printed: every word is final. */
export type CertificateView = {
  readonly number: string
  readonly reference: string
  /** The number of the shipment's latest invoice; empty when none was made. */
  readonly invoiceNumber: string
  readonly capacity: CertifierCapacity
  readonly certifier: PrintedContact
  readonly exporter: PrintedContact
  readonly producer: PrintedContact
  readonly importer: PrintedContact
  readonly goods: readonly PrintedGood[]
  readonly period: { readonly start: string; readonly end: string }
  readonly signer: { readonly name: string; readonly title: string; readonly date: string; readonly record: string }
}

export type CertificateFacts = {
  readonly number: string
  readonly reference: string
  readonly invoiceNumber: string
  /** The signer's day. */
  readonly signedOn: CalendarDate
  /** Who placed the signature and when, in UTC: one line of small print. */
  readonly record: string
}

export function certificateView(
  form: FilledForm,
  goods: readonly CertificateGood[],
  facts: CertificateFacts,
): CertificateView {
  const { startDate, endDate } = form.blanketPeriod
  return {
    number: facts.number,
    reference: facts.reference,
    invoiceNumber: facts.invoiceNumber,
    capacity: form.certifierCapacity,
    certifier: { ...EMPTY, ...printed(form.certifier) },
    exporter: printedParty(form.exporter),
    producer: printedParty(form.producer),
    importer: printedParty(form.importer),
    goods: goods.map((good) => ({
      description: good.description,
      sku: good.sku,
      hsCode: good.hs6,
      criterion: printedCriterion(good.criterion),
      origin: good.origin,
    })),
    period: { start: dateText(startDate), end: dateText(endDate) },
    signer: { name: form.signerName, title: form.signerTitle, date: dateText(facts.signedOn), record: facts.record },
  }
}

const EMPTY: PrintedContact = {
  isSame: false,
  isUnknown: false,
  statement: '',
  name: '',
  address: '',
  phone: '',
  email: '',
}

function printedParty(party: FilledForm['producer' | 'importer' | 'exporter']): PrintedContact {
  if (party.kind === 'named') return { ...EMPTY, ...printed(party.contact) }
  if (party.kind === 'various') return { ...EMPTY, statement: paper.various }
  if (party.kind === 'on-request') return { ...EMPTY, statement: paper.onRequest }
  return { ...EMPTY, isSame: party.kind === 'same', isUnknown: party.kind === 'unknown' }
}

const printed = ({ name, phone, email, ...place }: Contact) => ({
  name,
  phone,
  email,
  address: addressLines({
    name: '',
    streetAddress: place.address,
    city: place.city,
    state: place.state,
    country: place.country,
    zipCode: place.postalCode,
  }).join(', '),
})
