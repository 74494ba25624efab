// The public duty check: what the product is, under which codes it may fall, and what duty each would mean.
// Source: specification part 2, sections 3 to 5; decisions 8.
import type { z } from 'zod'
import type { Received } from '#contract/endpoint.ts'
import type { checkAsinDuty, htsOption } from '#contract/public-tools.ts'
import { texts } from '#texts/public-tools.ts'
import type { Deps } from '../../deps.ts'
import { classifyGoods } from '../classification/classify.ts'
import { currentExchangeRate } from '../reference/exchange-rate.ts'
import { wireRate } from '../reference/wire-rate.ts'
import { dutiesUnder, optionOf, resultOf } from './duty-result.ts'
import { findProduct } from './find-product.ts'
import { type Quota, quotaOf, takeUse, type Who } from './quota.ts'

type CheckData = z.input<typeof checkAsinDuty.answer>['data']
type Checked = { readonly requiresSelection: boolean; readonly data: CheckData } & Quota
type Option = z.output<typeof htsOption>
type Body = Received<typeof checkAsinDuty>['body']

/** From here a code is taken without asking: the green of the specification, part 2 section 9. */
const CERTAIN_PERCENT = 90

/**
 * Codes with their duties; the result too when the first is certain. An unknown product is said to be one, and costs a check only
 * when an outside catalogue was asked. Throws `limited` when the day's checks are used up.
 */
export async function checkDuty(deps: Deps, who: Who, body: Body): Promise<Checked> {
  const { productCatalogue } = deps
  const free = productCatalogue.asksOutside ? undefined : await findProduct(deps, body.asin, body.productTitle)
  if (free?.kind === 'unknown') return answer(await shell(deps, body, free.message), await quotaOf(deps, who))
  const quota = await takeUse(deps, who, 'check')
  const product = free ?? (await findProduct(deps, body.asin, body.productTitle))
  if (product.kind === 'unknown') return answer(await shell(deps, body, product.message), quota)
  const { title, category, source } = product
  const { htsCodes } = await classifyGoods(deps, undefined, {
    description: title,
    category,
    countryOfOrigin: body.countryOfOrigin,
  })
  const duties = await dutiesUnder(
    deps,
    htsCodes.map((each) => each.htsCode),
    body,
  )
  const htsOptions = htsCodes.flatMap((each, at): Option[] => {
    const duty = duties[at]
    return duty ? [optionOf(deps, each, duty, body.quantity)] : []
  })
  const [first] = htsOptions
  const [firstDuty] = duties
  const isCertain = first !== undefined && first.confidence >= CERTAIN_PERCENT
  const data = {
    ...(await shell(deps, body, htsOptions.length === 0 ? texts.noCandidates : null)),
    productTitle: title,
    productSource: source,
    requiresTitle: false,
    requiresSelection: !isCertain && htsOptions.length > 0,
    htsOptions,
    result: isCertain && firstDuty ? resultOf(deps, first.htsCode, firstDuty, body) : null,
  }
  return answer(data, quota)
}

const answer = (data: CheckData, quota: Quota): Checked => ({
  requiresSelection: data.requiresSelection,
  data,
  ...quota,
})

/** The answer about a product that is not known, or the part every answer has. */
async function shell(deps: Deps, body: Body, message: string | null): Promise<CheckData> {
  const exchangeRate = wireRate(await currentExchangeRate(deps))
  return {
    asin: body.asin,
    productTitle: null,
    productSource: null,
    requiresTitle: true,
    requiresSelection: false,
    message,
    htsOptions: [],
    result: null,
    countryOfOrigin: body.countryOfOrigin,
    cadValue: body.cadValue,
    usdValue: Number((body.cadValue * exchangeRate.cadToUsd).toFixed(2)),
    exchangeRate,
  }
}
