// The seller of a shipment as the gate before papers looks at it.
import type { Seller } from '#domain/invoice/preflight/check.ts'
import type { BusinessInfoRow } from '../../store/business-info.ts'

/** Null without business information. */
export const sellerOf = (row: BusinessInfoRow | undefined): Seller | null =>
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
