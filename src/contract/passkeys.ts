// Passkeys (WebAuthn level 2): signing in by a key that the person's device keeps and opens by face, finger or PIN.
import { z } from 'zod'
import { texts } from '#texts/en/passkeys.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { instant, requiredText } from './fields.ts'
import { clientSession, staffUser } from './session.ts'

/** Of bytes, as browsers write them. */
const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most)

/** The relying party: a passkey is good on its site alone. */
const site = z.object({ id: z.string().meta({ description: 'host name' }), name: z.string() })
const challenge = z.string().meta({ description: '32 random bytes as base64url, good once and for ten minutes' })

const asked = z.object({ challenge, site }).meta({ id: 'PasskeyAsked' })
export const toMake = asked
  .extend({
    user: z.object({ id: z.string().meta({ description: 'bytes as base64url' }), name: z.string() }),
    known: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
  })
  .meta({ id: 'PasskeyToMake' })

/** What `navigator.credentials.create` gives, of an AuthenticatorAttestationResponse. */
export const made = z
  .strictObject({
    id: base64url(1400),
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10),
  })
  .meta({ id: 'PasskeyMade' })

/** What `navigator.credentials.get` gives, of an AuthenticatorAssertionResponse. */
export const proof = z
  .strictObject({
    id: base64url(1400),
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
  })
  .meta({ id: 'PasskeyProof' })

export type PasskeyMade = z.output<typeof made>
export type PasskeyProof = z.output<typeof proof>

const kept = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
    isSynced: z.boolean().meta({ description: 'copies of it are kept elsewhere, by what the device said' }),
  })
  .meta({ id: 'Passkey' })

const naming = { name: requiredText(60), passkey: made }
const OF_MAKING = ['passkey-refused', 'passkeys-not-here', 'passkey-kept-already', 'too-many-passkeys'] as const
const id = z.strictObject({ passkeyId: base64url(1400) })

export const askPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/ask',
  access: 'public',
  changes: false,
  summary: 'What a passkey has to sign, to sign in as a client or on staff.',
  answer: envelope(asked),
  failure: (say) => say(texts).notSignedIn,
  failures: ['passkeys-not-here'],
})

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'public',
  summary: 'Signs a client in by a passkey.',
  body: z.strictObject({ proof }),
  answer: clientSession.extend({ email: z.string() }),
  failure: (say) => say(texts).notSignedIn,
  failures: ['passkey-refused', 'passkeys-not-here', 'sign-in-refused'],
})

export const memberPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/auth/staff-passkey',
  access: 'public',
  summary: 'Signs a member of staff in by a passkey, in place of password and second step.',
  body: z.strictObject({ proof }),
  answer: success.extend({ token: z.string(), expiresAt: instant, user: staffUser }),
  failure: (say) => say(texts).notSignedIn,
  failures: ['passkey-refused', 'passkeys-not-here', 'sign-on-only'],
})

export const listOwnPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  access: 'client',
  leastClientRole: 'reader',
  staffTwin: false,
  withoutPasskey: true,
  summary: 'The passkeys of the person who asks, the oldest first.',
  answer: envelope(z.array(kept)),
  failure: (say) => say(texts).loadFailed,
})

export const askOwnPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/ask',
  access: 'client',
  leastClientRole: 'reader',
  staffTwin: false,
  changes: false,
  asksAgain: true,
  withoutPasskey: true,
  summary: 'What a browser needs to make a passkey.',
  answer: envelope(toMake),
  failure: (say) => say(texts).notAdded,
  failures: ['passkeys-not-here', 'too-many-passkeys'],
})

export const addOwnPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  access: 'client',
  leastClientRole: 'reader',
  staffTwin: false,
  event: 'second-factor-changed',
  withoutPasskey: true,
  summary: 'Keeps a passkey of the person; a letter says so.',
  body: z.strictObject(naming),
  answer: success,
  failure: (say) => say(texts).notAdded,
  failures: OF_MAKING,
})

export const removeOwnPasskey = endpoint({
  method: 'DELETE',
  path: '/api/passkeys/:passkeyId',
  access: 'client',
  leastClientRole: 'reader',
  staffTwin: false,
  event: 'second-factor-changed',
  asksAgain: true,
  summary: 'Removes a passkey of the person; a letter says so.',
  params: id,
  answer: success,
  failure: (say) => say(texts).notRemoved,
  failures: ['last-passkey', 'not-found'],
})

export const listMemberPasskeys = endpoint({
  method: 'GET',
  path: '/api/staff/account/passkeys',
  access: 'staff',
  summary: 'The own passkeys, the oldest first; none for who signed in with the shared password.',
  answer: envelope(z.array(kept)),
  failure: (say) => say(texts).loadFailed,
})

export const askMemberPasskey = endpoint({
  method: 'POST',
  path: '/api/staff/account/passkeys/ask',
  access: 'staff',
  leastRole: 'reader',
  changes: false,
  asksAgain: true,
  summary: 'What a browser needs to make an own passkey.',
  answer: envelope(toMake),
  failure: (say) => say(texts).notAdded,
  failures: ['no-own-account', 'passkeys-not-here', 'too-many-passkeys'],
})

export const addMemberPasskey = endpoint({
  method: 'POST',
  path: '/api/staff/account/passkeys',
  access: 'staff',
  leastRole: 'reader',
  event: 'second-factor-changed',
  summary: 'Keeps an own passkey; a letter says so.',
  body: z.strictObject(naming),
  answer: success,
  failure: (say) => say(texts).notAdded,
  failures: [...OF_MAKING, 'no-own-account'],
})

export const removeMemberPasskey = endpoint({
  method: 'DELETE',
  path: '/api/staff/account/passkeys/:passkeyId',
  access: 'staff',
  leastRole: 'reader',
  event: 'second-factor-changed',
  asksAgain: true,
  summary: 'Removes an own passkey; a letter says so. Password and authenticator app stay.',
  params: id,
  answer: success,
  failure: (say) => say(texts).notRemoved,
  failures: ['no-own-account', 'not-found', 'only-second-step'],
})
