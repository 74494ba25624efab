// An FBA plan of an import: its placement options, their placements, the rates and box groups of each, out of rows that follow
// each other. Source: specification part 2, section 3.

import { placementStatus } from '../freight/status.ts'
import { decimal } from '../money.ts'
import type { FileReason } from './file-reason.ts'
import type { CheckedRow, ImportRecord, LineProblem, Values } from './records.ts'

type Given = Readonly<Record<string, string | undefined>>
export type GivenRate = {
  readonly carrier_id: string
  readonly carrier_name: string
  readonly service_id: string
  readonly service_name: string
  readonly transit_days: number | null
  readonly total: string
  readonly formatted: string
  readonly currency: string
  readonly brokerage_fees_included: boolean
}
/** Millimetres, grams, US dollars as decimal text; null where nobody measured. */
export type GivenGroup = {
  readonly length_mm: string | null
  readonly width_mm: string | null
  readonly height_mm: string | null
  readonly weight_gm: string | null
  readonly number_of_boxes: number
  readonly value_per_box_usd: string | null
  readonly total_value_usd: string | null
}
export type GivenPlacement = {
  fields: Record<string, string>
  readonly rates: GivenRate[]
  readonly groups: GivenGroup[]
}
export type GivenOption = { fields: Record<string, string>; readonly placements: Map<string, GivenPlacement> }
export type GivenPlan = {
  readonly externalId: string
  readonly fields: Given
  /** By the option's id where it came from. */
  readonly options: ReadonlyMap<string, GivenOption>
  readonly problems: readonly LineProblem[]
}

const PLAN = ['plan_name', 'plan_type', 'plan_status'] as const
const OPTION = ['option_status', 'confirmed_at'] as const
const PLACEMENT_FIELDS = [
  'warehouse_id',
  'location_name',
  'location_address',
  'destination_address',
  'amazon_shipment_id',
  'placement_status',
  'total_boxes',
  'total_items',
  'total_cogs_cad',
] as const
const RATE = [
  'carrier',
  'carrier_id',
  'service',
  'service_id',
  'transit_days',
  'rate_total',
  'rate_currency',
  'brokerage_included',
]
const GROUP = [
  'group_boxes',
  'group_length_mm',
  'group_width_mm',
  'group_height_mm',
  'group_weight_gm',
  'group_value_usd',
]
const STATUSES: readonly string[] = ['plan_status', 'option_status', 'placement_status']

export function planOf({ rows, values }: ImportRecord): GivenPlan {
  const problems: LineProblem[] = []
  const fields: Record<string, string> = {}
  const options = new Map<string, GivenOption>()
  for (const row of rows) {
    merge(fields, row, PLAN, problems)
    const problem = takeOption(options, row, problems)
    if (problem) problems.push({ line: row.line, column: null, problem })
  }
  return { externalId: values.plan ?? '', fields, options, problems }
}

function takeOption(
  options: Map<string, GivenOption>,
  row: CheckedRow,
  problems: LineProblem[],
): FileReason | undefined {
  const has = (names: readonly string[]) => names.some((name) => row.values[name] !== undefined)
  const id = row.values.option
  if (id === undefined)
    return has([...OPTION, ...PLACEMENT_FIELDS, ...RATE, ...GROUP]) ? { reason: 'optionNeeded' } : undefined
  const option = options.get(id) ?? { fields: {}, placements: new Map() }
  options.set(id, option)
  merge(option.fields, row, OPTION, problems)
  if (!has([...PLACEMENT_FIELDS, ...RATE, ...GROUP])) return undefined
  const { warehouse_id = '', amazon_shipment_id = '' } = row.values
  if (!warehouse_id && !amazon_shipment_id) return { reason: 'warehouseNeeded' }
  const key = `${warehouse_id}\u0001${amazon_shipment_id}`
  const placement = option.placements.get(key) ?? { fields: {}, rates: [], groups: [] }
  option.placements.set(key, placement)
  merge(placement.fields, row, PLACEMENT_FIELDS, problems)
  if (has(RATE)) {
    const rate = rateOf(row.values)
    if (!rate) return { reason: 'rateNeeds' }
    placement.rates.push(rate)
  }
  if (!has(GROUP)) return undefined
  const group = groupOf(row.values)
  if (!group) return { reason: 'groupNeeds' }
  placement.groups.push(group)
  return undefined
}

function merge(
  into: Record<string, string>,
  { line, values }: CheckedRow,
  names: readonly string[],
  problems: LineProblem[],
) {
  for (const name of names) {
    const value = values[name]
    if (value === undefined) continue
    const given = STATUSES.includes(name) ? placementStatus(value) : value
    if (into[name] !== undefined && into[name] !== given)
      problems.push({ line, column: name, problem: { reason: 'planDiffers', facts: { column: name } } })
    into[name] = given
  }
}

/** Undefined when a part that a rate cannot do without is missing. Ids that are not given are made of the names. */
function rateOf(values: Values): GivenRate | undefined {
  const { carrier, service, rate_total: total, rate_currency: currency } = values
  if (!carrier || !service || !total || !currency) return undefined
  const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return {
    carrier_id: values.carrier_id ?? slug(carrier),
    carrier_name: carrier,
    service_id: values.service_id ?? slug(`${carrier} ${service}`),
    service_name: service,
    transit_days: values.transit_days === undefined ? null : Number(values.transit_days),
    total: cents(total),
    formatted: `${currency} ${cents(total)}`,
    currency,
    brokerage_fees_included: values.brokerage_included === 'yes',
  }
}

function groupOf(values: Values): GivenGroup | undefined {
  if (values.group_boxes === undefined) return undefined
  const value = values.group_value_usd
  const boxes = Number(values.group_boxes)
  return {
    length_mm: values.group_length_mm ?? null,
    width_mm: values.group_width_mm ?? null,
    height_mm: values.group_height_mm ?? null,
    weight_gm: values.group_weight_gm ?? null,
    number_of_boxes: boxes,
    value_per_box_usd: value === undefined ? null : cents(value),
    total_value_usd:
      value === undefined
        ? null
        : decimal(value)
            .times(decimal(String(boxes)))
            .toFixed(2),
  }
}

const cents = (amount: string): string => decimal(amount).toFixed(2)
