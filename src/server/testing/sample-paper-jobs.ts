// Calls about papers that jobs make.
import { nothing, type Sample } from './sample.ts'
import { DOCUMENT_PASSWORD } from './sample-world.ts'

const stand = { description: 'Display stand', quantity: 4, unitPriceUSD: 6.5, countryOfOrigin: 'CA' }

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
  listPaperJobs: nothing,
  downloadPaperOfJob: ({ paperJobId }) => ({ params: { id: paperJobId } }),
  startStaffPaperJob: ({ clientId }) => ({ body: { clientId, invoiceData: { items: [stand] } } }),
  listStaffPaperJobs: nothing,
  downloadPaperOfStaffJob: ({ staffPaperJobId }) => ({ params: { id: staffPaperJobId } }),
}
