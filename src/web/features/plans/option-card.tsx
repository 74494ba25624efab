// A placement option among the others: what it costs in all. Choosing one shows its placements below.
import { useId } from 'react'
import { amountText, type Cad } from '#domain/money.ts'
import { texts } from '#texts/en/staff-plans.ts'
import { whenText } from '../../ui/when-text.ts'
import { differenceText, type Option, optionTotals } from './amounts.ts'
import { PlanStatus } from './plan-status.tsx'
import css from './plans.module.css'

type Props = {
  readonly option: Option
  readonly number: number
  readonly isOpen: boolean
  readonly onOpen: () => void
  /** The effective total of the active option; undefined for itself, or when there is none. */
  readonly comparedWith: Cad | undefined
}

export function OptionCard({ option, number, isOpen, onOpen, comparedWith }: Props) {
  const totals = optionTotals(option)
  const difference = differenceText(totals.effective, comparedWith)
  const factsId = useId()
  return (
    <label className={css.option} data-active={option.active || undefined} data-open={isOpen || undefined}>
      <span className={css.optionHead}>
        <input type="radio" className={css.radio} checked={isOpen} onChange={onOpen} aria-describedby={factsId} />
        <b>{texts.option(number)}</b>
        <PlanStatus status={option.status} isActive={option.active} />
        <span className={css.optionAside}>
          {option.confirmed_at && (
            <span className="xs dim">{texts.confirmedAt(whenText('en', option.confirmed_at))}</span>
          )}
          {difference && <b data-less={difference.isLess || undefined}>{difference.text}</b>}
        </span>
      </span>
      <span id={factsId} className={css.facts}>
        <Fact name={texts.locations} value={String(totals.locations)} />
        <Fact name={texts.boxes} value={String(totals.boxes)} />
        <Fact
          name={texts.slowest}
          value={totals.slowestDays === undefined ? texts.notKnown : texts.days(totals.slowestDays)}
        />
        <Fact name={texts.brokerageCad} value={totals.brokerage ? amountText(totals.brokerage) : texts.notKnown} />
        <Fact name={texts.effectiveTotalCad} value={totals.effective ? amountText(totals.effective) : texts.notKnown} />
      </span>
    </label>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <span className={css.fact}>
    <span className={css.name}>{name}</span> <b>{value}</b>
  </span>
)
