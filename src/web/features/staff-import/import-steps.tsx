// The steps of one file after it was chosen: columns, preview, saved.
import { Button, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { useState } from 'react'
import type { ImportKind } from '#domain/import/import-kind.ts'
import { type Mapping, missingKeys } from '#domain/import/mapping.ts'
import { texts as importTexts } from '#texts/en/import.ts'
import { texts } from '#texts/en/import-screen.ts'
import { failureText } from '../../api/failures.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { FailureAlert, showToast } from '../../ui/show-alert.tsx'
import { columnName } from './column-name.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportDone } from './import-done.tsx'
import type { BegunImport } from './import-file.tsx'
import { ImportPreview } from './import-preview.tsx'
import { LeftImport } from './left-import.tsx'
import type { FileRows } from './read-file.ts'
import css from './staff-import.module.css'
import { type Doing, type TakeLines, useImport } from './use-import.ts'

type Props = {
  readonly kind: ImportKind
  readonly file: FileRows
  readonly run: BegunImport
  readonly onLeave: () => void
}
type Step = 'columns' | 'preview' | 'done' | 'goes-on'

const text = (count: number): string => count.toLocaleString('en-CA')

export function ImportSteps({ kind, file, run, onLeave }: Props) {
  const [step, setStep] = useState<Step>('columns')
  const [mapping, setMapping] = useState<Mapping>(run.mapping)
  const [takeLines, setTakeLines] = useState<TakeLines>('none')
  const [alert, setAlert] = useState<string>()
  const { check, save, cancel, doing, lines } = useImport(run.id, file)
  const report = check.data
  const missing = missingKeys(kind, mapping)
  const fail = (other: string) => (error: unknown) => setAlert(failureText(error, other))

  const runCheck = (take: TakeLines) => {
    setAlert(undefined)
    setTakeLines(take)
    check.mutate(
      { mapping, takeLines: take },
      { onSuccess: () => setStep('preview'), onError: fail(importTexts.previewFailed) },
    )
  }
  const runSave = () => {
    setAlert(undefined)
    save.mutate(takeLines, {
      onSuccess: (saved) => setStep(saved ? 'done' : 'goes-on'),
      onError: fail(importTexts.commitFailed),
    })
  }
  const leave = () =>
    void cancel()
      .then(() => showToast({ text: () => texts.cancelled }))
      .then(onLeave)
      .catch(fail(importTexts.cancelFailed))
  const count = (report?.counts.new ?? 0) + (report?.counts.changed ?? 0)
  if (step === 'done' && save.data) return <ImportDone counts={save.data.counts} found={save.data} onLeave={onLeave} />
  if (step === 'goes-on') return <LeftImport runId={run.id} onLeave={onLeave} />
  return (
    <div className={css.stack}>
      <LeaveGuard
        wouldLose
        title={texts.leaveTitle}
        text={doing === 'saving' ? texts.leaveSaving : texts.leaveText}
        action={texts.leave}
      />
      <p className="sm dim">
        <b>{texts.kinds[kind]}</b> · {texts.file(file.name, text(file.rows.length))}
      </p>
      <FailureAlert text={alert} onClose={() => setAlert(undefined)} />
      {step === 'columns' && <ImportColumns kind={kind} file={file} mapping={mapping} onChange={setMapping} />}
      {step === 'preview' && report && (
        <ImportPreview filename={file.name} report={report} takeLines={takeLines} onTake={runCheck} />
      )}
      {doing && <Running doing={doing} lines={lines} all={file.rows.length} />}
      <div className={css.actions}>
        {step === 'columns' && <Button onClick={leave}>{texts.otherFile}</Button>}
        {step === 'preview' && <Button onClick={() => setStep('columns')}>{texts.back}</Button>}
        {step === 'preview' && doing !== 'saving' && <Button onClick={leave}>{texts.cancel}</Button>}
        {step === 'columns' && (
          <ActionButton
            variant="filled"
            loading={check.isPending}
            disabledReason={missing.length > 0 ? texts.needs(missing.map(columnName).join(', ')) : undefined}
            onClick={() => runCheck('none')}
          >
            {texts.check}
          </ActionButton>
        )}
        {step === 'preview' && report && (
          <ActionButton
            variant="filled"
            loading={save.isPending || check.isPending}
            disabledReason={report.errorCount > 0 ? texts.haveErrors : nothing(count)}
            onClick={runSave}
          >
            {texts.save(count)}
          </ActionButton>
        )}
      </div>
    </div>
  )
}

const nothing = (count: number): string | undefined => (count === 0 ? texts.nothingToDo : undefined)

/** Real counts; where the server tells none, only that it works. */
function Running({ doing, lines, all }: { doing: Doing; lines: number | undefined; all: number }) {
  const sentence = texts[doing](text(lines ?? 0), text(all))
  return (
    <div role="status" className={css.running}>
      <Progress
        value={all === 0 ? 0 : ((lines ?? 0) / all) * 100}
        aria-label={sentence}
        animated={lines === undefined}
      />
      <p className="sm dim">{sentence}</p>
    </div>
  )
}
