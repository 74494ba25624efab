// Signing in and out.
import { z } from 'zod'
import { texts } from '#texts/login.ts'
import { texts as sessionTexts } from '#texts/session.ts'
import { texts as staffTexts } from '#texts/staff.ts'
import { endpoint } from './endpoint.ts'
import { success } from './envelope.ts'
import { email, id, instant, password } from './fields.ts'

export const clientUser = z.object({ id, companyName: z.string() }).meta({ id: 'ClientUser' })
export const staffUser = z.object({ id: z.string(), name: z.string() }).meta({ id: 'StaffUser' })

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Signs a client in by e-mail address; refused without shipment activity in the last 3 months.',
  body: z.strictObject({ email }),
  answer: success.extend({ token: z.string(), expiresAt: instant, user: clientUser }),
  failure: texts.refused,
})

export const staffLogin = endpoint({
  method: 'POST',
  path: '/api/auth/staff-login',
  access: 'public',
  summary: 'Signs staff in by the staff password.',
  body: z.strictObject({ password }),
  answer: success.extend({ token: z.string(), expiresAt: instant, user: staffUser }),
  failure: staffTexts.invalidPassword,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'client-or-staff',
  staffTwin: false,
  summary: 'Revokes the token it is called with.',
  answer: success,
  failure: sessionTexts.expired,
})
