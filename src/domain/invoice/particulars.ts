// What a broker needs beside figures and parties: terms of delivery, weights, packages, references, who knows the transaction.
// Source: 19 CFR 141.86(a), (e), (j); customs facts, 3.
import type { Big } from 'big.js'
import type { CalendarDate } from '../calendar.ts'
import type { Charge } from './charges.ts'
import type { ExportReason } from './export-reason.ts'
import type { PackedTotals } from './packing.ts'
import type { ValueAnswers, ValueBasis } from './value-basis.ts'

/** Incoterms 2020 rules for any mode of transport: a truck cannot use those for ships. */
export const INCOTERMS = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const
export type Incoterm = (typeof INCOTERMS)[number]

/** The seller imports its own goods and pays their duty, so they travel delivered, duty paid, until somebody says otherwise. */
export const DEFAULT_INCOTERM: Incoterm = 'DDP'

/** `place` is empty while nobody named one. */
export type DeliveryTerms = {
  readonly incoterm: Incoterm
  readonly place: string
  readonly from: 'request' | 'settings' | 'default'
}

/** 19 CFR 152.102(g), 152.103(l). */
export type RelatedParties = 'related' | 'not_related' | 'not_stated'

/** Time and place of a sale and its buyer, 19 CFR 141.86(a)(2); null and empty where nobody said. */
export type Sale = {
  readonly on: CalendarDate | null
  readonly place: string
  readonly buyerName: string
  readonly buyerAddress: string
}

/** How the value was set; `basis` null while nobody said, `answers` those that led to it. */
type ValueSetting = { readonly basis: ValueBasis | null; readonly answers: ValueAnswers }

/** The importer of record as the client keeps it; absent parts are empty. The number is printed in full: customs asks for it. */
export type ImporterOfRecord = {
  readonly name: string
  readonly number: string
  readonly addressLine1: string
  readonly addressLine2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
}

/** Somebody at the exporter who knows the transaction, 19 CFR 141.86(j). */
export type KnowingPerson = { readonly name: string; readonly title: string; readonly email: string }

export type Particulars = {
  readonly importer: ImporterOfRecord | null
  readonly person: KnowingPerson | null
  readonly terms: DeliveryTerms
  readonly reason: ExportReason
  readonly relatedParties: RelatedParties
  readonly sale: Sale
  readonly value: ValueSetting
  /** Of all goods of the paper together; one invoice of several leaves them to the summary. */
  readonly charges: readonly Charge[] | 'on-summary'
  /** Four digits of Schedule D; null while not known. */
  readonly portOfEntry: string | null
  /** The day the goods leave, 19 CFR 141.86(a)(2); null or left out while not known. */
  readonly shippedOn?: CalendarDate | null
  /** FBA shipment ids and the like. */
  readonly references: readonly string[]
  readonly packing: PackedTotals
  /** Of all goods; null while an item's weight is not known. */
  readonly netKg: Big | null
  /** The certificate of origin a claim rests on; null when its number is not known. */
  readonly certificateNumber: string | null
  /** What checks that only warn say, in English: while there is anything the paper is stamped as a draft and names it. */
  readonly openPoints: readonly string[]
}
