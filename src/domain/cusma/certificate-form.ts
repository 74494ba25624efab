// What a person fills in for a CUSMA certificate, and how the rest is filled in from what Portage knows already.
// Source: CUSMA Annex 5-A, elements 1 to 5 and 8; decisions c.
import type { AddressParts } from '../address/address.ts'
import type { CalendarDate } from '../calendar.ts'
import { isNorthAmerican, parseCountry } from '../countries.ts'
import { type BlanketPeriod, defaultBlanketPeriod } from './blanket-period.ts'
import type { CertifiableItem, OriginCriteria } from './certificate-goods.ts'

export const CERTIFIER_CAPACITIES = ['importer', 'exporter', 'producer'] as const
export type CertifierCapacity = (typeof CERTIFIER_CAPACITIES)[number]

const CONTACT_FIELDS = ['name', 'address', 'city', 'state', 'postalCode', 'country', 'phone', 'email'] as const
/** A firm, where it is and how to reach it; absent parts are empty, `country` is ISO alpha-2. */
export type Contact = Readonly<Record<(typeof CONTACT_FIELDS)[number], string>>

/** 'same': the certifier. A producer may be 'various' or 'on-request'; an importer, or an exporter the producer does not know, 'unknown'. */
export const EXPORTER_KINDS = ['same', 'named', 'unknown'] as const
export const PRODUCER_KINDS = ['same', 'named', 'various', 'on-request'] as const
export const IMPORTER_KINDS = ['same', 'named', 'unknown'] as const

/** A certificate is for the goods of one shipment, or for all that move in a period: never both. Source: CUSMA Article 5.2(5). */
export const COVERS = ['period', 'shipment'] as const
type Covers = (typeof COVERS)[number]

type Choice<K extends string> = { readonly kind: K; readonly contact?: Partial<Contact> }
type Settled<K extends string> = { readonly kind: K; readonly contact: Contact }

/** What was saved; everything left out is filled in by `filledForm`. */
export type FormContent = {
  readonly certifierCapacity?: CertifierCapacity
  readonly certifier?: Partial<Contact>
  readonly exporter?: Choice<(typeof EXPORTER_KINDS)[number]>
  readonly producer?: Choice<(typeof PRODUCER_KINDS)[number]>
  readonly importer?: Choice<(typeof IMPORTER_KINDS)[number]>
  readonly originCriteria?: OriginCriteria
  /** Ids of items of North American origin that are not certified. */
  readonly leftOutItems?: readonly string[]
  /** SKUs that the signer stands by as wholly obtained although they are made goods. */
  readonly wholeConfirmed?: readonly string[]
  readonly covers?: Covers
  readonly blanketPeriod?: BlanketPeriod
  readonly signerName?: string
  readonly signerTitle?: string
}

export type FilledForm = {
  readonly certifierCapacity: CertifierCapacity
  readonly certifier: Contact
  readonly exporter: Settled<(typeof EXPORTER_KINDS)[number]>
  readonly producer: Settled<(typeof PRODUCER_KINDS)[number]>
  readonly importer: Settled<(typeof IMPORTER_KINDS)[number]>
  readonly originCriteria: OriginCriteria
  readonly leftOutItems: readonly string[]
  readonly wholeConfirmed: readonly string[]
  readonly covers: Covers
  /** Holds only where the form covers a period. */
  readonly blanketPeriod: BlanketPeriod
  readonly signerName: string
  readonly signerTitle: string
}

export type KnownFacts = {
  /** The client by its business information; undefined while none is saved. */
  readonly business: Contact | undefined
  readonly items: readonly CertifiableItem[]
  readonly today: CalendarDate
  /** Who signed last. */
  readonly signer: { readonly name: string; readonly title: string } | undefined
}

export const NO_CONTACT: Contact = {
  name: '',
  address: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  phone: '',
  email: '',
}

/**
 * The form with every gap filled: the client certifies as exporter and imports its own goods. The producer is the client when
 * it made everything itself, 'various' when several did; one other maker, or one not on file, stays with the authorities
 * ('on-request'), because it or its phone and e-mail are not known, until somebody names it.
 */
export function filledForm(content: FormContent, known: KnownFacts): FilledForm {
  const certifierCapacity = content.certifierCapacity ?? 'exporter'
  const leftOut = new Set(content.leftOutItems)
  const makers = makersOf(known.items.filter((item) => !leftOut.has(item.id)))
  const one = makers.length === 1 ? makers[0] : undefined
  const same = <K extends string>(choice: Choice<K> | undefined, usual: K, prefill: Partial<Contact> = {}) => ({
    kind: choice?.kind ?? usual,
    contact: { ...NO_CONTACT, ...prefill, ...choice?.contact },
  })
  const producer = same(content.producer, usualProducer(makers, known.business), one && contactOf(one))
  return {
    certifierCapacity,
    certifier: { ...NO_CONTACT, ...known.business, ...content.certifier },
    exporter: ifSelf(certifierCapacity === 'exporter', same(content.exporter, 'same')),
    producer: ifSelf(certifierCapacity === 'producer', producer),
    importer: ifSelf(certifierCapacity === 'importer', same(content.importer, 'same')),
    originCriteria: content.originCriteria ?? {},
    leftOutItems: content.leftOutItems ?? [],
    wholeConfirmed: content.wholeConfirmed ?? [],
    covers: content.covers ?? 'period',
    blanketPeriod: content.blanketPeriod ?? defaultBlanketPeriod(known.today),
    signerName: content.signerName ?? known.signer?.name ?? '',
    signerTitle: content.signerTitle ?? known.signer?.title ?? '',
  }
}

/** A certifier is itself the party in whose capacity it certifies. */
function ifSelf<K extends string>(isSelf: boolean, settled: Settled<K | 'same'>): Settled<K | 'same'> {
  return isSelf ? { ...settled, kind: 'same' } : settled
}

function usualProducer(
  makers: readonly AddressParts[],
  business: Contact | undefined,
): (typeof PRODUCER_KINDS)[number] {
  if (makers.length === 0) return 'on-request'
  const others = makers.filter((maker) => nameKey(maker.name) !== nameKey(business?.name ?? ''))
  if (others.length === 0) return 'same'
  return makers.length > 1 ? 'various' : 'on-request'
}

/** Each maker of goods that may be certified, once. */
function makersOf(items: readonly CertifiableItem[]): readonly AddressParts[] {
  const eligible = items.filter((item) => isNorthAmerican(parseCountry(item.countryOfOrigin ?? '')))
  const byName = new Map(eligible.flatMap(({ maker }) => (maker ? [[nameKey(maker.name), maker] as const] : [])))
  return [...byName.values()]
}

const nameKey = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const contactOf = (maker: AddressParts): Partial<Contact> => ({
  name: maker.name,
  address: maker.streetAddress,
  city: maker.city,
  state: maker.state,
  postalCode: maker.zipCode,
  country: maker.country,
})
