// The customs side of one item of a shipment, and what it still lacks.
import type { Big } from 'big.js'
import type { AddressParts } from '../address/address.ts'
import { originMatch } from '../address/origin-match.ts'
import { parseHtsCode } from '../hts-code.ts'

/** What readiness, totals and papers need to know of an item. Cost is of one unit, CAD. */
export type CustomsItem = {
  readonly id: string
  readonly description: string
  readonly sku: string
  readonly quantity: number
  readonly costCad: Big | null
  readonly countryOfOrigin: string | null
  readonly htsCode: string | null
  readonly maker: AddressParts | null
  readonly originMismatchReason: string | null
}

export type CustomsField = 'htsCode' | 'countryOfOrigin' | 'costCad' | 'maker'

/** The order fields are asked for on the screen. */
export const CUSTOMS_FIELDS: readonly CustomsField[] = ['countryOfOrigin', 'costCad', 'htsCode', 'maker']

/** Why a field is not settled: it is empty, or the maker's country differs from the origin without a recorded reason. */
type FieldGap = { readonly field: CustomsField; readonly why: 'missing' | 'origin-mismatch' }

/**
 * What an item still lacks, in screen order. Source: specification part 2, section 5, "Readiness and estimate";
 * the maker's country: part 1, section 5, and decisions o.
 */
export function fieldGaps(item: CustomsItem): readonly FieldGap[] {
  return CUSTOMS_FIELDS.flatMap((field): FieldGap[] => {
    const why = gapOf(item, field)
    return why ? [{ field, why }] : []
  })
}

function gapOf(item: CustomsItem, field: CustomsField): FieldGap['why'] | undefined {
  if (field === 'countryOfOrigin') return item.countryOfOrigin ? undefined : 'missing'
  if (field === 'costCad') return item.costCad?.gt('0') ? undefined : 'missing'
  if (field === 'htsCode') return item.htsCode && parseHtsCode(item.htsCode) ? undefined : 'missing'
  if (!item.maker || !isComplete(item.maker)) return 'missing'
  const match = originMatch(item.maker.country, item.countryOfOrigin)
  return match === 'differs' && !item.originMismatchReason ? 'origin-mismatch' : undefined
}

/** An address counts when it has name, street, city and country. */
const isComplete = (maker: AddressParts): boolean =>
  [maker.name, maker.streetAddress, maker.city, maker.country].every((part) => part.trim() !== '')
