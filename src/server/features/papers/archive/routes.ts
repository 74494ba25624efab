// The archive of papers over HTTP.
import type { FastifyInstance } from 'fastify'
import { listArchive, regenerateDocument } from '#contract/document-archive.ts'
import { dutyByMonth as dutyByMonthCall } from '#contract/duty-by-month.ts'
import { exportArchive } from '#contract/list-files.ts'
import { texts } from '#texts/en/document-archive.ts'
import { texts as fileTexts } from '#texts/en/list-files.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { behindLast, serveListFile } from '../../../http/serve-list-file.ts'
import { dutyByMonth } from './duty-by-month.ts'
import { type ArchiveRow, listArchivePage, nextOfArchive } from './list-archive.ts'
import { regenerate } from './regenerate.ts'

export function registerDocuments(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listArchive, async ({ scope, query }) => {
    const { rows, pagination } = await listArchivePage(deps, scope, query)
    return { data: rows, pagination }
  })
  serveListFile(app, deps, exportArchive, {
    heading: (say) => say(fileTexts).documents,
    cells: (row: ArchiveRow) => [
      row.number,
      row.kind,
      row.filename,
      row.createdAt,
      row.createdBy,
      row.shipments.map(({ reference }) => reference).join(', '),
      row.sizeBytes,
      row.sha256,
    ],
    read: behindLast(({ scope, query }, place) => nextOfArchive(deps, scope, query, place)),
  })
  serve(app, deps, dutyByMonthCall, async ({ scope, query }) => ({ data: await dutyByMonth(deps, scope, query.year) }))
  serve(app, deps, regenerateDocument, async ({ scope, params, body, say }) => {
    const { number, filename } = await regenerate(deps, scope, params.id, body)
    return { number, filename, message: say(texts).regenerated(number) }
  })
}
