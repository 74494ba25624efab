// Decides which measures apply to goods on a day and which are left out, and why. No amounts: those come in stacking.ts.
import { answerInWords } from './answer-in-words.ts'
import type { LawText } from './duty-reason.ts'
import { coversOrigin, type Exemption, isInForce, type Measure, type Need } from './measure.ts'
import type { MeasureDay } from './measure-scope.ts'

/** What the measures look at. */
export type GoodsFacts = {
  /** Ten digits. */
  readonly code: string
  /** Of chapters 1 to 97, ten digits, where the goods are entered under chapter 98 and it is said. */
  readonly ownCode?: string | undefined
  readonly origin: string
  /** 'cusma' and programme codes that are validly claimed on the line. */
  readonly claims: readonly string[]
  readonly answers: Readonly<Record<string, string>>
  readonly description?: string | undefined
}

export type AppliedMeasure = {
  readonly measure: Measure
  /** Question asking for the part of the value it is charged on, in place of the whole. */
  readonly part?: string
  /** Questions asking for the value of contents that pay another duty instead and are taken off first. */
  readonly lessContents: readonly string[]
}

type LeftOutReason = 'exempt' | 'claim' | 'condition' | 'outranked' | 'yields' | 'not-collected'

export type LeftOutMeasure = {
  readonly measure: Measure
  readonly reason: LeftOutReason
  /** The heading that declares the exemption, or the measure's own. */
  readonly heading: string
  /** The exemption's sentence; absent where the reason says it all. */
  readonly because?: LawText
  /** The measure that takes its place, for 'outranked'. */
  readonly inFavourOf?: Measure
}

type AskedQuestion = { readonly id: string; readonly assumed: string | undefined; readonly measure: Measure }

export type MeasureDecision = {
  /** In the order of the receipt. */
  readonly applied: readonly AppliedMeasure[]
  readonly leftOut: readonly LeftOutMeasure[]
  /** Facts only a person knows that bear on the decision, each once. */
  readonly asked: readonly AskedQuestion[]
}

/** Applies the rows of the day: products, claims, conditions, exemptions, one of each group, then what yields to what. */
export function decideMeasures(day: MeasureDay, facts: GoodsFacts): MeasureDecision {
  const asked = new Map<string, AskedQuestion>()
  const leftOut: LeftOutMeasure[] = []
  const candidates: Measure[] = []
  for (const measure of day.rowsFor(facts.origin)) {
    const judged = { ...facts, code: codeFor(measure, day, facts) }
    if (!day.covers(measure.products, judged.code) || !isClaimed(measure.claims, facts)) continue
    const result = weigh(measure, day, judged)
    for (const question of result.asked) if (!asked.has(question.id)) asked.set(question.id, question)
    if (result.leftOut) leftOut.push(result.leftOut)
    else candidates.push(measure)
  }
  const applied = afterYielding(bestOfGroups(candidates, leftOut), leftOut).map((each) => withPart(each, day, facts))
  for (const { measure, part } of applied) {
    for (const id of [part, contentQuestion(measure)]) {
      if (id === undefined || asked.has(id)) continue
      asked.set(id, { id, assumed: assumedAnswer(id, day, facts), measure })
    }
  }
  return { applied, leftOut, asked: [...asked.values()].filter((each) => stillMatters(each, applied, leftOut)) }
}

/** The code a row goes by: the own one of goods of chapter 98 where its programme goes by that. */
const codeFor = ({ programme }: Measure, day: MeasureDay, { code, ownCode }: GoodsFacts): string =>
  ownCode !== undefined && day.covers(programme.byOwnCode, code) ? ownCode : code

const isClaimed = (claims: readonly string[], facts: GoodsFacts): boolean =>
  claims.length === 0 || claims.some((claim) => facts.claims.includes(claim))

type Weighed = { readonly asked: readonly AskedQuestion[]; readonly leftOut?: LeftOutMeasure }

function weigh(measure: Measure, day: MeasureDay, facts: GoodsFacts): Weighed {
  const needs = answered(measure.needs, measure, day, facts)
  if (measure.effect.kind === 'announced') return { asked: needs.asked, leftOut: omitted(measure, 'not-collected') }
  if (!needs.met) return { asked: needs.asked, leftOut: omitted(measure, 'condition') }
  const possible = measure.exemptions.filter((each) => canExempt(each, day, facts))
  const plain = possible.find((each) => each.needs.length === 0)
  if (plain) return { asked: needs.asked, leftOut: exempted(measure, plain) }
  const asked = [...needs.asked]
  for (const exemption of possible) {
    const condition = answered(exemption.needs, measure, day, facts)
    asked.push(...condition.asked)
    if (condition.met) return { asked, leftOut: exempted(measure, exemption) }
  }
  return isCollected(measure) ? { asked } : { asked, leftOut: omitted(measure, 'not-collected') }
}

