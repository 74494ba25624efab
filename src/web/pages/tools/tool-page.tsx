// The head of a tool's page: a visitor's way back (clients have a menu), its name, what it does.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { texts as en } from '#texts/en/tools.ts'
import { useSessions } from '../../api/session.ts'
import { useTexts } from '../../language/page-language.tsx'
import { PATHS } from '../../paths.ts'
import { Icon } from '../../ui/icons.tsx'
import { usePageTitle } from '../use-page-title.ts'
import css from './tool-page.module.css'
import { usePrintedNote } from './use-printed-note.ts'

type Props = {
  readonly title: string
  readonly about: ReactNode
  readonly tags?: ReactNode
  readonly children: ReactNode
}

export function ToolPage({ title, about, tags, children }: Props) {
  const texts = useTexts(en)
  usePageTitle(title)
  const isClient = useSessions().client !== undefined
  const note = usePrintedNote()
  return (
    <div className={css.page}>
      {!isClient && (
        <Link to={PATHS.login} className={css.back}>
          <Icon name="chevron-left" size={14} /> {texts.allTools}
        </Link>
      )}
      <h1 className={css.title}>
        {title} {tags}
      </h1>
      <p className={css.about}>{about}</p>
      <p className={css.printed}>{note}</p>
      {children}
    </div>
  )
}
