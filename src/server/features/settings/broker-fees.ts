// The broker's fee schedule as staff edit it: dated rows that never overlap, and those that have begun stay. Source: decisions 10.
import type { z } from 'zod'
import type { saveBrokerFees as call } from '#contract/settings.ts'
import type { BrokerFee, BrokerFeeTable } from '#domain/clearance/broker-fees.ts'
import { pastProblem, scheduleProblems, type WrittenFee, type WrittenSchedule } from '#domain/clearance/written-fees.ts'
import { centsText } from '#domain/money.ts'
import { rowText } from '#words/fee-row-text.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { parseBrokerFees } from '../../reference/fees.ts'
import type { Actor } from '../../scope.ts'
import { changeSetting } from './change-setting.ts'

type Body = z.output<typeof call.body>

/** Throws `invalid` with the first thing that is wrong with the schedule, `conflict` when somebody saved one meanwhile. */
export async function saveBrokerFees(
  deps: Pick<Deps, 'db' | 'now' | 'today' | 'fees'>,
  actor: Actor,
  { schedule, seen }: Body,
): Promise<string | null> {
  const next = inOrder(schedule)
  const [problem] = scheduleProblems(next)
  if (problem) throw new AppError('invalid', 'fee-schedule-wrong', problem)
  return changeSetting(deps, actor, {
    key: 'broker_fees',
    subject: 'broker_fees',
    seen,
    next: (stored) => {
      const past = pastProblem(
        written(stored === undefined ? deps.fees.broker : parseBrokerFees(stored)),
        next,
        deps.today(),
      )
      if (past) throw new AppError('invalid', 'fee-row-begun', past)
      return next
    },
    shown: (value) => shownSchedule(value === undefined ? deps.fees.broker : parseBrokerFees(value)),
  })
}

/** A schedule as it is written, out of the parsed one. */
export const written = (table: BrokerFeeTable): WrittenSchedule => ({
  broker: table.broker,
  example: table.example,
  schedules: table.rows.map(({ from, until, citation, fees }) => ({
    from,
    until,
    citation,
    fees: fees.map(writtenFee),
  })),
})

function writtenFee(fee: BrokerFee): WrittenFee {
  switch (fee.kind) {
    case 'per-clearance':
    case 'agency-review':
    case 'per-line':
      return { ...fee, amount: centsText(fee.amount) }
    case 'bond':
      return { ...fee, perThousand: centsText(fee.perThousand), minimum: centsText(fee.minimum) }
    case 'disbursement':
      return { ...fee, rate: fee.rate.toFixed(), minimum: centsText(fee.minimum) }
  }
}

/** Rows by their first day, as the reader of schedules wants them; amounts with two decimals. */
function inOrder({ broker, example, schedules }: Body['schedule']): WrittenSchedule {
  const rows = schedules.map((row) => ({ ...row, fees: row.fees.map(withCents) }))
  return { broker, example, schedules: rows.sort((a, b) => a.from.localeCompare(b.from)) }
}

const withCents = (fee: WrittenFee): WrittenFee =>
  Object.assign({}, fee, ...['amount', 'perThousand', 'minimum'].map((name) => cents(fee, name)))

function cents(fee: WrittenFee, name: string): Record<string, string> {
  const value = Object.entries(fee).find(([key]) => key === name)?.[1]
  if (typeof value !== 'string' || !/^\d+(\.\d)?$/.test(value)) return {}
  return { [name]: value.includes('.') ? `${value}0` : `${value}.00` }
}

/** For the log: one field a row, so that it says which row changed. */
function shownSchedule(table: BrokerFeeTable): Readonly<Record<string, unknown>> {
  const { broker, example, schedules } = written(table)
  return { broker, example, ...Object.fromEntries(schedules.map((row) => [`row_${row.from}`, rowText(row)])) }
}
