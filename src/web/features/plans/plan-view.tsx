// One plan: its facts, its options side by side, and the placements of the option one looks at.
import { useState } from 'react'
import { amountText } from '#domain/money.ts'
import { texts } from '#texts/en/staff-plans.ts'
import { Card } from '../../ui/card.tsx'
import { whenText } from '../../ui/when-text.ts'
import { type Option, optionTotals, type Plan, type PlansOf } from './amounts.ts'
import { OptionCard } from './option-card.tsx'
import { PlacementView } from './placement-view.tsx'
import { PlanStatus } from './plan-status.tsx'
import css from './plans.module.css'

export function PlanView({ plan, of }: { readonly plan: Plan; readonly of: PlansOf }) {
  const { placement_options: options } = plan
  const [lookedAt, setLookedAt] = useState<string>()
  const open = options.find(({ id }) => id === lookedAt) ?? options.find(({ active }) => active) ?? options[0]
  const active = options.find((option) => option.active)
  const reference = active && optionTotals(active).effective
  return (
    <section className={css.plan} aria-label={plan.plan_name}>
      <header className={css.planHead}>
        <h2>{plan.plan_name}</h2>
        <PlanStatus status={plan.status} />
        <span className="xs faint">
          {plan.plan_type && `${texts.planType(plan.plan_type)} · `}
          {texts.createdUpdated(whenText('en', plan.created_at), whenText('en', plan.updated_at))}
        </span>
        <span className={`xs dim ${css.sorted}`}>{texts.sortedBy}</span>
      </header>
      {open ? (
        <>
          <fieldset className={css.options}>
            <legend className="visually-hidden">{texts.options}</legend>
            {options.map((option, at) => (
              <OptionCard
                key={option.id}
                option={option}
                number={at + 1}
                isOpen={option === open}
                onOpen={() => setLookedAt(option.id)}
                comparedWith={option === active ? undefined : reference}
              />
            ))}
          </fieldset>
          <OpenOption option={open} number={options.indexOf(open) + 1} of={of} />
        </>
      ) : (
        <p className="dim">{texts.noOptions}</p>
      )}
    </section>
  )
}

type OpenProps = { readonly option: Option; readonly number: number; readonly of: PlansOf }

function OpenOption({ option, number, of }: OpenProps) {
  const { effective } = optionTotals(option)
  return (
    <div className={css.open} data-active={option.active || undefined}>
      <Card
        flush
        label={texts.option(number)}
        title={
          <span className={css.openTitle}>
            {texts.option(number)} {option.active && <PlanStatus status={option.status} isActive />}
            <span className={css.count}>{texts.placements(option.placements.length)}</span>
          </span>
        }
        aside={
          <span>
            {texts.effectiveTotal}{' '}
            <b className={css.sum}>{effective ? texts.inCad(amountText(effective)) : texts.notKnown}</b>
          </span>
        }
      >
        {option.placements.length === 0 && <p className={css.nothing}>{texts.noPlacements}</p>}
        {option.placements.map((placement) => (
          <PlacementView key={placement.id} placement={placement} optionStatus={option.status} of={of} />
        ))}
      </Card>
    </div>
  )
}
