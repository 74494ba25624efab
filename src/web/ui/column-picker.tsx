// What each column of a chosen file holds: guessed before, set here by hand. Each shows its first values.
import { NativeSelect } from '@mantine/core'
import { type Mapping, withColumn } from '#domain/import/mapping.ts'
import type { RawRow } from '#domain/import/raw-row.ts'
import css from './column-picker.module.css'
import { type Column, DataTable } from './data-table.tsx'

/** Rows looked at for values, and values shown of each column. */
const LOOKED_AT = 50
const SAMPLES = 3

type ColumnWords = {
  readonly fileColumn: string
  readonly firstValues: string
  readonly holds: string
  readonly holdsOf: (name: string) => string
  readonly leaveOut: string
  readonly unnamed: (n: number) => string
}

type Props = {
  readonly label: string
  readonly words: ColumnWords
  readonly heading: readonly string[]
  readonly rows: readonly RawRow[]
  /** What a column may hold. */
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly mapping: Mapping
  readonly onChange: (mapping: Mapping) => void
}
type FileColumn = { readonly index: number; readonly name: string; readonly samples: string }

export function ColumnPicker({ label, words, heading, rows, choices, mapping, onChange }: Props) {
  const data = [{ value: '', label: words.leaveOut }, ...choices]
  const columns: readonly Column<FileColumn>[] = [
    { key: 'name', header: words.fileColumn, isSubject: true, width: '28%', cell: ({ name }) => name },
    {
      key: 'samples',
      header: words.firstValues,
      cell: ({ samples }) => <span className={css.samples}>{samples}</span>,
    },
    {
      key: 'holds',
      header: words.holds,
      width: '300px',
      cell: ({ index, name }) => (
        <NativeSelect
          aria-label={words.holdsOf(name)}
          data={data}
          value={mapping[index] ?? ''}
          onChange={(event) => onChange(withColumn(mapping, index, event.currentTarget.value || null))}
        />
      ),
    },
  ]
  const fileColumns = heading.map((cell, index) => ({
    index,
    name: cell.trim() || words.unnamed(index + 1),
    samples: samplesOf(rows, index),
  }))
  return (
    <div className={css.bordered}>
      <DataTable label={label} columns={columns} rows={fileColumns} rowKey={({ index }) => `column-${index}`} />
    </div>
  )
}

const samplesOf = (rows: readonly RawRow[], index: number): string =>
  rows
    .slice(0, LOOKED_AT)
    .map((row) => (row.cells[index] ?? '').trim())
    .filter(Boolean)
    .slice(0, SAMPLES)
    .join(', ')
