// Second step: what each column of the file holds.
import { NativeSelect } from '@mantine/core'
import { COLUMNS, type ImportKind } from '#domain/import/columns.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import { texts } from '#texts/en/import-screen.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import type { FileRows } from './read-file.ts'
import css from './staff-import.module.css'
import { StepTitle } from './step-title.tsx'

/** Rows looked at for values, and values shown of each column. */
const LOOKED_AT = 50
const SAMPLES = 3

type Props = {
  readonly kind: ImportKind
  readonly file: FileRows
  readonly mapping: Mapping
  readonly onChange: (mapping: Mapping) => void
}
type FileColumn = { readonly index: number; readonly name: string; readonly samples: string }

export function ImportColumns({ kind, file, mapping, onChange }: Props) {
  const choices = [
    { value: '', label: texts.leaveOut },
    ...COLUMNS[kind].map(({ name }) => ({ value: name, label: name.replaceAll('_', ' ') })),
  ]
  const rows: readonly FileColumn[] = file.heading.map((cell, index) => ({
    index,
    name: cell.trim() || texts.unnamed(index + 1),
    samples: file.rows
      .slice(0, LOOKED_AT)
      .map((row) => (row.cells[index] ?? '').trim())
      .filter(Boolean)
      .slice(0, SAMPLES)
      .join(', '),
  }))
  const columns: readonly Column<FileColumn>[] = [
    { key: 'name', header: texts.fileColumn, isSubject: true, width: '28%', cell: (column) => column.name },
    {
      key: 'samples',
      header: texts.firstValues,
      cell: ({ samples }) => <span className={css.samples}>{samples}</span>,
    },
    {
      key: 'holds',
      header: texts.holds,
      width: '230px',
      cell: ({ index, name }) => (
        <NativeSelect
          aria-label={texts.holdsOf(name)}
          data={choices}
          value={mapping[index] ?? ''}
          onChange={(event) => onChange(withColumn(mapping, index, event.currentTarget.value || null))}
        />
      ),
    },
  ]
  return (
    <>
      <StepTitle>{texts.columnsTitle}</StepTitle>
      <p className="sm dim">{texts.columnsHint}</p>
      <div className={css.bordered}>
        <DataTable label={texts.columnsTitle} columns={columns} rows={rows} rowKey={({ index }) => `column-${index}`} />
      </div>
    </>
  )
}

/** Gives a column to one place only: the one that had it before is left out. */
const withColumn = (mapping: Mapping, index: number, column: string | null): Mapping =>
  mapping.map((each, at) => {
    if (at === index) return column
    return each === column ? null : each
  })
