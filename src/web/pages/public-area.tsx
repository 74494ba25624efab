// What stands around the pages that need no sign-in: their language, the top bar, the data bar.
import { Outlet, useLocation } from 'react-router'
import { texts as loginEn } from '#texts/en/login.ts'
import { Frame } from '../features/frame/frame.tsx'
import { PublicBar } from '../features/frame/public-bar.tsx'
import { ChosenLanguage } from '../language/chosen-language.tsx'
import { useTexts } from '../language/page-language.tsx'
import { PATHS } from '../paths.ts'
import { usePageDescription } from './use-page-title.ts'

export function PublicArea() {
  const { pathname } = useLocation()
  return (
    <ChosenLanguage>
      <Description />
      <Frame home={PATHS.login} bar={<PublicBar inTools={pathname !== PATHS.login} />}>
        <Outlet />
      </Frame>
    </ChosenLanguage>
  )
}

function Description() {
  usePageDescription(useTexts(loginEn).pageDescription)
  return null
}
