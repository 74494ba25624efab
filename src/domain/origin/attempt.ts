// One alternative of one rule, tried: kinds, change of code, the tenth, value content, conditions.

import { decimal } from '../money.ts'
import { changesOf } from './change.ts'
import { inAny } from './codes.ts'
import { componentRules } from './component-rules.ts'
import { conditionState } from './conditions.ts'
import { deMinimis } from './de-minimis.ts'
import type { Attempt, MaterialChange, OriginQuestion, Shortfall, ValueSum } from './decision.ts'
import type { Sorted } from './foreign-parts.ts'
import { isOfKind, kindKey } from './kinds.ts'
import type { OriginCase } from './recipe.ts'
import type { Alternative, OriginLaw, ProductRule } from './rule.ts'
import { fruitRules } from './special-goods.ts'
import { allOf, not, type Truth } from './truth.ts'
import { valueIsMet, valueSums } from './value.ts'

export type Trial = {
  readonly law: OriginLaw
  readonly given: OriginCase
  /** In HS 2012. */
  readonly good: string
  readonly sorted: Sorted
}

type Part = {
  readonly holds: Truth
  readonly shortfalls: readonly Shortfall[]
  readonly questions: readonly OriginQuestion[]
}

/** Tries an alternative; 'no' in `isMet` also where it is for goods of another kind. */
export function tryAlternative(trial: Trial, rule: ProductRule, alternative: Alternative): Attempt {
  const kind = isFromNamedOnly(trial, alternative) ? kindPart(trial, alternative) : OTHER_MATERIALS
  const { part: change, changes, sum, usesTenth } = changePart(trial, alternative)
  const { part: value, sums } = valuePart(trial, alternative)
  const conditions = conditionParts(trial, alternative)
  const notes = noteParts(trial, alternative)
  const parts = [kind, change, value, ...conditions, ...notes.parts]
  const isMet = allOf(parts.map(({ holds }) => holds))
  return {
    rule: rule.id,
    letter: alternative.letter,
    page: rule.page,
    isMet,
    changes,
    ...(sum && { deMinimis: sum }),
    sums,
    ...(alternative.value && { required: alternative.value }),
    shortfalls: parts.flatMap(({ shortfalls }) => shortfalls),
    questions:
      isMet === 'unknown' ? parts.filter(({ holds }) => holds === 'unknown').flatMap(({ questions }) => questions) : [],
    clauses: [...notes.clauses, ...(usesTenth ? [tenthClause(trial.good)] : []), ...trial.sorted.clauses],
  }
}

const OTHER_MATERIALS: Part = { holds: 'no', shortfalls: [{ reason: 'kind', facts: { kinds: [] } }], questions: [] }

/** An alternative that takes named materials alone is for goods that are made of them. */
function isFromNamedOnly({ sorted }: Trial, { change }: Alternative): boolean {
  if (change === null || change.level !== null) return true
  const ranges = (change.also ?? []).flatMap(({ codes }) => codes)
  return sorted.parts.some(({ codes }) => codes.some((code) => inAny(code, ranges) !== 'no'))
}

const HOLDS: Part = { holds: 'yes', shortfalls: [], questions: [] }

function kindPart({ law, given }: Trial, { kind, otherThan }: Alternative): Part {
  const good = { id: 'good', description: given.good.description }
  const asked = [...(kind === undefined ? [] : [kind]), ...(otherThan ?? [])]
  const states = asked.map((each) => ({ each, is: isOfKind(law, given.answers, good, each) }))
  const holds = allOf(states.map(({ each, is }) => (each === kind ? is : not(is))))
  const open = states.filter(({ is }) => is === 'unknown')
  return {
    holds,
    shortfalls: holds === 'no' ? [{ reason: 'kind', facts: { kinds: asked } }] : [],
    questions: open.map(({ each }) => ({ question: 'good-kind', key: kindKey('good', each), of: each })),
  }
}

function changePart(trial: Trial, alternative: Alternative) {
  const { law, given, good, sorted } = trial
  const materials = sorted.foreign.map(({ material, codes }) => ({
    id: material.id,
    description: material.description,
    code: material.code,
    codes,
  }))
  const found = changesOf({ law, answers: given.answers, good }, alternative, materials)
  const changes = allChanges(trial, new Map(found.map(({ material, change }) => [material, change])))
  const failing = new Set(found.filter(({ change }) => change !== 'yes').map(({ material }) => material))
  if (failing.size === 0) return { part: HOLDS, changes, usesTenth: false }
  const isFailing = ({ material }: { material: { id: string } }) => failing.has(material.id)
  const tenth = deMinimis(
    given,
    good,
    sorted.foreign.filter(isFailing),
    sorted.parts.filter((each) => !isFailing(each)),
  )
  if (tenth.sum.isMet === 'yes') return { part: HOLDS, changes, sum: tenth.sum, usesTenth: true }
  const surely = new Set(found.filter(({ change }) => change === 'no').map(({ material }) => material))
  const open = found.filter(({ change }) => change === 'unknown')
  const holds: Truth = surely.size > 0 ? saveSurely(trial, surely, isFailing) : 'unknown'
  const part: Part = {
    holds,
    shortfalls:
      holds === 'yes' ? [] : [{ reason: 'no-change', facts: { materials: [...(surely.size > 0 ? surely : failing)] } }],
    questions: [...open.flatMap(({ questions }) => questions), ...tenth.questions],
  }
  return { part, changes, sum: tenth.sum, usesTenth: false }
}

