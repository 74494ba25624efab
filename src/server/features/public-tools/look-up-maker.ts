// The maker of a product for somebody who is not signed in: the directory of a demo, then research by a language model.
// What clients confirmed stays theirs, and an address is never made up. Source: decisions 9.
import type { z } from 'zod'
import type { Received } from '#contract/endpoint.ts'
import type { lookUpAsinMaker, MakerStep, publicMaker } from '#contract/public-tools.ts'
import type { ResearchStep } from '#domain/address/research-step.ts'
import { texts as addressTexts } from '#texts/en/address.ts'
import { texts as publicTexts } from '#texts/en/public-tools.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import { ProviderError } from '../../errors.ts'
import { type FoundAddress, listedMaker } from '../../records/makers/find-maker.ts'
import { canResearch, research } from '../../records/makers/research-maker.ts'
import type { TellStep } from '../../steps-under-way.ts'
import { findProduct } from './find-product.ts'
import { giveCheckBack, type Quota, quotaOf, takeUse, type Who } from './quota.ts'

type Body = Received<typeof lookUpAsinMaker>['body']
type Maker = z.output<typeof publicMaker>
/** In whose language, and who is told which step the look-up is at. */
type Reader = { readonly say: Words; readonly tell: TellStep<MakerStep> }
type Looked = {
  readonly data: Maker | null
  readonly message: string | null
  readonly counted: boolean
  readonly steps?: ResearchStep[]
} & Quota

/** Null with a sentence when none is found, and then it does not count. Throws `limited` when the day is used up. */
export async function lookUpMaker(deps: Deps, who: Who, body: Body, { say, tell }: Reader): Promise<Looked> {
  const texts = say(publicTexts)
  if (!canResearch(deps) && !deps.settings.demo)
    return { data: null, message: texts.makerNotSearched, counted: false, ...(await quotaOf(deps, who)) }
  const quota = await takeUse(deps, who, 'check')
  tell('listing')
  const product = await findProduct(deps, body.asin, body.productTitle)
  const productTitle = product.kind === 'known' ? product.title : null
  tell('search')
  const listed = listedMaker(deps, body.asin, body.countryOfOrigin, say)
  const found = listed
    ? { maker: listed, message: null, steps: [] }
    : await researched(deps, body, productTitle ?? '', { say, tell })
  const { message, steps } = found
  if (!found.maker) return { data: null, message, steps, ...(await giveCheckBack(deps, who)) }
  const data = { ...withoutId(found.maker), asin: body.asin, productTitle }
  return { data, message, steps, counted: true, ...quota }
}

type Found = {
  readonly maker: FoundAddress | undefined
  readonly message: string | null
  readonly steps: ResearchStep[]
}

async function researched(
  deps: Deps,
  { asin, countryOfOrigin }: Body,
  description: string,
  { say, tell }: Reader,
): Promise<Found> {
  const texts = say(publicTexts)
  if (!canResearch(deps)) return { maker: undefined, message: texts.makerUnknown, steps: [] }
  const steps: ResearchStep[] = []
  try {
    const note = (step: ResearchStep) => void steps.push(step)
    const maker = await research(deps, { description, asin, countryOfOrigin }, { say, tell, note })
    return { maker, message: maker ? null : texts.makerUnknown, steps }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    deps.log.warn({ err: error }, 'maker not researched')
    return { maker: undefined, message: say(addressTexts).researchFailed, steps }
  }
}

const withoutId = ({ manufacturing_address_id: _, ...maker }: FoundAddress) => maker
