// Who is on staff: owners invite, set roles, and shut people out.
import { z } from 'zod'
import { texts } from '#texts/en/staff-people.ts'
import { endpoint } from './endpoint.ts'
import { envelope, pageNumber, pagination, success } from './envelope.ts'
import { problem } from './field-problems.ts'
import { email, id, instant, personName, staffRole } from './fields.ts'

const person = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    role: staffRole,
    state: z.enum(['active', 'invited', 'lapsed', 'disabled']),
    invitedBy: z.string(),
    invitedAt: instant,
    joinedAt: instant.nullable(),
    invitationEndsAt: instant.nullable().meta({ description: 'of an invitation that was not accepted' }),
    openSessions: z.int(),
    signsOnAs: z
      .string()
      .nullable()
      .meta({ description: 'email address of the account at the provider of single sign-on' }),
    isSelf: z.boolean(),
  })
  .meta({ id: 'StaffPerson' })

const sent = z.object({
  wasSent: z.boolean(),
  link: z.string().nullable().meta({ description: 'to be handed on, where no letter went out: path and token' }),
  expiresAt: instant,
})

const params = z.strictObject({ personId: id })
const OF_STAFF = { access: 'staff', leastRole: 'owner' } as const

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/staff/people',
  ...OF_STAFF,
  summary: 'One page of the people on staff by name.',
  query: z.strictObject({ page: pageNumber.default(1) }),
  answer: envelope(z.array(person)).extend({ pagination }),
  failure: (say) => say(texts).loadFailed,
})

export const invitePerson = endpoint({
  method: 'POST',
  path: '/api/staff/people',
  ...OF_STAFF,
  event: 'person-invited',
  asksAgain: true,
  summary: 'Invites somebody to staff by a letter with a link that is good once, for seven days.',
  body: z.strictObject({
    name: personName(120),
    email: email.pipe(z.email(problem('not-a-mail-address'))),
    role: staffRole,
  }),
  answer: envelope(sent),
  failure: (say) => say(texts).notSaved,
  failures: ['encryption-key-missing', 'staff-email-taken'],
})

export const invitePersonAgain = endpoint({
  method: 'POST',
  path: '/api/staff/people/:personId/invitation',
  ...OF_STAFF,
  event: 'person-invited',
  asksAgain: true,
  summary:
    'A new invitation in place of the last: also for who lost password or second factor, which hold until it is accepted.',
  params,
  answer: envelope(sent),
  failure: (say) => say(texts).notSaved,
  failures: ['encryption-key-missing', 'invitation-not-sent', 'member-disabled'],
})

export const setPersonRole = endpoint({
  method: 'PUT',
  path: '/api/staff/people/:personId/role',
  ...OF_STAFF,
  event: 'role-changed',
  asksAgain: true,
  summary: 'Gives somebody another role and ends their sessions.',
  params,
  body: z.strictObject({ role: staffRole }),
  answer: success,
  failure: (say) => say(texts).notSaved,
  failures: ['last-owner'],
})

export const setPersonDisabled = endpoint({
  method: 'PUT',
  path: '/api/staff/people/:personId/disabled',
  ...OF_STAFF,
  event: 'person-disabled',
  asksAgain: true,
  summary: 'Shuts somebody out at once, invitation and sessions too, or lets them in again.',
  params,
  body: z.strictObject({ disabled: z.boolean() }),
  answer: success,
  failure: (say) => say(texts).notSaved,
  failures: ['last-owner'],
})

export const endPersonSessions = endpoint({
  method: 'POST',
  path: '/api/staff/people/:personId/end-sessions',
  ...OF_STAFF,
  event: 'sessions-ended',
  asksAgain: true,
  summary: 'Ends all sessions of somebody on staff.',
  params,
  answer: success.extend({ ended: z.int() }),
  failure: (say) => say(texts).notSaved,
})
