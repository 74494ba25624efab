// What can be made of a selection. Most visits to the dashboard need neither, so both are fetched when Multi-Select Mode begins.
import { lazy } from 'react'

const combinedInvoice = () => import('../features/combined-invoice/combined-invoice.tsx')
const mergedEstimate = () => import('../features/merged-estimate/merged-estimate.tsx')

export const CombinedInvoiceModal = lazy(async () => ({ default: (await combinedInvoice()).CombinedInvoiceModal }))
export const MergedEstimateDialog = lazy(async () => ({ default: (await mergedEstimate()).MergedEstimateDialog }))

/** Fetches both ahead, so that they open at once and also when the connection is lost meanwhile. */
export function fetchSelectionDialogs(): void {
  for (const fetchOne of [combinedInvoice, mergedEstimate]) void fetchOne().catch(() => undefined) // opening tries again
}
