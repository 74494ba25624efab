// Signing in again within a session, before what outlives it: the same proofs as at the beginning. Source: OWASP ASVS 5.0, V7.5.
import { z } from 'zod'
import { texts } from '#texts/en/sign-in-again.ts'
import { endpoint } from './endpoint.ts'
import { success } from './envelope.ts'
import { id, password } from './fields.ts'
import { proof } from './passkeys.ts'
import { codeOnItsWay } from './session.ts'
import { sixDigits } from './staff-sign-in.ts'

const OF_CLIENTS = { access: 'client', leastClientRole: 'reader', staffTwin: false, withoutPasskey: true } as const
const OF_STAFF = { access: 'staff', leastRole: 'reader' } as const

export const askAgain = endpoint({
  method: 'POST',
  path: '/api/auth/again',
  ...OF_CLIENTS,
  summary: 'Sends a code to the own address, or signs in again at once where addresses alone sign in.',
  answer: z.discriminatedUnion('mode', [success.extend({ mode: z.literal('direct') }), codeOnItsWay]),
  failure: (say) => say(texts).failed,
  failures: ['too-many-sign-in-codes', 'too-many-sign-in-codes-today'],
})

export const codeAgain = endpoint({
  method: 'POST',
  path: '/api/auth/again/code',
  ...OF_CLIENTS,
  event: 'signed-in-again',
  summary: 'Signs in again by the code of the mail.',
  body: z.strictObject({ challenge: id, code: sixDigits }),
  answer: success,
  failure: (say) => say(texts).failed,
  failures: ['sign-in-code-over', 'sign-in-code-wrong'],
})

export const passkeyAgain = endpoint({
  method: 'POST',
  path: '/api/auth/again/passkey',
  ...OF_CLIENTS,
  event: 'signed-in-again',
  summary: 'Signs in again by an own passkey.',
  body: z.strictObject({ proof }),
  answer: success,
  failure: (say) => say(texts).failed,
  failures: ['passkey-refused', 'passkeys-not-here'],
})

export const memberAgain = endpoint({
  method: 'POST',
  path: '/api/staff/session/again',
  ...OF_STAFF,
  event: 'signed-in-again',
  summary:
    'Signs in again by the own password and a code of the own app, or a recovery code; or by the shared password.',
  body: z.strictObject({
    password,
    code: z.string().max(100).optional().meta({ description: 'needed by who has an app' }),
  }),
  answer: success,
  failure: (say) => say(texts).failed,
  failures: [
    'authenticator-code-wrong',
    'encryption-key-missing',
    'no-own-account',
    'password-locked',
    'password-wrong',
    'recovery-code-wrong',
    'sign-in-locked',
    'sign-on-only',
  ],
})

export const memberPasskeyAgain = endpoint({
  method: 'POST',
  path: '/api/staff/session/again/passkey',
  ...OF_STAFF,
  event: 'signed-in-again',
  summary: 'Signs in again by an own passkey.',
  body: z.strictObject({ proof }),
  answer: success,
  failure: (say) => say(texts).failed,
  failures: ['no-own-account', 'passkey-refused', 'passkeys-not-here', 'sign-on-only'],
})
