// The form of a combined invoice while it is filled in, and the rules it follows (specification part 1, sections 5 and 9).
import type { Asked } from '#contract/endpoint.ts'
import type { generateCombinedInvoice } from '#contract/invoices.ts'
import type { CodeShown } from '../../ui/confirmed-codes.ts'
import { type PaperDraft, paperTerms } from '../../ui/paper-draft.ts'

export type CombinedBody = Asked<typeof generateCombinedInvoice>['body']

/** Source: specification part 1, section 5. */
export const COMBINED_WAYS = ['pattern_middle_mile', 'direct_amazon'] as const

/** The call. */
export const toRequest = (
  shipmentIds: readonly string[],
  draft: PaperDraft,
  codes: readonly CodeShown[],
): CombinedBody => ({
  ...paperTerms(draft, codes),
  shipments: shipmentIds.map((id) => ({ id })),
  ltlType: COMBINED_WAYS.find((way) => way === draft.ltlType),
})
