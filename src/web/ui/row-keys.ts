// Moving through the rows of a list by key: J and K move, Enter opens. Answers the key of the row the keyboard stands on.
import { useState } from 'react'
import { texts as en } from '#texts/en/frame.ts'
import { useTexts } from '../language/page-language.tsx'
import { useShortcuts } from './shortcuts.tsx'

export function useRowKeys<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  onOpen: (row: Row) => void,
): string | undefined {
  const texts = useTexts(en)
  const [activeKey, setActiveKey] = useState<string>()
  const at = rows.findIndex((row) => rowKey(row) === activeKey)
  const move = (step: number) => {
    const next = rows[Math.min(Math.max(at + step, 0), rows.length - 1)]
    if (!next) return
    setActiveKey(rowKey(next))
    document.getElementById(`row-${rowKey(next)}`)?.scrollIntoView({ block: 'nearest' })
  }
  useShortcuts([
    { key: 'J', label: texts.keyMoveDown, run: () => move(1) },
    { key: 'K', label: texts.keyMoveUp, run: () => move(-1) },
    {
      key: 'Enter',
      label: texts.keyOpen,
      run: () => {
        const active = rows[at]
        if (active) onOpen(active)
      },
    },
  ])
  return activeKey
}
