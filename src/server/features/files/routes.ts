// Files by signed links of our own.
import type { FastifyInstance } from 'fastify'
import { openFileLink } from '#contract/cusma-files.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { openLink } from './open-link.ts'

export function registerFileLinks(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, openFileLink, async ({ params, attachAs }) => {
    const { filename, bytes } = await openLink(deps, params.token)
    attachAs(filename)
    return bytes
  })
}
