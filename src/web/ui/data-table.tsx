// A table that turns into cards on phones: subject first as row header, numbers at the right, words of the header kept.
import type { ReactNode } from 'react'
import classes from './data-table.module.css'
import { Icon } from './icons.tsx'

export type Column<Row> = {
  readonly key: string
  readonly header: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** The column that names the row. */
  readonly isSubject?: boolean
  /** Right-aligned with tabular figures. */
  readonly isNumber?: boolean
  /** Header word shown before the value on phones; left out where the value speaks for itself. */
  readonly phoneLabel?: string
  /** Of the subject: on phones the next fact stands beside it, where there is room. */
  readonly isBeside?: boolean
  readonly width?: string
  /** Where rows can be ordered by the column: how they are now, and what a click on its head asks for. */
  readonly sort?: { readonly now: 'ascending' | 'descending' | 'none'; readonly onSort: () => void } | undefined
}

type Props<Row> = {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Key of the row that the keyboard stands on. */
  readonly activeKey?: string
  /** A click anywhere in a row that hits no control of its own. */
  readonly onOpen?: (row: Row, click: { readonly shiftKey: boolean }) => void
  /** Keys of the rows that are chosen, while rows can be. */
  readonly chosen?: ReadonlySet<string>
}

export function DataTable<Row>({ label, columns, rows, rowKey, activeKey, onOpen, chosen }: Props<Row>) {
  return (
    <table className={classes.table} aria-label={label} data-choosing={chosen ? true : undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              data-column={column.key}
              data-number={column.isNumber}
              style={{ width: column.width }}
              aria-sort={column.sort?.now}
            >
              <Head column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            id={`row-${rowKey(row)}`}
            data-active={rowKey(row) === activeKey || undefined}
            data-chosen={chosen?.has(rowKey(row)) || undefined}
            data-opens={onOpen ? true : undefined}
            onClick={(event) => {
              if (onOpen && !isControl(event.target)) onOpen(row, event)
            }}
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Head<Row>({ column: { header, sort } }: { readonly column: Column<Row> }) {
  if (!sort) return header
  return (
    <button
      type="button"
      className={classes.sort}
      data-way={sort.now === 'none' ? undefined : sort.now}
      onClick={sort.onSort}
    >
      {header}
      <span className={classes.way}>
        <Icon name={sort.now === 'ascending' ? 'chevron-up' : 'chevron-down'} />
      </span>
    </button>
  )
}

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label') !== null

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const common = { 'data-number': column.isNumber, 'data-label': column.phoneLabel, 'data-column': column.key }
  const content = column.cell(row)
  if (column.isSubject)
    return (
      <th scope="row" data-beside={column.isBeside} {...common}>
        {content}
      </th>
    )
  return <td {...common}>{content}</td>
}
