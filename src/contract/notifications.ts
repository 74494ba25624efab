// What somebody is told of: in the application, and by letter as they chose.
import { z } from 'zod'
import { MAIL_CHOICES, NOTIFICATION_KINDS } from '#domain/notification.ts'
import { texts } from '#texts/en/notifications.ts'
import { type Access, endpoint } from './endpoint.ts'
import { envelope, pageNumber, pagination, success } from './envelope.ts'
import { id, instant } from './fields.ts'

const notification = z
  .object({
    id,
    kind: z.enum(NOTIFICATION_KINDS),
    sentence: z.string(),
    about: z.string().nullable().meta({ description: 'more of it: the beginning of a comment' }),
    happenedAt: instant,
    isRead: z.boolean(),
    client: z.object({ id, name: z.string() }).nullable().meta({ description: 'for staff: whose data it tells of' }),
    place: z
      .object({
        page: z.enum(['shipment', 'documents', 'certificates', 'catalogue', 'imports']),
        shipmentId: id.nullable(),
        search: z.string().nullable().meta({ description: 'what to look for on that page' }),
      })
      .meta({ description: 'where the thing is' }),
  })
  .meta({ id: 'Notification' })

const mail = z.enum(MAIL_CHOICES)
const choices = z.object({
  email: z.string().nullable().meta({ description: 'null: there is nobody to write to' }),
  choices: z.array(z.object({ kind: z.enum(NOTIFICATION_KINDS), mail })),
})

const list = <P extends string>(path: P, access: Access) =>
  endpoint({
    method: 'GET',
    path,
    access,
    staffTwin: false,
    summary: 'One page of what the caller is told of, the newest first, and how much of it is unread.',
    query: z.strictObject({ page: pageNumber.default(1) }),
    answer: envelope(z.array(notification)).extend({ pagination, unread: z.int() }),
    failure: (say) => say(texts).loadFailed,
  })

const count = (path: string, access: Access) =>
  endpoint({
    method: 'GET',
    path,
    access,
    staffTwin: false,
    summary: 'How much the caller has not read yet.',
    answer: envelope(z.object({ unread: z.int() })),
    failure: (say) => say(texts).loadFailed,
  })

const read = (path: string, access: Access) =>
  endpoint({
    method: 'POST',
    path,
    access,
    staffTwin: false,
    // A mark of the reader's own: nothing of the client changes.
    changes: false,
    summary: 'Marks some as read; without ids all.',
    body: z.strictObject({ ids: z.array(id).min(1).max(100).optional() }),
    answer: success.extend({ marked: z.int() }),
    failure: (say) => say(texts).notSaved,
    failures: ['not-found'],
  })

const getChoices = (path: string, access: Access) =>
  endpoint({
    method: 'GET',
    path,
    access,
    staffTwin: false,
    summary: 'About what the caller wants letters: at once, once a day or never.',
    answer: envelope(choices),
    failure: (say) => say(texts).settingsFailed,
  })

const saveChoice = (path: string, access: Access) =>
  endpoint({
    method: 'PUT',
    path,
    access,
    staffTwin: false,
    leastRole: 'reader',
    leastClientRole: 'reader',
    summary: 'Chooses for one kind whether letters come at once, once a day or never.',
    body: z.strictObject({ kind: z.enum(NOTIFICATION_KINDS), mail }),
    answer: envelope(choices),
    failure: (say) => say(texts).notSaved,
  })

export const listNotifications = list('/api/notifications', 'client')
export const countUnreadNotifications = count('/api/notifications/unread', 'client')
export const readNotifications = read('/api/notifications/read', 'client')
export const getMailChoices = getChoices('/api/notifications/letters', 'client')
export const saveMailChoice = saveChoice('/api/notifications/letters', 'client')

export const listStaffNotifications = list('/api/staff/notifications', 'staff')
export const countUnreadStaffNotifications = count('/api/staff/notifications/unread', 'staff')
export const readStaffNotifications = read('/api/staff/notifications/read', 'staff')
export const getStaffMailChoices = getChoices('/api/staff/notifications/letters', 'staff')
export const saveStaffMailChoice = saveChoice('/api/staff/notifications/letters', 'staff')

/** 32 random bytes as base64url. */
const token = z.string().max(100)
const stopped = z.object({
  email: z.string(),
  company: z.string().nullable(),
  choices: choices.shape.choices,
})

export const openLetterStop = endpoint({
  method: 'POST',
  path: '/api/public/letters',
  access: 'public',
  changes: false,
  summary: 'Which letters go to who got the one with this link.',
  body: z.strictObject({ token }),
  answer: envelope(stopped),
  failure: (say) => say(texts).settingsFailed,
  failures: ['letter-link-over'],
})

export const stopLetters = endpoint({
  method: 'POST',
  path: '/api/public/letters/stop',
  access: 'public',
  summary:
    'Turns letters of one kind, or all of them, off for who got the letter with this link. Signing in is not needed.',
  body: z.strictObject({ token, kind: z.enum([...NOTIFICATION_KINDS, 'all']) }),
  answer: envelope(stopped),
  failure: (say) => say(texts).notSaved,
  failures: ['letter-link-over'],
})
