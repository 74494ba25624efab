// Which renderer prints which paper. Only the printing thread loads it, and each renderer with its library only when a paper
// wants it: forms are made by another library than tables.
import type { PaperJob } from './paper-job.ts'

export async function renderPaper(job: PaperJob): Promise<Uint8Array> {
  switch (job.kind) {
    case 'commercial-invoice':
      return (await import('./commercial-invoice.ts')).renderCommercialInvoice(job.view)
    case 'combined-invoice':
      return (await import('./combined-invoice.ts')).renderCombinedInvoice(job.view)
    case 'manual-invoice':
      return (await import('./manual-invoice.ts')).renderManualInvoice(job.view)
    case 'cusma-certificate':
      return (await import('./cusma-certificate.ts')).renderCusmaCertificate(job.view)
    case 'fda-worksheets':
      return (await import('./fda-worksheet.ts')).renderFdaWorksheets(job.view)
    case 'duty-estimate':
      return (await import('./duty-estimate.ts')).renderDutyEstimate(job.view)
    case 'merged-estimate':
      return (await import('./merged-estimate.ts')).renderMergedEstimate(job.view)
    case 'origin-dossier':
      return (await import('./origin-dossier.ts')).renderOriginDossier(job.view)
  }
}
