// Origin under CUSMA in a seller's words. It reads decisions and rules as they travel: amounts and percents as text, kinds and
// conditions with their own words; `nameOf` gives a material its name.
import type { InEach } from '#domain/language.ts'
import type { Attempt, MaterialChange, OriginQuestion, ValueMethod } from '#domain/origin/decision.ts'
import type { Evidence } from '#domain/origin/evidence.ts'
import type { InputProblem } from '#domain/origin/input-problems.ts'
import type { Truth } from '#domain/origin/truth.ts'
import { texts as english } from '#texts/en/origin-reasons.ts'
import { type Language, wordsIn } from './language.ts'
import { countIn, decimalIn, listIn, percentIn } from './local-text.ts'
import { clauseText, codeText } from './origin-rules.ts'

type NameOf = (material: string) => string

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
  readonly words: readonly InEach[]
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

type WireQuestion = Pick<OriginQuestion, 'question' | 'key' | 'of'> & { readonly words?: InEach | undefined }

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
  | { readonly reason: 'kind-by-description'; readonly of: string; readonly is: Truth; readonly words: InEach }
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