/** With some changes open: lost where those that surely fail are more than the tenth by themselves, else open. */
function saveSurely(
  { given, good, sorted }: Trial,
  surely: ReadonlySet<string>,
  isFailing: (each: { material: { id: string } }) => boolean,
): Truth {
  const sure = sorted.foreign.filter(({ material }) => surely.has(material.id))
  const rest = sorted.parts.filter((each) => !isFailing(each))
  return deMinimis(given, good, sure, rest).sum.isMet === 'no' ? 'no' : 'unknown'
}

function allChanges({ given, sorted }: Trial, found: ReadonlyMap<string, Truth>): readonly MaterialChange[] {
  const parts = new Map(sorted.parts.map(({ material }) => [material.id, material]))
  return given.materials.map(({ id, originating }): MaterialChange => {
    const part = parts.get(id)
    if (originating === 'yes' || part?.originating === 'yes') return { material: id, change: 'originating' }
    return { material: id, change: part === undefined ? 'disregarded' : (found.get(id) ?? 'unknown') }
  })
}

function valuePart({ given, sorted }: Trial, { value }: Alternative): { part: Part; sums: readonly ValueSum[] } {
  if (!value) return { part: HOLDS, sums: [] }
  const sums = valueSums(given, sorted.valued, value)
  const isMet = valueIsMet(sums)
  if (isMet === 'yes' || isWaived(sums, given)) return { part: HOLDS, sums }
  const shortfalls: readonly Shortfall[] = [{ reason: 'value-content', facts: { sums } }]
  return { part: { holds: isMet, shortfalls, questions: valueQuestions(given, sums) }, sums }
}

/** Where all foreign materials are at most a tenth, value content is not asked for. Source: Uniform Regulations, section 5(4). */
function isWaived([sum]: readonly ValueSum[], given: OriginCase): boolean {
  const bases = [given.transactionValue, given.totalCost]
  return bases.some((base) => base !== undefined && sum?.foreign?.times(decimal('10')).lte(base) === true)
}

function valueQuestions(given: OriginCase, sums: readonly ValueSum[]): readonly OriginQuestion[] {
  const terms = sums[0]?.terms ?? []
  const unvalued = terms.filter(({ value }) => value === undefined)
  const asked: OriginQuestion[] = unvalued.map(({ material }) => ({
    question: 'material-value',
    key: `${material} value`,
    of: material,
  }))
  const open = sums.filter(({ isMet }) => isMet === 'unknown')
  if (open.some(({ method }) => method === 'transaction-value') && !given.transactionValue)
    asked.push({ question: 'good-value', key: 'value' })
  if (open.some(({ method }) => method === 'net-cost') && !given.netCost)
    asked.push({ question: 'net-cost', key: 'net-cost' })
  return asked
}

function conditionParts({ law, given, sorted }: Trial, { conditions }: Alternative): readonly Part[] {
  return (conditions ?? []).map((id) => {
    const { holds, questions } = conditionState(law, given.answers, given.processes, sorted.parts, id)
    return { holds, questions, shortfalls: holds === 'no' ? [{ reason: 'condition', facts: { condition: id } }] : [] }
  })
}

/** Chapter rules beside the product rule; an alternative says itself where those on components do not reach it. */
function noteParts(
  { given, good, sorted }: Trial,
  { conditions }: Alternative,
): { parts: readonly Part[]; clauses: readonly string[] } {
  const parts = [...sorted.parts, ...sorted.leftOut]
  const ofComponents = conditions?.includes('free-of-component-rules')
    ? []
    : componentRules({
        good,
        description: given.good.description,
        on: given.day,
        parts,
        processes: given.processes,
        answers: given.answers,
      })
  const rules = [...ofComponents, ...fruitRules(good, sorted.parts, given.processes, given.answers)]
  return {
    parts: rules.map(({ clause, holds, failing, questions }) => ({
      holds,
      questions,
      shortfalls: holds === 'no' ? [{ reason: 'clause', facts: { clause, materials: failing } }] : [],
    })),
    clauses: rules.map(({ clause }) => clause),
  }
}

function tenthClause(good: string): string {
  const chapter = Number(good.slice(0, 2))
  if (chapter >= 61 && chapter <= 63) return 'GN 11(e)(iv)(B)'
  return (chapter >= 50 && chapter <= 60) || good.startsWith('9619') ? 'GN 11(e)(iv)(A)' : 'GN 11(e)(i)'
}
