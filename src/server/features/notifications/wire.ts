// What somebody is told of, in the words of the API.
import { z } from 'zod'
import type { listNotifications } from '#contract/notifications.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import type { Language } from '#words/language.ts'
import { type Notified, notificationMore, notificationSentence } from '#words/notification-words.ts'
import type { ListedNotification, NotificationRow } from '../../store/notifications.ts'

type Wire = z.input<typeof listNotifications.answer>['data'][number]
type Place = Wire['place']

const of = <K extends string, F extends z.ZodType>(kind: K, facts: F) => z.object({ kind: z.literal(kind), facts })
/** As `records/notifications/notify.ts` writes them. */
const notifiedShape: z.ZodType<Notified> = z.discriminatedUnion('kind', [
  of('comment', z.object({ by: z.string(), reference: z.string(), excerpt: z.string() })),
  of('signature', z.object({ by: z.string(), reference: z.string().nullable() })),
  of('paper', z.object({ by: z.string(), number: z.string(), paperKind: z.string() })),
  of('standing', z.object({ reference: z.string(), isReady: z.boolean() })),
  of('certificate', z.object({ number: z.string(), lastDay: z.string(), goods: z.number() })),
  of('rule', z.object({ code: z.string(), on: z.string().nullable(), goods: z.number() })),
  of('import', z.object({ name: z.string(), isRefused: z.boolean() })),
])

export const notifiedOf = ({ kind, facts }: Pick<NotificationRow, 'kind' | 'facts'>): Notified =>
  notifiedShape.parse({ kind, facts })

/** `forStaff`: whose data it tells of is named. */
export function toWire(row: ListedNotification, language: Language, forStaff: boolean): Wire {
  const notified = notifiedOf(row)
  return {
    id: row.id,
    kind: row.kind,
    sentence: notificationSentence(language, notified),
    about: notificationMore(notified),
    happenedAt: row.happened_at.toISOString(),
    isRead: row.read_at !== null,
    client: forStaff && row.client_id && row.client_name ? { id: row.client_id, name: row.client_name } : null,
    place: placeOf(notified, row.shipment_id),
  }
}

export function placeOf(notified: Notified, shipmentId: string | null): Place {
  if (shipmentId) return { page: 'shipment', shipmentId, search: null }
  const at = (page: Place['page'], search: string | null = null): Place => ({ page, shipmentId: null, search })
  switch (notified.kind) {
    case 'rule':
      return at('catalogue', formatHtsCode(notified.facts.code))
    case 'certificate':
    case 'signature':
      return at('certificates')
    case 'import':
      return at('imports')
    default:
      return at('documents')
  }
}
