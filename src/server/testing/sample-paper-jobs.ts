// Calls about papers that jobs make, and the invoice that staff type.
import { smallPng } from './pictures.ts'
import { nothing, type Sample } from './sample.ts'
import { DOCUMENT_PASSWORD } from './sample-world.ts'

const stand = { description: 'Display stand', quantity: 4, unitPriceUSD: 6.5, countryOfOrigin: 'CA' }

const signature = { signatureData: smallPng(), signerName: 'Dana Roy', signerTitle: 'Director' }

/** The other papers that name something of the client. */
export const OTHER_PAPERS_BY_JOB: readonly Sample[] = [
  ({ shipmentId: id, removedItemId }) => ({
    body: {
      paper: 'cusma_certificate',
      params: { id },
      body: { ...signature, originCriteria: {}, leftOutItems: [removedItemId] },
    },
  }),
  ({ shipmentId: id }) => ({
    body: { paper: 'combined_invoice', body: { shipments: [{ id }], password: DOCUMENT_PASSWORD } },
  }),
  ({ shipmentId }) => ({ body: { paper: 'merged_estimate', body: { shipmentIds: [shipmentId] } } }),
]

export const PAPER_JOB_SAMPLES: Readonly<Record<string, Sample>> = {
  startPaperJob: ({ shipmentId, itemId }) => ({
    body: {
      paper: 'commercial_invoice',
      body: {
        shipmentData: { id: shipmentId },
        password: DOCUMENT_PASSWORD,
        confirmCodes: [{ id: itemId, htsCode: '3406000000' }],
        acceptFallbackRate: true,
      },
    },
  }),
  staffGenerateManualInvoice: ({ clientId }) => ({ body: { clientId, invoiceData: { items: [stand] } } }),
  listPaperJobs: nothing,
  downloadPaperOfJob: ({ paperJobId }) => ({ params: { id: paperJobId } }),
  startStaffPaperJob: ({ clientId }) => ({ body: { clientId, invoiceData: { items: [stand] } } }),
  listStaffPaperJobs: nothing,
  downloadPaperOfStaffJob: ({ staffPaperJobId }) => ({ params: { id: staffPaperJobId } }),
}
