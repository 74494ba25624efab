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
import { saidReport } from './said-report.ts'
import { saveImportRun } from './save-staged.ts'
import { savingOf } from './saving-of.ts'
import { addRows, beginImport, cancelImportRun, checkImportRun, getImportRun, listImportRuns } from './staged-import.ts'

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
  serve(app, deps, saveImport, async ({ actor, params, body, say }) => {
    const report = await saveImportRun(deps, actor, params.id, body)
    return { data: report ? saidReport(say, report) : null }
  })
  serve(app, deps, getImport, async ({ params, say }) => {
    const run = await getImportRun(deps, params.id)
    return { data: { ...wireRun(run), ...(await savingOf(deps, run, say)) } }
  })
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
