// Signing in and out.
import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import { texts } from '#texts/en/login.ts'
import { texts as sessionTexts } from '#texts/en/session.ts'
import { endpoint } from './endpoint.ts'
import { success } from './envelope.ts'
import { problem } from './field-problems.ts'
import { clientRole, email, id, instant, password, staffRole } from './fields.ts'
import { LOGOUT_PATH } from './session-paths.ts'

const clientUser = z.object({ id, companyName: z.string() }).meta({ id: 'ClientUser' })
/** `role`: absent for who signed in with the shared password. */
export const staffUser = z
  .object({ id: z.string(), name: z.string(), role: staffRole.optional() })
  .meta({ id: 'StaffUser' })

/** Languages that answers and letters can be written in. */
const readerLanguage = z.enum(LANGUAGES)

export const clientSession = success.extend({
  token: z.string(),
  expiresAt: instant,
  user: clientUser,
  role: clientRole.optional().meta({ description: 'in the company; absent for its owners' }),
  companies: z
    .int()
    .optional()
    .meta({ description: 'to how many the session may be changed, the one at hand too; absent where there is one' }),
  language: readerLanguage.optional().meta({ description: 'what the person chose to read in; absent when nothing' }),
})
const directSession = clientSession.extend({ mode: z.literal('direct') })
export const codeOnItsWay = success
  .extend({
    mode: z.literal('code'),
    challenge: id.meta({ description: 'names this try: sent with the code' }),
    expiresAt: instant.meta({ description: 'until when the code can be used' }),
    triesLeft: z.int(),
    resendSeconds: z.int().meta({ description: 'how long to wait before asking for another code' }),
  })
  .meta({ description: 'the same whether the email address is known or not' })

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary:
    'Signs a client in by email address, or sends a six-digit code there; refused without shipment activity in the last 3 months.',
  body: z.strictObject({
    email,
    language: readerLanguage
      .optional()
      .meta({ description: 'of the letter with the code, where the client has chosen none' }),
  }),
  answer: z.discriminatedUnion('mode', [directSession, codeOnItsWay]),
  failure: (say) => say(texts).refused,
  failures: ['sign-in-refused', 'too-many-sign-in-codes', 'too-many-sign-in-codes-today'],
})

export const loginWithCode = endpoint({
  method: 'POST',
  path: '/api/auth/login/code',
  access: 'public',
  summary: 'Signs a client in by the code of the mail.',
  body: z.strictObject({
    challenge: id,
    code: z
      .string()
      .max(40)
      .transform((typed) => typed.replace(/[\s-]/g, ''))
      .refine((code) => /^\d{6}$/.test(code), problem('not-six-digits')),
  }),
  answer: clientSession,
  failure: (say) => say(texts).refused,
  failures: ['sign-in-code-over', 'sign-in-code-wrong'],
})

export const staffLogin = endpoint({
  method: 'POST',
  path: '/api/auth/staff-login',
  access: 'public',
  summary: 'Signs staff in by the shared staff password, where it is not switched off.',
  body: z.strictObject({ password }),
  answer: success.extend({ token: z.string(), expiresAt: instant, user: staffUser }),
  failure: (say) => say(sessionTexts).invalidPassword,
  failures: ['sign-in-locked', 'staff-password-off', 'staff-password-wrong'],
})

export const chooseLanguage = endpoint({
  method: 'PUT',
  path: '/api/language',
  access: 'client',
  leastClientRole: 'reader',
  staffTwin: false,
  withoutPasskey: true,
  summary: 'Keeps the language in which the person reads answers and letters.',
  body: z.strictObject({ language: readerLanguage }),
  answer: success,
  failure: (say) => say(sessionTexts).languageNotKept,
})

export const logout = endpoint({
  method: 'POST',
  path: LOGOUT_PATH,
  access: 'client-or-staff',
  leastRole: 'reader',
  leastClientRole: 'reader',
  event: 'sign-out',
  staffTwin: false,
  withoutPasskey: true,
  summary: 'Revokes the token it is called with.',
  answer: success.extend({
    continueAt: z
      .string()
      .optional()
      .meta({ description: 'where who signed in by single sign-on signs out of the provider too' }),
  }),
  failure: (say) => say(sessionTexts).expired,
})
