// The choice of a language model set before the candidates of the offline classifier. Whatever goes wrong, those stand and one
// sentence says why they stand alone.
import type { ClassificationStep } from '#contract/classification.ts'
import type { Classifier, Judgement } from '#domain/classification/classifier.ts'
import type { CodeNotice, CodeReason } from '#domain/classification/code-reason.ts'
import { percentOf } from '#domain/classification/confidence.ts'
import type { ProductWords } from '#domain/classification/listing.ts'
import { type Candidate, MOST_CANDIDATES, type Ranking } from '#domain/classification/ranking.ts'
import type { Deps } from '../../../deps.ts'
import { NoAnswerInTime, ProviderError } from '../../../errors.ts'
import { type LanguageModel, ModelResting, TokensUsedUp } from '../../../providers/language-model/language-model.ts'
import type { GoodsTexts } from '../../../providers/language-model/prompts/read-goods.ts'
import type { TellStep } from '../../../steps-under-way.ts'
import { type Kept, keptPicks, pickKey } from './kept-picks.ts'
import { type Ask, type ModelPick, NoPick, pickLine } from './model-steps.ts'
import { pooledOther, pooledPick, type Rates } from './pooled-confidence.ts'

type Needs = Pick<Deps, 'classifier' | 'languageModel' | 'settings' | 'tariff' | 'log'>
export type ProposedCandidate = Candidate & { readonly proposer?: string }
type ProposedRanking = Omit<Ranking, 'candidates'> & {
  readonly candidates: readonly ProposedCandidate[]
  readonly source: 'embedded' | 'language-model'
  readonly notice: CodeNotice | null
}

/** Over all steps of one classification. */
const DEADLINE_MS = 25_000

/** The ranking as it is without a language model, or for goods of which no word is known. */
export async function withLanguageModel(
  deps: Needs,
  words: ProductWords,
  ranking: Ranking,
  tell: TellStep<ClassificationStep>,
): Promise<ProposedRanking> {
  const { languageModel, log } = deps
  const embedded = { ...ranking, source: 'embedded', notice: null } as const
  if (!languageModel.configured || ranking.candidates.length === 0) return embedded
  const classifier = deps.classifier()
  const judgement = classifier.judge(words)
  const key = pickKey(words, proposerOf(languageModel), deps.tariff.release)
  const deadline = deadlineOf(deps.settings.modelDeadlineMs ?? DEADLINE_MS)
  try {
    const pick = await picksOf(languageModel).get(key, () =>
      pickLine(deadline.within(languageModel, tell), { classifier, judgement, texts: textsOf(words) }),
    )
    return pickFirst(classifier, { judgement, ranking, pick, proposer: proposerOf(languageModel) })
  } catch (error) {
    if (!(error instanceof NoPick || error instanceof ProviderError)) throw error
    log.warn({ err: error }, 'language model gave no code')
    return { ...embedded, notice: deadline.isOver() ? 'model-slow' : noticeOf(error) }
  }
}

/** As stored with a code that a person takes over. */
const proposerOf = ({ name, model }: LanguageModel): string => `${name} ${model}`

const noticeOf = (error: NoPick | ProviderError): CodeNotice => {
  if (error instanceof NoPick) return `model-${error.reason}`
  if (error instanceof TokensUsedUp) return 'model-used-up'
  if (error instanceof ModelResting) return 'model-resting'
  return error instanceof NoAnswerInTime ? 'model-slow' : 'model-failed'
}

const PICKS = new WeakMap<LanguageModel, Kept<ModelPick>>()

/** Picks live as long as the model that made them. */
function picksOf(model: LanguageModel): Kept<ModelPick> {
  const picks = PICKS.get(model) ?? keptPicks<ModelPick>()
  PICKS.set(model, picks)
  return picks
}

/** What a question is for, as the person who waits is told. */
const STEPS: Readonly<Record<string, ClassificationStep>> = {
  goods_facts: 'listing',
  chosen_heading: 'heading',
  chosen_line: 'line',
  checked_line: 'notes',
}

