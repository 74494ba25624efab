// Looking things up for an item: agencies, the likely origin, the maker.
import { z } from 'zod'
import { HTS_CODE_DIGITS } from '#domain/hts-code.ts'
import { texts as addressTexts } from '#texts/en/address.ts'
import { texts as itemTexts } from '#texts/en/item-failures.ts'
import { texts } from '#texts/en/pga.ts'
import { runName } from './classification.ts'
import { makerAddress } from './client-data.ts'
import { countryCode } from './country-field.ts'
import { endpoint } from './endpoint.ts'
import { success } from './envelope.ts'
import { problem } from './field-problems.ts'
import { answeredBy, asin, id, text, typedHtsCode } from './fields.ts'
import { makerBasis } from './maker-basis.ts'

const pgaLevel = z.enum(['required', 'may_be_required', 'advisory'])

export const pgaInfo = z
  .object({
    hasPGA: z.boolean(),
    requirementLevel: z.enum([...pgaLevel.options, 'none']),
    dataVersion: z.string(),
    agencies: z.array(
      z.object({
        agency: z.string(),
        flag: z.string().nullable().meta({ description: 'flag of the customs system; null when none is known' }),
        level: pgaLevel,
        confidence: z.enum(['high', 'medium', 'low']),
        why: z.string(),
        documents: z.array(z.string()),
      }),
    ),
    note: z.string(),
  })
  .meta({ id: 'PgaInfo' })

export const lookUpPga = endpoint({
  method: 'POST',
  path: '/api/hts-pga-lookup',
  access: 'client-or-staff',
  changes: false,
  summary:
    'Which partner agencies may want papers for goods of a code, or of a heading or subheading, that stands in the release.',
  body: z.strictObject({
    htsCode: typedHtsCode
      .refine((digits) => digits.length >= 4, problem('code-too-short'))
      .superRefine((digits, context) => {
        if (digits.length > HTS_CODE_DIGITS)
          context.addIssue({ code: 'custom', ...problem('code-not-ten-digits', { digits: digits.length }) })
      }),
  }),
  answer: success.extend({ pga: pgaInfo }),
  failure: (say) => say(texts).failed,
  failures: ['code-not-found'],
})

export const suggestCountry = endpoint({
  method: 'GET',
  path: '/api/country-suggestion/:asin',
  access: 'client-or-staff',
  summary: 'The country of origin the client used for the ASIN before; null when it has not.',
  params: z.strictObject({ asin }),
  query: z.strictObject({ clientId: id.optional() }),
  answer: success.extend({ countryCode: z.string().nullable() }),
  failure: (say) => say(itemTexts).saveFailed,
})

export const foundAddress = z
  .object({
    ...makerAddress.shape,
    country: z.string().meta({ description: 'ISO alpha-2' }),
    phoneNumber: z.string().nullable(),
    confidence: z.int().min(1).max(5),
    reasoning: z.string(),
    sources: z.array(z.object({ url: z.string().nullable(), description: z.string(), type: z.string() })),
    research_method: z.string(),
    verification_status: z.enum(['verified', 'researched', 'accepted']).meta({
      description:
        'verified: a document shows it; researched: pages show it; accepted: a person took it over, which verifies nothing',
    }),
    acceptedBy: z.string().nullish().meta({ description: 'who accepted it' }),
    facility_type: z.string(),
    manufacturing_address_id: id.nullable().meta({ description: 'the saved address, when it is one already' }),
    basis: makerBasis,
  })
  .meta({ id: 'FoundAddress' })

/** What research really did, in its order; pages come with what our own reading of them found. */
export const researchStep = z
  .discriminatedUnion('step', [
    z.object({
      step: z.literal('searched'),
      service: z.string(),
      query: z.string(),
      pages: z.int().meta({ description: 'that were found' }),
    }),
    z.object({
      step: z.literal('page'),
      url: z.string(),
      shows: z.enum(['name-and-street', 'name', 'nothing', 'unchecked', 'unreadable']).meta({
        description: 'of the maker that was named; unchecked: read, and none was named',
      }),
    }),
    z.object({
      step: z.literal('named'),
      name: z.string().nullable().meta({ description: 'by the language model, from the pages; null: none' }),
      street_address: z.string().nullable(),
      country: z.string().nullable(),
      isWhole: z.boolean().meta({ description: 'name, street, city and the country of origin' }),
    }),
  ])
  .meta({ id: 'ResearchStep' })

/** Empty where nothing was searched. */
export const researchSteps = z.array(researchStep).default([])

/** A country, or null for an emptied field. */
const countryOrNone = z
  .string()
  .trim()
  .max(60)
  .transform((typed) => typed || null)
  .pipe(countryCode.nullable())

export const lookUpMaker = endpoint({
  method: 'POST',
  path: '/api/clearit/lookup-manufacturing-address',
  access: 'client-or-staff',
  summary:
    'The maker of a product: what the client confirmed before, then research. Null with a message when none is found.',
  body: z.strictObject({
    productDescription: text(4000).default(''),
    asin: asin.nullish(),
    countryOfOrigin: countryOrNone.nullish(),
    clientId: id.optional(),
    run: runName.optional(),
  }),
  answer: success.extend({
    data: foundAddress.nullable(),
    message: z.string().nullable(),
    steps: researchSteps,
    answeredBy,
  }),
  failure: (say) => say(addressTexts).lookupFailed,
  failures: ['description-or-asin', 'origin-first'],
})

/** In the order they come. */
export const LOOKUP_STEPS = ['confirmed', 'search', 'addresses', 'sources'] as const
export type LookupStep = (typeof LOOKUP_STEPS)[number]

export const lookupStep = endpoint({
  method: 'GET',
  path: '/api/clearit/lookup-manufacturing-address/:run/step',
  access: 'client-or-staff',
  summary: 'The step that the caller’s own look-up of a maker under way is at; null when it is over or tells none.',
  params: z.strictObject({ run: runName }),
  answer: success.extend({ step: z.enum(LOOKUP_STEPS).nullable() }),
  failure: (say) => say(addressTexts).lookupFailed,
})
