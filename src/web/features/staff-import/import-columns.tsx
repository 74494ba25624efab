// Second step: what each column of the file holds.
import { COLUMNS } from '#domain/import/columns.ts'
import type { ImportKind } from '#domain/import/import-kind.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import { texts } from '#texts/en/import-screen.ts'
import { ColumnPicker } from '../../ui/column-picker.tsx'
import { columnName } from './column-name.ts'
import type { FileRows } from './read-file.ts'
import { StepTitle } from './step-title.tsx'

type Props = {
  readonly kind: ImportKind
  readonly file: FileRows
  readonly mapping: Mapping
  readonly onChange: (mapping: Mapping) => void
}

export function ImportColumns({ kind, file, mapping, onChange }: Props) {
  const choices = COLUMNS[kind].map(({ name }) => ({ value: name, label: columnName(name) }))
  return (
    <>
      <StepTitle>{texts.columnsTitle}</StepTitle>
      <p className="sm dim">{texts.columnsHint}</p>
      <ColumnPicker
        label={texts.columnsTitle}
        words={texts}
        heading={file.heading}
        {...{ rows: file.rows, choices, mapping, onChange }}
      />
    </>
  )
}
