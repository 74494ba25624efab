// Who belongs to a client: owners invite, give roles and take out; staff who are owners do the same on its behalf.
import { z } from 'zod'
import { texts } from '#texts/en/client-people.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { problem } from './field-problems.ts'
import { clientRole, email, id, instant, personName } from './fields.ts'

const person = z
  .object({
    id,
    name: z.string().nullable(),
    email: z.string(),
    role: clientRole,
    joinedAt: instant,
    invitedBy: z.string().nullable().meta({ description: 'null for who came with the address of the company' }),
    openSessions: z.int().nullable().meta({ description: 'for this company; null where the caller is no owner' }),
    hasCompanyAddress: z.boolean().meta({ description: 'letters to the company and papers name this address' }),
    isSelf: z.boolean(),
  })
  .meta({ id: 'ClientPerson' })

const invitation = z
  .object({
    id,
    email: z.string(),
    role: clientRole,
    invitedBy: z.string(),
    expiresAt: instant,
    isOver: z.boolean(),
    wasSent: z.boolean().meta({ description: 'false where the letter did not go out' }),
  })
  .meta({ id: 'ClientInvitation' })

const OF_OWNERS = { access: 'client', leastRole: 'owner', leastClientRole: 'owner' } as const
const ofPerson = z.strictObject({ personId: id })
const ofInvitation = z.strictObject({ invitationId: id })
const KEEPS_AN_OWNER = ['last-client-owner', 'company-address-is-theirs'] as const

export const listClientPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  access: 'client',
  summary: 'The people of the company by name, and the invitations that were not accepted, at most 100 of both.',
  answer: envelope(
    z.object({
      people: z.array(person),
      invitations: z.array(invitation),
      passkeysOnly: z.boolean().meta({ description: 'whether everybody here signs in with a passkey' }),
    }),
  ),
  failure: (say) => say(texts).loadFailed,
})

export const inviteClientPerson = endpoint({
  method: 'POST',
  path: '/api/people/invitations',
  ...OF_OWNERS,
  event: 'person-invited',
  asksAgain: true,
  summary: 'Invites an email address by a letter with a link that is good once, for seven days.',
  body: z.strictObject({ email: email.pipe(z.email(problem('not-a-mail-address'))), role: clientRole }),
  answer: envelope(invitation),
  failure: (say) => say(texts).notSaved,
  failures: ['person-belongs-already', 'person-invited-already', 'too-many-people', 'too-many-invitations'],
})

export const sendClientInvitation = endpoint({
  method: 'POST',
  path: '/api/people/invitations/:invitationId/letter',
  ...OF_OWNERS,
  event: 'person-invited',
  asksAgain: true,
  summary: 'Sends an invitation again; the link of the letter before is worth nothing then.',
  params: ofInvitation,
  answer: envelope(invitation),
  failure: (say) => say(texts).notSaved,
  failures: ['too-many-invitations'],
})

export const withdrawClientInvitation = endpoint({
  method: 'DELETE',
  path: '/api/people/invitations/:invitationId',
  ...OF_OWNERS,
  summary: 'Withdraws an invitation: its link is worth nothing from now on.',
  params: ofInvitation,
  answer: success,
  failure: (say) => say(texts).notSaved,
})

export const setClientPersonRole = endpoint({
  method: 'PUT',
  path: '/api/people/:personId/role',
  ...OF_OWNERS,
  event: 'role-changed',
  asksAgain: true,
  summary: 'Gives somebody another role and ends their sessions for the company.',
  params: ofPerson,
  body: z.strictObject({ role: clientRole }),
  answer: success,
  failure: (say) => say(texts).notSaved,
  failures: KEEPS_AN_OWNER,
})

export const removeClientPerson = endpoint({
  method: 'DELETE',
  path: '/api/people/:personId',
  ...OF_OWNERS,
  event: 'person-removed',
  asksAgain: true,
  summary: 'Takes somebody out of the company, which ends their sessions for it at once.',
  params: ofPerson,
  answer: success,
  failure: (say) => say(texts).notSaved,
  failures: KEEPS_AN_OWNER,
})

export const endClientPersonSessions = endpoint({
  method: 'POST',
  path: '/api/people/:personId/end-sessions',
  ...OF_OWNERS,
  event: 'sessions-ended',
  asksAgain: true,
  summary: 'Ends all sessions of somebody for the company, but the one it is called with.',
  params: ofPerson,
  answer: success.extend({ ended: z.int() }),
  failure: (say) => say(texts).notSaved,
})

export const setCompanyAddress = endpoint({
  method: 'PUT',
  path: '/api/people/company-address',
  ...OF_OWNERS,
  event: 'email-changed',
  asksAgain: true,
  summary: "Makes an owner's email address that of the company. The old address is told by letter.",
  body: z.strictObject({ personId: id }),
  answer: success,
  failure: (say) => say(texts).notSaved,
  failures: ['not-an-owner', 'not-found', 'address-of-other-client'],
})

export const setPasskeysOnly = endpoint({
  method: 'PUT',
  path: '/api/people/passkeys-only',
  ...OF_OWNERS,
  event: 'second-factor-changed',
  asksAgain: true,
  summary:
    'Whether everybody in the company signs in with a passkey. Who has none yet adds one at the next sign-in; an owner who asks for it has signed in with one.',
  body: z.strictObject({ passkeysOnly: z.boolean() }),
  answer: success,
  failure: (say) => say(texts).notSaved,
  failures: ['passkeys-not-here'],
})

export const forgetPasskeys = endpoint({
  method: 'POST',
  path: '/api/staff/clients/:clientId/people/:personId/forget-passkeys',
  access: 'staff',
  leastRole: 'owner',
  event: 'second-factor-changed',
  asksAgain: true,
  summary:
    'For who lost every device: takes all passkeys of the person away and ends their sessions. A letter says so.',
  params: z.strictObject({ clientId: id, personId: id }),
  answer: success.extend({ removed: z.int() }),
  failure: (say) => say(texts).notSaved,
})

/** 32 random bytes as base64url. */
const token = z.string().max(100)

export const openClientInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/invitation',
  access: 'public',
  changes: false,
  summary: 'Whom an invitation is for, and to which company.',
  body: z.strictObject({ token }),
  answer: envelope(
    z.object({
      company: z.string(),
      email: z.string(),
      name: z.string().nullable().meta({ description: 'of who has the address already' }),
      role: clientRole,
      invitedBy: z.string(),
      expiresAt: instant,
    }),
  ),
  failure: (say) => say(texts).openFailed,
  failures: ['client-invitation-over'],
})

export const acceptClientInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/invitation/accept',
  access: 'public',
  summary:
    'Joins the company. An invitation is good once and signs nobody in: that is done as always, with the address it went to.',
  body: z.strictObject({ token, name: personName(120) }),
  answer: envelope(z.object({ company: z.string(), email: z.string() })),
  failure: (say) => say(texts).joinFailed,
  failures: ['client-invitation-over'],
})
