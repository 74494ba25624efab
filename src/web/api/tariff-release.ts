// Which release of the tariff the server works with, for papers that name it.
import { health } from '#contract/reference.ts'
import { texts as en } from '#texts/en/frame.ts'
import { releaseName } from '#words/release.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { useEndpoint } from './hooks.ts'

/** A release is changed by the operator, with a restart. */
const FRESH_MS = 3_600_000

/** 'HTS 2026 Revision 21'; a sentence that it is not known otherwise. */
export function useTariffRelease(): string {
  const language = useLanguage()
  const texts = useTexts(en)
  const state = useEndpoint(health, {}, { freshFor: FRESH_MS })
  const tariff = state.data?.dataSets.find((each) => each.name === 'tariff')
  return tariff ? releaseName(language, tariff.version) : texts.dataUnknown
}
