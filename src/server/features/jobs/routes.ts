// Calls of the work behind the screens.
import type { FastifyInstance } from 'fastify'
import { dropJob, listJobs, retryJob } from '#contract/jobs.ts'
import { exportJobs } from '#contract/list-files.ts'
import { listServers } from '#contract/servers.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { serveListFile } from '../../http/serve-list-file.ts'
import { drop, jobsFile, list, retry } from './open-jobs.ts'
import { servers } from './servers.ts'

export function registerJobs(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listJobs, ({ query, say }) => list(deps, say, query.page))
  serveListFile(app, deps, exportJobs, jobsFile(deps))
  serve(app, deps, listServers, async () => ({ data: await servers(deps) }))
  serve(app, deps, retryJob, async ({ actor, params }) => ({ data: await retry(deps, actor, params.jobId) }))
  serve(app, deps, dropJob, async ({ actor, params }) => ({ data: await drop(deps, actor, params.jobId) }))
}
