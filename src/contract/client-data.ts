// What Portage remembers for a client: data per ASIN, manufacturer addresses, business information.
import { z } from 'zod'
import { isMid } from '#domain/address/mid.ts'
import { PLACES } from '#domain/address/place-doubts.ts'
import { texts } from '#texts/en/business-info.ts'
import { texts as itemTexts } from '#texts/en/item-failures.ts'
import { countryCode } from './country-field.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { problem } from './field-problems.ts'
import { amount, asin, email, id, instant, requiredText, text, typedHtsCode } from './fields.ts'
import { makerBasis } from './maker-basis.ts'
import { BUSINESS_INFO_PATH } from './session-paths.ts'

const addressText = {
  name: requiredText(200),
  street_address: requiredText(300),
  city: requiredText(120),
  state: text(120).default(''),
  zip_code: text(20).default(''),
}

/** What research answered with an address. Kept with it: acceptance by a person is no verification. */
export const addressEvidence = z
  .object({
    confidence: z.int().min(1).max(5),
    reasoning: z.string().max(1500),
    sources: z
      .array(
        z.object({ url: z.string().max(2000).nullable(), description: z.string().max(500), type: z.string().max(60) }),
      )
      .max(10),
    research_method: z.string().max(300),
    phoneNumber: z.string().max(60).nullable(),
    facility_type: z.string().max(60),
  })
  .meta({ id: 'AddressEvidence' })

export const newManufacturingAddress = z
  .strictObject({
    ...addressText,
    country: countryCode,
    ...addressEvidence.partial().shape,
    verification_status: z
      .string()
      .max(40)
      .optional()
      .meta({ description: 'taken and ignored: nobody verifies by saying so' }),
    manufacturing_address_id: z.string().max(200).nullish().meta({
      description: 'an answer out of the saved ones names it; the address is found by its words, and gains no evidence',
    }),
    acceptedBy: z
      .string()
      .max(200)
      .nullish()
      .meta({ description: 'taken and ignored: it is accepted by whoever sends it' }),
    basis: makerBasis.optional().meta({ description: 'taken and ignored' }),
  })
  .meta({ id: 'NewManufacturingAddress' })

/** A maker in parts, as answers carry it. */
export const makerAddress = z.object({
  name: z.string(),
  street_address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zip_code: z.string(),
})

export const manufacturingAddress = z
  .object({
    id,
    ...makerAddress.shape,
    evidence: addressEvidence.nullish().meta({ description: 'null for an address that a person typed' }),
    acceptedBy: z.string().nullish().meta({ description: 'who took a researched address over' }),
    acceptedAt: instant.nullish(),
    usedOnItems: z.int().meta({ description: 'items of this client that carry the address' }),
    mid: z.string().nullish().meta({ description: 'manufacturer identification code somebody set' }),
    proposedMid: z
      .string()
      .nullish()
      .meta({ description: 'the code by the published rule; null when the address does not yield one' }),
  })
  .meta({ id: 'ManufacturingAddress' })

export const asinData = z
  .object({
    country_of_origin: z.string().nullable(),
    hts_code: z.string().nullable(),
    hts_description: z.string().nullable(),
    hts_confidence: z.number().nullable(),
    cogs_cad: z.number().nullable(),
    manufacturing_address: z.string().nullable(),
    manufacturing_address_id: id.nullable(),
    updated_at: instant.nullable(),
    manufacturingAddresses: z.array(manufacturingAddress),
  })
  .meta({ id: 'AsinData' })

/** As typed, in any case; blanks are dropped. */
const midCode = z
  .string()
  .max(40)
  .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
  .refine(isMid, problem('not-a-mid'))

/** Staff name the client; a client may only name itself. */
const onBehalf = z.strictObject({ clientId: id.optional() })

export const getAsinData = endpoint({
  method: 'GET',
  path: '/api/client-asin-data/:asin',
  access: 'client-or-staff',
  summary: 'What is remembered for an ASIN; empty fields when nothing is.',
  params: z.strictObject({ asin }),
  query: onBehalf,
  answer: envelope(asinData),
  failure: (say) => say(itemTexts).saveFailed,
})

export const saveAsinData = endpoint({
  method: 'POST',
  path: '/api/client-asin-data/:asin',
  access: 'client-or-staff',
  summary: 'Remembers customs data for an ASIN. Fields left out stay; null empties.',
  params: z.strictObject({ asin }),
  query: onBehalf,
  body: z
    .strictObject({
      country_of_origin: countryCode.nullable(),
      manufacturing_address: text(800).nullable(),
      manufacturing_address_id: id.nullable(),
      hts_code: typedHtsCode.nullable(),
      hts_description: text(2000).nullable(),
      hts_confidence: z.number().min(0).max(100).nullable(),
      cogs_cad: amount.nullable(),
      clientId: id,
    })
    .partial(),
  answer: success,
  failure: (say) => say(itemTexts).saveFailed,
  failures: ['code-not-ten-digits'],
})

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/client-manufacturing-addresses',
  access: 'client-or-staff',
  summary: 'The manufacturer addresses of the client.',
  query: onBehalf,
  answer: envelope(z.array(manufacturingAddress)),
  failure: (say) => say(itemTexts).addressSaveFailed,
})

