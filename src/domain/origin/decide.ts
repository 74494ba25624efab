// The decision: does this good originate under CUSMA, by which rule, and if not why. Every way is tried; what is not known stays unknown.
import { type Trial, tryAlternative } from './attempt.ts'
import { isSeparatedOnly, processClause } from './chemistry.ts'
import { inAny, olderCodesOf } from './codes.ts'
import type { Assumption, Attempt, OriginDecision, OriginQuestion } from './decision.ts'
import { laneOf, rulesOf } from './find-rules.ts'
import { sortMaterials } from './foreign-parts.ts'
import { decideGenerally } from './general-ways.ts'
import { type InputProblem, inputProblems } from './input-problems.ts'
import { tryPartsRule } from './parts-rule.ts'
import type { OriginCase, OriginMaterial } from './recipe.ts'
import type { OriginLaw, ProductRule } from './rule.ts'
import { readCases } from './same-in-all.ts'

export type OriginAnswer = OriginDecision | { readonly outcome: 'invalid'; readonly problems: readonly InputProblem[] }

/**
 * Decides one case. A code the seller doubts is tried with its neighbours: the outcome holds only where all agree.
 * Materials a maker here made of known things may be counted as those things (accumulation) where that helps.
 */
export function decideOrigin(law: OriginLaw, given: OriginCase): OriginAnswer {
  const problems = inputProblems(law, given)
  if (problems.length > 0) return { outcome: 'invalid', problems }
  const plain = decideAll(law, given)
  if (plain.outcome === 'originating' || !given.materials.some(({ madeFrom }) => madeFrom)) return plain
  const spread = decideAll(law, { ...given, materials: given.materials.flatMap(accumulated) })
  return spread.outcome === 'originating' ? { ...spread, clauses: [...spread.clauses, 'GN 11(d)(iii)'] } : plain
}

const accumulated = (material: OriginMaterial): readonly OriginMaterial[] =>
  material.originating !== 'yes' && material.madeFrom ? material.madeFrom : [material]

function decideAll(law: OriginLaw, given: OriginCase): OriginDecision {
  const codes = [given.good.code, ...(given.good.otherCodes ?? [])]
  const decisions = codes.flatMap((code) => {
    const older = olderCodesOf(code, law.olderCodes) ?? []
    const assumed: readonly Assumption[] =
      older[0] === code.slice(0, 8) ? [] : [{ reason: 'older-code', facts: { code, older } }]
    return older.map((good) => decideCode(law, given, code, good, assumed))
  })
  return readCases(decisions, 'code')
}

function decideCode(
  law: OriginLaw,
  given: OriginCase,
  code: string,
  good: string,
  assumed: readonly Assumption[],
): OriginDecision {
  const sorted = sortMaterials(law, given, good)
  const base = { code, version: law.version, attempts: [], assumptions: assumed }
  const early = decideGenerally({ given, good, sorted, base })
  if (early) return early
  const { cases } = rulesOf(law, good, given.day, laneOf(given.producedIn, given.importedInto))
  const trial = { law, given, good, sorted }
  const decisions = cases.map((rules) => decideByKinds(trial, rules, base))
  return decisions.length > 0 ? readCases(decisions, 'code') : beyond(base, '')
}

/** Where nobody told the kind of the good: the outcome that holds for every kind, else unknown. */
function decideByKinds(trial: Trial, rules: readonly ProductRule[], base: Base): OriginDecision {
  const plain = decideByRules(trial, rules, base)
  const keys = plain.outcome === 'unknown' ? kindQuestions(plain) : []
  if (keys.length === 0) return plain
  const none = Object.fromEntries(keys.map((key) => [key, 'no' as const]))
  const told = [...keys.map((key) => ({ ...none, [key]: 'yes' as const })), none]
  const each = told.map((answers) =>
    decideByRules(
      { ...trial, given: { ...trial.given, answers: { ...trial.given.answers, ...answers } } },
      rules,
      base,
    ),
  )
  const [first] = each
  return first && first.outcome !== 'unknown' && each.every(({ outcome }) => outcome === first.outcome)
    ? (each.at(-1) ?? first)
    : plain
}

const kindQuestions = ({ attempts }: OriginDecision): readonly string[] => [
  ...new Set(
    attempts.flatMap(({ questions }) =>
      questions.filter(({ question }) => question === 'good-kind').map(({ key }) => key),
    ),
  ),
]

type Base = Pick<OriginDecision, 'code' | 'version' | 'attempts' | 'assumptions'>

