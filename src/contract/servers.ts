// Servers of this installation, as each tells of itself: during an update two releases run side by side.
import { z } from 'zod'
import { texts } from '#texts/en/servers.ts'
import { endpoint } from './endpoint.ts'
import { envelope } from './envelope.ts'
import { id, instant } from './fields.ts'

const server = z
  .object({
    id,
    name: z.string().meta({ description: 'machine and port' }),
    release: z.string().meta({ description: 'of the program' }),
    tariff: z.string().meta({ description: 'release of the tariff schedule that it has read' }),
    since: instant,
    heardAt: instant,
    silent: z
      .boolean()
      .meta({ description: 'more than 100 seconds: it hangs, was killed, or does not reach the database' }),
  })
  .meta({ id: 'Server' })

export const listServers = endpoint({
  method: 'GET',
  path: '/api/staff/servers',
  access: 'staff',
  summary: 'The servers of this installation: what each runs, since when, and when it was last heard.',
  answer: envelope(z.array(server)),
  failure: (say) => say(texts).loadFailed,
})
