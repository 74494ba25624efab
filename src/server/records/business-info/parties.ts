// Who sells and who imports, as the gate before papers looks at them.
import type { PreflightFacts, Seller } from '#domain/invoice/preflight/check.ts'
import { SAMPLE_SELLER } from '#domain/shipment/sample.ts'
import type { BusinessInfoRow } from '../../store/business-info.ts'
import type { ImporterDetails } from './importer-details.ts'

/** Of the sample shipment, whoever tries it. */
export const sampleSeller = (clientId: string): BusinessInfoRow => ({
  ...SAMPLE_SELLER,
  client_id: clientId,
  updated_at: new Date(0),
})

/** Null without business information. */
export const sellerOf = (row: Omit<BusinessInfoRow, 'updated_at'> | undefined): Seller | null =>
  row
    ? {
        name: row.legal_name.trim(),
        street: row.address_line1.trim(),
        city: row.city.trim(),
        state: row.state?.trim() ?? '',
        postalCode: row.postal_code.trim(),
        country: row.country,
        phone: row.phone_number ?? '',
        businessNumber: row.canadian_business_number ?? '',
        hasSignedAgreement: row.shipping_agreement_signed,
      }
    : null

export function importerFacts(importer: ImporterDetails | null | 'locked'): PreflightFacts['importer'] {
  if (importer === null) return 'none'
  if (importer === 'locked') return 'locked'
  return { name: importer.name ?? '', number: importer.number ?? '', contact: importer.contact_name ?? '' }
}
