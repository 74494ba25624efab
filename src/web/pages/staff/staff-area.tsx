// Around every staff page; those who are not signed in get the staff sign-in, and come back to the page they asked for.
import { Navigate, Outlet, useLocation } from 'react-router'
import { texts as sessionTexts } from '#texts/en/session.ts'
import { type ClientAccess, ClientAccessProvider } from '../../api/client-access.ts'
import { useSessions } from '../../api/session.ts'
import { Frame } from '../../features/frame/frame.tsx'
import { StaffBar } from '../../features/frame/staff-bar.tsx'
import { StaffNotices } from '../../features/frame/staff-notices.tsx'
import { StaffSignIn } from '../../features/sign-in/staff-sign-in.tsx'
import { PATHS, requestedPath, wanting } from '../../paths.ts'
import { Notice } from '../../ui/notice.tsx'
import { Toasts } from '../../ui/show-alert.tsx'
import classes from './staff-area.module.css'

/** One object for all drawings, as a client's area has one. */
const ACCESS: ClientAccess = { actor: 'staff' }

export function StaffArea() {
  const { staff, ended } = useSessions()
  const { pathname, search, state } = useLocation()
  const wanted = requestedPath(state)
  if (!staff && pathname !== PATHS.staff)
    return <Navigate to={PATHS.staff} replace state={ended.staff === 'left' ? undefined : wanting(pathname + search)} />
  if (staff && wanted && pathname === PATHS.staff) return <Navigate to={wanted} replace />
  return (
    <ClientAccessProvider key={staff?.token} value={ACCESS}>
      <Frame home={PATHS.staff} isStaff bar={<StaffBar />}>
        {staff ? (
          <>
            <StaffNotices />
            <Outlet />
          </>
        ) : (
          <div className={classes.signIn}>
            {ended.staff === 'expired' && <Notice tone="warn" role="status" title={sessionTexts.expired} />}
            <StaffSignIn />
          </div>
        )}
      </Frame>
      <Toasts />
    </ClientAccessProvider>
  )
}
