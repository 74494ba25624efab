// What the law gives a client over its own data.
import type { FastifyInstance } from 'fastify'
import { downloadArchive } from '#contract/privacy.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { archiveOf } from './archive.ts'

export function registerPrivacy(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, downloadArchive, async ({ scope, say, attachAs }) => {
    attachAs(`portage-${deps.today()}.zip`)
    return archiveOf(deps, scope, say)
  })
}
