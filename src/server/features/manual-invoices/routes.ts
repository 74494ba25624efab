// Invoices typed by hand over HTTP.
import type { FastifyInstance } from 'fastify'
import { generateManualInvoice, manualInvoiceDefaults } from '#contract/manual-invoices.ts'
import { manualInvoiceNumber } from '#domain/invoice/numbering.ts'
import { texts } from '#texts/manual-invoice.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { makeManualInvoice } from './generate-manual-invoice.ts'
import { defaultParties } from './manual-parties.ts'

export function registerManualInvoices(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, generateManualInvoice, async ({ scope, body }) => {
    const { number, filename } = await makeManualInvoice(deps, scope, body)
    return { data: { filename, invoiceNumber: number }, message: texts.generated(number) }
  })
  serve(app, deps, manualInvoiceDefaults, async ({ scope }) => ({
    data: {
      ...(await defaultParties(deps, scope)),
      invoiceNumber: manualInvoiceNumber(deps.settings.businessTimeZone, deps.now()),
      invoiceDate: deps.today(),
    },
  }))
}
