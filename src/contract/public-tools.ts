// The tools that need no sign-in. Calls of access 'visitor' carry X-Visitor-Id and an X-Request-Key made with the visitor's
// secret, and their answers come sealed (scramble.ts). Source: specification part 2, sections 3 to 9; decisions 5, 8, 9.
import { z } from 'zod'
import { texts } from '#texts/en/public-tools.ts'
import { admissibilityFinding } from './admissibility.ts'
import {
  classificationAnswers,
  codeNotice,
  codeReasons,
  decidingQuestion,
  predecessors,
  runName,
} from './classification.ts'
import { dutyAnswers, unitText } from './compared-values.ts'
import { countryCode } from './country-field.ts'
import { dutyReceipt } from './duty.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { problem } from './field-problems.ts'
import { asin, decimalText, instant, tenDigitHtsCode, text } from './fields.ts'
import { foundAddress, researchSteps } from './lookups.ts'
import { exchangeRate } from './reference.ts'

export const VISITOR_HEADER = 'x-visitor-id'

/** What the wire carries in place of the answer of a call of access 'visitor'. A failure comes unsealed. */
export const sealedAnswer = z
  .object({ sealed: z.string().meta({ description: 'base64: 12 bytes IV, AES-256-GCM ciphertext, 16 bytes tag' }) })
  .meta({ id: 'SealedAnswer' })

/** How much of the day is left; on every answer of a tool. All null for a signed-in client, who has no limit. */
export const quota = z
  .object({
    left: z.int().min(0).nullable().meta({ description: 'checks and lookups left today' }),
    limit: z.int().nullable(),
    turnsAt: instant.nullable().meta({ description: 'when the day turns and all are there again' }),
  })
  .meta({ id: 'Quota' })

export const visit = endpoint({
  method: 'GET',
  path: '/api/public/visit',
  access: 'public',
  summary:
    'A visitor id with its secret. Sent with X-Visitor-Id and a request key of a visit, it goes on with that visit; else it starts one.',
  answer: success.extend({
    visitorId: z.string(),
    secret: z.string(),
    ...quota.shape,
    clientSignIn: z.enum(['code', 'direct']),
    countsPageViews: z.boolean().meta({ description: 'whether page views are reported to anybody at all' }),
  }),
  failure: (say) => say(texts).visitFailed,
})

/** Above nothing, in CAD. */
const cadValue = z
  .number()
  .max(9_999_999.99)
  .refine((value) => value > 0, problem('not-above-zero'))
const quantity = z.int().min(1).max(1_000_000).default(1).meta({ description: 'units the value is of one of' })
const productTitle = text(1000)

/** What the duty of the goods under one code comes to. Amounts are null where no amount may be shown. */
const outcome = z.enum(['dutiable', 'possibly-duty-free', 'prohibited', 'unknown'])

export const htsOption = z
  .object({
    htsCode: z.string().meta({ description: 'ten digits, no dots' }),
    formattedHtsCode: z.string(),
    description: z.string(),
    fullTitle: z.string().meta({ description: 'titles from chapter to line, legal texts where installed' }),
    path: z.array(z.string()).meta({ description: 'plain titles from section to line' }),
    confidence: z.number().min(0).max(100).meta({ description: 'percent' }),
    confidence6: z.number().min(0).max(100).meta({ description: 'percent that the first six digits are right' }),
    comparativeReasoning: z.string(),
    reasons: codeReasons,
    succeeds: predecessors,
    precedent: z.object({ ruling: z.string(), goods: z.string(), url: z.url() }).nullable(),
    proposer: z
      .string()
      .optional()
      .meta({ description: 'the language model that chose this code; absent: the built-in classifier' }),
    outcome,
    dutyRate: z.string().meta({ description: "the line's own rate as the tariff prints it: 'Free', '6.5%'" }),
    dutyPercentage: z.number().nullable().meta({ description: 'all duty as a percent of the declared value' }),
    dutyAmount: z.number().nullable().meta({ description: 'CAD a unit' }),
  })
  .meta({ id: 'PublicHtsOption' })

export const dutyResult = z
  .object({
    htsCode: z.string(),
    formattedHtsCode: z.string(),
    description: z.string(),
    fullTitle: z.string(),
    quantity: z.int(),
    cadValue: z.number().meta({ description: 'of one unit' }),
    usdValue: z.number().meta({ description: 'of one unit' }),
    exchangeRate,
    outcome,
    reasons: z.array(z.string()).meta({ description: 'why free or prohibited, or what is missing' }),
    customsFees: z.number().nullable().meta({ description: 'duty on all units, USD' }),
    customsFeesCad: z.number().nullable(),
    dutyRate: z.number().nullable().meta({ description: 'all duty as a percent of the declared value' }),
    receipt: dutyReceipt,
    findings: z.array(admissibilityFinding).meta({ description: 'whether the goods may enter, the gravest first' }),
  })
  .meta({ id: 'PublicDutyResult' })

