// The rules of a code, as fields.

import type { originRules } from '#contract/origin.ts'
import { parseDate } from '#domain/calendar.ts'
import { type InEach, inEach } from '#domain/language.ts'
import { olderCodesOf } from '#domain/origin/codes.ts'
import { laneOf, rulesOf } from '#domain/origin/find-rules.ts'
import type { Alternative, CodeRange, NamedSource, OriginLaw, ProductRule } from '#domain/origin/rule.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Content } from '../../http/serve.ts'

type Asked = { readonly code: string; readonly day?: string | undefined; readonly from: 'CA' | 'MX' }

/** Throws `invalid` for a code that is in neither edition of the Harmonized System. */
export async function listRules(
  { origin, today }: Pick<Deps, 'origin' | 'today'>,
  { code, day, from }: Asked,
): Promise<Content<typeof originRules>> {
  const older = code.length >= 6 ? olderCodesOf(code, origin.olderCodes) : undefined
  if (older === undefined) throw new AppError('invalid', 'code-in-no-edition', { code })
  const on = (day === undefined ? undefined : parseDate(day)) ?? today()
  const cases = older.flatMap((each) => rulesOf(origin, each, on, laneOf(from, 'US')).cases)
  return {
    version: origin.version,
    cases: cases.map((rules) => rules.map(toRow)),
    words: wordsOf(origin, cases.flat()),
  }
}

const toRow = ({ id, citation, page, undecided, alternatives }: ProductRule) => ({
  id,
  citation,
  page,
  isDecided: undecided === undefined,
  alternatives: alternatives.map(alternativeRow),
})

const alternativeRow = ({ letter, goods, kind, otherThan, change, value, conditions }: Alternative) => ({
  letter,
  goods: goods.map(rangeText),
  kind: kind ?? null,
  otherThan: [...(otherThan ?? [])],
  level: change?.level ?? null,
  needsChange: change !== null,
  outsideGroup: change?.outsideGroup ?? false,
  also: (change?.also ?? []).map(sourceRow),
  except: (change?.except ?? []).map(sourceRow),
  value: value ?? null,
  conditions: [...(conditions ?? [])],
})

const sourceRow = ({ codes, kind, otherThan }: NamedSource) => ({
  codes: codes.map(rangeText),
  kind: kind ?? null,
  otherThan: [...(otherThan ?? [])],
})

const rangeText = ({ from, to }: CodeRange): string => (from === to ? from : `${from}-${to}`)

function wordsOf(law: OriginLaw, rules: readonly ProductRule[]): Record<string, InEach> {
  const alternatives = rules.flatMap((rule) => rule.alternatives)
  const sources = alternatives.flatMap(({ change }) => [...(change?.also ?? []), ...(change?.except ?? [])])
  const named = [
    ...[...alternatives, ...sources].flatMap(({ kind, otherThan }) => [
      ...(kind === undefined ? [] : [kind]),
      ...(otherThan ?? []),
    ]),
    ...alternatives.flatMap(({ conditions }) => conditions ?? []),
  ]
  const rows = [...new Set(named)].flatMap((id) => law.kinds.get(id) ?? law.conditions.get(id) ?? [])
  return Object.fromEntries(rows.map((row) => [row.id, inEach(row)]))
}
