// The items of a shipment: one row each, and the panel of the open one below its row.

import { type CSSProperties, memo, type ReactNode } from 'react'
import { texts as en } from '#texts/en/item.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import type { EntryFinding } from '../../ui/entry-findings.tsx'
import { ItemRow, type RowDuty } from './item-row.tsx'
import css from './item-table.module.css'
import { useDrawnRows } from './use-drawn-rows.ts'
import { type RowGroup, useRowGroups } from './use-row-groups.ts'

type Props = {
  readonly items: readonly Item[]
  /** The items of the shipment, shown or not. */
  readonly all: readonly Item[]
  readonly dutyOf: (itemId: string) => RowDuty
  /** Whether an item may enter, the gravest first; undefined while that is not known. */
  readonly findingsOf: (itemId: string) => readonly EntryFinding[] | undefined
  readonly openId: string | undefined
  /** The row the keyboard stands on. */
  readonly activeId: string | undefined
  readonly onToggle: (itemId: string) => void
  /** What stands below the row of the open item. */
  readonly renderOpen: (item: Item) => ReactNode
}

const numbersIn = (language: Language) => {
  const texts = wordsIn(language, en)
  return new Set<string>([texts.units, texts.cost, texts.value, texts.duty])
}
const headersIn = (language: Language) => {
  const texts = wordsIn(language, en)
  return [texts.item, texts.units, texts.origin, texts.htsCode, texts.cost, texts.value, texts.duty] as const
}

export function ItemTable({ items, all, dutyOf, findingsOf, openId, activeId, onToggle, renderOpen }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const wanted = [openId, activeId].map((id) => (id === undefined ? -1 : items.findIndex((item) => item.id === id)))
  const { isLong, isUnderWay, isDrawn } = useDrawnRows(items.length, wanted)
  const groups = useRowGroups(items, all)
  const render = (item: Item) => (
    <ItemRows
      key={item.id}
      item={item}
      duty={dutyOf(item.id)}
      findings={findingsOf(item.id)}
      isActive={item.id === activeId}
      onToggle={onToggle}
      panel={item.id === openId ? renderOpen(item) : undefined}
    />
  )
  return (
    <table
      className={css.table}
      aria-label={texts.itemsLabel}
      aria-rowcount={isUnderWay ? items.length + 1 : undefined}
      data-long={isLong || undefined}
    >
      <thead className={css.head}>
        <tr className={css.row}>
          {headersIn(language).map((header) => (
            <th key={header} scope="col" className={numbersIn(language).has(header) ? css.number : undefined}>
              {header}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.key} {...{ group, isDrawn, openId, render }} />
      ))}
    </table>
  )
}

type GroupProps = {
  readonly group: RowGroup<Item>
  readonly isDrawn: (index: number) => boolean
  readonly openId: string | undefined
  readonly render: (item: Item) => ReactNode
}

/** Until one of its rows is asked for, only their room is there. */
function Group({ group: { rows }, isDrawn, openId, render }: GroupProps) {
  const room: CSSProperties & { readonly '--rows': number } = { '--rows': rows.length }
  if (!rows.some(({ index }) => isDrawn(index))) return <tbody className={css.group} style={room} data-later />
  const isOpen = rows.some(({ row }) => row.id === openId)
  return (
    <tbody className={css.group} style={room} data-open={isOpen || undefined}>
      {rows.map(({ row }) => render(row))}
    </tbody>
  )
}

type RowsProps = {
  readonly item: Item
  readonly duty: RowDuty
  readonly findings: readonly EntryFinding[] | undefined
  readonly isActive: boolean
  readonly onToggle: (itemId: string) => void
  /** What stands below the row while the item is open. */
  readonly panel: ReactNode
}

/** A closed item is drawn again only when one of its own facts changes. */
const ItemRows = memo(function ItemRows({ panel, ...row }: RowsProps) {
  const isOpen = panel !== undefined
  return (
    <>
      <ItemRow {...row} isOpen={isOpen} />
      {isOpen && (
        <tr className={css.panelRow} data-open>
          <td colSpan={8}>{panel}</td>
        </tr>
      )}
    </>
  )
})
