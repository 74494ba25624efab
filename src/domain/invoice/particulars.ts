// What a broker needs beside figures and parties: terms of delivery, weights, packages, references, who knows the transaction.
// Printed as far as it is known; what nobody said is printed as not stated. Source: 19 CFR 141.86(a), (e), (j); customs facts, 3.
import type { Big } from 'big.js'
import { texts } from '#texts/en/invoice-paper.ts'
import { countryName } from '../countries.ts'
import { kilogramsText, type PackedTotals } from './packing.ts'

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

export const EXPORT_REASONS = ['sale', 'own_stock', 'sample', 'return'] as const
export type ExportReason = (typeof EXPORT_REASONS)[number]

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
  /** Four digits of Schedule D; null while not known. */
  readonly portOfEntry: string | null
  /** FBA shipment ids and the like. */
  readonly references: readonly string[]
  readonly packing: PackedTotals
  /** Of all goods; null while an item's weight is not known. */
  readonly netKg: Big | null
  /** The certificate of origin a claim rests on; null when its number is not known. */
  readonly certificateNumber: string | null
  /** Checks that only warn: while there are any the paper is stamped as a draft. */
  readonly openPoints: number
}

export type PrintedFact = { readonly label: string; readonly values: readonly string[] }

/** The facts below the parties, in the order of the paper. */
export function printedFacts(given: Particulars): readonly PrintedFact[] {
  return [
    { label: texts.incoterm, values: termsText(given.terms) },
    { label: texts.relatedParties, values: [relationText(given)] },
    { label: texts.packages, values: packingText(given.packing) },
    { label: texts.netWeight, values: [given.netKg ? texts.kilograms(kilogramsText(given.netKg)) : texts.notStated] },
    { label: texts.person, values: personText(given.person) },
    ...(given.portOfEntry ? [{ label: texts.port, values: [portText(given.portOfEntry)] }] : []),
    ...(given.references.length > 0 ? [{ label: texts.references, values: [given.references.join(', ')] }] : []),
  ]
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
const relationText = ({ reason, relatedParties }: Particulars): string =>
  reason === 'sale' ? texts.related[relatedParties] : texts.noSale

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
