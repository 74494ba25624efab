// Above the page while the server is not reached: as of when what it shows is, and what works meanwhile.
import { health } from '#contract/reference.ts'
import { localDay } from '#domain/calendar.ts'
import { texts as en } from '#texts/en/frame.ts'
import { dateIn, timeIn } from '#words/local-text.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { type Offline, useOffline } from '../../api/offline.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './frame.module.css'

/** Looks whether the server answers again. */
const LOOK_AGAIN_MS = 5000

export function OfflineNotice() {
  const offline = useOffline()
  return <div role="status">{offline && <ShownAsOf {...offline} />}</div>
}

function ShownAsOf({ asOf }: Offline) {
  const language = useLanguage()
  const texts = useTexts(en)
  useEndpoint(health, {}, { refetchEvery: LOOK_AGAIN_MS })
  return (
    <div className={classes.staffNotices}>
      <Notice tone="warn" title={texts.offlineTitle}>
        {texts.offlineText(dateIn(language, localDay(asOf)), timeIn(language, asOf))}
      </Notice>
    </div>
  )
}
