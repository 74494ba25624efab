// Single sign-on of staff by OpenID Connect: the browser is sent to the provider, and hands in what it comes back with.
import { z } from 'zod'
import { texts } from '#texts/en/sign-on.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { id, instant } from './fields.ts'
import { staffUser } from './session.ts'

const OF_PROVIDER = ['sign-on-away', 'sign-on-off'] as const
const OF_ANSWER = [...OF_PROVIDER, 'sign-on-over', 'sign-on-refused'] as const
const OF_STAFF = { access: 'staff', leastRole: 'reader' } as const

const address = envelope(
  z.object({ address: z.string().meta({ description: 'of the provider, where the browser goes' }) }),
)
const cameBack = z.strictObject({
  query: z.string().max(8000).meta({ description: 'what the provider put after the question mark' }),
})
/** Of the staff pages, so that nobody is led to another site. */
const wanted = z
  .string()
  .max(500)
  .regex(/^\/staff(?:[/?][\w./~%?&=:,+@-]*)?$/)

export const beginSignOn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-on',
  access: 'public',
  changes: false,
  summary: 'Begins single sign-on: gives this browser a key in a cookie, and says where to go.',
  body: z.strictObject({ wanted: wanted.optional().meta({ description: 'page of staff that is opened afterwards' }) }),
  answer: address,
  failure: (say) => say(texts).failed,
  failures: OF_PROVIDER,
})

export const finishSignOn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-on/finish',
  access: 'public',
  summary: 'Signs in whom the provider named, in the browser that began; good once.',
  body: cameBack,
  answer: success.extend({
    token: z.string(),
    expiresAt: instant,
    user: staffUser,
    wanted: z.string().nullable(),
  }),
  failure: (say) => say(texts).failed,
  failures: [...OF_ANSWER, 'sign-on-unknown', 'sign-on-unverified'],
})

export const beginSignOnAgain = endpoint({
  method: 'POST',
  path: '/api/staff/session/again/sign-on',
  ...OF_STAFF,
  changes: false,
  summary: 'Begins to sign in again at the provider, which asks for it whatever session is open there.',
  answer: address,
  failure: (say) => say(texts).failed,
  failures: [...OF_PROVIDER, 'no-own-account'],
})

export const finishSignOnAgain = endpoint({
  method: 'POST',
  path: '/api/staff/session/again/sign-on/finish',
  ...OF_STAFF,
  event: 'signed-in-again',
  summary: 'Signs in again by the provider: the own account there, and a sign-in after this one was begun.',
  body: cameBack,
  answer: success,
  failure: (say) => say(texts).failed,
  failures: [...OF_ANSWER, 'no-own-account'],
})

export const removeOwnSignOn = endpoint({
  method: 'DELETE',
  path: '/api/staff/account/sign-on',
  ...OF_STAFF,
  event: 'sign-on-removed',
  asksAgain: true,
  summary: 'Takes the link to the own account at the provider away and ends the other sessions.',
  answer: success.extend({ endedSessions: z.int() }),
  failure: (say) => say(texts).notRemoved,
  failures: ['no-own-account', 'not-found'],
})

export const removePersonSignOn = endpoint({
  method: 'DELETE',
  path: '/api/staff/people/:personId/sign-on',
  access: 'staff',
  leastRole: 'owner',
  event: 'sign-on-removed',
  asksAgain: true,
  summary: 'Takes the link of somebody on staff to an account at the provider away and ends their sessions.',
  params: z.strictObject({ personId: id }),
  answer: success,
  failure: (say) => say(texts).notRemoved,
  failures: ['not-found'],
})
