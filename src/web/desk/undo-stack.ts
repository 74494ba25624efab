// Changes of items that can be taken back in this session, newest last.
import type { Sentence } from '#words/language.ts'
import type { Item, ItemChange } from '../api/shipment-item.ts'
import type { SavedField } from './item-saves-types.ts'

/** What was done in one act: one field, or all the fields of a paste. */
export type UndoStep = {
  /** What a person reads: 'Soy wax candle: Cost of goods (CAD)'. */
  readonly label: Sentence
  readonly parts: readonly UndoPart[]
  /** What is no change of a field, such as a rejected address or the answers a code rests on. */
  readonly act?: UndoAct
}

export type UndoAct = { readonly back: () => void; readonly again: () => void }

export type UndoPart = {
  readonly itemId: string
  readonly field: SavedField
  /** The change that brings back what was there before, and the one that does it again. */
  readonly back: ItemChange
  readonly again: ItemChange
}

/** Steps kept; older ones fall off. */
export const UNDO_STEPS = 100

export const pushStep = (steps: readonly UndoStep[], step: UndoStep): readonly UndoStep[] =>
  [...steps, step].slice(-UNDO_STEPS)

/**
 * The change that restores a field to what the item shows now.
 * A code nobody confirmed comes back as proposed; one a person had confirmed is confirmed anew by who takes the change back.
 */
export function changeBack(item: Item, field: SavedField): ItemChange {
  if (field === 'countryOfOrigin') return { countryOfOrigin: item.countryOfOrigin, ...reasonBack(item) }
  if (field === 'costCad') return { declaredValue: item.declaredValue }
  if (field === 'maker') return { manufacturing_address_id: item.manufacturing_address_id, ...reasonBack(item) }
  if (field === 'mismatchReason') return { originMismatchReason: item.originMismatchReason }
  if (field === 'quantities') return { unitQuantities: item.unitQuantities }
  if (field === 'answers') return { dutyAnswers: item.dutyAnswers }
  if (field === 'removed') return { removed: item.removed === true }
  return codeBack(item)
}

/** A change of origin or maker drops the reason for their difference: taking it back brings the reason back. */
const reasonBack = (item: Item): ItemChange =>
  item.originMismatchReason ? { originMismatchReason: item.originMismatchReason } : {}

function codeBack(item: Item): ItemChange {
  if (!item.htsCode) return { htsCode: null, htsDescription: null, htsConfidence: null }
  const confirmed = item.htsProvenance?.confirmedBy != null
  const byPerson = item.htsProvenance?.proposedBy === 'person'
  return {
    htsCode: item.htsCode,
    htsDescription: item.htsDescription,
    htsConfidence: item.htsConfidence,
    htsProposedBy: byPerson ? 'person' : 'classifier',
    htsConfirmed: confirmed || byPerson,
  }
}
