// Candidate codes for goods in words, each with the duty it would mean; the client's own confirmed code comes first.
import type { z } from 'zod'
import type { ClassificationStep, classifyHts, classifyProduct, htsCandidate } from '#contract/classification.ts'
import type { AnswerOf, Received } from '#contract/endpoint.ts'
import { properCodes } from '#domain/admissibility/proper-codes.ts'
import { dateText, dayIn } from '#domain/calendar.ts'
import type { ProductWords } from '#domain/classification/listing.ts'
import { type Precedent, rulingUrl } from '#domain/classification/precedents.ts'
import type { DecidingQuestion } from '#domain/classification/question.ts'
import { MOST_CANDIDATES, rankCandidates } from '#domain/classification/ranking.ts'
import { answerLabel } from '#domain/classification/reasoning.ts'
import { type Refusal, refusalOf, seemsSet } from '#domain/classification/refusal.ts'
import { country } from '#domain/countries.ts'
import { formatHtsCode, parseHtsCode } from '#domain/hts-code.ts'
import { cad } from '#domain/money.ts'
import { toUsd } from '#domain/shipment/totals.ts'
import { isDeclarable } from '#domain/tariff/declarable.ts'
import type { TariffSchedule } from '#domain/tariff/schedule.ts'
import { texts } from '#texts/en/classification.ts'
import type { Deps } from '../../deps.ts'
import type { Scope } from '../../scope.ts'
import type { TellStep } from '../../steps-under-way.ts'
import { findAsinData } from '../../store/asin-data.ts'
import { tariffLaw } from '../duty/tariff-law.ts'
import { currentExchangeRate } from '../reference/exchange-rate.ts'
import { type DutyAUnit, dutyAUnit, type PricedGoods } from './duty-a-unit.ts'
import { type ProposedCandidate, withLanguageModel } from './language-model/with-language-model.ts'
import { fullTitle } from './validate-code.ts'

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
>
type Body = Received<typeof classifyHts>['body']
type Answer = Omit<AnswerOf<typeof classifyHts>, 'success'>
type WireCandidate = z.infer<typeof htsCandidate>
type Proposal = Omit<ProposedCandidate, 'applicability'> & { readonly applicability: WireCandidate['applicability'] }

/** At most ten candidates. Without price or origin, or where the duty is not known, a candidate's duty is null, never zero. */
export async function classifyGoods(
  deps: Needs,
  scope: Scope | undefined,
  body: Body,
  tell: TellStep<ClassificationStep> = () => undefined,
): Promise<Answer> {
  const confirmed = scope && body.asin ? await confirmedCode(deps, scope, body.asin) : undefined
  const goods = await pricedGoods(deps, body)
  const words = await wordsOf(deps, body)
  const refusal = refusalOf(body.description)
  const ranking = refusal
    ? NOTHING
    : await withLanguageModel(deps, words, rankCandidates(deps.classifier(), words), tell)
  const { notApplicable, question, source } = ranking
  const candidates = properCodes(ranking.candidates, body.description, deps.entryLaw.admissibility, deps.today())
  const notice = ranking.notice ?? noticeOf(body.description, refusal, ranking.candidates.length > candidates.length)
  const others: readonly ProposedCandidate[] = candidates.filter(({ code }) => code !== confirmed?.code)
  const proposals = [...(confirmed ? [confirmed] : []), ...others].slice(0, MOST_CANDIDATES)
  const law = tariffLaw(deps)
  const htsCodes = proposals.map((proposal): WireCandidate => {
    const duty = goods && dutyAUnit(proposal.code, goods, law)
    return candidateAnswer(deps.tariff, proposal, duty)
  })
  return {
    htsCodes,
    notApplicable,
    question: question && !confirmed ? questionAnswer(question) : null,
    release: deps.tariff.release,
    source,
    notice,
  }
}

const NOTHING = { candidates: [], notApplicable: 0, question: undefined, source: 'embedded', notice: null } as const

/** What must be said beside the candidates: why there are none, that some were left out, or that a set has a rule of its own. */
function noticeOf(description: string, refusal: Refusal | undefined, isNarrowed: boolean): string | null {
  if (refusal) return texts.refused[refusal]
  if (isNarrowed) return texts.refused.dangerous
  return seemsSet(description) ? texts.refused.set : null
}

/** The first candidate for a title alone. */
export async function classifyTitle(
  deps: Needs,
  scope: Scope | undefined,
  { productTitle }: Received<typeof classifyProduct>['body'],
): Promise<Omit<AnswerOf<typeof classifyProduct>, 'success'>> {
  const { htsCodes, notice } = await classifyGoods(deps, scope, { description: productTitle })
  return { classification: htsCodes[0] ?? null, release: deps.tariff.release, notice: notice ?? null }
}

/** The code the client settled on for the same ASIN, while it is still in the schedule. */
async function confirmedCode(deps: Needs, { clientId }: Scope, asin: string): Promise<Proposal | undefined> {
  const known = await findAsinData(deps.db, clientId, asin)
  const code = parseHtsCode(known?.hts_code ?? '')
  if (!code || !known?.hts_confirmed_at || !isDeclarable(deps.tariff, code)) return undefined
  const day = dayIn(deps.settings.businessTimeZone, known.hts_confirmed_at)
  return {
    code,
    confidence: 100,
    confidence6: 100,
    applicability: 'definitely_applicable',
    reasoning: texts.youConfirmed(dateText(day)),
  }
}

async function pricedGoods(deps: Needs, { price, countryOfOrigin }: Body): Promise<PricedGoods | undefined> {
  if (!price || !countryOfOrigin) return undefined
  const { cadToUsd } = await currentExchangeRate(deps)
  return { priceCad: String(price), origin: country(countryOfOrigin), cadToUsd, entryDate: deps.today() }
}

const candidateAnswer = (tariff: TariffSchedule, proposal: Proposal, duty: DutyAUnit | undefined): WireCandidate => ({
  htsCode: proposal.code,
  formattedHtsCode: formatHtsCode(proposal.code),
  fullTitle: fullTitle(tariff, proposal.code),
  description: tariff.plainTitle(proposal.code),
  path: [tariff.sectionTitle(proposal.code), ...tariff.plainPath(proposal.code)].filter(Boolean),
  confidence: proposal.confidence,
  confidence6: proposal.confidence6,
  reasoning: proposal.reasoning,
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

const questionAnswer = ({ key, values }: DecidingQuestion): Answer['question'] => ({
  text: texts.question[key],
  answers: values.map((value) => ({ answer: `${key}:${value}`, label: answerLabel(value) })),
})

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
