// Another email address of a client that an import brings: it waits until the old address agrees.
import { z } from 'zod'
import { texts } from '#texts/en/address-change.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { id, instant } from './fields.ts'

const token = z.string().max(100)
const asked = z.object({ before: z.string(), after: z.string(), askedBy: z.string(), askedAt: instant })
const takesEffectAt = instant
  .nullable()
  .meta({ description: 'when it takes effect unless the old address objects; null: not before it agrees' })
const params = z.strictObject({ clientId: id })

export const openAddressChange = endpoint({
  method: 'POST',
  path: '/api/address-change',
  access: 'public',
  changes: false,
  summary: 'What the old address of a client is asked, by the link it was sent.',
  body: z.strictObject({ token }),
  answer: envelope(asked.extend({ company: z.string(), takesEffectAt })),
  failure: (say) => say(texts).openFailed,
  failures: ['address-change-over'],
})

export const answerAddressChange = endpoint({
  method: 'POST',
  path: '/api/address-change/answer',
  access: 'public',
  summary: 'The old address agrees, and the new one is the client\u2019s at once; or it objects, and nothing changes.',
  body: z.strictObject({ token, agrees: z.boolean() }),
  answer: success,
  failure: (say) => say(texts).answerFailed,
  failures: ['address-change-over', 'address-of-other-client'],
})

export const getAddressChange = endpoint({
  method: 'GET',
  path: '/api/staff/clients/:clientId/address-change',
  access: 'staff',
  summary: 'The new address of a client that waits for the old one; null where none does.',
  params,
  answer: envelope(
    asked.extend({ objectedAt: instant.nullable(), goneBy: z.string().nullable(), takesEffectAt }).nullable(),
  ),
  failure: (say) => say(texts).loadFailed,
})

export const oldAddressGone = endpoint({
  method: 'POST',
  path: '/api/staff/clients/:clientId/address-change/gone',
  access: 'staff',
  leastRole: 'owner',
  asksAgain: true,
  summary:
    'Says that nobody reads the old address any more: the new one takes effect in seven days unless somebody objects from the old one.',
  params,
  answer: success,
  failure: (say) => say(texts).notSaved,
  failures: ['address-change-refused', 'not-found'],
})

export const withdrawAddressChange = endpoint({
  method: 'DELETE',
  path: '/api/staff/clients/:clientId/address-change',
  access: 'staff',
  summary: 'Drops the new address: the old one stays.',
  params,
  answer: success,
  failure: (say) => say(texts).notSaved,
  failures: ['not-found'],
})