const isCollected = ({ effect }: Measure): boolean => effect.kind !== 'suspended' && effect.kind !== 'announced'

const canExempt = (exemption: Exemption, day: MeasureDay, facts: GoodsFacts): boolean =>
  isInForce(exemption, day.date) &&
  coversOrigin(exemption.origins, facts.origin) &&
  isClaimed(exemption.claims, facts) &&
  day.covers(exemption.products, facts.code)

const omitted = (measure: Measure, reason: LeftOutReason): LeftOutMeasure => ({
  measure,
  reason,
  heading: measure.heading,
})

const exempted = (measure: Measure, { heading, because, claims }: Exemption): LeftOutMeasure => ({
  measure,
  reason: claims.length > 0 ? 'claim' : 'exempt',
  heading,
  because,
})

type Answered = { readonly met: boolean; readonly asked: readonly AskedQuestion[] }
const NOTHING_ASKED: Answered = { met: true, asked: [] }

/** Every need is asked, so that the receipt shows all that could change it; the row holds when all are met. */
function answered(needs: readonly Need[], measure: Measure, day: MeasureDay, facts: GoodsFacts): Answered {
  if (needs.length === 0) return NOTHING_ASKED
  const asked = needs.map((need) => ({
    id: need.question,
    assumed: assumedAnswer(need.question, day, facts),
    measure,
  }))
  const met = needs.every((need, i) => (facts.answers[need.question] ?? asked[i]?.assumed) === need.answer)
  return { met, asked }
}

/** What stands for an answer until there is one: what the seller's words say, the assumption for goods of a list, else the general one. */
export function assumedAnswer(
  id: string,
  day: MeasureDay,
  { code, description }: Pick<GoodsFacts, 'code' | 'description'>,
): string | undefined {
  const question = day.book.questions.get(id)
  if (!question) throw new Error(`measures ask an unknown question: ${id}`)
  const said = answerInWords(question, description)
  if (said) return said.answer
  return question.assumedWhere.find((each) => day.covers(each.products, code))?.answer ?? question.assumed
}

/** The measure with the part of the value it is charged on for goods of the code, where its programme names one. */
export function withPart(applied: AppliedMeasure, day: MeasureDay, { code }: Pick<GoodsFacts, 'code'>): AppliedMeasure {
  const part = applied.measure.programme.chargedParts.find(({ products }) => day.covers(products, code))?.question
  return part === undefined ? applied : { ...applied, part }
}

function contentQuestion({ effect }: Measure): string | undefined {
  return effect.kind !== 'added' || effect.on.kind === 'entered-value' ? undefined : effect.on.question
}

/** Rows come best rank first within a programme, so the first of a group stays unless a later one outranks it. */
function bestOfGroups(candidates: readonly Measure[], leftOut: LeftOutMeasure[]): readonly Measure[] {
  const best = new Map<string, Measure>()
  for (const measure of candidates) {
    const rival = best.get(measure.programme.group)
    if (!rival || measure.rank > rival.rank) best.set(measure.programme.group, measure)
  }
  for (const measure of candidates) {
    const winner = best.get(measure.programme.group)
    if (winner && winner !== measure) leftOut.push({ ...omitted(measure, 'outranked'), inFavourOf: winner })
  }
  return candidates.filter((measure) => best.get(measure.programme.group) === measure)
}

/** A row gives way to an applied row with the tag; where that one is charged on a content alone, only the content is taken off. */
function afterYielding(candidates: readonly Measure[], leftOut: LeftOutMeasure[]): readonly AppliedMeasure[] {
  const applied: AppliedMeasure[] = []
  for (const measure of candidates) {
    const lessContents: string[] = []
    let gone = false
    for (const { tag, heading, because } of measure.yieldsTo) {
      for (const { measure: other } of applied) {
        if (!other.programme.tags.includes(tag)) continue
        const content = contentOf(other)
        if (content) lessContents.push(content)
        else if (!gone) {
          gone = true
          leftOut.push({ measure, reason: 'yields', heading, because, inFavourOf: other })
        }
      }
    }
    if (!gone) applied.push({ measure, lessContents })
  }
  return applied
}

const contentOf = ({ effect }: Measure): string | undefined =>
  effect.kind === 'added' && effect.on.kind === 'content' ? effect.on.question : undefined

/** A question about a row that gives way to another, or is outranked, changes nothing. */
function stillMatters(
  asked: AskedQuestion,
  applied: readonly AppliedMeasure[],
  leftOut: readonly LeftOutMeasure[],
): boolean {
  if (applied.some(({ measure }) => measure === asked.measure)) return true
  return leftOut.some(
    ({ measure, reason }) => measure === asked.measure && reason !== 'yields' && reason !== 'outranked',
  )
}
