// The broker's fee schedule: its rows, newest first, edited together and saved whole.
import { Button, FileButton, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getSettings, saveBrokerFees } from '#contract/settings.ts'
import { hasBegun, isOver, pastProblem, scheduleProblems } from '#domain/clearance/written-fees.ts'
import { texts } from '#texts/en/settings.ts'
import { pastProblemText, scheduleProblemText } from '#words/fee-problems.ts'
import { failureText } from '../../api/failures.ts'
import { endpointKey, useSend } from '../../api/hooks.ts'
import { saveFile } from '../../api/save-file.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import { draftOf, newRow, type RowDraft, type ScheduleDraft, writtenOf } from './fee-draft.ts'
import { feeFile, readFeeFile } from './fee-file.ts'
import { FeeRow } from './fee-row.tsx'
import type { Settings } from './passwords-panel.tsx'
import css from './settings.module.css'

type Props = { readonly fees: Settings['brokerFees']; readonly today: string }
type Said = { readonly kind: 'success' | 'failure'; readonly text: string }

export function FeesPanel({ fees, today }: Props) {
  const client = useQueryClient()
  const send = useSend(saveBrokerFees, { countsAsSave: true })
  const [draft, setDraft] = useState<ScheduleDraft>()
  const [tried, setTried] = useState(false)
  const [said, setSaid] = useState<Said>()
  const reset = useRef<() => void>(null)
  const [stored, setStored] = useState(() => ({ seen: fees.seen, draft: draftOf(fees.schedule) }))
  const shown = draft ?? stored.draft
  const written = writtenOf(shown)
  const problems = scheduleProblems(written)
  const brokerProblem = problems.find(({ row, field }) => row === -1 && field === 'broker')
  const past = problems.length === 0 ? pastProblem(fees.schedule, written, today) : undefined
  const isChanged = draft !== undefined && JSON.stringify(written) !== JSON.stringify(writtenOf(stored.draft))
  const change = (next: ScheduleDraft) => {
    setDraft(next)
    setSaid(undefined)
  }
  const setRow = (next: RowDraft) =>
    change({ ...shown, rows: shown.rows.map((row) => (row.key === next.key ? next : row)) })
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
          void client.invalidateQueries({ queryKey: endpointKey(getSettings) })
        },
        onError: (error) =>
          setSaid({
            kind: 'failure',
            text: failureText(error, { noConnection: texts.noConnection, other: texts.saveFailed }),
          }),
      },
    )
  }
  const upload = async (file: File | null) => {
    reset.current?.()
    if (!file) return
    const read = await readFeeFile(file)
    if (read.kind === 'refused') return setSaid({ kind: 'failure', text: read.problem })
    change(draftOf(read.schedule))
    setTried(true)
    setSaid({ kind: 'success', text: texts.uploadRead(read.schedule.schedules.length) })
  }
  const blocked = isChanged ? undefined : texts.nothingChanged
  return (
    <div className={css.panels}>
      <LeaveGuard
        wouldLose={isChanged && !send.isPending}
        title={texts.loseTitle}
        text={texts.loseText}
        action={texts.leave}
      />
      {said && (
        <AlertPanel kind={said.kind} onClose={() => setSaid(undefined)}>
          {said.text}
        </AlertPanel>
      )}
      {fees.schedule.example && <Notice tone="warn">{texts.exampleNotice}</Notice>}
      {tried && past && (
        <Notice tone="bad" role="alert">
          {pastProblemText('en', past)}
        </Notice>
      )}
      <Card title={texts.sections.fees} aside={<span className="sm dim">{texts.feesFrom[fees.source]}</span>}>
        <p className={`sm dim ${css.note}`}>{texts.feesHint}</p>
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
            <FileButton resetRef={reset} accept=".json,application/json" onChange={(file) => void upload(file)}>
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
        <ActionButton variant="filled" loading={send.isPending} disabledReason={blocked} onClick={save}>
          {texts.save}
        </ActionButton>
        {tried && problems.length > 0 && <span className="sm tone-bad">{texts.putRight}</span>}
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
