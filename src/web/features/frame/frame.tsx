// What stands around every screen: a top bar, the page, the data bar.
import type { ReactNode } from 'react'
import { texts as en } from '#texts/en/frame.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Brand } from './brand.tsx'
import { DataBar } from './data-bar.tsx'
import classes from './frame.module.css'
import { OfflineNotice } from './offline-notice.tsx'

type Props = {
  /** Where the brand leads. */
  readonly home: string
  /** Dark header of the staff portal. */
  readonly isStaff?: boolean
  /** In the top bar, after the brand. */
  readonly bar: ReactNode
  readonly children: ReactNode
}

export function Frame({ home, isStaff = false, bar, children }: Props) {
  const texts = useTexts(en)
  return (
    <>
      <a href="#content" className={classes.skip}>
        {texts.skipToContent}
      </a>
      <header className={classes.top} data-staff={isStaff || undefined}>
        <Brand to={home} />
        {bar}
      </header>
      <main id="content" tabIndex={-1} className={classes.page}>
        <OfflineNotice />
        {children}
      </main>
      <DataBar />
    </>
  )
}
