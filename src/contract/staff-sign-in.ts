// Staff with names of their own: joining by an invitation, and signing in by password and second factor.
import { z } from 'zod'
import { texts } from '#texts/en/staff-sign-in.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { problem } from './field-problems.ts'
import { email, instant, password, requiredText, staffRole } from './fields.ts'
import { made, toMake } from './passkeys.ts'
import { staffUser } from './session.ts'

/** 32 random bytes as base64url. */
const token = z.string().max(100)

export const sixDigits = z
  .string()
  .max(40)
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .refine((code) => /^\d{6}$/.test(code), problem('not-six-digits'))

/** What an authenticator app takes; `uri` is what its picture holds. */
export const authenticator = z
  .object({ secret: z.string().meta({ description: 'base32, to be typed' }), uri: z.string() })
  .meta({ id: 'Authenticator' })

export const recoveryCodes = z
  .array(z.string())
  .meta({ description: 'each good once in place of the app; they stand in this answer and nowhere else' })

const started = success.extend({ token: z.string(), expiresAt: instant, user: staffUser })

export const openInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/staff-invitation',
  access: 'public',
  changes: false,
  summary: 'Whom an invitation is for, and what the authenticator app or a passkey takes.',
  body: z.strictObject({ token }),
  answer: envelope(
    z.object({
      name: z.string(),
      email: z.string(),
      role: staffRole,
      expiresAt: instant,
      authenticator,
      passkey: toMake.nullable().meta({ description: 'what a browser needs to make one; null where none can be used' }),
    }),
  ),
  failure: (say) => say(texts).openFailed,
  failures: ['encryption-key-missing', 'invitation-over', 'sign-on-only'],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/staff-invitation/accept',
  access: 'public',
  summary:
    'Joins staff: sets name, password and authenticator at once, a code of the app or a passkey, and signs in. An invitation is good once.',
  body: z.strictObject({
    token,
    name: requiredText(120),
    password: password.min(1),
    code: sixDigits.optional(),
    passkey: made.optional(),
  }),
  answer: started.extend({ recoveryCodes }),
  failure: (say) => say(texts).joinFailed,
  failures: [
    'authenticator-code-wrong',
    'encryption-key-missing',
    'invitation-over',
    'passkey-kept-already',
    'passkey-refused',
    'passkeys-not-here',
    'password-weak',
    'sign-on-only',
  ],
})

export const memberLogin = endpoint({
  method: 'POST',
  path: '/api/auth/staff-member',
  access: 'public',
  summary: 'First step of signing in with a name on staff: email address and password.',
  body: z.strictObject({ email, password }),
  answer: success.extend({
    challenge: z.string().meta({ description: 'sent with the second step' }),
    expiresAt: instant,
  }),
  failure: (say) => say(texts).signInFailed,
  failures: ['member-sign-in-wrong', 'sign-in-locked', 'sign-on-only'],
})

export const memberCode = endpoint({
  method: 'POST',
  path: '/api/auth/staff-member/code',
  access: 'public',
  summary: 'Second step: a code of the authenticator app, or a recovery code.',
  body: z.strictObject({ challenge: token, code: requiredText(60) }),
  answer: started.extend({ recoveryCodesLeft: z.int() }),
  failure: (say) => say(texts).signInFailed,
  failures: [
    'authenticator-code-wrong',
    'encryption-key-missing',
    'recovery-code-wrong',
    'second-step-over',
    'sign-in-locked',
    'sign-on-only',
  ],
})
