// Candidate codes for goods in words, each with the duty it would mean; the client's own confirmed code comes first.
import type { z } from 'zod'
import type { ClassificationStep, classifyHts, classifyProduct, htsCandidate } from '#contract/classification.ts'
import type { AnswerOf, Received } from '#contract/endpoint.ts'
import { properCodes } from '#domain/admissibility/proper-codes.ts'
import { dayIn } from '#domain/calendar.ts'
import type { CodeNotice } from '#domain/classification/code-reason.ts'
import type { ProductWords } from '#domain/classification/listing.ts'
import { rankingOn } from '#domain/classification/on-day.ts'
import { type Precedent, rulingUrl } from '#domain/classification/precedents.ts'
import type { DecidingQuestion } from '#domain/classification/question.ts'
import { MOST_CANDIDATES, rankCandidates } from '#domain/classification/ranking.ts'
import { type Refusal, refusalOf, seemsSet } from '#domain/classification/refusal.ts'
import { formatHtsCode, parseHtsCode } from '#domain/hts-code.ts'
import { cad } from '#domain/money.ts'
import { toUsd } from '#domain/shipment/totals.ts'
import { isRightOn } from '#domain/tariff/declarable.ts'
import type { TariffSchedule } from '#domain/tariff/schedule.ts'
import { type ClassificationSay, classificationSay } from '#words/classification.ts'
import type { Language } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import type { Scope } from '../../scope.ts'
import type { TellStep } from '../../steps-under-way.ts'
import { findAsinData } from '../../store/asin-data.ts'
import { answeredOrNot } from '../customs-service/answered-or-not.ts'
import { tariffLaw } from '../duty/tariff-law.ts'
import { currentExchangeRate } from '../reference/exchange-rate.ts'
import { type DutyAUnit, dutyAUnit, pricedGoods } from './duty-a-unit.ts'
import { type ProposedCandidate, withLanguageModel } from './language-model/with-language-model.ts'
import { fullTitle, predecessorsAnswer } from './validate-code.ts'

type Needs = Pick<
  Deps,
  | 'db'
  | 'now'
  | 'today'
  | 'log'
  | 'settings'
  | 'tariff'
  | 'classifier'
  | 'languageModel'
  | 'measures'
  | 'preferences'
  | 'exchangeRates'
  | 'entryLaw'
  | 'customsService'
>
type Body = Received<typeof classifyHts>['body']
type Answer = Omit<AnswerOf<typeof classifyHts>, 'success'>
type WireCandidate = z.infer<typeof htsCandidate>
/** Whose language the sentences are in, and who is told which step a classification is at. */
type Reader = { readonly language: Language; readonly tell?: TellStep<ClassificationStep> }
type Proposal = Omit<ProposedCandidate, 'applicability'> & { readonly applicability: WireCandidate['applicability'] }

/** At most ten candidates. Without price or origin, or where the duty is not known, a candidate's duty is null, never zero. */
export async function classifyGoods(
  deps: Needs,
  scope: Scope | undefined,
  body: Body,
  { language, tell = () => undefined }: Reader,
): Promise<Answer> {
  const say = classificationSay(language)
  const confirmed = scope && body.asin ? await confirmedCode(deps, scope, body.asin) : undefined
  const goods = await pricedGoods(deps, body)
  const words = await wordsOf(deps, body)
  const refusal = refusalOf(body.description)
  const ranking = refusal
    ? NOTHING
    : await withLanguageModel(deps, words, rankCandidates(deps.classifier(), words), tell)
  const { notApplicable, question, source } = ranking
  const current = rankingOn(ranking, deps.tariff, deps.today())
  const candidates = properCodes(current.candidates, body.description, deps.entryLaw.admissibility, deps.today())
  const notice = ranking.notice ?? noticeOf(body.description, refusal, current.candidates.length > candidates.length)
  const others: readonly ProposedCandidate[] = candidates.filter(({ code }) => code !== confirmed?.code)
  const proposals = [...(confirmed ? [confirmed] : []), ...others].slice(0, MOST_CANDIDATES)
  const law = tariffLaw(deps)
  const htsCodes = proposals.map((proposal): WireCandidate => {
    const duty = goods && dutyAUnit(proposal.code, goods, law)
    return candidateAnswer(deps.tariff, proposal, duty, say)
  })
  return {
    htsCodes,
    notApplicable,
    question: question && !confirmed ? questionAnswer(question, say) : null,
    release: deps.tariff.release,
    source,
    notice: notice && say.notice(notice),
    noticeReason: notice,
  }
}

const NOTHING = { candidates: [], notApplicable: 0, question: undefined, source: 'embedded', notice: null } as const

