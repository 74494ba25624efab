// Work that goes on behind the screens: how much of it there is, and what needs somebody.
import { z } from 'zod'
import { texts } from '#texts/en/jobs.ts'
import { endpoint } from './endpoint.ts'
import { envelope, pageNumber, pagination } from './envelope.ts'
import { id, instant } from './fields.ts'

const kind = z.object({
  kind: z.string(),
  waiting: z.int(),
  running: z.int(),
  again: z.int().meta({ description: 'wait for another try after one that failed' }),
  failed: z.int().meta({ description: 'for good: every try is used up' }),
})

const job = z
  .object({
    id,
    kind: z.string(),
    state: z.enum(['waiting', 'running', 'failed']),
    askedBy: z.string(),
    askedAt: instant,
    tries: z.int(),
    progress: z.object({ done: z.int(), of: z.int().nullable() }).nullable(),
    reason: z.string().nullable().meta({ description: 'why the last try failed' }),
  })
  .meta({ id: 'Job' })

const BASE = '/api/staff/jobs'
const params = z.strictObject({ jobId: id })

export const listJobs = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  summary: 'How many jobs there are of each kind, and one page of those that are not done, failed ones first.',
  query: z.strictObject({ page: pageNumber.default(1) }),
  answer: envelope(z.object({ kinds: z.array(kind), jobs: z.array(job) })).extend({ pagination }),
  failure: (say) => say(texts).loadFailed,
})

export const retryJob = endpoint({
  method: 'POST',
  path: `${BASE}/:jobId/retry`,
  access: 'staff',
  leastRole: 'owner',
  summary: 'Lets a failed job begin anew, with all its tries.',
  params,
  answer: envelope(z.object({ id })),
  failure: (say) => say(texts).retryFailed,
  failures: ['not-found'],
})

export const dropJob = endpoint({
  method: 'DELETE',
  path: `${BASE}/:jobId`,
  access: 'staff',
  leastRole: 'owner',
  summary: 'Forgets a failed job. What it was to do is not done.',
  params,
  answer: envelope(z.object({ id })),
  failure: (say) => say(texts).dropFailed,
  failures: ['not-found'],
})
