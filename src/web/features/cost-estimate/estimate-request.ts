// What is asked for the costs of a shipment, once every item has what the estimate needs (specification part 2, section 5).
import type { estimateCosts } from '#contract/duty.ts'
import type { Asked } from '#contract/endpoint.ts'
import { type ItemForDuty, itemQuestion } from '#domain/shipment/duty-question.ts'

export type CostRequest = Exclude<Asked<typeof estimateCosts>['body'], readonly unknown[]>

/** The facts of an item that its costs hang on. Value is of one unit, CAD; quantities are of one unit, by HTS unit. */
export type CostedItem = ItemForDuty & {
  readonly description: string
  readonly sku: string
  /** The maker's address on one line. */
  readonly manufacturingAddress?: string | null | undefined
  /** Whether the certificate does not cover it. */
  readonly isLeftOut?: boolean
}

/** What the call takes. */
const MOST_MAKER = 500

/** Undefined while an item lacks code, origin, quantity or a value above 0, and for a shipment without items. */
export function costRequest(items: readonly CostedItem[], hasCertificate: boolean): CostRequest | undefined {
  const asked: CostRequest['items'] = []
  for (const item of items) {
    const each = askedItem(item, hasCertificate)
    if (!each) return undefined
    asked.push(each)
  }
  return asked.length > 0 ? { items: asked } : undefined
}

function askedItem(item: CostedItem, hasCertificate: boolean): CostRequest['items'][number] | undefined {
  const asked = item.quantity < 1 ? undefined : itemQuestion(item, hasCertificate && !item.isLeftOut)
  return (
    asked && {
      ...asked.line,
      unitPrice: asked.price,
      commercialDescription: item.description || item.sku,
      ...(item.manufacturingAddress ? { maker: item.manufacturingAddress.slice(0, MOST_MAKER) } : {}),
    }
  )
}
