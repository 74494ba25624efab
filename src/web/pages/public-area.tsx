// What stands around the pages that need no sign-in: their language, the top bar, the data bar.
import { Outlet, useLocation } from 'react-router'
import { Frame } from '../features/frame/frame.tsx'
import { PublicBar } from '../features/frame/public-bar.tsx'
import { PATHS } from '../paths.ts'
import { ChosenLanguage } from '../ui/language.tsx'

export function PublicArea() {
  const { pathname } = useLocation()
  return (
    <ChosenLanguage>
      <Frame home={PATHS.login} bar={<PublicBar inTools={pathname !== PATHS.login} />}>
        <Outlet />
      </Frame>
    </ChosenLanguage>
  )
}
