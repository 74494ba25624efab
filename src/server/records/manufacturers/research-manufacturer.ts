// Research of a maker: the web is searched, the pages are read, a language model says what they show, and that is checked on the pages
// themselves. An address that is on none of them is not answered. Source: decisions 9.
import type { z } from 'zod'
import type { foundAddress } from '#contract/lookups.ts'
import type { MakerStep } from '#contract/public-tools.ts'
import { originMatch } from '#domain/address/origin-match.ts'
import { pageEvidence } from '#domain/address/page-evidence.ts'
import { countryName, parseCountry } from '#domain/countries.ts'
import { texts } from '#texts/en/address.ts'
import type { Deps } from '../../deps.ts'
import { ProviderError } from '../../errors.ts'
import { type FoundMaker, findMaker } from '../../providers/language-model/prompts/find-maker.ts'
import type { WebPage } from '../../providers/web-pages/web-pages.ts'
import type { TellStep } from '../../steps-under-way.ts'

type FoundAddress = z.output<typeof foundAddress>
type About = { readonly description: string; readonly asin: string | null; readonly countryOfOrigin: string }
type Needs = Pick<Deps, 'languageModel' | 'webSearch' | 'webPages'>

/** Whether makers can be researched at all. */
export const canResearch = ({ languageModel, webSearch }: Omit<Needs, 'webPages'>): boolean =>
  languageModel.configured && webSearch.configured

const MOST_PAGES = 6

/** Undefined when no page shows a whole address in the right country. Throws ProviderError when search or model fail. */
export async function research(
  needs: Needs,
  about: About,
  tell: TellStep<MakerStep> = () => undefined,
): Promise<FoundAddress | undefined> {
  const hits = await needs.webSearch.search(queryOf(about))
  tell('addresses')
  const pages = await readPages(
    needs,
    hits.map(({ url }) => url),
  )
  if (pages.length === 0) return undefined
  const said = await needs.languageModel.ask(findMaker(about, pages))
  tell('sources')
  return checked(said, pages, about.countryOfOrigin, needs.webSearch.name)
}

const queryOf = ({ description, asin, countryOfOrigin }: About): string =>
  `${description.slice(0, 200) || asin} manufacturer factory address ${countryName(countryOfOrigin)}`

/** Those that can be read, in the order of the search. */
async function readPages({ webPages }: Needs, urls: readonly string[]): Promise<readonly WebPage[]> {
  const read = await Promise.allSettled(urls.slice(0, MOST_PAGES).map((url) => webPages.read(url)))
  return read.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return outcome.value.text.trim() === '' ? [] : [outcome.value]
    if (outcome.reason instanceof ProviderError) return []
    throw outcome.reason
  })
}

function checked(
  said: FoundMaker,
  pages: readonly WebPage[],
  countryOfOrigin: string,
  searchName: string,
): FoundAddress | undefined {
  const name = said.name?.trim() ?? ''
  const streetAddress = said.street_address?.trim() ?? ''
  const city = said.city?.trim() ?? ''
  const country = parseCountry(said.country ?? '')
  if (!said.found || !name || !streetAddress || !city || !country) return undefined
  if (originMatch(country, countryOfOrigin) !== 'same') return undefined
  const types = new Map(said.sources.map(({ page, type }) => [page, type]))
  const sources = pages.flatMap((page, at) => {
    const isShown = pageEvidence({ name, streetAddress }, page.text) === 'name-and-street'
    return isShown ? [{ url: page.url, type: types.get(at + 1) ?? 'other', description: texts.shownOnPage }] : []
  })
  if (sources.length === 0) return undefined
  return {
    name,
    street_address: streetAddress,
    city,
    state: said.state?.trim() ?? '',
    country,
    zip_code: said.zip_code?.trim() ?? '',
    phoneNumber: said.phone_number,
    confidence: said.confidence,
    reasoning: said.reasoning,
    sources,
    research_method: texts.searchedMethod(searchName, pages.length),
    verification_status: 'researched',
    facility_type: said.facility_type,
    manufacturing_address_id: null,
  }
}
