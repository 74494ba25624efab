// The broker's fee schedule: its rows, newest first, edited together and saved whole.
import { Button, FileButton, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { getSettings, saveBrokerFees } from '#contract/settings.ts'
import { hasBegun, isOver, pastProblem, scheduleProblems } from '#domain/clearance/written-fees.ts'
import { texts } from '#texts/en/settings.ts'
import { pastProblemText, scheduleProblemText } from '#words/fee-problems.ts'
import { failureText } from '../../api/failures.ts'
import { useOutdate, useSend } from '../../api/hooks.ts'
import { saveFile } from '../../api/save-file.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Said, SaidAlert } from '../../ui/show-alert.tsx'
import { draftOf, newRow, type RowDraft, type ScheduleDraft, writtenOf } from './fee-draft.ts'
import { feeFile, readFeeFile } from './fee-file.ts'
import { FeeRow } from './fee-row.tsx'
import type { Settings } from './passwords-panel.tsx'
import css from './settings.module.css'

type Props = { readonly fees: Settings['brokerFees']; readonly today: string }

/** The schedule while it is edited, and its saving. */
function useSchedule({ fees, today }: Props) {
  const outdate = useOutdate()
  const send = useSend(saveBrokerFees, { countsAsSave: true })
  const [draft, setDraft] = useState<ScheduleDraft>()
  const [tried, setTried] = useState(false)
  const [said, setSaid] = useState<Said>()
  const [stored, setStored] = useState(() => ({ seen: fees.seen, draft: draftOf(fees.schedule) }))
  const shown = draft ?? stored.draft
  const written = writtenOf(shown)
  const problems = scheduleProblems(written)
  const past = problems.length === 0 ? pastProblem(fees.schedule, written, today) : undefined
  const isChanged = draft !== undefined && JSON.stringify(written) !== JSON.stringify(writtenOf(stored.draft))
  const change = (next: ScheduleDraft) => {
    setDraft(next)
    setSaid(undefined)
  }
  const save = () => {
    setTried(true)
    if (problems.length > 0 || past || send.isPending) return
    const schedule = { ...written, schedules: written.schedules.map(wireRow) }
    send.mutate(
      { body: { schedule, seen: stored.seen } },
      {
        onSuccess: ({ data }) => {
          setStored({ seen: data.seen, draft: shown })
          setDraft(undefined)
          setTried(false)
          setSaid({ kind: 'success', text: texts.feesSaved })
          outdate(getSettings)
        },
        onError: (error) =>
          setSaid({
            kind: 'failure',
            text: failureText(error, texts.saveFailed),
          }),
      },
    )
  }
  /** What a file says stands in the fields; nothing of it is saved yet. */
  const take = async (file: File) => {
    const read = await readFeeFile(file)
    if (read.kind === 'refused') return setSaid({ kind: 'failure', text: read.problem })
    change(draftOf(read.schedule))
    setTried(true)
    setSaid({ kind: 'success', text: texts.uploadRead(read.schedule.schedules.length) })
  }
  const close = () => setSaid(undefined)
  return { shown, problems, past, isChanged, isSending: send.isPending, tried, said, close, change, save, take }
}

export function FeesPanel({ fees, today }: Props) {
  const schedule = useSchedule({ fees, today })
  const { shown, problems, past, isChanged, isSending, tried, change } = schedule
  const setRow = (next: RowDraft) =>
    change({ ...shown, rows: shown.rows.map((row) => (row.key === next.key ? next : row)) })
  return (
    <div className={css.panels}>
      <LeaveGuard
        wouldLose={isChanged && !isSending}
        title={texts.loseTitle}
        text={texts.loseText}
        action={texts.leave}
      />
      <SaidAlert said={schedule.said} onClose={schedule.close} />
      {fees.schedule.example && <Notice tone="warn">{texts.exampleNotice}</Notice>}
      {tried && past && (
        <Notice tone="bad" role="alert">
          {pastProblemText('en', past)}
        </Notice>
      )}
      <Card title={texts.sections.fees} aside={<span className="sm dim">{texts.feesFrom[fees.source]}</span>}>
        <p className={`sm dim ${css.note}`}>{texts.feesHint}</p>
        <ScheduleHead fees={fees} today={today} {...schedule} />
      </Card>
      {[...shown.rows].reverse().map((row) => (
        <FeeRow
          key={row.key}
          row={row}
          kept={keptOf(row, fees, today)}
          problems={tried ? problems.filter((each) => shown.rows[each.row]?.key === row.key) : []}
          onChange={setRow}
          onRemove={() => change({ ...shown, rows: shown.rows.filter(({ key }) => key !== row.key) })}
        />
      ))}
      <div className={css.foot}>
        <ActionButton
          variant="filled"
          loading={isSending}
          disabledReason={isChanged ? undefined : texts.nothingChanged}
          onClick={schedule.save}
        >
          {texts.save}
        </ActionButton>
        {tried && problems.length > 0 && <span className="sm tone-bad">{texts.putRight}</span>}
      </div>
    </div>
  )
}

type HeadProps = Props & Pick<ReturnType<typeof useSchedule>, 'shown' | 'problems' | 'tried' | 'change' | 'take'>

/** The broker's name, and the whole schedule from a file, into one, or with one more row. */
function ScheduleHead({ fees, today, shown, problems, tried, change, take }: HeadProps) {
  const reset = useRef<() => void>(null)
  const brokerProblem = problems.find(({ row, field }) => row === -1 && field === 'broker')
  const upload = (file: File | null) => {
    reset.current?.()
    if (file) void take(file)
  }
  return (
    <div className={css.head}>
      <TextInput
        className={css.broker}
        label={texts.broker}
        maxLength={80}
        value={shown.broker}
        error={tried && brokerProblem ? scheduleProblemText('en', brokerProblem) : undefined}
        onChange={(event) => change({ ...shown, broker: event.currentTarget.value })}
      />
      <div className={css.actions}>
        <FileButton resetRef={reset} accept=".json,application/json" onChange={upload}>
          {(props) => <Button {...props}>{texts.uploadFees}</Button>}
        </FileButton>
        <Button
          leftSection={<Icon name="download" />}
          onClick={() => saveFile(feeFile(fees.schedule), `broker-fees-${today}.json`)}
        >
          {texts.downloadFees}
        </Button>
        <Button
          leftSection={<Icon name="plus" />}
          onClick={() => change({ ...shown, rows: [...shown.rows, newRow(today, shown.rows.at(-1))] })}
        >
          {texts.addRow}
        </Button>
      </div>
    </div>
  )
}

const wireRow = (row: ReturnType<typeof writtenOf>['schedules'][number]) => ({
  ...row,
  fees: row.fees.map((fee) => (fee.kind === 'agency-review' ? { ...fee, chapters: [...fee.chapters] } : fee)),
})

function keptOf(row: RowDraft, { schedule }: Settings['brokerFees'], today: string): 'no' | 'amounts' | 'all' {
  const [written] = writtenOf({ broker: '', rows: [row] }).schedules
  const stored = schedule.schedules.find(({ from }) => from === row.from)
  if (!written || !stored || !hasBegun(written, schedule, today)) return 'no'
  return isOver(stored, today) ? 'all' : 'amounts'
}
