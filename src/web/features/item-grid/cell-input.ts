// What is typed or pasted into a cell, and the change of the item it means.

import { parseCountry } from '#domain/countries.ts'
import { HTS_CODE_DIGITS, htsDigits } from '#domain/hts-code.ts'
import type { CustomsField } from '#domain/shipment/item.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { texts as en } from '#texts/en/item-grid.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { Item, ItemChange } from '../../api/shipment-item.ts'
import { parseCost } from '../../ui/cost-text.ts'
import { findMaker, type Makers } from './makers.ts'

type CellInput =
  | { readonly kind: 'empty' }
  | { readonly kind: 'change'; readonly change: ItemChange }
  | { readonly kind: 'problem'; readonly text: string }

/** A country by name or code, a code with or without dots, a cost with its currency sign, a saved address by its name. */
export function parseCell(language: Language, field: CustomsField, typed: string, makers: Makers): CellInput {
  if (typed.trim() === '') return { kind: 'empty' }
  if (field === 'countryOfOrigin') return originInput(language, typed)
  if (field === 'htsCode') return codeInput(language, typed)
  if (field === 'costCad') return costInput(language, typed)
  const found = findMaker(language, makers, typed)
  return found.kind === 'problem' ? found : changeTo({ manufacturing_address_id: found.maker.id })
}

function originInput(language: Language, typed: string): CellInput {
  const texts = wordsIn(language, en)
  const origin = parseCountry(typed)
  return origin ? changeTo({ countryOfOrigin: origin }) : { kind: 'problem', text: texts.noCountry(typed.trim()) }
}

function codeInput(language: Language, typed: string): CellInput {
  const itemTexts = wordsIn(language, itemEn)
  const texts = wordsIn(language, en)
  const digits = htsDigits(typed)
  if (digits === '' || /[^\d.\s-]/.test(typed)) return { kind: 'problem', text: texts.noDigits(typed.trim()) }
  if (digits.length !== HTS_CODE_DIGITS) return { kind: 'problem', text: itemTexts.tenDigits(digits.length) }
  return changeTo(typedCode(digits))
}

function costInput(language: Language, typed: string): CellInput {
  const itemTexts = wordsIn(language, itemEn)
  const parsed = parseCost(typed)
  if (parsed.kind === 'empty') return { kind: 'problem', text: itemTexts.costNotNumber }
  if (parsed.kind === 'problem') return { kind: 'problem', text: itemTexts[parsed.reason] }
  if (!parsed.amount.gt('0')) return { kind: 'problem', text: itemTexts.costAboveZero }
  return changeTo({ declaredValue: Number(parsed.amount.toFixed(2)) })
}

const changeTo = (change: ItemChange): CellInput => ({ kind: 'change', change })

/** A code that a person gives is confirmed by that (decisions j). */
const typedCode = (htsCode: string): ItemChange => ({ htsCode, htsProposedBy: 'person', htsConfirmed: true })

/** The change that empties a cell. */
export function emptied(field: CustomsField): ItemChange {
  if (field === 'countryOfOrigin') return { countryOfOrigin: null }
  if (field === 'htsCode') return { htsCode: null }
  return field === 'costCad' ? { declaredValue: null } : { manufacturing_address_id: null }
}

/** The change that gives another item the value this one has. A code that nobody has confirmed stays a proposal there. */
export function copied(field: CustomsField, from: Item): ItemChange {
  if (field === 'countryOfOrigin') return { countryOfOrigin: from.countryOfOrigin }
  if (field === 'costCad') return { declaredValue: from.declaredValue }
  if (field === 'maker') return { manufacturing_address_id: from.manufacturing_address_id }
  if (!from.htsCode) return emptied('htsCode')
  if (from.htsProvenance?.confirmedBy) return { ...typedCode(from.htsCode), htsDescription: from.htsDescription }
  const { htsCode, htsDescription, htsConfidence } = from
  return { htsCode, htsDescription, htsConfidence, htsProposedBy: 'classifier', htsConfirmed: false }
}

/** Whether the item already has what the change sets. The same code again does not confirm one that a machine proposed. */
export function isSame(item: Item, change: ItemChange): boolean {
  if (change.countryOfOrigin !== undefined) return change.countryOfOrigin === item.countryOfOrigin
  if (change.declaredValue !== undefined) return change.declaredValue === item.declaredValue
  if (change.manufacturing_address_id !== undefined)
    return change.manufacturing_address_id === item.manufacturing_address_id
  return change.htsCode === item.htsCode
}
