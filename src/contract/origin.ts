// Origin under CUSMA: the decision on one recipe, and the rules of a code. Reasons are typed; kinds and conditions carry their words.
import { z } from 'zod'
import { ORIGIN_QUESTIONS } from '#domain/origin/decision.ts'
import { EVIDENCE_KINDS } from '#domain/origin/evidence.ts'
import { INPUT_PROBLEMS } from '#domain/origin/input-problems.ts'
import { PROCESSES, ROLES } from '#domain/origin/recipe.ts'
import { texts } from '#texts/en/origin.ts'
import { countryCode } from './country-field.ts'
import { eachLanguage } from './each-language.ts'
import { endpoint } from './endpoint.ts'
import { success } from './envelope.ts'
import { date, decimalText, text } from './fields.ts'

const MOST_MATERIALS = 1000
export const truth = z.enum(['yes', 'no', 'unknown'])
const share = z.number().min(-1000).max(1000)
/** Decimals as text; a negative one is let in, so that the answer can say at which field it stands. */
export const decimalValue = z.union([decimalText, z.string().regex(/^-\d{1,12}(\.\d{1,6})?$/)])
const code = z
  .string()
  .max(20)
  .transform((typed) => typed.replaceAll(/\D/g, ''))

export const originMaterial = z
  .strictObject({
    id: text(60),
    description: text(500).default(''),
    code: code.nullish().meta({ description: 'six to ten digits; null when it is not known' }),
    origin: countryCode.nullish(),
    originating: truth.default('unknown').meta({ description: "'unknown' counts as foreign" }),
    value: decimalValue.nullish().meta({ description: 'for one unit of the good, in its currency' }),
    currency: z
      .string()
      .max(3)
      .optional()
      .meta({ description: 'of the value, where it is not that of the good: refused' }),
    role: z.enum(ROLES).default('component'),
    weightSharePercent: share.nullish(),
    isWhollyObtained: z.boolean().optional(),
    isRecovered: z.boolean().optional(),
    inDecidingComponent: z.boolean().optional(),
  })
  .meta({ id: 'OriginMaterial' })

const question = z
  .object({
    question: z.enum(ORIGIN_QUESTIONS),
    key: z.string(),
    of: z.string().optional(),
    words: eachLanguage.optional(),
  })
  .meta({ id: 'OriginQuestion', description: '`key` is where its answer goes in `answers`' })

const valueSum = z
  .object({
    method: z.enum(['transaction-value', 'net-cost']),
    of: z.string().nullable(),
    foreign: z.string().nullable(),
    terms: z.array(z.object({ material: z.string(), value: z.string().nullable() })),
    percent: z
      .string()
      .nullable()
      .meta({ description: 'two decimals; the decision itself is made on the exact figure' }),
    required: z.number(),
    isMet: truth,
  })
  .meta({ id: 'OriginValueSum' })

const attempt = z
  .object({
    rule: z.string(),
    letter: z.string(),
    page: z.number().nullable(),
    isMet: truth,
    changes: z.array(
      z.object({ material: z.string(), change: z.enum(['originating', 'disregarded', ...truth.options]) }),
    ),
    deMinimis: z
      .object({
        by: z.enum(['value', 'weight']),
        materials: z.array(z.string()),
        percent: z.string().nullable(),
        isMet: truth,
        excludedBy: z.string().nullable(),
      })
      .nullable(),
    sums: z.array(valueSum),
    shortfalls: z.array(
      z.object({
        reason: z.enum(['no-change', 'value-content', 'condition', 'kind', 'clause']),
        of: z.array(z.string()).meta({
          description: 'ids of materials, methods, a condition, kinds; or a clause and the materials it concerns',
        }),
        words: z.array(eachLanguage).meta({ description: 'of the condition or the kinds' }),
      }),
    ),
    questions: z.array(question),
    clauses: z.array(z.string()),
  })
  .meta({ id: 'OriginAttempt' })

