// HTS codes: proposing and checking them.
import { z } from 'zod'
import { texts } from '#texts/item.ts'
import { endpoint } from './endpoint.ts'
import { success } from './envelope.ts'
import { amount, asin, countryCode, requiredText, text } from './fields.ts'

export const htsCandidate = z
  .object({
    htsCode: z.string().meta({ description: 'ten digits, no dots' }),
    formattedHtsCode: z.string(),
    fullTitle: z.string().meta({ description: 'titles from chapter to line' }),
    description: z.string(),
    confidence: z.number().min(0).max(100).meta({ description: 'percent' }),
    reasoning: z.string(),
    applicability: z.enum(['definitely_applicable', 'may be applicable', 'not_applicable']),
    dutyAmount: z.number().nullable().meta({ description: 'CAD a unit; null when not known or no price was given' }),
    dutyPercentage: z.number().nullable().meta({ description: 'duty as a percent of declared value' }),
    isValid: z.boolean(),
  })
  .meta({ id: 'HtsCandidate' })

export const classifyHts = endpoint({
  method: 'POST',
  path: '/api/hts-classify',
  access: 'client-or-staff',
  summary: 'At most 10 candidate codes for goods described in words, best first.',
  body: z.strictObject({
    description: requiredText(4000),
    countryOfOrigin: countryCode.optional(),
    asin: asin.optional(),
    price: amount.optional().meta({ description: 'of one unit, CAD; lets the duty of each candidate be shown' }),
    category: text(500).optional(),
  }),
  answer: success.extend({ htsCodes: z.array(htsCandidate), notApplicable: z.int() }),
  failure: texts.classifyFailed,
})

export const validateHts = endpoint({
  method: 'POST',
  path: '/api/hts/validate',
  access: 'client-or-staff',
  summary: 'Whether a code stands in the current release, with its description and rates.',
  body: z.strictObject({ htsCode: z.string().max(40) }),
  answer: success.extend({
    valid: z.boolean(),
    fullDescription: z.string().nullable(),
    error: z.string().nullable(),
    details: z
      .object({
        level: z.string(),
        general: z.string(),
        special: z.string(),
        other: z.string(),
        units: z.array(z.string()),
        release: z.string(),
      })
      .nullable(),
    relatives: z
      .array(z.object({ htsCode: z.string(), formattedHtsCode: z.string(), description: z.string() }))
      .meta({ description: 'nearest valid codes, when the code is not valid' }),
  }),
  failure: texts.codeNotFound,
})
