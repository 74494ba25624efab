// What a cell says: on screen, in the field when it is edited, and on the clipboard.

import { originMatch } from '#domain/address/origin-match.ts'
import { parseCountry } from '#domain/countries.ts'
import { formatHtsCode, parseHtsCode } from '#domain/hts-code.ts'
import { cad, centsText } from '#domain/money.ts'
import type { CustomsField } from '#domain/shipment/item.ts'
import { lineValue } from '#domain/shipment/totals.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { countryIn } from '#words/country-text.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { amountIn, decimalIn } from '#words/local-text.ts'
import type { Item } from '../../api/shipment-item.ts'
import { costText } from '../../ui/cost-text.ts'
import { parseCell } from './cell-input.ts'
import type { ColumnKey } from './columns.ts'
import { type CellDuty, costOf } from './grid-item.ts'
import type { Makers } from './makers.ts'

/** The value as text that pastes back as the same value: a country as its code, a code with its dots. Empty when there is none. */
export function cellText(language: Language, item: Item, key: ColumnKey, makers: Makers): string {
  if (key === 'item') return item.description
  if (key === 'sku') return item.sku
  if (key === 'units') return String(item.quantity)
  if (key === 'countryOfOrigin') return item.countryOfOrigin ?? ''
  if (key === 'htsCode') return item.htsCode ? formatHtsCode(item.htsCode) : ''
  if (key === 'costCad') return costText(language, item.declaredValue)
  if (key === 'maker') return makerText(item, makers)
  const value = key === 'value' && lineValue({ quantity: item.quantity, costCad: costOf(item) })
  return value ? decimalIn(language, centsText(value)) : ''
}

const makerText = (item: Item, makers: Makers): string =>
  item.manufacturing_address_id ? (makers.byId.get(item.manufacturing_address_id)?.shown ?? '') : ''

/** The field's value for people: 'CA Canada' instead of 'CA'. */
export const shownText = (language: Language, item: Item, field: CustomsField, makers: Makers): string =>
  field === 'countryOfOrigin' && item.countryOfOrigin
    ? `${item.countryOfOrigin} ${countryIn(language, item.countryOfOrigin)}`
    : cellText(language, item, field, makers)

export function dutyText(language: Language, duty: CellDuty): string {
  const itemTexts = wordsIn(language, itemEn)
  if (duty.kind === 'dutiable') return amountIn(language, cad(duty.dutyCad))
  if (duty.kind === 'free') return itemTexts.possiblyDutyFree
  if (duty.kind === 'loading') return itemTexts.calculating
  if (duty.kind === 'failed') return itemTexts.dutyFailed
  if (duty.kind === 'prohibited') return itemTexts.prohibited
  return duty.kind === 'unknown' ? itemTexts.notKnownYet : itemTexts.noValueYet
}

/** What is wrong with a cell, in the words of the card; `draft` is what was typed and cannot be saved. */
export function cellProblem(
  language: Language,
  item: Item,
  field: CustomsField,
  makers: Makers,
  draft?: string,
): string | undefined {
  if (draft !== undefined) {
    const parsed = parseCell(language, field, draft, makers)
    if (parsed.kind === 'problem') return parsed.text
  }
  if (field === 'countryOfOrigin') return originProblem(language, item.countryOfOrigin)
  if (field === 'costCad') return costProblem(language, item)
  if (field === 'htsCode') return codeProblem(language, item.htsCode)
  return makerProblem(language, item, makers)
}

function originProblem(language: Language, origin: string | null): string | undefined {
  const itemTexts = wordsIn(language, itemEn)
  if (!origin) return itemTexts.required
  return parseCountry(origin) ? undefined : itemTexts.originProblem(origin)
}

function costProblem(language: Language, item: Item): string | undefined {
  const itemTexts = wordsIn(language, itemEn)
  const cost = costOf(item)
  if (!cost) return itemTexts.required
  return cost.gt('0') ? undefined : itemTexts.costAboveZero
}

function codeProblem(language: Language, code: string | null): string | undefined {
  const itemTexts = wordsIn(language, itemEn)
  if (!code) return itemTexts.required
  return parseHtsCode(code) ? undefined : itemTexts.tenDigits(code.length)
}

function makerProblem(language: Language, item: Item, makers: Makers): string | undefined {
  const itemTexts = wordsIn(language, itemEn)
  const maker = item.manufacturing_address_id ? makers.byId.get(item.manufacturing_address_id) : undefined
  if (!maker) return itemTexts.required
  if (originMatch(maker.country, item.countryOfOrigin) !== 'differs' || item.originMismatchReason) return undefined
  return itemTexts.originMismatch(countryIn(language, maker.country), countryIn(language, item.countryOfOrigin ?? ''))
}
