// Which renderer prints which paper. Only the printing thread loads it, and with it the PDF library.
import { renderCombinedInvoice } from './combined-invoice.ts'
import { renderCommercialInvoice } from './commercial-invoice.ts'
import { renderCusmaCertificate } from './cusma-certificate.ts'
import { renderDutyEstimate } from './duty-estimate.ts'
import { renderFdaWorksheets } from './fda-worksheet.ts'
import { renderManualInvoice } from './manual-invoice.ts'
import { renderMergedEstimate } from './merged-estimate.ts'
import type { PaperJob } from './paper-job.ts'

export function renderPaper(job: PaperJob): Promise<Uint8Array> {
  switch (job.kind) {
    case 'commercial-invoice':
      return renderCommercialInvoice(job.view)
    case 'combined-invoice':
      return renderCombinedInvoice(job.view)
    case 'manual-invoice':
      return renderManualInvoice(job.view)
    case 'cusma-certificate':
      return renderCusmaCertificate(job.view)
    case 'fda-worksheets':
      return renderFdaWorksheets(job.view)
    case 'duty-estimate':
      return renderDutyEstimate(job.view)
    case 'merged-estimate':
      return renderMergedEstimate(job.view)
  }
}