const shared = {
  code: z.string(),
  version: z.string(),
  rule: z.string(),
  letter: z.string(),
  clauses: z.array(z.string()),
  failing: z.array(z.string()),
  attempts: z.array(attempt),
  assumptions: z.array(
    z.discriminatedUnion('reason', [
      z.object({ reason: z.enum(['not-for-motor-vehicle', 'net-cost-below-price', 'materials-complete']) }),
      z.object({ reason: z.literal('kind-by-description'), of: z.string(), is: truth, words: eachLanguage }),
      z.object({ reason: z.literal('older-code'), code: z.string(), older: z.array(z.string()) }),
    ]),
  ),
  evidence: z
    .array(z.object({ evidence: z.enum(EVIDENCE_KINDS), materials: z.array(z.string()) }))
    .meta({ description: 'what to keep for a claim; empty where the good does not originate' }),
}

export const originDecision = z
  .discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('originating'),
      ...shared,
      criterion: z.enum(['A', 'B', 'C', 'D']).nullable(),
      article: z.string(),
      usesDeMinimis: z.boolean(),
    }),
    z.object({ outcome: z.literal('not-originating'), ...shared }),
    z.object({ outcome: z.literal('unknown'), ...shared, missing: z.array(question), isBeyondUs: z.boolean() }),
    z.object({
      outcome: z.literal('invalid'),
      problems: z.array(z.object({ field: z.string(), reason: z.enum(INPUT_PROBLEMS) })),
    }),
  ])
  .meta({ id: 'OriginDecision' })

export const decideOrigin = endpoint({
  method: 'POST',
  path: '/api/origin/decide',
  access: 'client-or-staff',
  changes: false,
  summary: 'Whether a good originates under CUSMA, by which rule, or what fails or is missing. Keeps nothing.',
  body: z.strictObject({
    good: z.strictObject({ code, otherCodes: z.array(code).max(10).optional(), description: text(500).default('') }),
    producedIn: countryCode.default('CA'),
    importedInto: countryCode.default('US'),
    day: date.optional(),
    currency: z.string().max(3).default('CAD'),
    transactionValue: decimalValue.nullish(),
    netCost: decimalValue.nullish(),
    totalCost: decimalValue.nullish(),
    materials: z.array(originMaterial).max(MOST_MATERIALS),
    processes: z.array(z.enum(PROCESSES)).max(40).default([]),
    answers: z.record(z.string().max(120), truth).default({}),
  }),
  answer: success.extend({ decision: originDecision }),
  failure: (say) => say(texts).failed,
})

const source = z.object({ codes: z.array(z.string()), kind: z.string().nullable(), otherThan: z.array(z.string()) })

export const originRules = endpoint({
  method: 'GET',
  path: '/api/origin/rules/:code',
  access: 'client-or-staff',
  summary:
    'The CUSMA rules of a code on a day, for goods from Canada or Mexico: one list for each way missing digits may turn out.',
  params: z.strictObject({ code }),
  query: z.strictObject({ day: date.optional(), from: z.enum(['CA', 'MX']).default('CA') }),
  answer: success.extend({
    version: z.string(),
    cases: z.array(
      z.array(
        z.object({
          id: z.string(),
          citation: z.string(),
          page: z.number(),
          isDecided: z.boolean(),
          alternatives: z.array(
            z.object({
              letter: z.string(),
              goods: z.array(z.string()),
              kind: z.string().nullable(),
              otherThan: z.array(z.string()),
              level: z.enum(['chapter', 'heading', 'subheading', 'item']).nullable(),
              needsChange: z.boolean(),
              outsideGroup: z.boolean(),
              also: z.array(source),
              except: z.array(source),
              value: z.object({ transactionValue: z.number().nullable(), netCost: z.number().nullable() }).nullable(),
              conditions: z.array(z.string()),
            }),
          ),
        }),
      ),
    ),
    words: z.record(z.string(), eachLanguage).meta({ description: 'of the kinds and conditions named' }),
  }),
  failure: (say) => say(texts).rulesFailed,
  failures: ['code-in-no-edition'],
})
