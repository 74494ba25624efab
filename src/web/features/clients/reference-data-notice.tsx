// Tells staff when the legal texts of the tariff are not installed, and when the data are a demonstration.
import type { AnswerOf } from '#contract/endpoint.ts'
import { health } from '#contract/reference.ts'
import { day } from '#domain/calendar.ts'
import { texts as standing } from '#texts/en/code-standing.ts'
import { texts } from '#texts/en/staff.ts'
import { dateIn } from '#words/local-text.ts'
import { releaseName } from '#words/release.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { Notice } from '../../ui/notice.tsx'

/** The release in use is older than the last known change of numbers: it wants an update. */
function OlderTariff({ health: { tariffOlderThan, dataSets } }: { readonly health: AnswerOf<typeof health> }) {
  const release = dataSets.find(({ name }) => name === 'tariff')?.version ?? ''
  return (
    <Notice tone="warn" title={texts.data}>
      {standing.tariffOlder(releaseName('en', release), dateIn('en', day(tariffOlderThan ?? '')))}{' '}
      {standing.tariffOlderStaff}
    </Notice>
  )
}

export function ReferenceDataNotice() {
  const { data } = useEndpoint(health, {}, { freshFor: 60_000 })
  if (!data) return null
  return (
    <>
      {!data.legalTexts && (
        <Notice tone="warn" title={texts.data}>
          {texts.legalTextsMissing}
        </Notice>
      )}
      {data.tariffOlderThan && <OlderTariff health={data} />}
      {data.demo && (
        <Notice tone="info" quiet>
          {texts.demoNotice}
        </Notice>
      )}
    </>
  )
}
