// Invoices typed by hand over HTTP.
import type { FastifyInstance } from 'fastify'
import { generateManualInvoice, manualInvoiceDefaults } from '#contract/manual-invoices.ts'
import {
  listStaffDocuments,
  staffDownloadInvoice,
  staffGenerateManualInvoice,
  staffManualInvoiceDefaults,
} from '#contract/staff.ts'
import { manualInvoiceNumber, staffManualInvoiceNumber } from '#domain/invoice/numbering.ts'
import { texts } from '#texts/en/manual-invoice.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { makeManualInvoice } from './generate-manual-invoice.ts'
import { defaultParties, numberedImporter } from './manual-parties.ts'
import {
  findStaffPaper,
  listOwnPapers,
  makeStaffInvoice,
  staffInvoiceAsked,
  staffInvoiceDefaults,
} from './staff-manual-invoice.ts'

export function registerManualInvoices(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, generateManualInvoice, async ({ scope, body, say }) => {
    const { number, filename, warnings } = await makeManualInvoice(deps, scope, body)
    return { data: { filename, invoiceNumber: number, warnings }, message: say(texts).generated(number) }
  })
  serve(app, deps, manualInvoiceDefaults, async ({ scope }) => ({
    data: {
      ...(await defaultParties(deps, scope)),
      numberedImporter: await numberedImporter(deps, scope),
      invoiceNumber: manualInvoiceNumber(deps.settings.businessTimeZone, deps.now()),
      invoiceDate: deps.today(),
    },
  }))
  registerStaffInvoices(app, deps)
}

function registerStaffInvoices(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, staffGenerateManualInvoice, async ({ actor, body, say }) => {
    const { clientId, request } = staffInvoiceAsked(body)
    const { number, filename, warnings } = await makeStaffInvoice(deps, actor, clientId, request)
    return {
      data: { filename, invoiceNumber: number, warnings, clientId: clientId ?? null },
      message: say(texts).generated(number),
    }
  })
  serve(app, deps, staffManualInvoiceDefaults, async ({ actor, query }) => ({
    data: {
      ...(await staffInvoiceDefaults(deps, actor, query.clientId)),
      invoiceNumber: staffManualInvoiceNumber(deps.settings.businessTimeZone, deps.now()),
      invoiceDate: deps.today(),
    },
  }))
  serve(app, deps, staffDownloadInvoice, async ({ actor, params, query, attachAs }) => {
    const paper = await findStaffPaper(deps, actor, params.filename, query.clientId)
    attachAs(paper.filename)
    return paper.bytes
  })
  serve(app, deps, listStaffDocuments, async ({ query }) => {
    const { rows, pagination } = await listOwnPapers(deps, query.page)
    return { data: rows, pagination }
  })
}
