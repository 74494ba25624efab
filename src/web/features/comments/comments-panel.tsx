// What a client and staff say to each other about a shipment: the newest first, a field for more above.
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { listComments, readComments } from '#contract/comments.ts'
import { countUnreadNotifications, countUnreadStaffNotifications } from '#contract/notifications.ts'
import { texts as en } from '#texts/en/comments.ts'
import { useClientAccess, useViewOnly } from '../../api/client-access.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Tag } from '../../ui/tag.tsx'
import { SaidComment } from './comment.tsx'
import { NewComment } from './new-comment.tsx'

const EVERY_MINUTE = 60_000

export function CommentsPanel({ shipmentId }: { readonly shipmentId: string }) {
  const texts = useTexts(en)
  const viewOnly = useViewOnly()
  const { actor, viewOnly: asClient } = useClientAccess()
  const [olderPages, setOlderPages] = useState<readonly number[]>([])
  const params = { id: shipmentId }
  const first = useEndpoint(
    listComments,
    { params, query: { page: 1 } },
    { refetchOnFocus: true, refetchEvery: EVERY_MINUTE },
  )
  const { mutateAsync: markRead } = useSend(readComments)
  const outdate = useOutdate()
  const unread = asClient ? 0 : (first.data?.unread ?? 0)
  const until = first.data?.data[0]?.saidAt
  useEffect(() => {
    if (unread === 0 || until === undefined) return
    const counts = actor === 'staff' ? countUnreadStaffNotifications : countUnreadNotifications
    const outdated = () => outdate(counts)
    // What could not be marked is marked at the next look.
    markRead({ params: { id: shipmentId }, body: { until } }).then(outdated, outdated)
  }, [unread, until, actor, shipmentId, markRead, outdate])
  const left = first.data ? first.data.pagination.total - (olderPages.length + 1) * first.data.pagination.perPage : 0
  return (
    <Card title={texts.title} label={texts.title} aside={unread > 0 && <Tag tone="info">{texts.unread(unread)}</Tag>}>
      {!viewOnly && <NewComment shipmentId={shipmentId} onSent={() => outdate(listComments)} />}
      {first.isPending && <Loading sentence={texts.loading} rows={2} widths={[160, 220]} />}
      {first.error && <ErrorNotice inline title={failureText(first.error, texts.loadFailed)} query={first} />}
      {first.data?.pagination.total === 0 && <p className="sm dim">{texts.none}</p>}
      <ul aria-label={texts.title}>
        {first.data?.data.map((comment) => (
          <SaidComment key={comment.id} shipmentId={shipmentId} comment={comment} />
        ))}
        {olderPages.map((page) => (
          <OlderComments key={page} shipmentId={shipmentId} page={page} />
        ))}
      </ul>
      {left > 0 && (
        <Button size="xs" onClick={() => setOlderPages([...olderPages, olderPages.length + 2])}>
          {texts.older(left)}
        </Button>
      )}
    </Card>
  )
}

function OlderComments({ shipmentId, page }: { readonly shipmentId: string; readonly page: number }) {
  const texts = useTexts(en)
  const older = useEndpoint(listComments, { params: { id: shipmentId }, query: { page } })
  if (older.data)
    return older.data.data.map((comment) => <SaidComment key={comment.id} shipmentId={shipmentId} comment={comment} />)
  return (
    <li>
      {older.error ? (
        <ErrorNotice inline title={texts.loadFailed} query={older} />
      ) : (
        <Loading sentence={texts.loading} rows={2} widths={[160, 220]} />
      )}
    </li>
  )
}
