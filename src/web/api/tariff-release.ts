// Which release of the tariff the server works with, for papers that name it.
import { health } from '#contract/reference.ts'
import { texts as en } from '#texts/en/frame.ts'
import { releaseName } from '#words/release.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { useEndpoint } from './hooks.ts'

/** A release is changed by the operator, with a restart. */
const FRESH_MS = 3_600_000

/** 'HTS 2026 Revision 21'; otherwise a sentence that it is being read or not known. */
export function useTariffRelease(): string {
  const language = useLanguage()
  const texts = useTexts(en)
  const state = useEndpoint(health, {}, { freshFor: FRESH_MS })
  const tariff = state.data?.dataSets.find((each) => each.name === 'tariff')
  if (state.isLoading) return texts.readingData
  return tariff ? releaseName(language, tariff.version) : texts.dataUnknown
}
