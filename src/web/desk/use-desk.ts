// The desk that the items of a shipment are changed from, with undo.

import { useCallback, useState } from 'react'
import { formatHtsCode } from '#domain/hts-code.ts'
import { decimal } from '#domain/money.ts'
import { texts as en } from '#texts/en/item.ts'
import { countryIn } from '#words/country-text.ts'
import { type Sentence, wordsIn } from '#words/language.ts'
import { decimalIn } from '#words/local-text.ts'
import { useViewOnly } from '../api/client-access.ts'
import { useKeptText } from '../api/kept-text.ts'
import type { Item, ItemChange } from '../api/shipment-item.ts'
import { useSame } from '../api/use-same.ts'
import { createAddressDrafts } from './address-draft.ts'
import { valuesOf } from './compared-change.ts'
import type { FieldChange, ItemDesk } from './item-desk.ts'
import type { ItemSaves, SavedField } from './item-saves-types.ts'
import { changeBack, pushStep, type UndoAct, type UndoPart, type UndoStep } from './undo-stack.ts'
import { useAddressCache } from './use-address-cache.ts'
import { useItemSaves } from './use-item-saves.ts'

type OpenDesk = {
  readonly desk: ItemDesk
  readonly undoSteps: readonly UndoStep[]
  /** Takes the newest change back. */
  readonly undo: () => void
  readonly redoSteps: readonly UndoStep[]
  /** Does again what was taken back last; nothing once something else was changed. */
  readonly redo: () => void
}

/** `onChanged` hears of each change with the step and the function that takes it back, for the toast. */
export function useDesk(
  shipmentId: string,
  { addresses, exchange, isSample }: Pick<ItemDesk, 'addresses' | 'exchange' | 'isSample'>,
  onChanged: OnChanged,
): OpenDesk {
  const saves = useItemSaves(shipmentId)
  const { undoSteps, undo, redoSteps, redo, ...steps } = useSteps(saves)
  const { change, changeAll, act, note } = useChanges(saves, steps, onChanged)
  const { addAddress, changeAddress } = useAddressCache(shipmentId)
  const kept = useKeptText('tab')
  const [addressDrafts] = useState(() => createAddressDrafts(kept, shipmentId))
  const desk = useSame<ItemDesk>({
    shipmentId,
    isSample,
    saves,
    addresses,
    exchange,
    change,
    changeAll,
    act,
    note,
    addAddress,
    changeAddress,
    addressDrafts,
  })
  return { desk, undoSteps, undo, redoSteps, redo }
}

type OnChanged = (step: UndoStep, undo: (step: UndoStep) => void) => void

/** What was done, to be taken back, and what was taken back, to be done again. */
function useSteps(saves: ItemSaves) {
  const [undoSteps, setUndoSteps] = useState<readonly UndoStep[]>([])
  const [redoSteps, setRedoSteps] = useState<readonly UndoStep[]>([])
  const send = useCallback(
    (parts: readonly Part[]) => {
      for (const { itemId, field, change } of parts) {
        saves.keepDraft(itemId, field, undefined)
        saves.save(itemId, field, change)
      }
    },
    [saves],
  )
  const takeBack = useCallback(
    (step: UndoStep) => {
      setUndoSteps((steps) => steps.filter((each) => each !== step))
      setRedoSteps((steps) => pushStep(steps, step))
      send(step.parts.map((part) => ({ ...part, change: { ...part.back, basedOn: valuesOf(part.again) } })))
      step.act?.back()
    },
    [send],
  )
  const doIt = useCallback(
    (step: UndoStep) => {
      setUndoSteps((steps) => pushStep(steps, step))
      setRedoSteps([])
      send(step.parts.map((part) => ({ ...part, change: part.again })))
      step.act?.again()
      return step
    },
    [send],
  )
  const note = useCallback((step: UndoStep) => {
    setUndoSteps((steps) => pushStep(steps, step))
    setRedoSteps([])
  }, [])
  const undo = useCallback(() => {
    const newest = undoSteps.at(-1)
    if (newest) takeBack(newest)
  }, [undoSteps, takeBack])
  const redo = useCallback(() => {
    const newest = redoSteps.at(-1)
    if (!newest) return
    setRedoSteps((steps) => steps.filter((each) => each !== newest))
    setUndoSteps((steps) => pushStep(steps, newest))
    send(newest.parts.map((part) => ({ ...part, change: { ...part.again, basedOn: valuesOf(part.back) } })))
    newest.act?.again()
  }, [redoSteps, send])
  return { undoSteps, undo, redoSteps, redo, doIt, note, takeBack }
}

