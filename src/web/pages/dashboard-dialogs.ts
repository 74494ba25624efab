// What the first screen of the dashboard does without: what is made of a selection is fetched when Multi-Select Mode begins, the
// business information once the browser is idle, the notices that few clients see right behind the list.
import { lazy } from 'react'

const businessInfo = () => import('../features/business-info/business-info-dialog.tsx')
const combinedInvoice = () => import('../features/combined-invoice/combined-invoice.tsx')
const madeCombined = () => import('../features/combined-invoice/made-combined.tsx')
const mergedEstimate = () => import('../features/merged-estimate/merged-estimate.tsx')

export const BusinessInfoDialog = lazy(async () => ({ default: (await businessInfo()).BusinessInfoDialog }))
export const CombinedInvoiceModal = lazy(async () => ({ default: (await combinedInvoice()).CombinedInvoiceModal }))
export const MadeCombinedPanel = lazy(async () => ({ default: (await madeCombined()).MadeCombinedPanel }))
export const MergedEstimateDialog = lazy(async () => ({ default: (await mergedEstimate()).MergedEstimateDialog }))

export const EndingCertificates = lazy(async () => ({
  default: (await import('../features/certificates/ending-notice.tsx')).EndingCertificates,
}))
export const SamplePanel = lazy(async () => ({
  default: (await import('../features/shipments/sample-panel.tsx')).SamplePanel,
}))
export const FirstSteps = lazy(async () => ({
  default: (await import('../features/shipments/first-steps.tsx')).FirstSteps,
}))

/** Fetches what is made of a selection ahead, so that they open at once and also when the connection is lost meanwhile. */
export function fetchSelectionDialogs(): void {
  for (const fetchOne of [combinedInvoice, madeCombined, mergedEstimate]) void fetchOne().catch(() => undefined) // opening tries again
}

/** Fetches the business information ahead, for the same reason. */
export function fetchBusinessInfoDialog(): void {
  void businessInfo().catch(() => undefined) // opening tries again
}
