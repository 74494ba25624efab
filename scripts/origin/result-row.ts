// The answer to a row, in the fields that the case files use.
import type { OriginAnswer } from '#domain/origin/decide.ts'
import type { Attempt, OriginDecision, OriginQuestion, ValueSum } from '#domain/origin/decision.ts'

export type ResultRow = {
  readonly id: string
  readonly outcome: 'originating' | 'not_originating' | 'unknown'
  readonly criterion: string | null
  readonly rule: { readonly id: string; readonly alternative?: string; readonly also: readonly string[] }
  readonly failing_materials: readonly string[]
  readonly rvc?: {
    readonly transaction_value: number | null
    readonly net_cost: number | null
    readonly required: { readonly transaction_value: number | null; readonly net_cost: number | null }
  }
  readonly de_minimis_used: boolean
  readonly missing_facts: readonly string[]
}

export function toResult(id: string, answer: OriginAnswer): ResultRow {
  if (answer.outcome === 'invalid') {
    const wrong = answer.problems.map(({ field, reason }) => `${field}: ${reason}`)
    return {
      id,
      outcome: 'unknown',
      criterion: null,
      rule: { id: '', also: [] },
      failing_materials: [],
      de_minimis_used: false,
      missing_facts: wrong,
    }
  }
  const isMet = answer.outcome === 'originating'
  const rvc = valueContent(answer)
  return {
    id,
    outcome: answer.outcome === 'not-originating' ? 'not_originating' : answer.outcome,
    criterion: isMet ? answer.criterion : null,
    rule: { id: answer.rule, ...(answer.letter && { alternative: answer.letter }), also: alsoOf(answer) },
    failing_materials: answer.failing,
    ...(rvc && { rvc }),
    de_minimis_used: isMet && answer.usesDeMinimis,
    missing_facts: answer.outcome === 'unknown' ? missing(answer) : [],
  }
}

/** Clauses that were applied and the other ways that were tried. */
function alsoOf(answer: OriginDecision): readonly string[] {
  const main = `${answer.rule} ${answer.letter}`.trim()
  const tried = answer.attempts
    .filter(({ shortfalls }) => !shortfalls.some(({ reason }) => reason === 'kind'))
    .map(({ rule, letter }) => `${rule} ${letter}`.trim())
  return [...new Set([...answer.clauses, ...tried])].filter((name) => name !== main)
}

function valueContent(answer: OriginDecision): ResultRow['rvc'] {
  const own = (attempt: Attempt) => attempt.rule === answer.rule && attempt.letter === answer.letter
  const isForGood = ({ shortfalls }: Attempt) => !shortfalls.some(({ reason }) => reason === 'kind')
  const withSums = answer.attempts.filter((attempt) => attempt.sums.length > 0 && isForGood(attempt))
  const attempt = withSums.find(own) ?? withSums[0]
  if (!attempt) return undefined
  const percent = (method: ValueSum['method']) => {
    const found = attempt.sums.find((sum) => sum.method === method)?.percent
    return found ? Number(found.toFixed(1)) : null
  }
  return {
    transaction_value: percent('transaction-value'),
    net_cost: percent('net-cost'),
    required: {
      transaction_value: attempt.required?.transactionValue ?? null,
      net_cost: attempt.required?.netCost ?? null,
    },
  }
}

const QUESTIONS: Readonly<Record<OriginQuestion['question'], string>> = {
  'tariff-item': 'eight-digit code of the good',
  'material-code': 'code of the material',
  'material-tariff-item': 'eight-digit code of the material',
  'material-kind': 'what the material is',
  'good-kind': 'what the good is',
  condition: 'whether a condition of the rule is met',
  'material-value': 'value of the material',
  'good-value': 'transaction value of the good',
  'net-cost': 'net cost',
  'material-weight': 'weight of the non-originating yarn or material as a share of the component',
  'elastomeric-weight': 'weight of elastomeric yarn',
  materials: 'what the good is made of',
  'motor-vehicle-use': 'whether the good is for use in a motor vehicle',
  'sewing-thread': 'where the sewing thread was formed and finished',
  pockets: 'whether the good has pockets',
  'pocket-fabric': 'where the pocket bag fabric was formed and finished',
  'narrow-elastic': 'where the narrow elastic was formed and finished',
  'coated-fabric': 'where the coated fabric was formed and finished',
  'made-as-apparel': 'where the good was cut and sewn',
  unassembled: 'whether the good was imported unassembled',
  set: 'whether the goods are a set under Rule 3',
  'customs-control': 'whether the good stayed under customs control outside the three countries',
  'merely-preserved': 'whether the good was merely frozen, packed or roasted',
  'milk-solids': 'milk solids by dry weight',
  'inventory-method': 'the inventory method and its records',
  parts: 'whether the foreign materials are parts of the good',
}

function missing(answer: OriginDecision): readonly string[] {
  if (answer.outcome !== 'unknown') return []
  if (answer.isBeyondUs) return ['not decided here: motor vehicles and their parts']
  return answer.missing.map(({ question, of }) =>
    of === undefined ? QUESTIONS[question] : `${QUESTIONS[question]} (${of})`,
  )
}
