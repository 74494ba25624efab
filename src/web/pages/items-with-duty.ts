// The items of a shipment with the duty of each, as tables of duties show them.
import type { Item } from '../api/shipment-item.ts'
import type { ItemWithDuty } from '../features/cost-estimate/duty-by-item.tsx'
import type { DutyState } from '../features/duty-receipt/duty-state.ts'

export const itemsWithDuty = (
  items: readonly Item[],
  duties: ReadonlyMap<string, DutyState>,
): readonly ItemWithDuty[] =>
  items.map(({ id, description, sku, htsCode, countryOfOrigin, quantity, declaredValue }) => ({
    id,
    name: description || sku,
    htsCode,
    origin: countryOfOrigin,
    quantity,
    price: declaredValue,
    duty: dutyOf(duties.get(id)),
  }))

function dutyOf(state: DutyState | undefined): ItemWithDuty['duty'] {
  if (!state) return { kind: 'loading' }
  if (state.kind !== 'dutiable' && state.kind !== 'free') return { kind: state.kind }
  const { outcome, range } = state.answer.receipt
  return { kind: state.kind, cad: state.dutyCad, usd: outcome.kind === 'dutiable' ? outcome.totalUsd : 0, range }
}
