// What stands around the pages that need no sign-in: their language, the top bar (a signed-in client's own), the data bar.
import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { texts as loginEn } from '#texts/en/login.ts'
import { useSessions } from '../api/session.ts'
import { Frame } from '../features/frame/frame.tsx'
import { PublicBar } from '../features/frame/public-bar.tsx'
import { ChosenLanguage } from '../language/chosen-language.tsx'
import { useTexts } from '../language/page-language.tsx'
import { PATHS } from '../paths.ts'
import { usePageDescription } from './use-page-title.ts'

/** Most who come here are not signed in. */
const ClientBar = lazy(async () => ({ default: (await import('../features/frame/client-bar.tsx')).ClientBar }))

export function PublicArea() {
  const { pathname } = useLocation()
  const isClient = useSessions().client !== undefined
  return (
    <ChosenLanguage>
      <Description />
      <Frame
        home={isClient ? PATHS.dashboard : PATHS.login}
        bar={<Suspense>{isClient ? <ClientBar /> : <PublicBar inTools={pathname !== PATHS.login} />}</Suspense>}
      >
        <Outlet />
      </Frame>
    </ChosenLanguage>
  )
}

function Description() {
  usePageDescription(useTexts(loginEn).pageDescription)
  return null
}
