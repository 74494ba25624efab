// The maker of a product: what the client confirmed before, then the directory of a demo, then research by a language model.
// An address is never made up. Source: decisions 9; specification part 1, section 5.
import type { z } from 'zod'
import type { foundAddress } from '#contract/lookups.ts'
import type { AddressParts } from '#domain/address/address.ts'
import { originMatch } from '#domain/address/origin-match.ts'
import { texts } from '#texts/en/address.ts'
import type { Deps } from '../../deps.ts'
import { AppError, ProviderError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { type Acceptance, findAddress } from '../../store/addresses.ts'
import { findAsinData } from '../../store/asin-data.ts'
import { makersOfAsin } from '../../store/items.ts'
import { canResearch, research } from './research-manufacturer.ts'

export type FoundAddress = z.output<typeof foundAddress>
export type About = {
  readonly description: string
  readonly asin: string | null
  /** ISO alpha-2; null is refused. */
  readonly countryOfOrigin: string | null
}
export type Outcome = { readonly data: FoundAddress | null; readonly message: string | null }

type Needs = Pick<Deps, 'db' | 'log' | 'settings' | 'makerDirectory' | 'languageModel' | 'webSearch' | 'webPages'>

/** Only an address in the country of origin counts. Throws `invalid` without an origin, or with neither description nor ASIN. */
export async function findManufacturer(needs: Needs, scope: Scope, about: About): Promise<Outcome> {
  const { asin, countryOfOrigin, description } = about
  if (!countryOfOrigin) throw new AppError('invalid', 'origin-first')
  if (!asin && !description) throw new AppError('invalid', 'description-or-asin')
  const known = asin ? await knownMaker(needs, scope, asin, countryOfOrigin) : undefined
  if (known) return { data: known, message: null }
  if (!canResearch(needs)) return { data: null, message: texts.noneFoundWithoutModel }
  try {
    const data = await research(needs, { description, asin, countryOfOrigin })
    return { data: data ?? null, message: data ? null : texts.noneFound }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    needs.log.warn({ err: error }, 'maker not researched')
    return { data: null, message: texts.researchFailed }
  }
}

async function knownMaker(
  needs: Needs,
  scope: Scope,
  asin: string,
  countryOfOrigin: string,
): Promise<FoundAddress | undefined> {
  const confirmed = await confirmedMakers(needs, scope, asin)
  const own = confirmed.find(({ address }) => originMatch(address.country, countryOfOrigin) === 'same')
  if (own) return asConfirmed(own.id, (await findAddress(needs.db, scope.clientId, own.id)) ?? own.address)
  return listedMaker(needs, asin, countryOfOrigin)
}

/** What the directory of a demo says; undefined when its address lies outside the country of origin. */
export function listedMaker(
  { settings, makerDirectory }: Pick<Needs, 'settings' | 'makerDirectory'>,
  asin: string,
  countryOfOrigin: string,
): FoundAddress | undefined {
  const listed = settings.demo ? makerDirectory.find(asin) : undefined
  if (!listed || originMatch(listed.address.country, countryOfOrigin) !== 'same') return undefined
  return asFound(listed.address, { ...LISTED, sources: [{ url: null, description: listed.source, type: 'directory' }] })
}

/** The remembered maker first, then those of the client's items with the ASIN. */
async function confirmedMakers({ db }: Needs, scope: Scope, asin: string) {
  const makerId = (await findAsinData(db, scope.clientId, asin))?.manufacturing_address_id
  const remembered = makerId ? await findAddress(db, scope.clientId, makerId) : undefined
  const used = await makersOfAsin(db, scope.clientId, asin)
  return remembered ? [{ id: remembered.id, address: remembered }, ...used] : used
}

type Evidence = Pick<FoundAddress, 'confidence' | 'reasoning' | 'sources' | 'research_method' | 'verification_status'>

/** With what it rested on when it was accepted; one that was typed rests on the person alone. */
function asConfirmed(id: string, address: AddressParts & Partial<Acceptance>): FoundAddress {
  const { evidence, acceptedBy } = address
  const about: Evidence = {
    confidence: evidence?.confidence ?? TYPED_CONFIDENCE,
    reasoning: texts.confirmedBefore,
    sources: evidence?.sources ?? [],
    research_method: evidence?.research_method ?? texts.confirmedMethod,
    verification_status: 'accepted',
  }
  return { ...asFound(address, about, id), acceptedBy: acceptedBy ?? null, phoneNumber: evidence?.phoneNumber ?? null }
}

/** Of an address that the client typed and used itself. */
const TYPED_CONFIDENCE = 5

const LISTED: Evidence = {
  confidence: 3,
  reasoning: texts.directoryReason,
  sources: [],
  research_method: texts.directoryMethod,
  verification_status: 'researched',
}

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
