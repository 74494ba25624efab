// Origin under CUSMA in a seller's words. It reads decisions and rules as they travel: amounts and percents as text, kinds and
// conditions with their own words; `nameOf` gives a material its name.
import type { Attempt, MaterialChange, OriginQuestion, ValueMethod } from '#domain/origin/decision.ts'
import type { Evidence } from '#domain/origin/evidence.ts'
import type { InputProblem } from '#domain/origin/input-problems.ts'
import type { Level } from '#domain/origin/rule.ts'
import type { Truth } from '#domain/origin/truth.ts'
import { texts as english } from '#texts/en/origin-reasons.ts'
import { type Language, type Shape, wordsIn } from './language.ts'
import { countIn, decimalIn, listIn, percentIn } from './local-text.ts'

type BothWords = { readonly en: string; readonly fr: string }
type NameOf = (material: string) => string
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
  words: Readonly<Record<string, BothWords>>,
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

const codeText = (code: string): string =>
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

/** '3 of 4 materials change enough. Palm wax does not need to: it originates.' */
export function changesText(language: Language, changes: readonly MaterialChange[], nameOf: NameOf): string {
  const say = wordsIn(language, english)
  const of = (wanted: MaterialChange['change']) =>
    changes.filter(({ change }) => change === wanted).map(({ material }) => nameOf(material))
  const said = (names: readonly string[], text: (names: string, isOne: boolean) => string) =>
    names.length === 0 ? [] : [text(capital(listIn(language, names)), names.length === 1)]
  const yes = of('yes')
  const foreign = [...yes, ...of('no'), ...of('unknown')]
  const count = countIn(language, yes.length)
  const first = foreign.length === 0 ? say.noneForeign : say.changed(count, countIn(language, changes.length))
  return [
    yes.length === changes.length ? say.allChanged : first,
    ...said(of('originating'), say.ownNeedNot),
    ...said(of('disregarded'), say.leftOutNeedNot),
    ...said(of('no'), say.doNotChange),
    ...said(of('unknown'), say.changeUnknown),
  ].join(' ')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const changeWord = (language: Language, change: MaterialChange['change']): string =>
  wordsIn(language, english).change[change]

type WireTenth = {
  readonly by: NonNullable<Attempt['deMinimis']>['by']
  readonly percent: string | null
  readonly isMet: Truth
  readonly excludedBy: string | null
}

export function tenthText(language: Language, { by, percent, isMet, excludedBy }: WireTenth): string {
  const say = wordsIn(language, english).tenth
  if (excludedBy !== null) return say.excluded(excludedBy)
  return percent === null || isMet === 'unknown' ? say.open : say[by][isMet](percentIn(language, percent))
}

type WireShortfall = {
  readonly reason: Attempt['shortfalls'][number]['reason']
  readonly of: readonly string[]
  readonly words: readonly BothWords[]
}

export function shortfallText(language: Language, { reason, of, words }: WireShortfall, nameOf: NameOf): string {
  const say = wordsIn(language, english).shortfall
  const named = listIn(
    language,
    words.map((each) => each[language]),
  )
  switch (reason) {
    case 'no-change':
      return say['no-change'](capital(listIn(language, of.map(nameOf))), of.length === 1)
    case 'value-content':
      return say['value-content']
    case 'condition':
      return say.condition(named)
    case 'kind':
      return words.length === 0 ? say.otherMaterials : say.kind(named)
    case 'clause': {
      const [clause = '', ...materials] = of
      const text = clauseText(language, clause) ?? clause
      return materials.length === 0 ? say.clause(text) : say.clauseOf(text, listIn(language, materials.map(nameOf)))
    }
  }
}

type WireQuestion = Pick<OriginQuestion, 'question' | 'key' | 'of'> & { readonly words?: BothWords | undefined }

export function questionText(language: Language, asked: WireQuestion, nameOf: NameOf): string {
  const say = wordsIn(language, english).questions
  const words = asked.words?.[language] ?? asked.of ?? ''
  switch (asked.question) {
    case 'good-kind':
    case 'condition':
      return say[asked.question](words)
    case 'material-kind':
      return capital(say['material-kind'](nameOf(asked.key.replace(/ is [^ ]+$/, '')), words))
    case 'material-code':
    case 'material-tariff-item':
    case 'material-value':
    case 'material-weight':
      return say[asked.question](nameOf(asked.of ?? ''))
    default:
      return say[asked.question]
  }
}

type WireAssumption =
  | { readonly reason: 'not-for-motor-vehicle' | 'net-cost-below-price' | 'materials-complete' }
  | { readonly reason: 'kind-by-description'; readonly of: string; readonly is: Truth; readonly words: BothWords }
  | { readonly reason: 'older-code'; readonly code: string; readonly older: readonly string[] }

export function assumptionText(language: Language, assumed: WireAssumption, nameOf: NameOf): string {
  const say = wordsIn(language, english)
  switch (assumed.reason) {
    case 'kind-by-description': {
      const of = assumed.of === 'good' ? say.theGood : nameOf(assumed.of)
      return say.assumptions['kind-by-description'](of, assumed.words[language], assumed.is === 'yes')
    }
    case 'older-code':
      return say.assumptions['older-code'](codeText(assumed.code), listIn(language, assumed.older.map(codeText)))
    default:
      return say.assumptions[assumed.reason]
  }
}

export const inputProblemText = (language: Language, reason: InputProblem['reason']): string =>
  wordsIn(language, english).problems[reason]

export function evidenceText(language: Language, { evidence, materials }: Evidence, nameOf: NameOf): string {
  const say = wordsIn(language, english).evidence
  const names = listIn(language, materials.map(nameOf))
  return evidence === 'codes' || evidence === 'declarations' ? say[evidence](names) : say[evidence]
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

type WireDecision =
  | { readonly outcome: 'originating'; readonly criterion: string | null; readonly article: string }
  | { readonly outcome: 'not-originating' | 'invalid' }
  | { readonly outcome: 'unknown'; readonly isBeyondUs: boolean }

/** The outcome, and the criterion where there is one. */
export function outcomeText(
  language: Language,
  decision: WireDecision,
): { readonly title: string; readonly note: string } {
  const say = wordsIn(language, english)
  const title = say.outcomes[decision.outcome]
  if (decision.outcome === 'unknown') return { title, note: decision.isBeyondUs ? say.beyondUs : '' }
  if (decision.outcome !== 'originating') return { title, note: '' }
  const { criterion, article } = decision
  return { title, note: criterion === null ? say.noCriterion(article) : say.criterionGiven(criterion, article) }
}

type WireSum = {
  readonly method: ValueMethod
  readonly of: string | null
  readonly foreign: string | null
  readonly percent: string | null
  readonly required: number
  readonly isMet: Truth
}

/** Labels of the worksheet of value content: its base, what is taken off it, and what is left. */
export const sumLabels = (language: Language, method: ValueMethod) => {
  const { sum, sumForeign, sumRest, sumNotKnown } = wordsIn(language, english)
  return { base: sum[method], foreign: sumForeign, rest: sumRest, notKnown: sumNotKnown }
}

/** '62.00%; at least 60% is asked for', with 'Met' or 'Not met'. */
export function sumResult(language: Language, { method, percent, required, isMet }: WireSum) {
  const say = wordsIn(language, english)
  const needed = percentIn(language, String(required))
  const reached = percent === null ? say.sumNotKnown : percentIn(language, percent)
  return { title: say.sumMethod[method], percent: say.sumPercent(reached, needed), word: say.sumMet[isMet] }
}

/** What would make a good originate, by what its first alternative lacks. `most`: what foreign materials may be worth, as text. */
export function wouldChangeText(
  language: Language,
  lacking: { readonly materials: readonly string[] } | { readonly most: string },
  nameOf: NameOf,
): string {
  const say = wordsIn(language, english).wouldChange
  return 'most' in lacking
    ? say.value(decimalIn(language, lacking.most))
    : say.materials(listIn(language, lacking.materials.map(nameOf)))
}

export const answerWords = (language: Language): Readonly<Record<Truth, string>> => {
  const { yes, no, doNotKnow } = wordsIn(language, english)
  return { yes, no, unknown: doNotKnow }
}
