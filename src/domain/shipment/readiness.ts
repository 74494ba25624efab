// The readiness checklist of a shipment: ready means that the invoice would be made. What stops it comes from the gate before papers.
// Source: specification part 2, section 5, "Readiness and estimate"; decisions q.
import { isAmong } from '../among.ts'
import { eligibleItems } from '../cusma/eligibility.ts'
import { type CusmaFormStatus, isCertificate } from '../cusma/form-status.ts'
import { type CustomsField, type CustomsItem, fieldGaps } from './item.ts'

type ReadinessKey = CustomsField | 'cusmaCertificate'

/** What stops the invoice, by the reason of the gate; `item` is an id. */
export type Stop = { readonly id: string; readonly item?: string | undefined }

export type ReadinessEntry<S extends Stop = Stop> = {
  readonly key: ReadinessKey
  readonly done: boolean
  /** Items that meet the entry, out of those it concerns. */
  readonly itemsDone: number
  readonly itemsConcerned: number
  /** Items whose code is proposed and nobody confirmed: the entry of codes alone has some. */
  readonly itemsProposed: number
  /** Items that do not meet it, in list order. */
  readonly openItems: readonly string[]
  /** Why a field that is filled in does not count: its code has gone, its country is none. */
  readonly stops: readonly S[]
}

export type Readiness<S extends Stop = Stop> = {
  readonly ready: boolean
  readonly entries: readonly ReadinessEntry<S>[]
  /** What stops the invoice and is no entry of the list: goods that may not enter, business information that is missing. */
  readonly others: readonly S[]
}

const ENTRY_ORDER: readonly CustomsField[] = ['htsCode', 'countryOfOrigin', 'costCad', 'maker']

/** Reasons that the fields themselves show, as they are now: `fieldGaps` finds them. */
export const SHOWN_BY_FIELDS: readonly string[] = [
  'cost-missing',
  'origin-missing',
  'code-missing',
  'code-unfinished',
  'maker-missing',
  'maker-incomplete',
  'maker-country-differs',
  'no-items',
]
/** Reasons that make a field count as open although something stands in it. */
const FIELD_OF = new Map<string, CustomsField>([
  ['code-gone', 'htsCode'],
  ['code-ended', 'htsCode'],
  ['code-renumbered', 'htsCode'],
  ['origin-unknown', 'countryOfOrigin'],
])

type ReadinessFacts<S extends Stop> = {
  readonly items: readonly CustomsItem[]
  /** What the gate finds that stops the invoice, whatever its form says. */
  readonly stops: readonly S[]
  readonly certificate: CusmaFormStatus | null
  /** Ids of items that claim nothing by choice, so that no certificate is wanted for them. */
  readonly leftOut?: readonly string[]
  /** Ids of items that a certificate for products covers. */
  readonly covered?: readonly string[]
  /** Ids of items whose code nobody confirmed. */
  readonly proposed?: readonly string[]
}

/** The five entries in the order of the checklist. A shipment without items is not ready. */
export function readiness<S extends Stop>(facts: ReadinessFacts<S>): Readiness<S> {
  const { items, certificate, leftOut = [], covered = [], proposed = [] } = facts
  const stops = facts.stops.filter(({ id }) => !SHOWN_BY_FIELDS.includes(id))
  const gaps = new Map(items.map((item) => [item.id, fieldGaps(item).map((gap) => gap.field)]))
  const fields = ENTRY_ORDER.map((field): ReadinessEntry<S> => {
    const ofField = stops.filter(({ id }) => FIELD_OF.get(id) === field)
    const stopped = new Set(ofField.map(({ item }) => item))
    const open = items.filter(({ id }) => gaps.get(id)?.includes(field) || stopped.has(id)).map(({ id }) => id)
    const unsure = field === 'htsCode' ? items.filter(({ id }) => isAmong(proposed, id) && !isAmong(open, id)) : []
    return { ...entry(field, items.length, open), itemsProposed: unsure.length, stops: ofField }
  })
  const eligible = eligibleItems(items).filter((id) => !isAmong(leftOut, id))
  const uncertified = isCertificate(certificate) ? [] : eligible.filter((id) => !isAmong(covered, id))
  const entries = [
    ...fields,
    { ...entry('cusmaCertificate', eligible.length, uncertified), itemsProposed: 0, stops: [] },
  ]
  const others = stops.filter(({ id }) => !FIELD_OF.has(id))
  const ready = items.length > 0 && others.length === 0 && entries.every((each) => each.done)
  return { ready, entries, others }
}

const entry = (key: ReadinessKey, concerned: number, openItems: readonly string[]) => ({
  key,
  done: openItems.length === 0,
  itemsDone: concerned - openItems.length,
  itemsConcerned: concerned,
  openItems,
})
