// A paper to be printed, and how it travels to the thread that prints it: as JSON text, with amounts made whole again there.

import { type Money, money } from '#domain/money.ts'
import type { CombinedInvoice } from '#words/papers/combined-invoice.ts'
import type { CommercialInvoice } from '#words/papers/commercial-invoice.ts'
import type { DutyEstimatePaper, MergedEstimatePaper } from '#words/papers/estimate.ts'
import type { WorksheetPaper } from '#words/papers/fda-worksheet.ts'
import type { ManualInvoice } from '#words/papers/manual-invoice.ts'
import type { OriginDossier } from '#words/papers/origin-dossier.ts'
import type { SignaturePicture, SignedCertificate } from './cusma-certificate.ts'

export type PaperJob =
  | { readonly kind: 'commercial-invoice'; readonly view: CommercialInvoice }
  | { readonly kind: 'combined-invoice'; readonly view: CombinedInvoice }
  | { readonly kind: 'manual-invoice'; readonly view: ManualInvoice }
  | { readonly kind: 'cusma-certificate'; readonly view: SignedCertificate }
  | { readonly kind: 'fda-worksheets'; readonly view: WorksheetPaper }
  | { readonly kind: 'duty-estimate'; readonly view: DutyEstimatePaper }
  | { readonly kind: 'merged-estimate'; readonly view: MergedEstimatePaper }
  | { readonly kind: 'origin-dossier'; readonly view: OriginDossier }

/** What the thread that prints does besides: a picture made fit to be printed. */
export type PictureJob = { readonly kind: 'signature-picture'; readonly view: SignaturePicture }

/** What the printing thread is sent, and what it answers: that it is ready, the bytes of a paper, or what went wrong with it. */
export type PrintRequest = { readonly job: string }
export type PrintAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'printed'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly problem: string }

/** Exact amounts are written as decimal text. */
export const packJob = (job: PaperJob | PictureJob): string => JSON.stringify(job)

/** The job again, its amounts as Money. For text of `packJob` only. */
export function unpackJob(packed: string): PaperJob | PictureJob {
  return JSON.parse(packed, (_, value: unknown) => (isPackedMoney(value) ? money(value.currency, value.amount) : value))
}

function isPackedMoney(value: unknown): value is { currency: Money['currency']; amount: string } {
  if (typeof value !== 'object' || value === null || !('currency' in value) || !('amount' in value)) return false
  const { currency, amount } = value
  return (currency === 'CAD' || currency === 'USD') && typeof amount === 'string'
}
