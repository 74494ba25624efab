// The companies that a client's person belongs to: the session stands for one at a time.
import { z } from 'zod'
import { texts } from '#texts/en/client-people.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { clientRole, id, personName } from './fields.ts'
import { COMPANIES_PATH, COMPANY_SWITCH_PATH } from './session-paths.ts'

const OF_ONESELF = { access: 'client', leastClientRole: 'reader', staffTwin: false } as const

export const listCompanies = endpoint({
  method: 'GET',
  path: COMPANIES_PATH,
  ...OF_ONESELF,
  withoutPasskey: true,
  summary: 'Who is signed in, and the companies the session may be changed to, the one it stands for too.',
  answer: envelope(
    z.object({
      person: z.object({ id, email: z.string(), name: z.string().nullable() }),
      role: clientRole.meta({ description: 'in the company the session stands for' }),
      companyId: id.meta({ description: 'the company the session stands for' }),
      companies: z.array(z.object({ id, name: z.string(), role: clientRole })),
    }),
  ),
  failure: (say) => say(texts).loadFailed,
})

export const switchCompany = endpoint({
  method: 'POST',
  path: COMPANY_SWITCH_PATH,
  ...OF_ONESELF,
  event: 'company-switched',
  withoutPasskey: true,
  summary: 'From now on the session stands for another company its person belongs to.',
  body: z.strictObject({ companyId: id }),
  answer: success.extend({ user: z.object({ id, companyName: z.string() }), role: clientRole }),
  failure: (say) => say(texts).notSwitched,
  failures: ['not-found'],
})

export const nameMyself = endpoint({
  method: 'PUT',
  path: '/api/companies/own-name',
  ...OF_ONESELF,
  summary: 'How papers and records name the person from now on.',
  body: z.strictObject({ name: personName(120) }),
  answer: success,
  failure: (say) => say(texts).notSaved,
})

export const leaveCompany = endpoint({
  method: 'POST',
  path: '/api/companies/leave',
  ...OF_ONESELF,
  event: 'person-removed',
  summary: 'Leaves the company the session stands for, which ends every session for it.',
  answer: success,
  failure: (say) => say(texts).notSaved,
  failures: ['last-client-owner', 'company-address-is-theirs', 'not-found'],
})
