// The keys of the shipment screen, and the list of them behind `?`.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { texts as frameEn } from '#texts/en/frame.ts'
import { texts as gridEn } from '#texts/en/item-grid.ts'
import { texts as en } from '#texts/en/shipment.ts'
import { usePlaces } from '../api/places.ts'
import type { ItemList } from '../features/item-card/use-item-list.ts'
import { useTexts } from '../language/page-language.tsx'
import { ShortcutList } from '../ui/shortcut-list.tsx'
import { type Shortcut, useShortcuts } from '../ui/shortcuts.tsx'

type Props = {
  readonly list: ItemList
  readonly onNextMissing: () => void
  readonly onUndo: () => void
  readonly onRedo: () => void
}

/** Time for the second key of G D. */
const SEQUENCE_MS = 1000

const nothing = () => {}

export function ShipmentKeys({ list, onNextMissing, onUndo, onRedo }: Props) {
  const frameTexts = useTexts(frameEn)
  const gridTexts = useTexts(gridEn)
  const texts = useTexts(en)
  const [help, setHelp] = useState(false)
  const navigate = useNavigate()
  const places = usePlaces()
  const pressedG = useRef(0)
  const shortcuts: readonly Shortcut[] = [
    { key: 'j', label: frameTexts.keyMoveDown, run: () => list.move(1) },
    { key: 'k', label: frameTexts.keyMoveUp, run: () => list.move(-1) },
    { key: 'Enter', label: frameTexts.keyOpen, run: list.openActive },
    { key: 'n', label: texts.keyNextMissing, run: onNextMissing },
    {
      key: 'g',
      label: texts.keyBack,
      run: () => {
        pressedG.current = Date.now()
      },
    },
    {
      key: 'd',
      label: texts.keyBack,
      run: () => {
        if (Date.now() - pressedG.current < SEQUENCE_MS) void navigate(places.list)
      },
    },
    { key: '?', label: frameTexts.keyHelp, run: () => setHelp(true) },
  ]
  useShortcuts(shortcuts)
  useUndoKeys(onUndo, onRedo)
  if (!help) return null
  const listed: readonly Shortcut[] = [
    ...shortcuts.filter((each) => each.key !== 'g' && each.key !== 'd'),
    { key: 'c', label: texts.keyClassify, run: nothing },
    { key: '1 - 9', label: texts.keyCandidate, run: nothing },
    { key: 'Ctrl Z', label: texts.keyUndo, run: nothing },
    { key: 'Ctrl Shift Z', label: gridTexts.redoKey, run: nothing },
    { key: 'g d', label: texts.keyBack, run: nothing },
  ]
  return <ShortcutList shortcuts={listed} onClose={() => setHelp(false)} />
}

/** Ctrl or Cmd Z outside fields, with Shift to do it again; inside a field they take back typing, as everywhere. */
function useUndoKeys(onUndo: () => void, onRedo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const inField =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=dialog]')
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || inField) return
    event.preventDefault()
    if (event.shiftKey) onRedo()
    else onUndo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