/** What must be said beside the candidates: why there are none, that some were left out, or that a set has a rule of its own. */
function noticeOf(description: string, refusal: Refusal | undefined, isNarrowed: boolean): CodeNotice | null {
  if (refusal) return refusal
  if (isNarrowed) return 'dangerous'
  return seemsSet(description) ? 'set' : null
}

/** What the service is called. */
const CLEARIT = 'ClearIt'

/** The first candidate for a title alone. */
export async function classifyTitle(
  deps: Needs,
  scope: Scope | undefined,
  { productTitle }: Received<typeof classifyProduct>['body'],
  language: Language,
): Promise<Omit<AnswerOf<typeof classifyProduct>, 'success'>> {
  const { release } = deps.tariff
  const service = await serviceCode(deps, productTitle, language)
  if (service) return { classification: service, release, notice: null, answeredBy: 'clearit' }
  const { htsCodes, notice } = await classifyGoods(deps, scope, { description: productTitle }, { language })
  return { classification: htsCodes[0] ?? null, release, notice: notice ?? null, answeredBy: 'portage' }
}

/** The code of the service that is set up, where it is right today and the goods are none that are refused. It gives no reason. */
async function serviceCode(deps: Needs, productTitle: string, language: Language): Promise<WireCandidate | undefined> {
  if (!deps.customsService.configured || refusalOf(productTitle)) return undefined
  const found = await answeredOrNot(deps, () => deps.customsService.classify(productTitle))
  const code = parseHtsCode(found?.htsCode ?? '')
  if (!found || !code || !isRightOn(deps.tariff, code, deps.today())) return undefined
  const confidence = found.confidence ?? 0
  const applicability = 'may be applicable'
  const proposal = { code, confidence, confidence6: confidence, applicability, reasons: [], proposer: CLEARIT } as const
  return candidateAnswer(deps.tariff, proposal, undefined, classificationSay(language))
}

/** The code the client settled on for the same ASIN, while it still stands for the same goods. */
async function confirmedCode(deps: Needs, { clientId }: Scope, asin: string): Promise<Proposal | undefined> {
  const known = await findAsinData(deps.db, clientId, asin)
  const code = parseHtsCode(known?.hts_code ?? '')
  if (!code || !known?.hts_confirmed_at || !isRightOn(deps.tariff, code, deps.today())) return undefined
  const day = dayIn(deps.settings.businessTimeZone, known.hts_confirmed_at)
  if ((deps.tariff.renumbered(code, deps.today())?.on ?? day) > day) return undefined
  return {
    code,
    confidence: 100,
    confidence6: 100,
    applicability: 'definitely_applicable',
    reasons: [{ reason: 'confirmed-before', facts: { day } }],
  }
}

const candidateAnswer = (
  tariff: TariffSchedule,
  proposal: Proposal,
  duty: DutyAUnit | undefined,
  say: ClassificationSay,
): WireCandidate => ({
  htsCode: proposal.code,
  formattedHtsCode: formatHtsCode(proposal.code),
  fullTitle: fullTitle(tariff, proposal.code),
  description: tariff.plainTitle(proposal.code),
  path: [tariff.sectionTitle(proposal.code), ...tariff.plainPath(proposal.code)].filter(Boolean),
  confidence: proposal.confidence,
  confidence6: proposal.confidence6,
  reasoning: say.reasons(proposal.reasons),
  reasons: [...proposal.reasons],
  succeeds: predecessorsAnswer(tariff, proposal.code),
  precedent: proposal.precedent
    ? { ...withoutCode(proposal.precedent), url: rulingUrl(proposal.precedent.ruling) }
    : null,
  applicability: proposal.applicability,
  dutyAmount: duty?.amountCad ?? null,
  dutyPercentage: duty?.percent ?? null,
  isValid: true,
  ...(proposal.proposer ? { proposer: proposal.proposer } : {}),
})

const withoutCode = ({ ruling, goods }: Precedent) => ({ ruling, goods })

function questionAnswer({ key, values }: DecidingQuestion, say: ClassificationSay): Answer['question'] {
  const answers = values.map((value) => `${key}:${value}`)
  return {
    fact: key,
    text: say.question(key),
    answers: answers.map((answer) => ({ answer, label: say.answer(answer) })),
  }
}

/** The words of the call, with the value of one unit in USD where a price was given. */
async function wordsOf(
  deps: Needs,
  { description, category, longDescription, answers, price }: Body,
): Promise<ProductWords> {
  const words: ProductWords = {
    description,
    ...(category ? { category } : {}),
    ...(longDescription ? { longDescription } : {}),
    ...(answers ? { answers } : {}),
  }
  if (!price) return words
  const { cadToUsd } = await currentExchangeRate(deps)
  return { ...words, valueUsd: toUsd(cad(String(price)), cadToUsd).amount.toNumber() }
}
