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
import { Icon } from '../../ui/icons.tsx'
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
  const [over, setOver] = useState(false)
  const start = useSend(startImport)
  const choose = async (file: File | undefined) => {
    if (!file) return
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
        onError: (error) =>
          setProblem(failureText(error, { noConnection: texts.noConnection, other: importTexts.startFailed })),
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
      <label
        className={css.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void choose(event.dataTransfer.files[0])
        }}
      >
        <Icon name="document" size={22} />
        <b>{texts.chooseFile}</b>
        <span className="xs faint">{texts.fileForms}</span>
        <input
          type="file"
          className="visually-hidden"
          accept=".csv,.tsv,.txt,.xlsx,.json,.ndjson,text/csv,application/json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            event.currentTarget.value = ''
            void choose(file)
          }}
        />
      </label>
      <p role="status" className="sm dim">
        {(reading || start.isPending) && texts.reading}
      </p>
    </div>
  )
}
