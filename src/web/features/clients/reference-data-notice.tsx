// Tells staff when the legal texts of the tariff are not installed, and when the data are a demonstration.
import { health } from '#contract/reference.ts'
import { texts } from '#texts/en/staff.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { Notice } from '../../ui/notice.tsx'

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
      {data.demo && (
        <Notice tone="info" quiet>
          {texts.demoNotice}
        </Notice>
      )}
    </>
  )
}
