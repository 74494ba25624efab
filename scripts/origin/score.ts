// Compares answers with what a case file expects: ten points a case, and false "originating" counted apart.
import { z } from 'zod'
import type { ResultRow } from './result-row.ts'

const expectation = z.object({
  outcome: z.string(),
  criterion: z.string().nullish(),
  rule: z
    .object({ id: z.string(), alternative: z.string().optional(), also: z.array(z.string()).optional() })
    .optional(),
  failing_materials: z.array(z.string()).default([]),
  rvc: z
    .object({
      transaction_value: z.number().nullish(),
      net_cost: z.number().nullish(),
      required: z.record(z.string(), z.number().nullable()).optional(),
    })
    .optional(),
  de_minimis_used: z.boolean().default(false),
  missing_facts: z.array(z.string()).default([]),
  also_accept: z.array(z.unknown()).default([]),
})

export type Score = {
  readonly id: string
  readonly points: number
  readonly lost: readonly string[]
  readonly isFalseOriginating: boolean
}

const OUTCOME_POINTS = 5

/** `content`: the row of the file with its `expected`. */
export function scoreRow(content: unknown, answer: ResultRow): Score {
  const expected = z.object({ expected: expectation }).parse(content).expected
  const accepted = [
    expected.outcome,
    ...expected.also_accept.map((each) =>
      typeof each === 'string' ? each : z.object({ outcome: z.string() }).parse(each).outcome,
    ),
  ]
  const isFalseOriginating = answer.outcome === 'originating' && !accepted.includes('originating')
  if (!accepted.includes(answer.outcome)) {
    const half = expected.outcome === 'unknown' && answer.outcome === 'not_originating' ? OUTCOME_POINTS / 2 : 0
    return {
      id: answer.id,
      points: half,
      lost: [`outcome ${answer.outcome}, expected ${expected.outcome}`],
      isFalseOriginating,
    }
  }
  const checks: readonly (readonly [string, boolean])[] = [
    ['criterion', !expected.criterion || expected.criterion === answer.criterion],
    ['rule', namesRule(expected.rule, answer)],
    ['failing materials', sameSet(expected.failing_materials, answer.failing_materials)],
    ['value content', sameValue(expected.rvc, answer.rvc)],
    [
      'de minimis',
      expected.de_minimis_used === answer.de_minimis_used &&
        (expected.missing_facts.length === 0 || answer.missing_facts.length > 0),
    ],
  ]
  const lost = checks.filter(([, holds]) => !holds).map(([name]) => name)
  return { id: answer.id, points: 2 * OUTCOME_POINTS - lost.length, lost, isFalseOriginating }
}

function namesRule(rule: z.infer<typeof expectation>['rule'], { rule: given }: ResultRow): boolean {
  if (!rule) return true
  const named = [given.id, `${given.id} ${given.alternative ?? ''}`.trim(), ...given.also].map(plain)
  const wanted = [rule.alternative ? `${rule.id} ${rule.alternative}` : rule.id, ...(rule.also ?? [])].map(plain)
  return wanted.some((each) =>
    named.some((name) => name === each || name.startsWith(`${each} `) || each.startsWith(`${name} `)),
  )
}

const plain = (name: string): string =>
  name
    .replace(/\(p\.\s*\d+\)/g, '')
    .replace(/\s*\(([A-Z])\)$/, ' $1')
    .replace(/ (met|not met|fails.*)$/, '')
    .trim()
    .toLowerCase()

const sameSet = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join()

const CLOSE = 0.1001
function sameValue(wanted: z.infer<typeof expectation>['rvc'], given: ResultRow['rvc']): boolean {
  const close = (a: number | null | undefined, b: number | null | undefined) =>
    a === null || a === undefined || (b !== null && b !== undefined && Math.abs(a - b) < CLOSE)
  return (
    !wanted || (close(wanted.transaction_value, given?.transaction_value) && close(wanted.net_cost, given?.net_cost))
  )
}
