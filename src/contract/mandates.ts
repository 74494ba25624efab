// The written mandate of a client: under it somebody else certifies origin in the client's name. Without one only the client signs.
import { z } from 'zod'
import { texts } from '#texts/en/mandate.ts'
import { endpoint } from './endpoint.ts'
import { envelope, success } from './envelope.ts'
import { date, id, instant, requiredText } from './fields.ts'

const mandate = z.strictObject({
  holderName: requiredText(200).meta({ description: 'who certifies under it' }),
  holderTitle: requiredText(200),
  givenBy: requiredText(200).meta({ description: 'who signed it for the client' }),
  givenOn: date,
  reference: requiredText(200).meta({ description: 'where the paper is kept' }),
})
const params = z.strictObject({ clientId: id })
const PATH = '/api/staff/clients/:clientId/mandate'

export const getMandate = endpoint({
  method: 'GET',
  path: PATH,
  access: 'staff',
  summary: 'The written mandate of a client, with who recorded it; null while there is none.',
  params,
  answer: envelope(mandate.extend({ recordedBy: z.string(), recordedAt: instant }).nullable()),
  failure: (say) => say(texts).loadFailed,
  failures: ['no-such-client'],
})

export const saveMandate = endpoint({
  method: 'PUT',
  path: PATH,
  access: 'staff',
  summary:
    'Records a written mandate of the client in the place of one before; null withdraws it: then only the client signs.',
  params,
  body: z.strictObject({ mandate: mandate.nullable() }),
  answer: success,
  failure: (say) => say(texts).notSaved,
  failures: ['mandate-later-than-today', 'no-such-client'],
})