/** One deadline for all steps: each question gets what is left of it. */
function deadlineOf(ms: number) {
  const end = performance.now() + ms
  const left = () => Math.max(1, Math.ceil(end - performance.now()))
  return {
    isOver: () => performance.now() >= end,
    within:
      (model: LanguageModel, tell: TellStep<ClassificationStep>): Ask =>
      (question) => {
        const step = STEPS[question.name]
        if (step) tell(step)
        return model.ask({ ...question, deadlineMs: Math.min(question.deadlineMs, left()) })
      },
  }
}

const MOST_DETAILS = 6000

const textsOf = ({ description, category, longDescription, valueUsd, answers }: ProductWords): GoodsTexts => ({
  title: description,
  category: category ?? '',
  details: (longDescription ?? '').slice(0, MOST_DETAILS),
  unit_value_usd: valueUsd?.toFixed(2) ?? '',
  answers: (answers ?? []).join(', '),
})

type Chosen = {
  readonly judgement: Judgement
  readonly ranking: Ranking
  readonly pick: ModelPick
  readonly proposer: string
}

function pickFirst(classifier: Classifier, { judgement, ranking, pick, proposer }: Chosen): ProposedRanking {
  const rates = new Map(
    judgement.lines.map(({ code, confidence6, confidence10 }) => [
      String(code),
      { six: confidence6, ten: Math.min(confidence10, confidence6) },
    ]),
  )
  const own = pooledPick(rates.get(pick.code) ?? sixAlone(rates, pick.code))
  const precedent = classifier.precedents.find(pick.code, judgement.query)
  const known = ranking.candidates.find(({ code }) => code === pick.code)
  const first: ProposedCandidate = {
    code: pick.code,
    confidence: percentOf(own.ten),
    confidence6: percentOf(own.six),
    applicability: known?.applicability ?? 'may be applicable',
    reasons: reasonsOf(pick),
    ...(precedent ? { precedent } : {}),
    proposer,
  }
  const others = ranking.candidates.filter(({ code }) => code !== pick.code)
  const candidates = [first, ...others.map((each) => behind(each, first, rates.get(each.code)))]
  return { ...ranking, candidates: candidates.slice(0, MOST_CANDIDATES), source: 'language-model', notice: null }
}

/** What another line of the same subheading says of the six digits. */
const sixAlone = (rates: ReadonlyMap<string, Rates>, code: string): Rates => ({
  six: [...rates].find(([each]) => each.startsWith(code.slice(0, 6)))?.[1].six ?? 0,
  ten: 0,
})

/** A candidate behind the pick is never shown surer than it. */
function behind(candidate: Candidate, first: ProposedCandidate, rates: Rates | undefined): ProposedCandidate {
  const shares = candidate.code.slice(0, 6) === first.code.slice(0, 6)
  const { six, ten } = pooledOther(rates ?? { six: 0, ten: 0 }, shares)
  return {
    ...candidate,
    applicability: 'may be applicable',
    confidence: Math.min(first.confidence, percentOf(ten)),
    confidence6: Math.min(first.confidence6, percentOf(six)),
  }
}

/** The steps in the model's words, each cut to a few lines. */
function reasonsOf(pick: ModelPick): readonly CodeReason[] {
  const { code, excluded, facts, whyHeading, whyLine, whyItStands, notesChecked } = pick
  const { goods, material, construction, made_for, use, power, form, state } = facts
  const read = [goods, material, construction, made_for, use, power, form, state].filter(Boolean).join(', ')
  return [
    excluded
      ? { reason: 'not-first-choice', facts: { code: excluded.code, why: said(excluded.why) } }
      : { reason: 'picked-heading', facts: { heading: code.slice(0, 4), why: said(whyHeading) } },
    pick.decidedBy === 'heading'
      ? { reason: 'picked-only-line', facts: { code } }
      : { reason: 'picked-line', facts: { code, why: said(whyLine) } },
    { reason: 'checked-notes', facts: { notes: notesChecked, why: said(whyItStands) } },
    { reason: 'read-facts', facts: { facts: said(read).replace(/(?<![.\s])[.\s]+$/, '') } },
  ]
}

const MOST_SAID = 300

/** Words of a model on one line, without control characters. */
function said(words: string): string {
  const line = words.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return line.length <= MOST_SAID ? line : `${line.slice(0, MOST_SAID).trimEnd()}...`
}
