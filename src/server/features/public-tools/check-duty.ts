// The public duty check: what the product is, under which codes it may fall, and what duty each would mean.
// Source: specification part 2, sections 3 to 5; decisions 8.
import type { z } from 'zod'
import type { Received } from '#contract/endpoint.ts'
import type { CheckStep, checkAsinDuty } from '#contract/public-tools.ts'
import { cad, centsText, decimal } from '#domain/money.ts'
import { toUsd } from '#domain/shipment/totals.ts'
import { texts as publicTexts } from '#texts/en/public-tools.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { noOptionsText } from '#words/no-options.ts'
import type { Deps } from '../../deps.ts'
import { classifyGoods } from '../../records/classification/classify.ts'
import { findingAnswer, findingsOn } from '../../records/duty/admissibility.ts'
import { currentExchangeRate } from '../../records/reference/exchange-rate.ts'
import { wireRate } from '../../records/reference/wire-rate.ts'
import type { TellStep } from '../../steps-under-way.ts'
import { dutiesUnder, optionOf, resultOf } from './duty-result.ts'
import { type Found, findProduct } from './find-product.ts'
import { followUpOf, isFollowUp } from './follow-up.ts'
import { type Quota, quotaOf, takeUse, type Who } from './quota.ts'

type Body = Received<typeof checkAsinDuty>['body']
type CheckData = z.input<typeof checkAsinDuty.answer>['data']
type Checked = { readonly requiresSelection: boolean; readonly data: CheckData } & Quota
/** Whose language the sentences are in, and who is told which step the check is at. */
type Reader = { readonly language: Language; readonly tell: TellStep<CheckStep> }
type Known = Extract<Found, { kind: 'known' }>

/** From here a code is taken without asking: the green of the specification, part 2 section 9. */
const CERTAIN_PERCENT = 90

/**
 * Codes with their duties; the result too when the first is certain. An unknown product is said to be one, and costs a check only
 * when an outside catalogue was asked. Throws `limited` when the day's checks are used up.
 */
export async function checkDuty(deps: Deps, who: Who, body: Body, reader: Reader): Promise<Checked> {
  const { tell, language } = reader
  tell('product')
  const atHand = deps.productCatalogue.asksOutside ? undefined : await productOf(deps, body)
  if (atHand?.kind === 'unknown')
    return answer(await unknown(deps, body, atHand.reason, language), await quotaOf(deps, who))
  const quota = await takeUse(deps, who, (await followsUp(deps, who, body)) ? 'calculation' : 'check')
  const product = atHand ?? (await productOf(deps, body))
  if (product.kind === 'unknown') return answer(await unknown(deps, body, product.reason, language), quota)
  return answer(await classified(deps, { who, body, product, reader }), quota)
}

const productOf = (deps: Deps, { asin, productTitle }: Body): Promise<Found> => findProduct(deps, asin, productTitle)

const messageOf = (reason: CheckData['messageReason'], asin: string, language: Language) => ({
  message: reason && noOptionsText(language, reason, asin),
  messageReason: reason,
})

const answer = (data: CheckData, quota: Quota): Checked => ({
  requiresSelection: data.requiresSelection,
  data,
  ...quota,
})

async function followsUp(deps: Deps, { id }: Who, body: Body): Promise<boolean> {
  const { followUp, productTitle, asin, answers } = body
  if (!followUp || !productTitle || answers.length === 0) return false
  return isFollowUp(deps, followUp, { visitorId: id, asin, title: productTitle })
}

type Task = {
  readonly who: Who
  readonly body: Body
  readonly product: Known
  readonly reader: Reader
}

async function classified(deps: Deps, { who, body, product, reader: { language, tell } }: Task): Promise<CheckData> {
  const { title, category, source } = product
  const { asin, countryOfOrigin, cadValue, quantity, claimCusma, answers } = body
  const goods = { countryOfOrigin, cadValue, quantity, claimCusma, productTitle: title }
  tell('codes')
  const {
    htsCodes,
    question,
    source: chosenBy,
    notice,
    noticeReason,
  } = await classifyGoods(deps, undefined, { description: title, category, countryOfOrigin, answers }, { language })
  tell('rates')
  const facts = await unknown(deps, body, null, language)
  tell('matches')
  const codes = htsCodes.map((each) => each.htsCode)
  const duties = await dutiesUnder(deps, codes, goods, language)
  const options = htsCodes.flatMap((each, at) => {
    const duty = duties[at]
    return duty ? [{ shown: optionOf(deps, each, duty, goods), duty }] : []
  })
  const [first] = options
  const certain = first && first.shown.confidence >= CERTAIN_PERCENT ? first : undefined
  return {
    ...facts,
    ...(first ? {} : messageOf('no-candidates', body.asin, language)),
    productTitle: title,
    productSource: source && wordsIn(language, publicTexts).productSources[source],
    productSourceCode: source,
    requiresTitle: false,
    requiresSelection: first !== undefined && !certain,
    htsOptions: options.map((each) => each.shown),
    findings: first
      ? underEveryCode(options.map((each) => each.duty.findings))
      : underNoCode(deps, title, countryOfOrigin),
    source: chosenBy,
    notice,
    noticeReason,
    question,
    followUp: question ? await followUpOf(deps, { visitorId: who.id, asin, title }) : null,
    result: certain ? resultOf(deps, certain.shown.htsCode, certain.duty, goods) : null,
  }
}

type Findings = NonNullable<CheckData['findings']>

/** What hangs on the goods and not on the code: it is said before any code is picked. */
const underEveryCode = ([first = [], ...others]: readonly Findings[]): Findings =>
  first.filter(
    ({ level, rule, source }) =>
      level !== 'papers' &&
      others.every((each) => each.some((other) => other.rule === rule && other.source === source)),
  )

/** Goods that no code fits may be dangerous all the same: their words and origin say so. */
const underNoCode = (deps: Deps, description: string, origin: string): Findings =>
  findingsOn(deps, { description, origin }, { on: deps.today() })
    .map(findingAnswer)
    .filter(({ level }) => level !== 'papers')

/** What is answered about a product that is not known. */
async function unknown(
  deps: Deps,
  body: Body,
  reason: NonNullable<CheckData['messageReason']> | null,
  language: Language,
): Promise<CheckData> {
  const rate = await currentExchangeRate(deps)
  return {
    asin: body.asin,
    productTitle: null,
    productSource: null,
    productSourceCode: null,
    requiresTitle: true,
    requiresSelection: false,
    ...messageOf(reason, body.asin, language),
    htsOptions: [],
    source: null,
    notice: null,
    question: null,
    followUp: null,
    result: null,
    countryOfOrigin: body.countryOfOrigin,
    cadValue: body.cadValue,
    usdValue: Number(centsText(toUsd(cad(decimal(String(body.cadValue))), rate.cadToUsd))),
    exchangeRate: wireRate(rate),
  }
}
