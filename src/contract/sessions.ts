// Where somebody is signed in: a client its own sessions, and staff the same under its path; staff their own.
import { z } from 'zod'
import { texts } from '#texts/en/sessions.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { id, instant } from './fields.ts'

export const openSession = z
  .object({
    id,
    startedAt: instant,
    lastUsedAt: instant.meta({ description: 'to the hour' }),
    endsAt: instant,
    address: z.string().nullable().meta({ description: 'network address at sign-in; null for sessions of long ago' }),
    agent: z.string().nullable().meta({ description: 'as the browser named itself' }),
    person: z.string().optional().meta({ description: 'whose it is, where staff look' }),
    isThis: z.boolean(),
  })
  .meta({ id: 'OpenSession' })

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'client',
  summary: 'Sessions that have not ended, the newest first, at most 100.',
  answer: envelope(z.array(openSession)),
  failure: (say) => say(texts).loadFailed,
})

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  access: 'client',
  leastClientRole: 'reader',
  event: 'sessions-ended',
  asksAgain: true,
  summary: 'Ends a session at once.',
  params: z.strictObject({ sessionId: id }),
  answer: success,
  failure: (say) => say(texts).endFailed,
  failures: ['not-found'],
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/sessions/end-others',
  access: 'client',
  leastClientRole: 'reader',
  event: 'sessions-ended',
  asksAgain: true,
  summary: 'Ends all sessions but the one it is called with.',
  answer: success.extend({ ended: z.int() }),
  failure: (say) => say(texts).endFailed,
})

export const listStaffSessions = endpoint({
  method: 'GET',
  path: '/api/staff/sessions',
  access: 'staff',
  summary:
    "The caller's own sessions that have not ended, or those of the shared password; the newest first, at most 100.",
  answer: envelope(z.array(openSession)),
  failure: (say) => say(texts).loadFailed,
})

export const endStaffSession = endpoint({
  method: 'DELETE',
  path: '/api/staff/sessions/:sessionId',
  access: 'staff',
  leastRole: 'reader',
  event: 'sessions-ended',
  asksAgain: true,
  summary: 'Ends one of them at once.',
  params: z.strictObject({ sessionId: id }),
  answer: success,
  failure: (say) => say(texts).endFailed,
  failures: ['not-found'],
})

export const endOtherStaffSessions = endpoint({
  method: 'POST',
  path: '/api/staff/sessions/end-others',
  access: 'staff',
  leastRole: 'reader',
  event: 'sessions-ended',
  asksAgain: true,
  summary: 'Ends all of them but the one it is called with.',
  answer: success.extend({ ended: z.int() }),
  failure: (say) => say(texts).endFailed,
})
