// What somebody is told of, of a client or of staff, the newest first; and about what they want letters. The page stands in the address.
import { Button } from '@mantine/core'
import { useSearchParams } from 'react-router'
import * as calls from '#contract/notifications.ts'
import { texts as en } from '#texts/en/notifications.ts'
import { useClientAccess } from '../api/client-access.ts'
import { failureOf, failureText } from '../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../api/hooks.ts'
import { MailChoices } from '../features/notifications/mail-choices.tsx'
import { NotificationRow } from '../features/notifications/notification-row.tsx'
import css from '../features/notifications/notifications.module.css'
import { useTexts } from '../language/page-language.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { ListFooter } from '../ui/list-footer.tsx'
import { Loading } from '../ui/loading.tsx'
import { FailureAlert } from '../ui/show-alert.tsx'
import classes from './list-page.module.css'
import { pageIn } from './page-in.ts'
import { usePageTitle } from './use-page-title.ts'

export function NotificationsPage() {
  const texts = useTexts(en)
  usePageTitle(texts.title)
  const ofStaff = useClientAccess().actor === 'staff'
  const [params, setParams] = useSearchParams()
  const page = pageIn(params)
  const listed = useEndpoint(
    ofStaff ? calls.listStaffNotifications : calls.listNotifications,
    { query: { page } },
    { keepLast: true, refetchOnFocus: true },
  )
  const { read, failure, forget, isReading } = useRead(ofStaff)
  const rows = listed.data?.data ?? []
  return (
    <div className={classes.narrow}>
      <div className={classes.head}>
        <h1>{texts.title}</h1>
        {(listed.data?.unread ?? 0) > 0 && (
          <div className={classes.actions}>
            <Button loading={isReading} onClick={() => read()}>
              {texts.markAll}
            </Button>
          </div>
        )}
      </div>
      <FailureAlert text={failure} onClose={forget} />
      <Card flush label={texts.title}>
        {listed.isPending && <Loading sentence={texts.loading} rows={4} widths={[320, 120]} />}
        {listed.error && <ErrorNotice title={failureText(listed.error, texts.loadFailed)} query={listed} />}
        {listed.data && rows.length === 0 && <EmptyState icon="bell" title={texts.none} text={texts.noneHint} />}
        <ul className={css.list} aria-label={texts.title}>
          {rows.map((each) => (
            <NotificationRow key={each.id} notification={each} onRead={() => read([each.id])} />
          ))}
        </ul>
        {listed.data && rows.length > 0 && (
          <ListFooter
            pagination={listed.data.pagination}
            rows={rows.length}
            showing={texts.showing}
            onPage={(next) => setParams(next === 1 ? {} : { page: String(next) })}
          />
        )}
      </Card>
      <div className={css.below}>
        <MailChoices ofStaff={ofStaff} />
      </div>
    </div>
  )
}

/** Marks some as read, or all. */
function useRead(ofStaff: boolean) {
  const texts = useTexts(en)
  const send = useSend(ofStaff ? calls.readStaffNotifications : calls.readNotifications)
  const outdate = useOutdate()
  const read = (ids?: string[]) => {
    send.mutate(
      { body: ids ? { ids } : {} },
      {
        onSettled: () =>
          ofStaff
            ? outdate(calls.listStaffNotifications, calls.countUnreadStaffNotifications)
            : outdate(calls.listNotifications, calls.countUnreadNotifications),
      },
    )
  }
  const failure = failureOf(send.error, texts.notSaved)
  return { read, failure, forget: send.reset, isReading: send.isPending }
}
