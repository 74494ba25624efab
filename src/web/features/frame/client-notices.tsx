// What a client's person has to know on every screen: that a reader only looks, and that another tab changed the company.
import { lazy, Suspense } from 'react'
import { texts as en } from '#texts/en/client-people.ts'
import { useSessions } from '../../api/session.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './frame.module.css'

/** Seldom needed: who changes the company in another tab. */
const CompanyMoved = lazy(async () => ({ default: (await import('./company-moved.tsx')).CompanyMoved }))

export function ClientNotices() {
  const texts = useTexts(en)
  const { client, movedTo } = useSessions()
  return (
    <>
      <Suspense>{movedTo && <CompanyMoved />}</Suspense>
      {client?.role === 'reader' && (
        <div className={classes.staffNotices}>
          <Notice tone="info" quiet>
            {texts.readerBanner}
          </Notice>
        </div>
      )}
    </>
  )
}
