// One item as a row of the grid. Drawn again only when its item, its part of the selection or its duty changes.

import { memo } from 'react'
import { cad } from '#domain/money.ts'
import { lineValue } from '#domain/shipment/totals.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { reachText } from '#words/assumed.ts'
import { amountIn, countIn } from '#words/local-text.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { type EntryFinding, graveLevel, LevelTag } from '../../ui/entry-findings.tsx'
import { Tag } from '../../ui/tag.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import type { EditEnd } from './cell-editor.tsx'
import { dutyText } from './cell-text.ts'
import { type ColumnKey, columnsIn, columnTracksIn } from './columns.ts'
import { type CellPlace, FieldCell } from './field-cell.tsx'
import { type CellDuty, costOf } from './grid-item.ts'
import css from './item-grid.module.css'
import { ROW_HEIGHT } from './use-window.ts'

/** What the selection and the focus mean for one row. */
export type RowMarks = {
  /** Column of the focus, when it is in this row. */
  readonly focus: number | undefined
  readonly left: number | undefined
  readonly right: number | undefined
  readonly editing: { readonly typed: string | undefined } | undefined
}

type Props = {
  readonly item: Item
  readonly row: number
  readonly duty: CellDuty
  readonly findings: readonly EntryFinding[] | undefined
  readonly marks: RowMarks
  readonly onEditEnd: EditEnd
}

export const GridRow = memo(
  function GridRow({ item, row, duty, findings, marks, onEditEnd }: Props) {
    const language = useLanguage()
    return (
      <tr
        aria-rowindex={row + 2}
        className={css.row}
        style={{ top: (row + 1) * ROW_HEIGHT, gridTemplateColumns: columnTracksIn(language) }}
      >
        {columnsIn(language).map((column, index) => {
          const place = {
            row,
            column: index,
            hasFocus: marks.focus === index,
            isSelected: isWithin(index, marks),
          }
          if (column.field)
            return (
              <FieldCell
                key={column.key}
                item={item}
                field={column.field}
                {...place}
                isNumber={column.isNumber === true}
                editing={marks.focus === index ? marks.editing : undefined}
                onEditEnd={onEditEnd}
              />
            )
          return (
            <ReadOnlyCell
              key={column.key}
              {...place}
              item={item}
              columnKey={column.key}
              isNumber={column.isNumber}
              duty={column.key === 'duty' ? duty : undefined}
              findings={column.key === 'item' ? findings : undefined}
            />
          )
        })}
      </tr>
    )
  },
  (before, after) =>
    before.item === after.item &&
    before.duty === after.duty &&
    before.findings === after.findings &&
    before.row === after.row &&
    before.onEditEnd === after.onEditEnd &&
    sameMarks(before.marks, after.marks),
)

type CellProps = CellPlace & ReadOnlyProps & { readonly isNumber: boolean | undefined }

const ReadOnlyCell = memo(function ReadOnlyCell({ isNumber, row, column, hasFocus, isSelected, ...shown }: CellProps) {
  const attributes = {
    'aria-colindex': column + 1,
    'aria-readonly': true,
    'aria-selected': isSelected,
    tabIndex: hasFocus ? 0 : -1,
    className: css.cell,
    'data-row': row,
    'data-column': column,
    'data-number': isNumber,
    'data-key': shown.columnKey,
  }
  if (shown.columnKey !== 'item')
    return (
      <td {...attributes}>
        <ReadOnly {...shown} />
      </td>
    )
  return (
    <th scope="row" {...attributes}>
      <ReadOnly {...shown} />
    </th>
  )
})

const sameMarks = (a: RowMarks, b: RowMarks): boolean =>
  a.focus === b.focus && a.left === b.left && a.right === b.right && a.editing === b.editing

const isWithin = (column: number, { left, right }: RowMarks): boolean =>
  left !== undefined && right !== undefined && column >= left && column <= right

type ReadOnlyProps = {
  readonly item: Item
  readonly columnKey: ColumnKey
  /** Of the column that shows it. */
  readonly duty: CellDuty | undefined
  readonly findings: readonly EntryFinding[] | undefined
}

function ReadOnly({ item, columnKey, duty, findings = [] }: ReadOnlyProps) {
  const language = useLanguage()
  const itemTexts = useTexts(itemEn)
  const grave = graveLevel(findings)
  if (columnKey === 'item')
    return (
      <>
        <span className={css.clip} title={item.description}>
          {item.description}
        </span>
        {grave && (
          <span className={css.level}>
            <LevelTag level={grave} />
          </span>
        )}
      </>
    )
  if (columnKey === 'sku')
    return (
      <span className={`mono ${css.clip}`} title={item.sku}>
        {item.sku}
      </span>
    )
  if (columnKey === 'units') return countIn(language, item.quantity)
  if (duty) return <Duty duty={duty} />
  const value = lineValue({ quantity: item.quantity, costCad: costOf(item) })
  return value ? amountIn(language, value) : itemTexts.noValueYet
}

function Duty({ duty }: { readonly duty: CellDuty }) {
  const language = useLanguage()
  const itemTexts = useTexts(itemEn)
  if (duty.kind === 'dutiable')
    return (
      <span className={css.reach} title={reachText(language, duty) || undefined}>
        <b>{amountIn(language, cad(duty.dutyCad))}</b> {reachText(language, duty)}
      </span>
    )
  if (duty.kind === 'prohibited')
    return (
      <Tag tone="ban" icon="ban">
        {itemTexts.prohibited}
      </Tag>
    )
  const reach = duty.kind === 'free' ? reachText(language, duty) : ''
  return (
    <span className={css.dutyWords} data-kind={duty.kind}>
      <WholeWords>{dutyText(language, duty)}</WholeWords> {reach && <span className={css.reach}>{reach}</span>}
    </span>
  )
}