type Steps = Pick<ReturnType<typeof useSteps>, 'doIt' | 'note' | 'takeBack'>

/** The ways to change items; none of them while the shipment is only viewed. */
function useChanges(saves: ItemSaves, { doIt, note: noteStep, takeBack }: Steps, onChanged: OnChanged) {
  const viewOnly = useViewOnly()
  const change = useCallback(
    (item: Item, field: SavedField, wanted: ItemChange, act?: UndoAct) => {
      if (viewOnly) return
      const parts = [toPart({ item, field, change: wanted })]
      const step = doIt({ label: stepLabel(item, field, wanted), parts, ...(act ? { act } : {}) })
      whenSaved(saves, step, () => onChanged(step, takeBack))
    },
    [doIt, onChanged, takeBack, viewOnly, saves],
  )
  const changeAll = useCallback(
    (changes: readonly FieldChange[], label: Sentence) => {
      const [first, ...others] = changes
      if (!first || viewOnly) return
      const named = others.length > 0 ? label : stepLabel(first.item, first.field, first.change)
      const step = doIt({ label: named, parts: changes.map(toPart) })
      if (others.length > 0) whenSaved(saves, step, () => onChanged(step, takeBack))
    },
    [doIt, onChanged, takeBack, viewOnly, saves],
  )
  const act = useCallback(
    (label: Sentence, done: UndoAct) => {
      if (!viewOnly) onChanged(doIt({ label, parts: [], act: done }), takeBack)
    },
    [doIt, onChanged, takeBack, viewOnly],
  )
  const note = useCallback(
    (step: UndoStep) => {
      if (viewOnly) return
      noteStep(step)
      onChanged(step, takeBack)
    },
    [noteStep, onChanged, takeBack, viewOnly],
  )
  return { change, changeAll, act, note }
}

const isSameCode = (one: string, other: string) => formatHtsCode(one) === formatHtsCode(other)

type Part = { readonly itemId: string; readonly field: SavedField; readonly change: ItemChange }

const toPart = ({ item, field, change }: FieldChange): UndoPart => ({
  itemId: item.id,
  field,
  back: changeBack(item, field),
  again: change,
})

/** Nothing is called changed before the server has it: later when a failed save is sent again, never when it is given up. */
function whenSaved(saves: ItemSaves, { parts }: UndoStep, then: () => void): void {
  const stop = saves.subscribe(() => {
    const states = parts.map(({ itemId, field }) => saves.stateOf(itemId, field).kind)
    if (states.some((kind) => kind === 'saving' || kind === 'failed')) return
    stop()
    if (states.every((kind) => kind === 'saved')) then()
  })
}

/** 'Soy wax candle: Cost of goods (CAD) was 6.85' */
const stepLabel =
  (item: Item, field: SavedField, wanted: ItemChange): Sentence =>
  (language) => {
    const texts = wordsIn(language, en)
    if (field === 'countryOfOrigin')
      return texts.changed(
        item.description,
        texts.countryOfOrigin,
        item.countryOfOrigin && countryIn(language, item.countryOfOrigin),
      )
    if (field === 'costCad')
      return texts.changed(
        item.description,
        texts.costOfGoods,
        item.declaredValue === null ? null : decimalIn(language, decimal(String(item.declaredValue)).toFixed(2)),
      )
    if (field === 'htsCode' && item.htsCode && wanted.htsCode && isSameCode(item.htsCode, wanted.htsCode))
      return texts.confirmedAs(item.description, texts.htsCode, formatHtsCode(item.htsCode))
    if (field === 'htsCode')
      return texts.changed(item.description, texts.htsCode, item.htsCode && formatHtsCode(item.htsCode))
    if (field === 'maker') return texts.changed(item.description, texts.manufacturerAddress, item.manufacturingAddress)
    if (field === 'mismatchReason')
      return texts.changed(item.description, texts.mismatchReason, item.originMismatchReason)
    if (field === 'removed') return item.removed ? texts.putBack(item.description) : texts.takenOut(item.description)
    return texts.changedOther(item.description)
  }
