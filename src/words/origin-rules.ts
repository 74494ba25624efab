// The rules of origin in a seller’s words: what an alternative asks for, what a clause means.

import type { InEach } from '#domain/language.ts'
import type { Level } from '#domain/origin/rule.ts'
import { texts as english } from '#texts/en/origin-reasons.ts'
import { type Language, type Shape, wordsIn } from './language.ts'
import { listIn, percentIn } from './local-text.ts'

type Say = Shape<typeof english>
type WireSource = {
  readonly codes: readonly string[]
  readonly kind: string | null
  readonly otherThan: readonly string[]
}
type WireAlternative = {
  readonly kind: string | null
  readonly otherThan: readonly string[]
  readonly level: Level | null
  readonly goods: readonly string[]
  readonly needsChange: boolean
  readonly outsideGroup: boolean
  readonly also: readonly WireSource[]
  readonly except: readonly WireSource[]
  readonly value: { readonly transactionValue: number | null; readonly netCost: number | null } | null
  readonly conditions: readonly string[]
}

/** What an alternative asks for, a sentence each. `words`: of the kinds and conditions it names. */
export function ruleSentences(
  language: Language,
  alternative: WireAlternative,
  words: Readonly<Record<string, InEach>>,
): readonly string[] {
  const say = wordsIn(language, english)
  const named = (id: string) => words[id]?.[language] ?? id
  const list = (ids: readonly string[]) => listIn(language, ids.map(named))
  const sources = (given: readonly WireSource[]) =>
    listIn(
      language,
      given.map((each) => sourceText(say, each, list)),
    )
  const { kind, otherThan, value, also, except, conditions } = alternative
  return [
    ...(kind === null ? [] : [say.forKind(named(kind))]),
    ...(otherThan.length === 0 ? [] : [say.forOthers(list(otherThan))]),
    changeRule(say, alternative, sources),
    ...(also.length > 0 && alternative.level !== null ? [say.also(sources(also))] : []),
    ...(except.length > 0 ? [say.except(sources(except))] : []),
    ...(value ? [valueRule(language, say, value)] : []),
    ...conditions.map((id) => `${named(id)}.`),
  ]
}

const sourceText = (say: Say, { codes, kind, otherThan }: WireSource, list: (ids: readonly string[]) => string) => {
  const text = codes.map(codesText).join(', ')
  if (kind !== null) return say.sourceOfKind(text, list([kind]))
  return otherThan.length > 0 ? say.sourceOtherThan(text, list(otherThan)) : text
}

/** '8418-8420' as '84.18 to 84.20' would need words: headings stay as printed, subheadings get their dot. */
const codesText = (range: string): string => range.split('-').map(codeText).join('–')

export const codeText = (code: string): string =>
  code.replace(/^(\d{4})(\d{2})(\d{2})?$/, (_, a, b, c) => [a, b, c].filter(Boolean).join('.'))

function changeRule(say: Say, alternative: WireAlternative, sources: (given: readonly WireSource[]) => string): string {
  const { needsChange, level, outsideGroup, also, goods } = alternative
  if (!needsChange) return say.noChange
  if (level === null) return say.namedOnly(sources(also))
  return outsideGroup ? say.outsideGroup(goods.map(codesText).join(', ')) : say.level[level]
}

function valueRule(language: Language, say: Say, value: NonNullable<WireAlternative['value']>): string {
  const percent = (number: number) => percentIn(language, String(number))
  const { transactionValue, netCost } = value
  if (transactionValue !== null && netCost !== null) return say.valueBoth(percent(transactionValue), percent(netCost))
  return transactionValue === null
    ? say.valueNetCost(percent(netCost ?? 0))
    : say.valueTransaction(percent(transactionValue))
}

type Clause = keyof (typeof english)['clauses']

/** A clause as a decision names it, by the first that matches. */
const CLAUSES: readonly (readonly [RegExp, Clause])[] = [
  [/^GN 11\(b\)$/, 'outside'],
  [/^GN 11\(b\)\(i\)$/, 'obtained'],
  [/^GN 11\(b\)\(ii\)$/, 'ownOnly'],
  [/^GN 11\(b\)\(iv\)$/, 'parts'],
  [/^GN 11\(b\), recovered material$/, 'recovered'],
  [/^GN 11\(d\)\(iii\)$/, 'accumulated'],
  [/^GN 11\(e\)\(i\)$/, 'tenthValue'],
  [/^GN 11\(e\)\(ii\)\([A-J]\)$/, 'tenthExcluded'],
  [/^GN 11\(e\)\(iii\)$/, 'tenthFood'],
  [/^GN 11\(e\)\(iv\)\(A\)$/, 'tenthTextile'],
  [/^GN 11\(e\)\(iv\)\(B\)$/, 'tenthApparel'],
  [/^GN 11\(g\)$/, 'accessories'],
  [/^GN 11\(h\)\(i\)$/, 'shippingPacking'],
  [/^GN 11\(h\)\(ii\)$/, 'retailPackaging'],
  [/^GN 11\(h\)\(iii\)$/, 'indirect'],
  [/^GN 11\(h\)\(iv\)$/, 'transit'],
  [/^GN 11\(i\)$/, 'set'],
  [/^GN 11\(j\)$/, 'diluted'],
  [/^GN 11\(n\)\(iii\)$/, 'grown'],
  [/^GN 11\(n\)\(iv\)\(H\)$/, 'separated'],
  [/^GN 11\(n\)\((iv|v)\)\([A-I]\)$|^ch\. 27 chapter rule 1$/, 'process'],
  [/^GN 11\(n\)\(vii\)$/, 'rayon'],
  [/^GN 11\(p\)$/, 'deemed'],
  [/^GN 11\(q\)\(ii\)$/, 'sugar'],
  [/^ch\. (61 chapter rule 2|62 chapter rule 3)$/, 'elastic'],
  [/^ch\. (61 chapter rule 3|62 chapter rule 4)$/, 'thread'],
  [/^ch\. (61 chapter rule 4|62 chapter rule [56])$/, 'pockets'],
  [/^ch\. 63 chapter rule 2$/, 'coated'],
  [/^ch\. 20 chapter rule 1$/, 'preserved'],
  [/^ch\. 20 subheading rule 2008\.19$/, 'stoneFruit'],
]

/** What a clause means; undefined for the name of a product rule. */
export function clauseText(language: Language, clause: string): string | undefined {
  const found = CLAUSES.find(([form]) => form.test(clause))
  return found && wordsIn(language, english).clauses[found[1]]
}

/** 'By rule 34-12 of General Note 11(o)' or 'By GN 11(b)(i)'. */
export function ruleName(language: Language, rule: string, letter: string): string {
  const say = wordsIn(language, english)
  return /^\d\d-/.test(rule) ? say.byRule(`${rule} ${letter}`.trim()) : say.byClause(rule)
}
