// The form of a combined invoice while it is filled in. Source: specification part 1, section 5, "Combined invoice form".
import type { Asked } from '#contract/endpoint.ts'
import type { generateCombinedInvoice } from '#contract/invoices.ts'
import { parseFulfilmentCentre } from '#domain/invoice/ltl.ts'
import { texts } from '#texts/invoice.ts'
import { allConfirmed, type CodeShown, confirmedOf } from '../../ui/confirmed-codes.ts'
import { type FcDraft, newFc } from '../../ui/fc-fields.tsx'

export type CombinedBody = Asked<typeof generateCombinedInvoice>['body']

export type CombinedDraft = {
  readonly ltlType: NonNullable<CombinedBody['ltlType']>
  readonly brokerType: NonNullable<CombinedBody['brokerType']>
  readonly fc: FcDraft
  readonly password: string
  /** Keys of the proposed codes that the person has confirmed. */
  readonly confirmed: readonly string[]
  readonly acceptsFallback: boolean
}

/** Default LTL type: specification part 1, section 9. */
export const NEW_DRAFT: CombinedDraft = {
  ltlType: 'pattern_middle_mile',
  brokerType: 'clearit',
  fc: newFc(null),
  password: '',
  confirmed: [],
  acceptsFallback: false,
}

/** What the shipments add to the rules of the form. */
export type Conditions = { readonly codes: readonly CodeShown[]; readonly isFallbackRate: boolean }

/** The sentence of the fulfilment centre, when goods go direct to Amazon and a part is missing. */
export function fcProblem({ ltlType, fc }: CombinedDraft): string | undefined {
  if (ltlType !== 'direct_amazon') return undefined
  const { fcId, ...fcAddress } = fc
  const parsed = parseFulfilmentCentre({ fcId, fcAddress })
  return parsed.kind === 'incomplete' ? parsed.problem : undefined
}

/** Why the invoice cannot be made now, first things first; undefined when it can. */
export function blockedBecause(draft: CombinedDraft, { codes, isFallbackRate }: Conditions): string | undefined {
  const problem = fcProblem(draft)
  if (problem) return problem
  if (!allConfirmed(draft.confirmed, codes)) return texts.needConfirm
  if (isFallbackRate && !draft.acceptsFallback) return texts.needFallback
  return draft.password.trim() === '' ? texts.needPassword : undefined
}

/** Whether closing the form would lose something typed. */
export const isBegun = (draft: CombinedDraft): boolean =>
  draft.password !== '' || draft.fc.fcId !== '' || draft.fc.street !== '' || draft.confirmed.length > 0

/** The call. The centre is sent only for goods that go direct to Amazon, and only with an FC ID. */
export function toRequest(
  shipmentIds: readonly string[],
  draft: CombinedDraft,
  codes: readonly CodeShown[],
): CombinedBody {
  const { fcId, street, city, state, zip } = draft.fc
  const sendsCentre = draft.ltlType === 'direct_amazon' && fcId.trim() !== ''
  return {
    shipments: shipmentIds.map((id) => ({ id })),
    password: draft.password,
    ltlType: draft.ltlType,
    brokerType: draft.brokerType,
    ...(sendsCentre ? { fcInfo: { fcId, fcAddress: { street, city, state, zip } } } : {}),
    confirmCodes: confirmedOf(draft.confirmed, codes),
    acceptFallbackRate: draft.acceptsFallback,
  }
}
