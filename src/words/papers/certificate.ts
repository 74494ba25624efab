// The CUSMA certificate as a finished view: every word is decided here, the renderer only lays it out.
import { addressLines } from '#domain/address/address.ts'
import { type CalendarDate, dateText } from '#domain/calendar.ts'
import type { CertifierCapacity, Contact, FilledForm } from '#domain/cusma/certificate-form.ts'
import type { CertificateGood } from '#domain/cusma/certificate-goods.ts'
import { type CriterionChoice, originCriterion } from '#domain/cusma/origin-criteria.ts'
import { texts as paper } from '#texts/en/cusma-paper.ts'

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
  /** The shipment and the number of its latest invoice; empty when none was made, and where the certificate is for a period. */
  readonly invoiceNumber: string
  readonly capacity: CertifierCapacity
  readonly certifier: PrintedContact
  readonly exporter: PrintedContact
  readonly producer: PrintedContact
  readonly importer: PrintedContact
  readonly goods: readonly PrintedGood[]
  /** Empty where the certificate is for one shipment. */
  readonly period: { readonly start: string; readonly end: string }
  readonly signer: { readonly name: string; readonly title: string; readonly date: string; readonly record: string }
}

type CertificateFacts = {
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
  const isForPeriod = form.covers === 'period'
  const isVarious = form.producer.kind === 'various'
  return {
    number: facts.number,
    reference: isForPeriod ? '' : facts.reference,
    invoiceNumber: isForPeriod ? '' : facts.invoiceNumber,
    capacity: form.certifierCapacity,
    certifier: { ...EMPTY, ...printed(form.certifier) },
    exporter: printedParty(form.exporter),
    producer: printedParty(form.producer),
    importer: printedParty(form.importer),
    goods: goods.map((good) => ({
      description: isVarious && good.maker ? paper.producedBy(good.description, good.maker) : good.description,
      sku: good.sku,
      hsCode: good.hs6,
      criterion: printedCriterion(good.criterion),
      origin: good.origin,
    })),
    period: isForPeriod ? { start: dateText(startDate), end: dateText(endDate) } : { start: '', end: '' },
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

/** What the certificate prints: 'B, Art. 4.2(b); Art. 4.12'. */
export function printedCriterion(choice: CriterionChoice): string {
  const { treatyLetter, article, note } = originCriterion(choice)
  return note ? paper.criterionNoted(treatyLetter, article, note) : paper.criterionPrinted(treatyLetter, article)
}
