// HTS codes: proposing and checking them.
import { z } from 'zod'
import { CODE_NOTICES, type CodeReason } from '#domain/classification/code-reason.ts'
import { texts } from '#texts/en/item.ts'
import { countryCode } from './country-field.ts'
import { unitAmounts } from './duty.ts'
import { endpoint } from './endpoint.ts'
import { success } from './envelope.ts'
import { amount, answeredBy, asin, requiredText, text } from './fields.ts'
import { reasonOf } from './reason.ts'

export const codeReasons = z.array(reasonOf<CodeReason>())

export const codeNotice = z.enum(CODE_NOTICES).nullable().optional().meta({ description: 'the reason of `notice`' })

/** Numbers that a new one took over from. */
export const predecessors = z
  .object({ on: z.string().meta({ description: 'first day of the new number' }), codes: z.array(z.string()) })
  .nullable()
  .meta({ description: 'the numbers a new one took over from; null where its own title is at hand' })

/** A number that took the place of one that ended. */
export const successor = z.object({
  htsCode: z.string(),
  formattedHtsCode: z.string(),
  description: z.string(),
  general: z.string().meta({ description: 'ordinary rate as printed' }),
  succeeds: predecessors,
})
export const isOneForOne = z.boolean().meta({ description: 'whether one number simply took its place' })

const successors = z
  .object({
    on: z.string().meta({ description: 'first day the number is no longer right, or stands for other goods' }),
    isOneForOne,
    successors: z.array(
      successor.extend({
        dutyAmount: z.number().nullable().meta({ description: 'CAD a unit, where price and origin were given' }),
        dutyPercentage: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'EndedCode' })

export const htsCandidate = z
  .object({
    htsCode: z.string().meta({ description: 'ten digits, no dots' }),
    formattedHtsCode: z.string(),
    fullTitle: z.string().meta({ description: 'titles from chapter to line, legal texts where installed' }),
    description: z.string().meta({ description: 'the line in plain words' }),
    path: z.array(z.string()).meta({ description: 'plain titles from section to line' }),
    confidence: z.number().min(0).max(100).meta({ description: 'percent that the ten digits are right' }),
    confidence6: z.number().min(0).max(100).meta({ description: 'percent that the first six digits are right' }),
    reasoning: z.string(),
    reasons: codeReasons,
    succeeds: predecessors.optional(),
    precedent: z
      .object({ ruling: z.string(), goods: z.string(), url: z.url() })
      .nullable()
      .meta({ description: 'a ruling of US Customs that gave this code to like goods' }),
    applicability: z.enum(['definitely_applicable', 'may be applicable', 'not_applicable']),
    dutyAmount: z.number().nullable().meta({ description: 'CAD a unit; null when not known or no price was given' }),
    dutyPercentage: z.number().nullable().meta({ description: 'duty as a percent of declared value' }),
    isValid: z.boolean(),
    proposer: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'the language model that chose this code; absent: the built-in classifier' }),
  })
  .meta({ id: 'HtsCandidate' })

export const decidingQuestion = z
  .object({
    fact: z
      .enum(['material', 'construct', 'gender', 'power', 'state', 'form', 'use'])
      .meta({ description: 'what is asked about' }),
    text: z.string(),
    answers: z.array(z.object({ answer: z.string().meta({ description: 'as the call takes it' }), label: z.string() })),
  })
  .meta({ id: 'DecidingQuestion', description: 'the fact that would decide between the first candidates' })

export const classificationAnswers = z
  .array(z.string().regex(/^[a-z]{1,20}:[a-z-]{1,30}$/))
  .max(8)
  .meta({ description: 'answers to deciding questions, such as material:cotton' })

export const runName = z
  .string()
  .regex(/^[A-Za-z0-9-]{16,36}$/)
  .meta({ description: 'any name of this run, under which its step can be asked for while it lasts' })

/** How much there is of the goods: their duty under a code is then the one the receipt of the line says. */
const ofLine = {
  quantity: z.int().min(1).max(10_000_000).optional().meta({ description: 'units of the line' }),
  units: unitAmounts.optional(),
}

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
    ...ofLine,
    category: text(500).optional(),
    longDescription: text(20_000).optional(),
    answers: classificationAnswers.optional(),
    run: runName.optional(),
  }),
  answer: success.extend({
    htsCodes: z.array(htsCandidate),
    notApplicable: z.int(),
    question: decidingQuestion.nullable(),
    release: z.string().optional().meta({ description: 'release of the tariff schedule the codes stand in' }),
    source: z
      .enum(['embedded', 'language-model'])
      .optional()
      .meta({ description: 'who chose the first candidate where nobody had confirmed one' }),
    notice: z
      .string()
      .nullable()
      .optional()
      .meta({ description: 'one sentence when the language model that is set up gave no choice' }),
    noticeReason: codeNotice,
  }),
  failure: (say) => say(texts).classifyFailed,
})

/** In the order they come. */
export const classificationSteps = z.enum(['listing', 'heading', 'line', 'notes'])
export type ClassificationStep = z.output<typeof classificationSteps>

export const classificationStep = endpoint({
  method: 'GET',
  path: '/api/hts-classify/:run/step',
  access: 'client-or-staff',
  summary: 'The step that the caller’s classification under way is at; null when it is over or tells none.',
  params: z.strictObject({ run: runName }),
  answer: success.extend({ step: classificationSteps.nullable() }),
  failure: (say) => say(texts).classifyFailed,
})

export const classifyProduct = endpoint({
  method: 'POST',
  path: '/api/clearit/classify-product',
  access: 'client-or-staff',
  summary: 'The first candidate code for a product title; null when none is found.',
  body: z.strictObject({ productTitle: requiredText(4000) }),
  answer: success.extend({
    classification: htsCandidate.nullable(),
    answeredBy,
    release: z.string().meta({ description: 'release of the tariff schedule the code stands in' }),
    notice: z.string().nullable().meta({ description: 'as in /api/hts-classify' }),
  }),
  failure: (say) => say(texts).classifyFailed,
})

export const validateHts = endpoint({
  method: 'POST',
  path: '/api/hts/validate',
  access: 'client-or-staff',
  changes: false,
  summary: 'Whether a code is right today, with its description and rates; what took the place of one that ended.',
  body: z.strictObject({
    htsCode: z.string().max(40),
    countryOfOrigin: countryCode.optional(),
    price: amount.optional().meta({ description: 'of one unit, CAD; lets the duty of successors be shown' }),
    ...ofLine,
  }),
  answer: success.extend({
    valid: z.boolean(),
    plainTitle: z.string().nullable().meta({ description: 'the line in plain words' }),
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
    ended: successors.nullable().meta({ description: 'what took the place of a number that has ended' }),
    renumbered: successors.nullable().meta({
      description: 'that the number stands for other goods than before, and what those have now',
    }),
    succeeds: predecessors,
    relatives: z
      .array(z.object({ htsCode: z.string(), formattedHtsCode: z.string(), description: z.string() }))
      .meta({ description: 'nearest valid codes, when the code is not valid' }),
  }),
  failure: (say) => say(texts).codeNotFound,
})
