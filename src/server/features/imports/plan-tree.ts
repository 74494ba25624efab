// A plan of the file against the stored one: what differs at every level, and the rows to write.
import { isActive, placementStatus } from '#domain/freight/status.ts'
import { type Change, compareFields, plainDecimal } from '#domain/import/compare.ts'
import type { GivenGroup, GivenOption, GivenPlacement, GivenPlan, GivenRate } from '#domain/import/plan-record.ts'
import { groupsText, ratesText } from '#words/plan-lines.ts'
import type { StoredOption, StoredPlacement, StoredPlan, Writing } from '../../store/imports-packing.ts'

export type StoredTree = {
  readonly plan: StoredPlan
  readonly options: readonly { readonly option: StoredOption; readonly placements: readonly StoredPlacement[] }[]
}
export type Writings = {
  readonly plans: Writing<StoredPlan>
  readonly options: Writing<StoredOption>
  readonly placements: Writing<StoredPlacement>
}
type Owner = { readonly clientId: string; readonly shipmentId: string; newId(): string; readonly now: Date }

export const newWritings = (): Writings => ({
  plans: { added: [], changed: [] },
  options: { added: [], changed: [] },
  placements: { added: [], changed: [] },
})

/** Adds what is to be written to `writings`; `plan` is as it will be. */
export function comparePlan(owner: Owner, given: GivenPlan, stored: StoredTree | undefined, writings: Writings) {
  const before = stored?.plan
  const own = compareFields(given.fields, before ? planFields(before) : {}).changes
  const id = before?.id ?? owner.newId()
  const below = [...given.options].flatMap(([externalId, option]) => {
    const known = stored?.options.find((each) => each.option.external_id === externalId)
    return compareOption(owner, { planId: id, externalId, option, known }, writings)
  })
  const plan: StoredPlan = {
    id,
    client_id: owner.clientId,
    shipment_id: owner.shipmentId,
    plan_name: given.fields.plan_name ?? before?.plan_name ?? given.externalId,
    plan_type: given.fields.plan_type ?? before?.plan_type ?? 'FBA',
    status: given.fields.plan_status ?? before?.status ?? placementStatus(null),
    created_at: before?.created_at ?? owner.now,
    updated_at: owner.now,
    external_id: given.externalId,
  }
  const changes = [...own, ...below]
  if (!before) writings.plans.added.push(plan)
  else if (changes.length > 0) writings.plans.changed.push(plan)
  return { plan, changes }
}

const planFields = (plan: StoredPlan) => ({
  plan_name: plan.plan_name,
  plan_type: plan.plan_type,
  plan_status: placementStatus(plan.status),
})

type OptionPair = {
  readonly planId: string
  readonly externalId: string
  readonly option: GivenOption
  readonly known: StoredTree['options'][number] | undefined
}

function compareOption(
  owner: Owner,
  { planId, externalId, option, known }: OptionPair,
  writings: Writings,
): readonly Change[] {
  const before = known?.option
  const own = compareFields(option.fields, before ? optionFields(before) : {}).changes
  const id = before?.id ?? owner.newId()
  const status = option.fields.option_status ?? before?.status ?? placementStatus(null)
  const confirmed = option.fields.confirmed_at ?? before?.confirmed_at ?? (isActive(status) ? owner.now : null)
  const row: StoredOption = {
    id,
    client_id: owner.clientId,
    plan_id: planId,
    status,
    confirmed_at: typeof confirmed === 'string' ? new Date(confirmed) : confirmed,
    external_id: externalId,
  }
  if (!before) writings.options.added.push(row)
  else if (own.length > 0) writings.options.changed.push(row)
  const taken = new Set<string>()
  const below = [...option.placements.values()].flatMap((placement) => {
    const match = matching(known?.placements ?? [], placement, taken)
    if (match) taken.add(match.id)
    return comparePlacement(owner, id, placement, match, writings)
  })
  return [...own, ...below].map((change) => ({ ...change, field: `${externalId} ${change.field}` }))
}

const optionFields = (option: StoredOption) => ({
  option_status: placementStatus(option.status),
  confirmed_at: option.confirmed_at?.toISOString() ?? null,
})

