// One dated row of the schedule: its days, its source and its fees. Of a row that has begun only the last day can be changed.
import { Button, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { parseDate } from '#domain/calendar.ts'
import type { ScheduleProblem, WrittenFee } from '#domain/clearance/written-fees.ts'
import { texts } from '#texts/en/settings.ts'
import { scheduleProblemText } from '#words/fee-problems.ts'
import { Card } from '../../ui/card.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { writtenDay } from '../../ui/when-text.ts'
import { newFee, percentOf, type RowDraft, writtenOf } from './fee-draft.ts'
import { FeeFields } from './fee-fields.tsx'
import css from './settings.module.css'

type Props = {
  readonly row: RowDraft
  /** Amounts are fixed; the last day too when it is over. */
  readonly kept: 'no' | 'amounts' | 'all'
  readonly problems: readonly ScheduleProblem[]
  readonly onChange: (row: RowDraft) => void
  readonly onRemove: () => void
}

export function FeeRow({ row, kept, problems, onChange, onRemove }: Props) {
  const problem = (field: string) => {
    const found = problems.find((each) => each.fee === undefined && each.field === field)
    return found && scheduleProblemText('en', found)
  }
  const title = parseDate(row.from) ? texts.row(writtenDay('en', row.from)) : texts.newRow
  const remove = kept === 'no' && (
    <Button size="xs" variant="subtle" leftSection={<Icon name="trash" />} onClick={onRemove}>
      {texts.removeRow}
    </Button>
  )
  return (
    <Card title={title} label={title} aside={remove}>
      <div className={css.row}>
        {kept !== 'no' && <p className="sm dim">{kept === 'all' ? texts.rowOver : texts.rowKept}</p>}
        <div className={css.dates}>
          {kept === 'no' && (
            <DateField
              label={texts.from}
              value={row.from}
              error={problem('from')}
              onChange={(from) => onChange({ ...row, from })}
            />
          )}
          <DateField
            label={texts.until}
            hint={texts.untilHint}
            value={row.until}
            disabled={kept === 'all'}
            error={problem('until')}
            onChange={(until) => onChange({ ...row, until })}
          />
          {kept === 'no' && (
            <TextInput
              label={texts.citation}
              placeholder={texts.citationHint}
              maxLength={300}
              value={row.citation}
              error={problem('citation')}
              onChange={(event) => onChange({ ...row, citation: event.currentTarget.value })}
            />
          )}
        </div>
        {kept === 'no' ? <Fees {...{ row, problems, onChange }} problem={problem('fees')} /> : <Statement row={row} />}
      </div>
    </Card>
  )
}

type FeesProps = Pick<Props, 'row' | 'problems' | 'onChange'> & { readonly problem: string | undefined }

function Fees({ row, problems, onChange, problem }: FeesProps) {
  return (
    <>
      <ul className={css.fees} aria-label={texts.fees}>
        {row.fees.map((fee, at) => (
          <FeeFields
            key={fee.key}
            fee={fee}
            problems={Object.fromEntries(
              problems.flatMap((each) =>
                each.fee === at ? [[each.field, scheduleProblemText('en', each)] as const] : [],
              ),
            )}
            onChange={(next) =>
              onChange({ ...row, fees: row.fees.map((each) => (each.key === next.key ? next : each)) })
            }
            onRemove={() => onChange({ ...row, fees: row.fees.filter((each) => each.key !== fee.key) })}
          />
        ))}
      </ul>
      {problem && <p className="sm tone-bad">{problem}</p>}
      <div className={css.actions}>
        <Button
          size="xs"
          leftSection={<Icon name="plus" />}
          onClick={() => onChange({ ...row, fees: [...row.fees, newFee()] })}
        >
          {texts.addFee}
        </Button>
      </div>
    </>
  )
}

/** The fees as a statement, for rows that are kept as they are. */
function Statement({ row }: { readonly row: RowDraft }) {
  const [written] = writtenOf({ broker: '', rows: [row] }).schedules
  return (
    <div>
      <ul className={css.statement}>
        {written?.fees.map((fee, at) => (
          <li key={`${fee.id} ${String(at)}`}>
            <span>{nameOf(fee)}</span>
            <span>{priceOf(fee)}</span>
          </li>
        ))}
      </ul>
      <p className="xs faint">{row.citation}</p>
    </div>
  )
}

function nameOf(fee: WrittenFee): ReactNode {
  if (fee.kind === 'per-clearance') return texts.feeOfEntry(fee.name, texts.entries[fee.entry])
  return fee.kind === 'agency-review' ? texts.feeOfChapters(fee.name, fee.chapters.join(', ')) : fee.name
}

function priceOf(fee: WrittenFee): string {
  switch (fee.kind) {
    case 'per-clearance':
    case 'agency-review':
      return texts.usd(fee.amount)
    case 'per-line':
      return texts.pricePerLine(fee.amount, fee.included)
    case 'bond':
      return texts.priceOfBond(fee.perThousand, fee.minimum)
    case 'disbursement':
      return texts.priceOfShare(percentOf(fee.rate), fee.minimum)
  }
}