function decideByRules(trial: Trial, rules: readonly ProductRule[], base: Base): OriginDecision {
  const [first] = rules
  if (!first || first.undecided) return beyond(base, first?.id ?? '')
  const vehicle = vehicleUse(trial, first)
  if (vehicle === 'yes') return beyond(base, first.id)
  if (vehicle === 'unknown') {
    const { isBeyondUs: _, ...open } = beyond(base, first.id)
    return { ...open, missing: [{ question: 'motor-vehicle-use', key: 'for-motor-vehicle' }] }
  }
  const tried = rules.flatMap((rule) =>
    rule.alternatives.map((alternative) => ({ attempt: tryAlternative(trial, rule, alternative), alternative })),
  )
  const main =
    tried.find(({ attempt, alternative }) => isForGood(attempt) && alternative.change !== null && !alternative.value) ??
    tried.find(({ attempt, alternative }) => isForGood(attempt) && alternative.change !== null)
  const failing = (main?.attempt.changes ?? []).filter(({ change }) => change === 'no').map(({ material }) => material)
  const attempts = [...tried.map(({ attempt }) => attempt), ...furtherWays(trial, failing)]
  const assumptions = first.vehicle
    ? [...base.assumptions, { reason: 'not-for-motor-vehicle' as const, facts: {} }]
    : base.assumptions
  return conclude({ ...base, attempts, assumptions }, trial, failing)
}

const isForGood = ({ shortfalls }: Attempt): boolean => !shortfalls.some(({ reason }) => reason === 'kind')

/** Processes of chapters 27 to 40, and parts that share the good's code. */
function furtherWays(trial: Trial, failing: readonly string[]): readonly Attempt[] {
  const clause = processClause(trial.good, trial.given.processes)
  const parts = tryPartsRule(trial, failing)
  return [...(clause === undefined ? [] : [byProcess(clause)]), ...(parts ? [parts] : [])]
}

const byProcess = (clause: string): Attempt => ({
  rule: clause,
  letter: '',
  page: undefined,
  isMet: 'yes',
  changes: [],
  sums: [],
  shortfalls: [],
  questions: [],
  clauses: [],
})

/** 'no' where nothing says otherwise and vehicles are not the usual use of the code. */
function vehicleUse({ given, good }: Trial, rule: ProductRule): 'yes' | 'no' | 'unknown' {
  if (rule.vehicle === undefined) return 'no'
  const answer = given.answers['for-motor-vehicle']
  if (answer !== undefined) return answer
  return inAny(good, rule.vehicle) === 'no' ? 'no' : 'unknown'
}

function conclude(base: Base, trial: Trial, failing: readonly string[]): OriginDecision {
  const { attempts } = base
  const own = attempts.filter(isForGood)
  if (isSeparatedOnly(trial.good, trial.given.processes))
    return {
      ...base,
      outcome: 'not-originating',
      ...nameOf(own[0]),
      failing,
      because: [{ reason: 'clause', facts: { clause: 'GN 11(n)(iv)(H)', materials: failing } }],
    }
  const met = own.find(({ isMet }) => isMet === 'yes')
  if (met) return originating(base, met, own, failing)
  const open = own.filter(({ isMet }) => isMet === 'unknown').sort((a, b) => a.questions.length - b.questions.length)[0]
  const noted = own.flatMap(({ shortfalls }) =>
    shortfalls.flatMap((each) => (each.reason === 'clause' ? each.facts.materials : [])),
  )
  const allFailing = [...new Set([...failing, ...noted])]
  if (open)
    return { ...base, outcome: 'unknown', ...nameOf(open), failing: allFailing, missing: unique(open.questions) }
  return {
    ...base,
    outcome: 'not-originating',
    ...nameOf(own[0]),
    failing: allFailing,
    because: own.flatMap(({ shortfalls }) => shortfalls),
  }
}

function originating(base: Base, met: Attempt, own: readonly Attempt[], failing: readonly string[]): OriginDecision {
  const isParts = met.rule === 'GN 11(b)(iv)'
  const first = own[0]
  const rest =
    met === first ? [] : own.filter((each) => each !== met).map((each) => `${each.rule} ${each.letter}`.trim())
  return {
    ...base,
    outcome: 'originating',
    criterion: isParts ? 'D' : 'B',
    article: isParts ? '4.2(d)' : '4.2(b)',
    ...nameOf(met),
    clauses: [...met.clauses, ...rest],
    failing,
    usesDeMinimis: met.deMinimis?.isMet === 'yes',
  }
}

const nameOf = (attempt: Attempt | undefined) => ({
  rule: attempt?.rule ?? '',
  letter: attempt?.letter ?? '',
  clauses: attempt?.clauses ?? [],
})

function unique(questions: readonly OriginQuestion[]): readonly OriginQuestion[] {
  return questions.filter((each, at) => questions.findIndex(({ key }) => key === each.key) === at)
}

const beyond = (base: Base, rule: string) => ({
  ...base,
  outcome: 'unknown' as const,
  rule,
  letter: '',
  clauses: [],
  failing: [],
  missing: [],
  isBeyondUs: true as const,
})
