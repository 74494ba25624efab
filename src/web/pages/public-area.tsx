// What stands around the pages that need no sign-in: their language, the top bar, the data bar.
import { Outlet, useLocation } from 'react-router'
import { Frame } from '../features/frame/frame.tsx'
import { PublicBar } from '../features/frame/public-bar.tsx'
import { PATHS } from '../paths.ts'
import { ChosenLanguage } from '../ui/chosen-language.tsx'
import { useWords } from '../ui/language.tsx'
import { loginWords } from '../ui/public-words.ts'
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
  usePageDescription(useWords(loginWords).pageDescription)
  return null
}
