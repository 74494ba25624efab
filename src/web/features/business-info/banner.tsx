// At most one banner about business information. Source: specification part 1, section 4.
import { Button } from '@mantine/core'
import { getBusinessInfo } from '#contract/client-data.ts'
import { lacksForBanner } from '#domain/business-info.ts'
import { texts as en } from '#texts/en/business-info.ts'
import { useViewOnly } from '../../api/client-access.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Nothing while it loads or cannot be loaded: a banner must not cry wolf. */
export function BusinessInfoBanner({ onAct }: { readonly onAct: () => void }) {
  const texts = useTexts(en)
  const { data } = useEndpoint(getBusinessInfo, {}, { freshFor: FRESH_FOR_MS })
  if (!data) return null
  if (!data.data)
    return (
      <Notice tone="warn" title={texts.required} actions={<Act label={texts.setUpNow} onClick={onAct} />}>
        {texts.requiredText}
      </Notice>
    )
  const missing = lacksForBanner({ phoneNumber: data.data.phone_number, businessType: data.data.business_type })
  if (missing.length === 0) return null
  return (
    <Notice tone="warn" title={texts.updateNeeded} actions={<Act label={texts.updateNow} onClick={onAct} />}>
      {texts.updateNeededText(missing.map((field) => texts[field]))}
    </Notice>
  )
}

const FRESH_FOR_MS = 60_000

function Act({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  const viewOnly = useViewOnly()
  return (
    <Button size="xs" disabled={viewOnly} onClick={onClick}>
      {label}
    </Button>
  )
}
