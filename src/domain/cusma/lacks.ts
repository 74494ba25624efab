// What may be missing of a certificate before it can be signed, as reasons.
import type { CalendarDate } from '../calendar.ts'

export type CertificateParty = 'certifier' | 'exporter' | 'producer' | 'importer'

/** What a party is asked for, in the order of the form. */
export const CONTACT_NEEDS = ['name', 'address', 'city', 'country', 'phone', 'email'] as const

export const LACKS = [
  'no-goods',
  'all-left-out',
  'no-description',
  'no-code',
  'code-proposed',
  'criterion-unconfirmed',
  'tested-not-originating',
  'whole-doubted',
  'not-for-textiles',
  'field-missing',
  'not-a-party',
  'exporter-unknown',
  'various-one-maker',
  'period-no-days',
  'period-ends-before',
  'period-too-long',
  'period-past',
  'signer-missing',
] as const

type Nothing = Readonly<Record<never, never>>
/** `name`: of the item, or its SKU where it has none. */
type OfItem = { readonly name: string }
type OfParty = { readonly party: CertificateParty }

type FactsOf = {
  readonly 'no-description': { readonly sku: string }
  readonly 'no-code': OfItem
  readonly 'code-proposed': OfItem
  readonly 'criterion-unconfirmed': OfItem
  readonly 'tested-not-originating': OfItem
  /** "Wholly obtained" is stated of goods that are made. */
  readonly 'whole-doubted': OfItem
  readonly 'not-for-textiles': OfItem
  readonly 'field-missing': OfParty & { readonly field: (typeof CONTACT_NEEDS)[number] }
  readonly 'not-a-party': OfParty
  /** The last day the period may have. */
  readonly 'period-too-long': { readonly lastDay: CalendarDate }
  readonly 'period-past': { readonly endDate: CalendarDate }
}

export type LackReason = (typeof LACKS)[number]
export type LackFacts<R extends LackReason> = R extends keyof FactsOf ? FactsOf[R] : Nothing
export type CertificateLack = { [R in LackReason]: { readonly reason: R; readonly facts: LackFacts<R> } }[LackReason]

/** A reason that says all by itself. */
export const lack = <R extends Exclude<LackReason, keyof FactsOf>>(reason: R) => ({ reason, facts: {} })
