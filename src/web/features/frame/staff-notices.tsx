// What everybody on staff has to know on every screen: that one password is shared, that a reader only looks.
import { Link } from 'react-router'
import { health } from '#contract/reference.ts'
import { texts } from '#texts/en/staff-sign-in.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useSessions } from '../../api/session.ts'
import { PATHS } from '../../paths.ts'
import { Notice } from '../../ui/notice.tsx'
import classes from './frame.module.css'

const FRESH_MS = 600_000

export function StaffNotices() {
  const { staff } = useSessions()
  const { data } = useEndpoint(health, {}, { freshFor: FRESH_MS })
  const isShared = data?.staffSignIn === 'shared' && !data.demo
  const isReader = staff?.user.role === 'reader'
  if (!isShared && !isReader) return null
  return (
    <div className={classes.staffNotices}>
      {isShared && (
        <Notice tone="warn" quiet actions={<Link to={`${PATHS.staffSettings}/people`}>{texts.sharedPeople}</Link>}>
          {texts.sharedBanner}
        </Notice>
      )}
      {isReader && (
        <Notice tone="info" quiet>
          {texts.readerBanner}
        </Notice>
      )}
    </div>
  )
}