export const saveAddress = endpoint({
  method: 'POST',
  path: '/api/client-manufacturing-addresses',
  access: 'client-or-staff',
  makes: true,
  summary: 'Adds a manufacturer address; one that exists already in the same words answers its id.',
  body: z.strictObject({
    address: newManufacturingAddress,
    isSample: z.boolean().optional().meta({ description: 'of the sample shipment alone: it goes with that' }),
    clientId: id.optional(),
  }),
  answer: envelope(z.object({ id })),
  failure: (say) => say(itemTexts).addressSaveFailed,
})

export const setAddressMid = endpoint({
  method: 'PUT',
  path: '/api/client-manufacturing-addresses/:id',
  access: 'client-or-staff',
  summary: 'Sets the manufacturer identification code of an address; null takes the proposed one again.',
  params: z.strictObject({ id }),
  query: onBehalf,
  body: z.strictObject({ mid: midCode.nullable(), clientId: id.optional() }),
  answer: success,
  failure: (say) => say(itemTexts).addressSaveFailed,
})

export const BUSINESS_TYPES = ['canadian_corporation', 'sole_proprietorship'] as const

/** Importer of record and contact that papers name; kept encrypted. Empty fields are null. */
export const importerDetails = z
  .strictObject({
    name: text(200).nullable().default(null),
    number: text(40).nullable().default(null).meta({
      description: 'EIN or number assigned by US customs; answered masked, and a masked one keeps the number',
    }),
    address_line1: text(300).nullable().default(null),
    address_line2: text(300).nullable().default(null),
    city: text(120).nullable().default(null),
    state: text(120).nullable().default(null),
    country: countryCode.nullable().default(null),
    postal_code: text(20).nullable().default(null),
    contact_name: text(200).nullable().default(null),
    contact_title: text(200).nullable().default(null),
    contact_email: email.nullable().default(null),
    default_mid: midCode.nullable().default(null),
  })
  .meta({ id: 'ImporterDetails' })

export const businessInfo = z
  .object({
    company_name: z.string(),
    legal_name: z.string(),
    phone_number: z.string().nullable(),
    business_type: z.enum(BUSINESS_TYPES).nullable(),
    canadian_business_number: z.string().nullable(),
    address_line1: z.string(),
    address_line2: z.string().nullable(),
    city: z.string(),
    state: z.string().nullable(),
    country: z.string(),
    postal_code: z.string(),
    shipping_agreement_signed: z.boolean(),
    importer: importerDetails.nullish().meta({ description: 'null when none was saved' }),
    importer_locked: z
      .boolean()
      .optional()
      .meta({ description: 'importer details are kept that the present key does not open' }),
    version: z.string().meta({ description: 'send it with a change: it is refused when somebody else saved since' }),
  })
  .meta({ id: 'BusinessInfo' })

export const getBusinessInfo = endpoint({
  method: 'GET',
  path: BUSINESS_INFO_PATH,
  access: 'client',
  summary: 'The business information; data is null when none was saved.',
  answer: envelope(businessInfo.nullable()),
  failure: (say) => say(texts).saveFailed,
})

export const saveBusinessInfo = endpoint({
  method: 'POST',
  path: BUSINESS_INFO_PATH,
  access: 'client',
  leastClientRole: 'owner',
  summary: 'Saves the business information whole.',
  body: z.strictObject({
    legal_name: requiredText(200),
    phone_number: requiredText(40),
    business_type: z.enum(BUSINESS_TYPES),
    canadian_business_number: text(9).nullable().default(null),
    address_line1: requiredText(300),
    address_line2: text(300).nullable().default(null),
    city: requiredText(120),
    state: text(120).nullable().default(null),
    country: countryCode,
    postal_code: requiredText(20),
    shipping_agreement_signed: z.boolean(),
    importer: importerDetails.nullish().meta({ description: 'left out: stays; null: removed' }),
    places_kept: z.array(z.enum(PLACES)).max(PLACES.length).optional().meta({
      description: 'addresses somebody has said are right although province or postal code are of another country',
    }),
    version: text(100)
      .nullish()
      .meta({ description: 'what the form was opened with; null: nothing was saved; left out: nothing is compared' }),
  }),
  answer: success,
  failure: (say) => say(texts).saveFailed,
  failures: [
    'business-info-wrong',
    'changed-meanwhile',
    'client-agrees',
    'encryption-key-missing',
    'importer-details-locked',
    'importer-number-form',
    'importer-number-masked',
    'place-of-other-country',
  ],
})
