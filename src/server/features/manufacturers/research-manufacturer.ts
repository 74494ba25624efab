// Research of a maker by the language model; what it answers counts only with a complete address in the right country and a source.
import type { MakerStep } from '#contract/public-tools.ts'
import { originMatch } from '#domain/address/origin-match.ts'
import { parseCountry } from '#domain/countries.ts'
import type { LanguageModel } from '../../providers/language-model/language-model.ts'
import { findMaker } from '../../providers/language-model/prompts/find-maker.ts'
import type { TellStep } from '../../steps-under-way.ts'
import type { FoundAddress } from './find-manufacturer.ts'

type About = { readonly description: string; readonly asin: string | null; readonly countryOfOrigin: string }

/** Undefined when the model knows none, or what it says is incomplete, elsewhere or without a source. Throws ProviderError. */
export async function research(
  model: LanguageModel,
  about: About,
  tell: TellStep<MakerStep> = () => undefined,
): Promise<FoundAddress | undefined> {
  const { countryOfOrigin } = about
  const said = await model.ask(findMaker(about))
  tell('addresses')
  const { name, street_address, city } = said
  const country = parseCountry(said.country ?? '')
  if (!said.found || !name?.trim() || !street_address?.trim() || !city?.trim() || !country) return undefined
  if (originMatch(country, countryOfOrigin) !== 'same') return undefined
  tell('sources')
  if (said.sources.length === 0) return undefined
  return {
    name: name.trim(),
    street_address: street_address.trim(),
    city: city.trim(),
    state: said.state?.trim() ?? '',
    country,
    zip_code: said.zip_code?.trim() ?? '',
    phoneNumber: said.phone_number,
    confidence: said.confidence,
    reasoning: said.reasoning,
    sources: said.sources,
    research_method: said.research_method,
    verification_status: 'researched',
    facility_type: said.facility_type,
    manufacturing_address_id: null,
  }
}
