// The form of a commercial invoice while it is filled in, and the rules it follows (specification part 2, section 5).
import type { Asked } from '#contract/endpoint.ts'
import type { generateInvoice } from '#contract/invoices.ts'
import { parseFulfilmentCentre } from '#domain/invoice/ltl.ts'
import { texts } from '#texts/invoice.ts'
import { allConfirmed, type CodeShown, confirmedOf } from '../../ui/confirmed-codes.ts'
import { type FcDraft, newFc } from '../../ui/fc-fields.tsx'
import type { LineDraft } from './line-draft.ts'
import { toManualItem } from './line-draft.ts'

export type InvoiceBody = Asked<typeof generateInvoice>['body']
export type LtlType = NonNullable<InvoiceBody['ltlType']>
export type BrokerType = NonNullable<InvoiceBody['brokerType']>

export type InvoiceDraft = {
  readonly ltlType: LtlType
  readonly brokerType: BrokerType
  readonly fc: FcDraft
  readonly lines: readonly LineDraft[]
  readonly password: string
  /** Keys of the proposed codes that the person has confirmed: each item with the very code that was shown. */
  readonly confirmed: readonly string[]
  readonly acceptsFallback: boolean
}

/** Default LTL type: specification part 1, section 9. */
export const newDraft = (fcCode: string | null): InvoiceDraft => ({
  ltlType: 'pattern_middle_mile',
  brokerType: 'clearit',
  fc: newFc(fcCode),
  lines: [],
  password: '',
  confirmed: [],
  acceptsFallback: false,
})

/** What the shipment adds to the rules of the form. */
export type DraftConditions = {
  readonly codes: readonly CodeShown[]
  readonly isFallbackRate: boolean
  /** A manual line is open in its own form. */
  readonly lineOpen: boolean
}

/** The sentence of the fulfilment centre, when goods go direct to Amazon and a part is missing. */
export function fcProblem(draft: InvoiceDraft): string | undefined {
  if (draft.ltlType !== 'direct_amazon') return undefined
  const { fcId, ...fcAddress } = draft.fc
  const parsed = parseFulfilmentCentre({ fcId, fcAddress })
  return parsed.kind === 'incomplete' ? parsed.problem : undefined
}

/** Why the invoice cannot be made now, first things first; undefined when it can. */
export function blockedBecause(draft: InvoiceDraft, conditions: DraftConditions): string | undefined {
  const fc = fcProblem(draft)
  if (fc) return fc
  if (conditions.lineOpen) return texts.needLine
  if (!allConfirmed(draft.confirmed, conditions.codes)) return texts.needConfirm
  if (conditions.isFallbackRate && !draft.acceptsFallback) return texts.needFallback
  return draft.password.trim() === '' ? texts.needPassword : undefined
}

/** Whether closing the form would lose something typed. */
export const isBegun = (draft: InvoiceDraft): boolean =>
  draft.lines.length > 0 || draft.password !== '' || draft.fc.street !== '' || draft.ltlType !== 'pattern_middle_mile'

/** The call; `codes` are the proposed codes as the form showed them, sent once the person has confirmed them. */
export function toRequest(shipmentId: string, draft: InvoiceDraft, codes: readonly CodeShown[]): InvoiceBody {
  const { fcId, street, city, state, zip } = draft.fc
  return {
    shipmentData: { id: shipmentId },
    password: draft.password,
    ltlType: draft.ltlType,
    brokerType: draft.brokerType,
    ...(draft.ltlType === 'direct_amazon' ? { fcInfo: { fcId, fcAddress: { street, city, state, zip } } } : {}),
    manualItems: draft.lines.flatMap((line) => toManualItem(line) ?? []),
    confirmCodes: confirmedOf(draft.confirmed, codes),
    acceptFallbackRate: draft.acceptsFallback,
  }
}