/** The same by Amazon's id of the shipment, else the one of the warehouse that does not have another id. */
function matching(stored: readonly StoredPlacement[], { fields }: GivenPlacement, taken: ReadonlySet<string>) {
  const free = stored.filter(({ id }) => !taken.has(id))
  const { amazon_shipment_id: amazonId, warehouse_id: warehouse } = fields
  const named = amazonId ? free.find((each) => each.amazon_shipment_id === amazonId) : undefined
  return (
    named ??
    free.find(
      (each) =>
        warehouse !== undefined &&
        each.warehouse_id === warehouse &&
        (!amazonId || !each.amazon_shipment_id || each.amazon_shipment_id === amazonId),
    )
  )
}

function comparePlacement(
  owner: Owner,
  optionId: string,
  { fields, rates, groups }: GivenPlacement,
  before: StoredPlacement | undefined,
  writings: Writings,
): readonly Change[] {
  const given = {
    ...fields,
    rates: rates.length > 0 ? ratesText(rates) : undefined,
    box_groups: groups.length > 0 ? groupsText(groups) : undefined,
  }
  const { changes } = compareFields(given, before ? placementFields(before) : {})
  const row: StoredPlacement = {
    id: before?.id ?? owner.newId(),
    client_id: owner.clientId,
    placement_option_id: optionId,
    warehouse_id: fields.warehouse_id ?? before?.warehouse_id ?? null,
    location_name: fields.location_name ?? before?.location_name ?? null,
    location_address: fields.location_address ?? before?.location_address ?? null,
    destination_address: fields.destination_address ?? before?.destination_address ?? null,
    amazon_shipment_id: fields.amazon_shipment_id ?? before?.amazon_shipment_id ?? null,
    status: fields.placement_status ?? before?.status ?? placementStatus(null),
    total_boxes: Number(fields.total_boxes ?? before?.total_boxes ?? 0),
    total_items: Number(fields.total_items ?? before?.total_items ?? 0),
    total_cogs_cad: fields.total_cogs_cad ?? before?.total_cogs_cad ?? null,
    shipping_rates: rates.length > 0 ? rates : (before?.shipping_rates ?? []),
    box_groups: groups.length > 0 ? groups : (before?.box_groups ?? []),
  }
  if (!before) writings.placements.added.push(row)
  else if (changes.length > 0) writings.placements.changed.push(row)
  const name = row.warehouse_id ?? row.amazon_shipment_id ?? ''
  return changes.map((change) => ({ ...change, field: `${name} ${change.field}` }))
}

const placementFields = (row: StoredPlacement) => ({
  warehouse_id: row.warehouse_id,
  location_name: row.location_name,
  location_address: row.location_address,
  destination_address: row.destination_address,
  amazon_shipment_id: row.amazon_shipment_id,
  placement_status: placementStatus(row.status),
  total_boxes: String(row.total_boxes),
  total_items: String(row.total_items),
  total_cogs_cad: plainDecimal(row.total_cogs_cad),
  rates: ratesText(row.shipping_rates.filter(isRecord).map(storedRate)),
  box_groups: groupsText(row.box_groups.filter(isRecord).map(storedGroup)),
})

type Stored = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Stored => typeof value === 'object' && value !== null
const textIn = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const textOrNull = (value: unknown): string | null => textIn(value) || null

const storedRate = (rate: Stored): GivenRate => ({
  carrier_id: textIn(rate.carrier_id),
  carrier_name: textIn(rate.carrier_name),
  service_id: textIn(rate.service_id),
  service_name: textIn(rate.service_name),
  transit_days: typeof rate.transit_days === 'number' ? rate.transit_days : null,
  total: textIn(rate.total),
  formatted: textIn(rate.formatted),
  currency: textIn(rate.currency),
  brokerage_fees_included: rate.brokerage_fees_included === true,
})

const storedGroup = (group: Stored): GivenGroup => ({
  length_mm: textOrNull(group.length_mm),
  width_mm: textOrNull(group.width_mm),
  height_mm: textOrNull(group.height_mm),
  weight_gm: textOrNull(group.weight_gm),
  number_of_boxes: Number(textIn(group.number_of_boxes)),
  value_per_box_usd: textOrNull(group.value_per_box_usd),
  total_value_usd: textOrNull(group.total_value_usd),
})
