// Around every page of a signed-in client, begun anew when another client signs in; others are sent to sign in and come back to the page they asked for.
import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { type ClientAccess, ClientAccessProvider } from '../api/client-access.ts'
import { useSessions } from '../api/session.ts'
import { ClientBar } from '../features/frame/client-bar.tsx'
import { ClientNotices } from '../features/frame/client-notices.tsx'
import { Frame } from '../features/frame/frame.tsx'
import { ChosenLanguage } from '../language/chosen-language.tsx'
import { PATHS, wanting } from '../paths.ts'
import { Toasts } from '../ui/show-alert.tsx'
import { fetchBusinessInfoDialog } from './dashboard-dialogs.ts'

/** Seldom there is one. */
const PaperJobs = lazy(async () => ({ default: (await import('../features/paper-jobs/paper-jobs.tsx')).PaperJobs }))

/** The screen and the dialog that most visits go on to are fetched while there is nothing else to do, where the browser tells when that is. */
function useFetchedAhead(): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    const idle = requestIdleCallback(() => {
      fetchBusinessInfoDialog()
      void import('../ui/shortcut-list.tsx').catch(() => undefined) // asking for it tries again
      void import('./shipment.tsx').catch(() => undefined) // opening one tries again
    })
    return () => cancelIdleCallback(idle)
  }, [])
}

/** Milliseconds: on a screen that never rests, papers under way are shown all the same. */
const REST_WITHIN_MS = 3000

/** Papers under way, once the screen stands: their code is much of what other screens share, and the first rows would wait for it. */
function PaperJobsBehind() {
  const [rests, setRests] = useState(!('requestIdleCallback' in window))
  useEffect(() => {
    if (rests) return
    const idle = requestIdleCallback(() => setRests(true), { timeout: REST_WITHIN_MS })
    return () => cancelIdleCallback(idle)
  }, [rests])
  return (
    rests && (
      <Suspense>
        <PaperJobs />
      </Suspense>
    )
  )
}

/** One object for all drawings: whoever asks in its name does not ask anew at each change of the address. */
const ACCESS: ClientAccess = { actor: 'client' }

export function ClientArea() {
  useFetchedAhead()
  const { client, ended } = useSessions()
  const { pathname, search } = useLocation()
  if (!client) {
    const state = ended.client === 'left' ? undefined : wanting(pathname + search)
    return <Navigate to={PATHS.login} replace state={state} />
  }
  return (
    <ChosenLanguage>
      <ClientAccessProvider key={client.token} value={ACCESS}>
        <Frame home={PATHS.dashboard} bar={<ClientBar />}>
          <ClientNotices />
          <PaperJobsBehind />
          <Outlet />
        </Frame>
        <Toasts />
      </ClientAccessProvider>
    </ChosenLanguage>
  )
}
