// The ways to originate, or not to, that stand before the product rules: deemed goods, sets, goods wholly obtained or made of
// originating materials alone, transit, dilution. Source: General Note 11(b), (h)(iv), (i), (j), (p).
import { decimal } from '../money.ts'
import { codeRanges, inAny } from './codes.ts'
import { componentRules } from './component-rules.ts'
import type { OriginDecision, OriginQuestion } from './decision.ts'
import { isMember } from './find-rules.ts'
import type { Sorted } from './foreign-parts.ts'
import type { OriginCase } from './recipe.ts'
import { isDeemed } from './special-goods.ts'
import { allOf } from './truth.ts'
import { totalOf } from './value.ts'

type Base = Pick<OriginDecision, 'code' | 'version' | 'attempts' | 'assumptions'>
type Given = { readonly given: OriginCase; readonly good: string; readonly sorted: Sorted; readonly base: Base }

/** The decision of the first of these ways that settles the case; undefined: the product rules decide. */
export function decideGenerally(way: Given): OriginDecision | undefined {
  const { given, good } = way
  if (isDeemed(good, given.good.description) === 'yes') return originating(way, null, '4.2', 'GN 11(p)')
  if (!isMember(given.producedIn)) return failed(way, 'GN 11(b)')
  return transit(way) ?? sugar(way) ?? set(way) ?? obtained(way) ?? diluted(way)
}

function transit(way: Given): OriginDecision | undefined {
  const { answers } = way.given
  if (answers['worked-outside'] === 'yes' || answers['customs-control'] === 'no') return failed(way, 'GN 11(h)(iv)')
  if (
    answers['passed-outside'] !== 'yes' ||
    (answers['customs-control'] === 'yes' && answers['worked-outside'] !== 'unknown')
  )
    return undefined
  return unknown(way, 'GN 11(h)(iv)', [{ question: 'customs-control', key: 'customs-control' }])
}

/** Syrups and sweet mixes of Mexico, where sugar in them does not originate, or Canada has part in it. Source: General Note 11(q)(ii). */
function sugar(way: Given): OriginDecision | undefined {
  const { given, good } = way
  if (given.producedIn !== 'MX' || given.importedInto !== 'US') return undefined
  const unfit = given.materials.filter(
    ({ code, origin, originating: own }) => code?.startsWith(SUGAR) && (own !== 'yes' || origin === 'CA'),
  )
  const is = inAny(good, SWEET_MIXES)
  if (unfit.length === 0 || is === 'no') return undefined
  if (is === 'unknown') return unknown(way, 'GN 11(q)(ii)', [{ question: 'tariff-item', key: 'code' }])
  return failed(
    way,
    'GN 11(q)(ii)',
    unfit.map(({ id }) => id),
  )
}

const SUGAR = '170199'
const SWEET_MIXES = codeRanges(
  ...'17029005 17029010 17029020 17029035 17029040 17029052 17029054 17029058 17029064 17029068 17029090'.split(' '),
  ...'18061043 18061045 18061055 18061065 18061075 21069042 21069044 21069046'.split(' '),
)

/** A tenth of the value of a set may be foreign; unless Rule 3 makes it a set the product rules hold. */
function set(way: Given): OriginDecision | undefined {
  const { given } = way
  const items = given.materials.filter(({ role }) => role === 'set-item')
  if (given.answers.set !== 'yes' && (items.length === 0 || given.answers.set === 'no')) return undefined
  const goods = items.length > 0 ? items : given.materials.filter(({ role }) => role === 'component')
  const foreign = goods.filter(({ originating }) => originating !== 'yes')
  if (foreign.length === 0) return originating(way, null, '4.18', 'GN 11(i)')
  const total = totalOf(foreign.map(({ value }) => value))
  const worth = given.transactionValue
  if (!total || !worth) return unknown(way, 'GN 11(i)', setQuestions(given))
  const isSmall = total.times(decimal('10')).lte(worth)
  return isSmall ? originating(way, null, '4.18', 'GN 11(i)') : failed(way, 'GN 11(i)')
}

const setQuestions = ({ transactionValue, materials }: OriginCase): readonly OriginQuestion[] => [
  ...(transactionValue ? [] : [{ question: 'good-value' as const, key: 'value' }]),
  ...materials
    .filter(({ value, originating: own }) => value === undefined && own !== 'yes')
    .map(({ id }) => ({ question: 'material-value' as const, key: `${id} value`, of: id })),
]

/** Wholly obtained (criterion A), or made of originating materials alone (C). */
function obtained(way: Given): OriginDecision | undefined {
  const { given, good, sorted } = way
  const isGrown = given.processes.includes('grown')
  if (sorted.parts.length === 0 && sorted.leftOut.length === 0)
    return isGrown ? originating(way, 'A', '4.2(a)', 'GN 11(b)(i)') : undefined
  if (sorted.foreign.length > 0 || sorted.leftOut.some(({ material }) => material.originating !== 'yes'))
    return undefined
  const isWhole = sorted.parts.every(
    ({ material }) => material.isWhollyObtained || (isGrown && sorted.clauses.includes('GN 11(n)(iii)')),
  )
  if (isWhole) return originating(way, 'A', '4.2(a)', 'GN 11(b)(i)')
  const parts = [...sorted.parts, ...sorted.leftOut]
  const rules = componentRules({
    good,
    description: given.good.description,
    on: given.day,
    parts,
    processes: given.processes,
    answers: given.answers,
  })
  const holds = allOf(rules.map((rule) => rule.holds))
  return holds === 'yes' ? originating(way, 'C', '4.2(c)', 'GN 11(b)(ii)') : undefined
}

/** Water or the like added and nothing else: no origin by that. */
function diluted(way: Given): OriginDecision | undefined {
  const { processes } = way.given
  const isMere = processes.includes('diluted') && processes.every((each) => each === 'diluted' || each === 'repacked')
  return isMere && way.sorted.foreign.length > 0 ? failed(way, 'GN 11(j)') : undefined
}

const originating = (
  { base, sorted }: Given,
  criterion: 'A' | 'C' | null,
  article: string,
  rule: string,
): OriginDecision => ({
  ...base,
  outcome: 'originating',
  criterion,
  article,
  rule,
  letter: '',
  clauses: sorted.clauses,
  failing: [],
  usesDeMinimis: false,
})

const failed = ({ base, sorted }: Given, clause: string, failing: readonly string[] = []): OriginDecision => ({
  ...base,
  outcome: 'not-originating',
  rule: clause,
  letter: '',
  clauses: sorted.clauses,
  failing,
  because: [{ reason: 'clause', facts: { clause, materials: failing } }],
})

const unknown = ({ base, sorted }: Given, rule: string, missing: readonly OriginQuestion[]): OriginDecision => ({
  ...base,
  outcome: 'unknown',
  rule,
  letter: '',
  clauses: sorted.clauses,
  failing: [],
  missing,
})