export const checkAsinDuty = endpoint({
  method: 'POST',
  path: '/api/public/asin-duty-check',
  access: 'visitor',
  summary:
    'Codes for the product of an ASIN with the duty each would mean; the full duty at once when one code is certain enough.',
  body: z.strictObject({
    asin,
    countryOfOrigin: countryCode,
    cadValue,
    quantity,
    productTitle: productTitle.optional().meta({ description: 'needed when the ASIN is not known' }),
    claimCusma: z.boolean().default(false),
    answers: classificationAnswers.default([]),
    followUp: text(100).optional().meta({
      description: 'of the check that asked the question: its answer, for the same ASIN and title, costs no check',
    }),
    run: runName.optional(),
  }),
  answer: success.extend({
    requiresSelection: z.boolean(),
    data: z.object({
      asin: z.string(),
      productTitle: z.string().nullable().meta({ description: 'null while the product is not known' }),
      productSource: z.string().nullable().meta({ description: 'whose title it is; null when the visitor gave it' }),
      productSourceCode: z
        .enum(['shared', 'demo', 'amazon'])
        .nullable()
        .meta({ description: 'what productSource says in words' }),
      requiresTitle: z.boolean().meta({ description: 'the ASIN is not known: ask for the title' }),
      requiresSelection: z.boolean(),
      message: z.string().nullable().meta({ description: 'why there are no options' }),
      messageReason: z.enum(['unknown-asin', 'catalogue-failed', 'no-candidates']).nullable(),
      htsOptions: z.array(htsOption),
      findings: z
        .array(admissibilityFinding)
        .default([])
        .meta({ description: 'what holds of the goods under every code of the list, agency papers left out' }),
      source: z
        .enum(['embedded', 'language-model'])
        .nullable()
        .optional()
        .meta({ description: 'who chose the first option; null while the product is not known' }),
      notice: z
        .string()
        .nullable()
        .optional()
        .meta({ description: 'one sentence when the language model that is set up gave no choice' }),
      noticeReason: codeNotice,
      question: decidingQuestion.nullable(),
      followUp: z.string().nullable().meta({ description: 'to send with the answer to the question' }),
      result: dutyResult.nullable().meta({ description: 'of the first option, when no selection is needed' }),
      countryOfOrigin: z.string(),
      cadValue: z.number(),
      usdValue: z.number(),
      exchangeRate,
    }),
    ...quota.shape,
  }),
  failure: (say) => say(texts).checkFailed,
  failures: ['daily-calculations-used-up', 'daily-checks-used-up'],
})

export const calculateAsinDuty = endpoint({
  method: 'POST',
  path: '/api/public/asin-duty-calculate',
  access: 'visitor',
  summary: 'The full duty under the code that was picked, with its receipt, for an entry today. Costs no check.',
  body: z.strictObject({
    asin,
    productTitle: productTitle.default(''),
    selectedHtsCode: tenDigitHtsCode,
    countryOfOrigin: countryCode,
    cadValue,
    quantity,
    usdValue: z.number().optional().meta({ description: "taken and not used: the server's own rate counts" }),
    exchangeRate: z.union([z.number(), exchangeRate]).optional().meta({ description: 'as usdValue' }),
    claimCusma: z.boolean().default(false),
    units: z
      .array(z.strictObject({ amount: decimalText, unit: unitText.trim().min(1) }))
      .max(20)
      .default([])
      .meta({ description: 'amounts of all units together, where the receipt asks for one' }),
    answers: dutyAnswers.default({}).meta({ description: "answers to the receipt's questions" }),
  }),
  answer: envelope(dutyResult).extend(quota.shape),
  failure: (say) => say(texts).calculateFailed,
  failures: ['code-not-found', 'daily-calculations-used-up', 'daily-checks-used-up'],
})

export const publicMaker = foundAddress
  .omit({ manufacturing_address_id: true })
  .extend({ asin: z.string(), productTitle: z.string().nullable() })
  .meta({ id: 'PublicMaker' })

export const lookUpAsinMaker = endpoint({
  method: 'POST',
  path: '/api/public/asin-manufacturing-lookup',
  access: 'visitor',
  summary: 'The maker of the product of an ASIN in its country of origin; null with a message when none is found.',
  body: z.strictObject({
    asin,
    countryOfOrigin: countryCode,
    productTitle: productTitle.optional(),
    run: runName.optional(),
  }),
  answer: success.extend({
    data: publicMaker.nullable(),
    message: z.string().nullable(),
    counted: z
      .boolean()
      .meta({ description: 'whether it took one of the lookups of the day: one that found nothing does not' }),
    steps: researchSteps,
    ...quota.shape,
  }),
  failure: (say) => say(texts).lookupFailed,
  failures: ['daily-calculations-used-up', 'daily-checks-used-up'],
})

/** In the order they come. */
export const CHECK_STEPS = ['product', 'codes', 'rates', 'matches'] as const
export const MAKER_STEPS = ['listing', 'search', 'addresses', 'sources'] as const
export type CheckStep = (typeof CHECK_STEPS)[number]
export type MakerStep = (typeof MAKER_STEPS)[number]

export const publicStep = endpoint({
  method: 'GET',
  path: '/api/public/runs/:run/step',
  access: 'visitor',
  summary:
    'The step that the visitor’s own check or lookup under way is at; null when it is over or tells none. Costs no check.',
  params: z.strictObject({ run: runName }),
  answer: success.extend({ step: z.enum([...CHECK_STEPS, ...MAKER_STEPS]).nullable() }),
  failure: (say) => say(texts).checkFailed,
})

export const reportPageView = endpoint({
  method: 'POST',
  path: '/api/public/page-view',
  access: 'public',
  summary: 'Counts a page view, where the operator counts any and the browser does not ask to be left alone.',
  body: z.strictObject({
    path: text(300).meta({ description: 'without query and fragment' }),
    referrer: text(300).default('').meta({ description: 'address of the page that led here, on the first view' }),
    language: text(35).default(''),
  }),
  answer: success.extend({ counted: z.boolean() }),
  failure: (say) => say(texts).pageViewFailed,
})
