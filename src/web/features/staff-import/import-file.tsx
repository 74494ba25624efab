// First step: what the file holds, and the file, chosen or dropped.
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { startImport } from '#contract/imports.ts'
import { isImportKind } from '#domain/import/columns.ts'
import { IMPORT_KINDS, type ImportKind } from '#domain/import/import-kind.ts'
import { texts as importTexts } from '#texts/en/import.ts'
import { texts } from '#texts/en/import-screen.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import { type FileRows, readImportFile } from './read-file.ts'
import css from './staff-import.module.css'

export type BegunImport = AnswerOf<typeof startImport>['data']

type Props = {
  readonly kind: ImportKind
  readonly onKind: (kind: ImportKind) => void
  /** `run` is the import that was begun for the file. */
  readonly onFile: (file: FileRows, run: BegunImport) => void
}

export function ImportFile({ kind, onKind, onFile }: Props) {
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const start = useSend(startImport)
  const choose = async (file: File) => {
    setProblem(undefined)
    setReading(true)
    const read = await readImportFile(file).catch(() => ({ problem: importTexts.noFile(file.name) }))
    setReading(false)
    if ('problem' in read) return setProblem(read.problem)
    const body = { kind, filename: read.name, heading: [...read.heading] }
    start.mutate(
      { body },
      {
        onSuccess: ({ data }) => onFile(read, data),
        onError: (error) => setProblem(failureText(error, importTexts.startFailed)),
      },
    )
    return undefined
  }
  return (
    <div className={css.stack}>
      <FailureAlert text={problem} onClose={() => setProblem(undefined)} />
      <NativeSelect
        className={css.kind}
        label={texts.kind}
        data={IMPORT_KINDS.map((each) => ({ value: each, label: texts.kinds[each] }))}
        value={kind}
        onChange={(event) => {
          const { value } = event.currentTarget
          if (isImportKind(value)) onKind(value)
        }}
      />
      <FileDrop
        title={texts.chooseFile}
        hint={texts.fileForms}
        accept=".csv,.tsv,.txt,.xlsx,.json,.ndjson,text/csv,application/json"
        onFile={(file) => void choose(file)}
      />
      <p role="status" className="sm dim">
        {(reading || start.isPending) && texts.reading}
      </p>
    </div>
  )
}
