// Second step of the import: what each column of the file holds, guessed from its name and set by hand.
import { NativeSelect } from '@mantine/core'
import type { CsvRow } from '#domain/csv.ts'
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import css from './catalogue.module.css'
import { IMPORT_COLUMNS, type ImportColumn } from './import-columns.ts'
import { type Mapping, withColumn } from './import-file.ts'

/** Values shown of each column. */
const SAMPLES = 3

type Props = {
  readonly name: string
  readonly rows: readonly CsvRow[]
  readonly mapping: Mapping
  readonly onChange: (mapping: Mapping) => void
}

type FileColumn = { readonly index: number; readonly name: string; readonly samples: string }

const choicesIn = (language: Language) => {
  const texts = wordsIn(language, en)
  return [
    { value: '', label: texts.leaveOut },
    ...IMPORT_COLUMNS.map((column) => ({ value: column, label: texts.columnNames[column] })),
  ]
}

export function ColumnsStep({ name, rows, mapping, onChange }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [heading, ...body] = rows
  const fileColumns: readonly FileColumn[] = (heading?.cells ?? []).map((cell, index) => ({
    index,
    name: cell.trim() || texts.unnamed(index + 1),
    samples: body
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
      cell: (column) => <span className={css.samples}>{column.samples}</span>,
    },
    {
      key: 'holds',
      header: texts.holds,
      width: '230px',
      cell: (column) => (
        <NativeSelect
          aria-label={texts.holdsOf(column.name)}
          data={choicesIn(language)}
          value={mapping[column.index] ?? ''}
          onChange={(event) => onChange(withColumn(mapping, column.index, columnOf(event.currentTarget.value)))}
        />
      ),
    },
  ]
  return (
    <>
      <p className="sm dim">
        <b>{name}</b> · {texts.rowsInFile(body.length.toLocaleString('en-CA'))}
      </p>
      <p className="sm dim">{texts.columnsHint}</p>
      <div className={css.bordered}>
        <DataTable
          label={texts.columns}
          columns={columns}
          rows={fileColumns}
          rowKey={(column) => `column-${column.index}`}
        />
      </div>
    </>
  )
}

const columnOf = (value: string): ImportColumn | undefined => IMPORT_COLUMNS.find((column) => column === value)
