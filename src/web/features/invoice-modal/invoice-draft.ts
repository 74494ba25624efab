// The form of a commercial invoice while it is filled in (specification part 2, section 5).
import { z } from 'zod'
import type { Asked } from '#contract/endpoint.ts'
import type { generateInvoice } from '#contract/invoices.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { type KeptDraft, keptPaper, useKeptDraft } from '../../api/kept-paper.ts'
import type { CodeShown } from '../../ui/confirmed-codes.ts'
import { paperBlocked } from '../../ui/paper-blocked.ts'
import { newPaperDraft, type PaperConditions, type PaperDraft, paperTerms } from '../../ui/paper-draft.ts'
import { keptLine, type LineDraft, toManualItem } from './line-draft.ts'

export type InvoiceBody = Asked<typeof generateInvoice>['body']

export type InvoiceDraft = PaperDraft & {
  readonly lines: readonly LineDraft[]
  /** The line open in its own form; null while none is. */
  readonly open: LineDraft | null
}

export const newDraft = (fcCode: string | null, goesToAmazon: boolean): InvoiceDraft => ({
  ...newPaperDraft(fcCode, goesToAmazon),
  lines: [],
  open: null,
})

const keptInvoice = keptPaper.extend({ lines: z.array(keptLine), open: keptLine.nullable() })

/** The form of a shipment's invoice; it outlives the dialog. */
export const useInvoiceDraft = (
  shipmentId: string,
  { fcCode, goesToAmazon }: { readonly fcCode: string | null; readonly goesToAmazon: boolean },
): KeptDraft<InvoiceDraft> =>
  useKeptDraft<InvoiceDraft>(`invoice:${shipmentId}`, keptInvoice, newDraft(fcCode, goesToAmazon))

/** Why the invoice cannot be made now, first things first; undefined when it can. */
export function blockedBecause(
  language: Language,
  draft: InvoiceDraft,
  conditions: PaperConditions,
): string | undefined {
  const texts = wordsIn(language, en)
  if (draft.open) return texts.needLine
  return paperBlocked(language, draft, conditions)
}

/** The call; `codes` are the proposed codes as the form showed them, sent once the person has confirmed them. */
export const toRequest = (shipmentId: string, draft: InvoiceDraft, codes: readonly CodeShown[]): InvoiceBody => ({
  ...paperTerms(draft, codes),
  shipmentData: { id: shipmentId },
  ltlType: draft.ltlType,
  manualItems: draft.lines.flatMap((line) => toManualItem(line) ?? []),
})
