// Third step: counts, problems by line, what a person settled differently, and what is new or changes.
import { Button, Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { problemFile, problemFileName } from '#domain/import/problem-file.ts'
import { texts as addressTexts } from '#texts/en/address-change.ts'
import { texts } from '#texts/en/import-screen.ts'
import { saveFile } from '../../api/save-file.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Notice } from '../../ui/notice.tsx'
import { columnName } from './column-name.ts'
import { columnValue } from './column-value.ts'
import css from './staff-import.module.css'
import { StepTitle } from './step-title.tsx'
import type { Report, TakeLines } from './use-import.ts'

/** Problems shown of those the server lists. */
const SHOWN = 200

type Props = {
  readonly filename: string
  readonly report: Report
  readonly takeLines: TakeLines
  readonly onTake: (lines: TakeLines) => void
}

const text = (count: number): string => count.toLocaleString('en-CA')

export function ImportPreview({ filename, report, takeLines, onTake }: Props) {
  const { counts, errors, errorCount, conflicts, changes } = report
  const counted = [
    [texts.newRecords, counts.new],
    [texts.changed, counts.changed],
    [texts.unchanged, counts.unchanged],
    [texts.conflicts, counts.conflicts],
    [texts.errors, errorCount, errorCount > 0],
  ] as const
  return (
    <>
      <StepTitle>{texts.preview}</StepTitle>
      <dl className={css.counts} aria-label={texts.preview}>
        {counted.map(([label, count, isBad]) => (
          <div key={label} data-bad={isBad || undefined}>
            <dt>{label}</dt>
            <dd>{text(count)}</dd>
          </div>
        ))}
      </dl>
      {errorCount > 0 && <Problems filename={filename} errors={errors} errorCount={errorCount} />}
      {conflicts.length > 0 && (
        <section aria-label={texts.conflictsTitle}>
          <h3>{texts.conflictsTitle}</h3>
          <p className="sm dim">{texts.conflictsHint}</p>
          <Checkbox
            label={texts.takeAll}
            checked={takeLines === 'all'}
            onChange={(event) => onTake(event.currentTarget.checked ? 'all' : 'none')}
          />
          <DataTable
            label={texts.conflicts}
            columns={[...CHANGES, takeColumn(takeLines, onTake)]}
            rows={conflicts}
            rowKey={({ line }) => `conflict-${line}`}
          />
        </section>
      )}
      {changes.length > 0 && (
        <section aria-label={texts.changesTitle}>
          <h3>{texts.changesTitle}</h3>
          {changes.some(isNewAddress) && <p className="sm">{addressTexts.importWaits}</p>}
          {changes.length < counts.new + counts.changed && (
            <p className="sm dim">{texts.listedOf(text(changes.length), text(counts.new + counts.changed))}</p>
          )}
          <DataTable
            label={texts.changesTitle}
            columns={CHANGES}
            rows={changes}
            rowKey={({ line }) => `change-${line}`}
          />
        </section>
      )}
    </>
  )
}

type ProblemsProps = Pick<Report, 'errors' | 'errorCount'> & { readonly filename: string }

function Problems({ filename, errors, errorCount }: ProblemsProps) {
  const download = () => saveFile(new Blob([problemFile(errors)], { type: 'text/csv' }), problemFileName(filename))
  return (
    <Notice tone="bad" role="alert" title={texts.errorsTitle(errorCount)}>
      <div className={css.problemsFile}>
        <Button onClick={download}>{texts.saveProblems}</Button>
      </div>
      {errorCount > SHOWN && <p className="sm">{texts.problemsShown(text(SHOWN), text(errorCount))}</p>}
      {errorCount > errors.length && <p className="sm">{texts.problemsFiled(text(errors.length))}</p>}
      <DataTable
        label={texts.errors}
        columns={PROBLEMS}
        rows={errors.slice(0, SHOWN).map((error, index) => ({ ...error, index }))}
        rowKey={({ index }) => `problem-${index}`}
      />
    </Notice>
  )
}

type Problem = Report['errors'][number] & { readonly index: number }
const PROBLEMS: readonly Column<Problem>[] = [
  {
    key: 'line',
    header: texts.line,
    isSubject: true,
    width: '90px',
    cell: ({ line }) => `${texts.line} ${text(line)}`,
  },
  {
    key: 'column',
    header: texts.column,
    width: '140px',
    cell: ({ column }) => (column === null ? '' : columnName(column)),
  },
  {
    key: 'value',
    header: texts.cell,
    width: '160px',
    cell: ({ value }) => <span className={css.samples}>{value}</span>,
  },
  { key: 'problem', header: texts.problem, cell: ({ problem }) => problem },
]

const shown = (field: string, value: string | null): string => (value === null ? '—' : columnValue(field, value))

type Listed = Report['changes'][number]
const isNewAddress = ({ outcome, changes }: Listed): boolean =>
  outcome === 'changed' && changes.some(({ field }) => field === 'email')
const CHANGES: readonly Column<Listed>[] = [
  { key: 'line', header: texts.line, width: '90px', cell: ({ line }) => `${texts.line} ${text(line)}` },
  { key: 'record', header: texts.record, isSubject: true, width: '26%', cell: ({ name }) => name },
  {
    key: 'fields',
    header: texts.field,
    cell: ({ outcome, changes }) =>
      changes.map((change) => (
        <p key={change.field} className={css.change}>
          <b>{columnName(change.field)}</b> {shown(change.field, change.after)}
          {outcome !== 'new' && (
            <span className="dim">
              {' '}
              · {texts.before} {shown(change.field, change.before)}
            </span>
          )}
        </p>
      )),
  },
]

function takeColumn(takeLines: TakeLines, onTake: (lines: TakeLines) => void): Column<Listed> {
  const chosen = (line: number) => takeLines === 'all' || (takeLines !== 'none' && takeLines.includes(line))
  const toggled = (line: number, on: boolean): TakeLines => {
    const others = typeof takeLines === 'string' ? [] : takeLines.filter((each) => each !== line)
    const lines = on ? [...others, line] : others
    return lines.length === 0 ? 'none' : lines
  }
  return {
    key: 'take',
    header: texts.takeShort,
    width: '120px',
    cell: ({ line }) => (
      <Checkbox
        aria-label={texts.take(line)}
        checked={chosen(line)}
        disabled={takeLines === 'all'}
        onChange={(event) => onTake(toggled(line, event.currentTarget.checked))}
      />
    ),
  }
}
