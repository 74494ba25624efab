/** Papers that a job makes where they are large. */
export const PAPERS_BY_JOB = [
  'commercial_invoice',
  'combined_invoice',
  'manual_invoice',
  'fda_worksheets',
  'cusma_certificate',
  'product_certificate',
  'duty_estimate',
  'merged_estimate',
  'staff_manual_invoice',
] as const
