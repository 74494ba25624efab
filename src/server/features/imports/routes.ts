// Calls of imports.
import type { FastifyInstance } from 'fastify'
import {
  cancelImport,
  checkImport,
  getImport,
  listImports,
  saveImport,
  sendImportRows,
  startImport,
} from '#contract/imports.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import type { ImportRunRow } from '../../store/import-runs.ts'
import { progressOf } from './progress.ts'
import { saidReport } from './said-report.ts'
import {
  addRows,
  beginImport,
  cancelImportRun,
  checkImportRun,
  getImportRun,
  listImportRuns,
  saveImportRun,
} from './staged-import.ts'

export function registerImports(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listImports, async ({ query }) => {
    const { rows, pagination } = await listImportRuns(deps, query.page)
    return { data: rows.map(wireRun), pagination }
  })
  serve(app, deps, startImport, async ({ actor, body }) => {
    const run = await beginImport(deps, actor, body)
    return { data: { ...wireRun(run), mapping: [...run.mapping] } }
  })
  serve(app, deps, sendImportRows, async ({ params, body }) => ({
    data: { lines: await addRows(deps, params.id, body.part, body.rows) },
  }))
  serve(app, deps, checkImport, async ({ actor, params, body, say }) => ({
    data: saidReport(say, await checkImportRun(deps, actor, params.id, body)),
  }))
  serve(app, deps, saveImport, async ({ actor, params, body, say }) => ({
    data: saidReport(say, await saveImportRun(deps, actor, params.id, body)),
  }))
  serve(app, deps, getImport, async ({ params }) => ({
    data: { ...wireRun(await getImportRun(deps, params.id)), progress: progressOf(params.id) },
  }))
  serve(app, deps, cancelImport, async ({ params }) => ({ data: wireRun(await cancelImportRun(deps, params.id)) }))
}

const wireRun = (run: ImportRunRow) => ({
  id: run.id,
  kind: run.kind,
  source: run.source,
  filename: run.filename,
  state: run.state,
  lines: run.line_count,
  counts: run.counts,
  createdBy: run.created_by,
  createdAt: run.created_at.toISOString(),
  finishedAt: run.finished_at?.toISOString() ?? null,
})
