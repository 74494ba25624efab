// Commercial invoices over HTTP.
import type { FastifyInstance } from 'fastify'
import { downloadPapers } from '#contract/document-archive.ts'
import {
  downloadInvoice,
  downloadShipmentPapers,
  generateCombinedInvoice,
  generateInvoice,
  invoiceParties,
  listDocuments,
} from '#contract/invoices.ts'
import { printSampleInvoice } from '#contract/sample-shipment.ts'
import { texts as archiveTexts } from '#texts/en/archive.ts'
import { texts as combinedTexts } from '#texts/en/combined-invoice.ts'
import { texts } from '#texts/en/invoice.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { makeCombinedInvoice } from './combined-invoice.ts'
import { findPaper } from './download-invoice.ts'
import { makeCommercialInvoice } from './generate-invoice.ts'
import { invoiceParties as partiesOf } from './invoice-parties.ts'
import { archiveOfChosen, archiveOfPapers, listShipmentDocuments } from './list-documents.ts'
import { printSample } from './sample-invoice.ts'

export function registerInvoices(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, generateInvoice, async ({ scope, body, say }) => {
    const made = await makeCommercialInvoice(deps, scope, body)
    return {
      fileData: Buffer.from(made.bytes).toString('base64'),
      filename: made.filename,
      invoiceNumber: made.number,
      message: say(texts).generated(made.number),
    }
  })
  serve(app, deps, generateCombinedInvoice, async ({ scope, body, say }) => {
    const made = await makeCombinedInvoice(deps, scope, body)
    return {
      fileData: Buffer.from(made.bytes).toString('base64'),
      filename: made.filename,
      invoiceNumber: made.number,
      combinedShipments: made.references,
      message: say(combinedTexts).generated(made.references.join(', ')),
    }
  })
  serve(app, deps, downloadInvoice, async ({ scope, params, attachAs }) => {
    const paper = await findPaper(deps, scope, params.filename)
    attachAs(paper.filename)
    return paper.bytes
  })
  serve(app, deps, listDocuments, async ({ scope, params }) => ({
    data: await listShipmentDocuments(deps, scope, params.id),
  }))
  serve(app, deps, downloadShipmentPapers, async ({ scope, params, attachAs }) => {
    const { filename, pieces } = await archiveOfPapers(deps, scope, params.id)
    attachAs(filename)
    return pieces
  })
  serve(app, deps, printSampleInvoice, async ({ scope, say, attachAs }) => {
    const { filename, bytes } = await printSample(deps, scope, say)
    attachAs(filename)
    return bytes
  })
  serve(app, deps, downloadPapers, async ({ scope, body, attachAs, say }) => {
    const pieces = await archiveOfChosen(deps, scope, body.ids)
    attachAs(say(archiveTexts).zipName)
    return pieces
  })
  serve(app, deps, invoiceParties, async ({ scope, params }) => ({ data: await partiesOf(deps, scope, params.id) }))
}
