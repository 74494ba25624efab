// The archive of papers over HTTP.
import type { FastifyInstance } from 'fastify'
import { listArchive, regenerateDocument } from '#contract/document-archive.ts'
import { texts } from '#texts/en/document-archive.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { listArchivePage } from './list-archive.ts'
import { regenerate } from './regenerate.ts'

export function registerDocuments(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listArchive, async ({ scope, query }) => {
    const { rows, pagination } = await listArchivePage(deps, scope, query)
    return { data: rows, pagination }
  })
  serve(app, deps, regenerateDocument, async ({ scope, params, body, say }) => {
    const { number, filename } = await regenerate(deps, scope, params.id, body)
    return { number, filename, message: say(texts).regenerated(number) }
  })
}
