// What staff look for across clients by one text.
import { z } from 'zod'
import { texts } from '#texts/en/search.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { id, requiredText } from './fields.ts'
import { clientRow } from './staff.ts'

export const searchForStaff = endpoint({
  method: 'GET',
  path: '/api/staff/search',
  access: 'staff',
  summary:
    'At most five clients whose name or email holds the text, and five shipments of any client whose reference begins with it: the first of a longer list, not a count.',
  query: z.strictObject({ text: requiredText(120) }),
  answer: envelope(
    z.object({
      clients: z.array(clientRow),
      shipments: z.array(
        z.object({ id, reference: z.string(), status: z.string(), client: z.object({ id, name: z.string() }) }),
      ),
    }),
  ),
  failure: (say) => say(texts).failed,
})
