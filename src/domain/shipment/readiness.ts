// The readiness checklist of a shipment. Source: specification part 2, section 5, "Readiness and estimate".
import { eligibleItems } from '../cusma/eligibility.ts'
import { type CusmaFormStatus, isCertificate } from '../cusma/form-status.ts'
import { type CustomsField, type CustomsItem, fieldGaps } from './item.ts'

export type ReadinessKey = CustomsField | 'cusmaCertificate'

export type ReadinessEntry = {
  readonly key: ReadinessKey
  readonly done: boolean
  /** Items that meet the entry, out of those it concerns. */
  readonly itemsDone: number
  readonly itemsConcerned: number
  /** Items that do not, in list order. */
  readonly openItems: readonly string[]
}

export type Readiness = { readonly ready: boolean; readonly entries: readonly ReadinessEntry[] }

const ENTRY_ORDER: readonly CustomsField[] = ['htsCode', 'countryOfOrigin', 'costCad', 'maker']

/**
 * The five entries in the order of the checklist. A shipment without items is not ready. `leftOut`: ids of items that claim
 * nothing by choice, so that no certificate is wanted for them.
 */
export function readiness(
  items: readonly CustomsItem[],
  certificate: CusmaFormStatus | null,
  leftOut: readonly string[] = [],
): Readiness {
  const gaps = new Map(items.map((item) => [item.id, fieldGaps(item).map((gap) => gap.field)]))
  const fields = ENTRY_ORDER.map((field): ReadinessEntry => {
    const open = items.filter((item) => gaps.get(item.id)?.includes(field)).map((item) => item.id)
    return entry(field, items.length, open)
  })
  const eligible = eligibleItems(items).filter((id) => !leftOut.includes(id))
  const certified = isCertificate(certificate) ? [] : eligible
  const entries = [...fields, entry('cusmaCertificate', eligible.length, certified)]
  return { ready: items.length > 0 && entries.every((each) => each.done), entries }
}

function entry(key: ReadinessKey, concerned: number, openItems: readonly string[]): ReadinessEntry {
  return {
    key,
    done: openItems.length === 0,
    itemsDone: concerned - openItems.length,
    itemsConcerned: concerned,
    openItems,
  }
}
