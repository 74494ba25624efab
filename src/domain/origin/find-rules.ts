// Which rules a code has on a day in a lane. A rule of eight digits goes before those of six, four and two.
import type { CalendarDate } from '../calendar.ts'
import { inRange } from './codes.ts'
import type { Lane, OriginLaw, ProductRule } from './rule.ts'

type RulesOfCode = {
  /** One list for each way the missing digits of the code may turn out: one where the code is complete enough. */
  readonly cases: readonly (readonly ProductRule[])[]
}

const ITEM = 8

/** `code` in HS 2012, six digits or more. No case, or an empty one: the note has no rule for it. */
export function rulesOf(law: OriginLaw, code: string, on: CalendarDate, lane: Lane | undefined): RulesOfCode {
  const standing = rulesNear(law, code).filter((rule) => isStanding(rule, on))
  const beside = standing.filter((rule) => rule.beside && reach(rule, code) !== 'no')
  const numbered = standing.filter((rule) => !rule.beside)
  const items = numbered.filter((rule) => reach(rule, code) !== 'no' && itemRanges(rule, code).length > 0)
  const certain = inLane(
    items.filter((rule) => itemRanges(rule, code).some((range) => inRange(code, range) === 'yes')),
    lane,
  )
  const general = inLane(
    numbered.filter((rule) => rule.goods.some((range) => range.from.length < ITEM && inRange(code, range) === 'yes')),
    lane,
  )
  if (certain.length > 0) return { cases: [[...certain, ...beside]] }
  const cases = [...(general.length > 0 ? [general] : []), ...inLane(items, lane).map((rule) => [rule])]
  return { cases: cases.map((rules) => [...rules, ...beside]) }
}

const isStanding = ({ from, until }: ProductRule, on: CalendarDate): boolean =>
  (from === undefined || from <= on) && (until === undefined || on < until)

const reach = (rule: ProductRule, code: string): 'no' | 'some' =>
  rule.goods.some((range) => inRange(code, range) !== 'no') ? 'some' : 'no'

const itemRanges = (rule: ProductRule, code: string) =>
  rule.goods.filter((range) => range.from.length >= ITEM && inRange(code, range) !== 'no')

/** Rows of the lane where there are any; else those of no lane. */
function inLane(rules: readonly ProductRule[], lane: Lane | undefined): readonly ProductRule[] {
  const own = lane === undefined ? [] : rules.filter((rule) => rule.lane === lane)
  return own.length > 0 ? own : rules.filter((rule) => rule.lane === undefined)
}

const byChapter = new WeakMap<OriginLaw, Map<string, readonly ProductRule[]>>()

/** Rules that name a code of the same chapter, found once a chapter. */
function rulesNear(law: OriginLaw, code: string): readonly ProductRule[] {
  const chapters = byChapter.get(law) ?? new Map<string, readonly ProductRule[]>()
  byChapter.set(law, chapters)
  const chapter = code.slice(0, 2)
  const known = chapters.get(chapter)
  if (known) return known
  const found = law.rules.filter((rule) =>
    rule.goods.some(({ from, to }) => from.slice(0, 2) <= chapter && chapter <= to.slice(0, 2)),
  )
  chapters.set(chapter, found)
  return found
}

const USMCA = ['CA', 'US', 'MX']
export const isMember = (country: string | undefined): boolean => country !== undefined && USMCA.includes(country)

/** Between which countries the goods move, where a rule is bound to it. */
export function laneOf(from: string, to: string): Lane | undefined {
  const pair = [from, to].sort().join('-')
  if (pair === 'CA-US') return pair
  return pair === 'MX-US' ? pair : undefined
}
