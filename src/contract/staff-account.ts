// What a member of staff sees and changes of the own account. Each change asks to sign in again, or the password.
import { z } from 'zod'
import { texts } from '#texts/en/staff-account.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { instant, password, staffRole } from './fields.ts'
import { authenticator, recoveryCodes, sixDigits } from './staff-sign-in.ts'

const own = z.object({
  name: z.string(),
  email: z.string(),
  role: staffRole,
  passwordSince: instant.nullable().meta({ description: 'null for who joined by single sign-on and has none' }),
  authenticatorSince: instant.nullable().meta({ description: 'null for who joined with a passkey and has no app' }),
  recoveryCodesLeft: z.int(),
  signOn: z
    .object({ email: z.string(), linkedAt: instant, lastUsedAt: instant })
    .nullable()
    .meta({ description: 'the own account at the provider of single sign-on' }),
})

export const getOwnAccount = endpoint({
  method: 'GET',
  path: '/api/staff/account',
  access: 'staff',
  summary: 'The own account; null for who signed in with the shared password.',
  answer: envelope(own.nullable()),
  failure: (say) => say(texts).loadFailed,
})

const OF_PASSWORD = ['no-own-account', 'password-locked', 'password-wrong'] as const

export const newAuthenticator = endpoint({
  method: 'POST',
  path: '/api/staff/account/authenticator/new',
  access: 'staff',
  leastRole: 'reader',
  asksAgain: true,
  summary:
    'A secret for another authenticator app, the same for ten minutes. It is in use once a code of it was given.',
  answer: envelope(authenticator),
  failure: (say) => say(texts).notChanged,
  failures: ['no-own-account', 'encryption-key-missing'],
})

export const saveAuthenticator = endpoint({
  method: 'POST',
  path: '/api/staff/account/authenticator',
  access: 'staff',
  leastRole: 'reader',
  event: 'second-factor-changed',
  summary: 'Puts the new authenticator app in the place of the old one and ends the other sessions.',
  body: z.strictObject({ code: sixDigits }),
  answer: success.extend({ endedSessions: z.int() }),
  failure: (say) => say(texts).notChanged,
  failures: ['authenticator-code-wrong', 'no-authenticator-begun', 'no-own-account'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/staff/account/recovery-codes',
  access: 'staff',
  leastRole: 'reader',
  event: 'second-factor-changed',
  asksAgain: true,
  summary: 'New recovery codes in the place of the old ones.',
  answer: success.extend({ recoveryCodes }),
  failure: (say) => say(texts).notChanged,
  failures: ['no-own-account'],
})

export const setOwnPassword = endpoint({
  method: 'POST',
  path: '/api/staff/account/password',
  access: 'staff',
  leastRole: 'reader',
  event: 'password-changed',
  summary: 'Changes the own password and ends the other sessions.',
  body: z.strictObject({ current: password, next: password.min(1) }),
  answer: success.extend({ endedSessions: z.int() }),
  failure: (say) => say(texts).notChanged,
  failures: [...OF_PASSWORD, 'password-same-as-before', 'password-weak'],
})
