// The maker of a product: what the client confirmed before, then the directory of a demo, then research by a language model.
// An address is never made up. Source: decisions 9; specification part 1, section 5.
import type { z } from 'zod'
import type { foundAddress, LookupStep } from '#contract/lookups.ts'
import type { AddressParts } from '#domain/address/address.ts'
import { originMatch } from '#domain/address/origin-match.ts'
import type { ResearchStep } from '#domain/address/research-step.ts'
import { texts } from '#texts/en/address.ts'
import type { Words } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import { AppError, ProviderError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import type { TellStep } from '../../steps-under-way.ts'
import { type Acceptance, findAddress } from '../../store/addresses.ts'
import { findAsinData } from '../../store/asin-data.ts'
import { makersOfAsin } from '../../store/items.ts'
import { answeredOrNot } from '../customs-service/answered-or-not.ts'
import { canResearch, research } from './research-maker.ts'

export type FoundAddress = z.output<typeof foundAddress>
type About = {
  readonly description: string
  readonly asin: string | null
  /** ISO alpha-2; null is refused. */
  readonly countryOfOrigin: string | null
}
type Outcome = {
  readonly data: FoundAddress | null
  readonly message: string | null
  /** What research did; none where nothing was searched. */
  readonly steps?: ResearchStep[]
  /** Our own when left out. */
  readonly answeredBy?: 'clearit'
}

type Needs = Pick<
  Deps,
  'db' | 'log' | 'settings' | 'makerDirectory' | 'languageModel' | 'webSearch' | 'webPages' | 'customsService'
>

/** In whose language, and who is told which step the look-up is at. */
type Reader = { readonly say: Words; readonly tell: TellStep<LookupStep> }

/** Only an address in the country of origin counts. Throws `invalid` without an origin, or with neither description nor ASIN. */
export async function findMaker(needs: Needs, scope: Scope, about: About, { say, tell }: Reader): Promise<Outcome> {
  const { asin, countryOfOrigin, description } = about
  if (!countryOfOrigin) throw new AppError('invalid', 'origin-first')
  if (!asin && !description) throw new AppError('invalid', 'description-or-asin')
  tell('confirmed')
  const known = asin ? await knownMaker(needs, { scope, asin, countryOfOrigin, say }) : undefined
  if (known) return { data: known, message: null }
  tell('search')
  const service = await serviceMaker(needs, { ...about, countryOfOrigin }, say)
  if (service) return { data: service, message: null, answeredBy: 'clearit' }
  if (!canResearch(needs)) return { data: null, message: say(texts).noneFoundWithoutModel }
  const steps: ResearchStep[] = []
  try {
    const note = (step: ResearchStep) => void steps.push(step)
    const data = await research(needs, { description, asin, countryOfOrigin }, { say, note, tell })
    return { data: data ?? null, message: data ? null : say(texts).noneFound, steps }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    needs.log.warn({ err: error }, 'maker not researched')
    return { data: null, message: say(texts).researchFailed, steps }
  }
}

/** What the service that is set up found in the country of origin. It shows no page, so its word is no certainty. */
async function serviceMaker(
  needs: Needs,
  about: About & { readonly countryOfOrigin: string },
  say: Words,
): Promise<FoundAddress | undefined> {
  if (!needs.customsService.configured) return undefined
  const found = await answeredOrNot(needs, () => needs.customsService.findMaker(about))
  if (!found || originMatch(found.country, about.countryOfOrigin) !== 'same') return undefined
  const { serviceReason, serviceMethod } = say(texts)
  const evidence: Evidence = {
    confidence: LISTED_CONFIDENCE,
    reasoning: found.reasoning || serviceReason,
    sources: [],
    research_method: serviceMethod,
    basis: { kind: 'service', isReasoned: found.reasoning !== '' },
    verification_status: 'researched',
  }
  return { ...asFound(found, evidence), phoneNumber: found.phone }
}

type Asked = {
  readonly scope: Scope
  readonly asin: string
  readonly countryOfOrigin: string
  readonly say: Words
}

async function knownMaker(
  needs: Needs,
  { scope, asin, countryOfOrigin, say }: Asked,
): Promise<FoundAddress | undefined> {
  const confirmed = await confirmedMakers(needs, scope, asin)
  const own = confirmed.find(({ address }) => originMatch(address.country, countryOfOrigin) === 'same')
  if (own) return asConfirmed(own.id, (await findAddress(needs.db, scope.clientId, own.id)) ?? own.address, say)
  return listedMaker(needs, asin, countryOfOrigin, say)
}

/** What the directory of a demo says; undefined when its address lies outside the country of origin. */
export function listedMaker(
  { settings, makerDirectory }: Pick<Needs, 'settings' | 'makerDirectory'>,
  asin: string,
  countryOfOrigin: string,
  say: Words,
): FoundAddress | undefined {
  const listed = settings.demo ? makerDirectory.find(asin) : undefined
  if (!listed || originMatch(listed.address.country, countryOfOrigin) !== 'same') return undefined
  const { directoryReason, directoryMethod, demoDirectory } = say(texts)
  return asFound(listed.address, {
    confidence: LISTED_CONFIDENCE,
    reasoning: directoryReason,
    sources: [{ url: null, description: demoDirectory, type: 'directory' }],
    research_method: directoryMethod,
    basis: { kind: 'directory' },
    verification_status: 'researched',
  })
}

/** The remembered maker first, then those of the client's items with the ASIN. */
async function confirmedMakers({ db }: Needs, scope: Scope, asin: string) {
  const makerId = (await findAsinData(db, scope.clientId, asin))?.manufacturing_address_id
  const remembered = makerId ? await findAddress(db, scope.clientId, makerId) : undefined
  const used = await makersOfAsin(db, scope.clientId, asin)
  return remembered ? [{ id: remembered.id, address: remembered }, ...used] : used
}

type Evidence = Pick<
  FoundAddress,
  'confidence' | 'reasoning' | 'sources' | 'research_method' | 'verification_status' | 'basis'
>

/** With what it rested on when it was accepted; one that was typed rests on the person alone. */
function asConfirmed(id: string, address: AddressParts & Partial<Acceptance>, say: Words): FoundAddress {
  const { evidence, acceptedBy } = address
  const about: Evidence = {
    confidence: evidence?.confidence ?? TYPED_CONFIDENCE,
    reasoning: say(texts).confirmedBefore,
    sources: evidence?.sources ?? [],
    research_method: evidence?.research_method ?? say(texts).confirmedMethod,
    basis: { kind: 'confirmed', hasMethod: evidence?.research_method !== undefined },
    verification_status: 'accepted',
  }
  return { ...asFound(address, about, id), acceptedBy: acceptedBy ?? null, phoneNumber: evidence?.phoneNumber ?? null }
}

/** Of an address that the client typed and used itself. */
const TYPED_CONFIDENCE = 5

const LISTED_CONFIDENCE = 3

const asFound = (address: AddressParts, about: Evidence, id: string | null = null): FoundAddress => ({
  name: address.name,
  street_address: address.streetAddress,
  city: address.city,
  state: address.state,
  country: address.country,
  zip_code: address.zipCode,
  phoneNumber: null,
  facility_type: 'unknown',
  manufacturing_address_id: id,
  ...about,
})
