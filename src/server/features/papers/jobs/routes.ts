// Papers made by jobs, over HTTP.
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/paper-jobs.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { makeStaffInvoice, staffInvoiceAsked } from '../manual-invoices/staff-manual-invoice.ts'
import { makeAskedPaper } from './make-asked.ts'
import { askForPaper } from './paper-by-job.ts'
import { fileOfJob, paperJobsOf, wirePaperJob, wirePaperJobs } from './told-jobs.ts'

export function registerPaperJobs(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.startPaperJob, async ({ scope, body, say }) => {
    const asking = { ...scope, say }
    const job = await askForPaper(deps, asking, body, (run) => makeAskedPaper(run, asking, body))
    return { data: wirePaperJob(job, scope, say) }
  })
  serve(app, deps, contract.listPaperJobs, async ({ scope, say }) => ({
    data: wirePaperJobs(await paperJobsOf(deps, scope), scope, say),
  }))
  serve(app, deps, contract.downloadPaperOfJob, async ({ scope, params, attachAs }) => {
    const paper = await fileOfJob(deps, scope, params.id)
    attachAs(paper.filename)
    return paper.bytes
  })
  registerOfStaff(app, deps)
}

function registerOfStaff(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.startStaffPaperJob, async ({ actor, body: given, say }) => {
    const { clientId, request: body } = staffInvoiceAsked(given)
    const whose = { actor, clientId: clientId ?? null }
    const asked = { paper: 'staff_manual_invoice', body } as const
    const job = await askForPaper(deps, { ...whose, say }, asked, (run) => makeStaffInvoice(run, actor, clientId, body))
    return { data: wirePaperJob(job, whose, say) }
  })
  serve(app, deps, contract.listStaffPaperJobs, async ({ actor, say }) => {
    const whose = { actor, clientId: null }
    return { data: wirePaperJobs(await paperJobsOf(deps, whose), whose, say) }
  })
  serve(app, deps, contract.downloadPaperOfStaffJob, async ({ actor, params, attachAs }) => {
    const paper = await fileOfJob(deps, { actor, clientId: null }, params.id)
    attachAs(paper.filename)
    return paper.bytes
  })
}
