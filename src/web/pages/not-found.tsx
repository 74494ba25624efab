// An address that leads nowhere says so, instead of showing another page.
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { texts as en } from '#texts/en/first-steps.ts'
import { useSessions } from '../api/session.ts'
import { useTexts } from '../language/page-language.tsx'
import { PATHS } from '../paths.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { usePageTitle } from './use-page-title.ts'

export function NotFoundPage() {
  const texts = useTexts(en)
  const { client } = useSessions()
  usePageTitle(texts.notFoundTitle)
  return (
    <EmptyState
      isPage
      icon="search"
      title={texts.notFoundTitle}
      text={texts.notFoundText}
      action={
        <Button component={Link} to={client ? PATHS.dashboard : PATHS.login}>
          {texts.notFoundHome}
        </Button>
      }
    />
  )
}
