// Why goods that may not enter may enter after all: recorded by staff, with the rule that allows it. Source: decisions e.
import { z } from 'zod'
import { texts } from '#texts/en/entry-permission.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { id, requiredText } from './fields.ts'

const params = z.strictObject({ clientId: id, shipmentId: id, itemId: id })
const path = '/api/staff/clients/:clientId/shipments/:shipmentId/items/:itemId/entry-permission'

export const saveEntryPermission = endpoint({
  method: 'PUT',
  path,
  access: 'staff',
  summary: 'Records why a prohibited item may enter. It holds for the code and the origin the item has now.',
  params,
  body: z.strictObject({
    reason: requiredText(1000),
    citation: requiredText(300).meta({ description: 'the rule, ruling or licence it rests on' }),
  }),
  answer: envelope(z.object({ reason: z.string(), citation: z.string(), by: z.string(), at: z.string() })),
  failure: (say) => say(texts).saveFailed,
  failures: ['no-such-shipment', 'not-prohibited'],
})

export const deleteEntryPermission = endpoint({
  method: 'DELETE',
  path,
  access: 'staff',
  summary: 'Withdraws the permission: the item stops invoices again.',
  params,
  answer: success,
  failure: (say) => say(texts).withdrawFailed,
  failures: ['no-permission', 'no-such-shipment'],
})
