// Research of a maker: the web is searched, the pages are read, a language model says what they show, and that is checked on the pages
// themselves. An address that is on none of them is not answered. Source: decisions 9.
import type { z } from 'zod'
import type { foundAddress, LookupStep } from '#contract/lookups.ts'
import { originMatch } from '#domain/address/origin-match.ts'
import { type PageEvidence, pageEvidence } from '#domain/address/page-evidence.ts'
import type { ResearchStep } from '#domain/address/research-step.ts'
import { countryName, parseCountry } from '#domain/countries.ts'
import { texts } from '#texts/en/address.ts'
import type { Words } from '#words/language.ts'
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

/** `tell`: what it is at. `note`: what it did, told also where it fails in the end. */
type Reader = {
  readonly say: Words
  readonly note: (step: ResearchStep) => void
  readonly tell?: TellStep<Extract<LookupStep, 'addresses' | 'sources'>>
}

/** Undefined when no page shows a whole address in the right country. Throws ProviderError when search or model fail. */
export async function research(
  needs: Needs,
  about: About,
  { say, note, tell }: Reader,
): Promise<FoundAddress | undefined> {
  const { name: service, search } = needs.webSearch
  const query = queryOf(about)
  const hits = await search(query)
  note({ step: 'searched', service, query, pages: hits.length })
  tell?.('addresses')
  const { pages, unreadable } = await readPages(
    needs,
    hits.map(({ url }) => url),
  )
  for (const url of unreadable) note({ step: 'page', url, shows: 'unreadable' })
  if (pages.length === 0) return undefined
  const said = await needs.languageModel.ask(findMaker(about, pages)).catch((error: unknown) => {
    for (const { url } of pages) note({ step: 'page', url, shows: 'unchecked' })
    throw error
  })
  tell?.('sources')
  return checked(said, { pages, countryOfOrigin: about.countryOfOrigin, searchName: service, say, note })
}

const queryOf = ({ description, asin, countryOfOrigin }: About): string =>
  `${description.slice(0, 200) || asin} manufacturer factory address ${countryName(countryOfOrigin)}`

/** Those that can be read, in the order of the search, and the addresses of those that cannot or show no text. */
async function readPages({ webPages }: Needs, found: readonly string[]) {
  const urls = found.slice(0, MOST_PAGES)
  const read = await Promise.allSettled(urls.map((url) => webPages.read(url)))
  const pages: WebPage[] = []
  const unreadable: string[] = []
  for (const [at, outcome] of read.entries()) {
    if (outcome.status === 'rejected' && !(outcome.reason instanceof ProviderError)) throw outcome.reason
    if (outcome.status === 'fulfilled' && outcome.value.text.trim() !== '') pages.push(outcome.value)
    else unreadable.push(urls[at] ?? '')
  }
  return { pages, unreadable }
}

type Searched = {
  readonly pages: readonly WebPage[]
  readonly countryOfOrigin: string
  readonly searchName: string
  readonly say: Words
  readonly note: (step: ResearchStep) => void
}

function checked(said: FoundMaker, given: Searched): FoundAddress | undefined {
  const { pages, countryOfOrigin, searchName, say, note } = given
  const name = (said.found && said.name?.trim()) || ''
  const streetAddress = said.street_address?.trim() ?? ''
  const city = said.city?.trim() ?? ''
  const country = parseCountry(said.country ?? '')
  const isWhole = Boolean(name && streetAddress && city && originMatch(country ?? null, countryOfOrigin) === 'same')
  const named = { name: name || null, street_address: streetAddress || null, country: country ?? null }
  note({ step: 'named', ...(name ? named : { name: null, street_address: null, country: null }), isWhole })
  const shown = pages.map((page): PageEvidence | 'unchecked' =>
    name ? pageEvidence({ name, streetAddress }, page.text) : 'unchecked',
  )
  for (const [at, { url }] of pages.entries()) note({ step: 'page', url, shows: shown[at] ?? 'unchecked' })
  const types = new Map(said.sources.map(({ page, type }) => [page, type]))
  const sources = pages.flatMap(({ url }, at) =>
    shown[at] === 'name-and-street'
      ? [{ url, type: types.get(at + 1) ?? 'other', description: say(texts).shownOnPage }]
      : [],
  )
  if (!isWhole || !country || sources.length === 0) return undefined
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
    research_method: say(texts).searchedMethod(searchName, pages.length),
    basis: { kind: 'searched', search: searchName, pages: pages.length },
    verification_status: 'researched',
    facility_type: said.facility_type,
    manufacturing_address_id: null,
  }
}
