// The rate that goes into the cart, in a line.
import { rateName } from '#domain/freight/rate-name.ts'
import { amountText, cad, decimal } from '#domain/money.ts'
import { texts } from '#texts/en/staff-cart.ts'
import css from './add-to-cart.module.css'

export type CartedRate = {
  readonly carrier_id: string
  readonly carrier_name: string
  readonly service_id: string
  readonly service_name: string
  readonly transit_days: number | null
  readonly total: number
  readonly formatted: string
  readonly effective_total: number | null
}

export function RateFacts({ rate }: { readonly rate: CartedRate }) {
  const { effective_total: effective, transit_days: days } = rate
  return (
    <dl className={css.facts}>
      <div>
        <dt>{texts.rate}</dt>
        <dd>{rateName(rate.carrier_name, rate.service_name)}</dd>
        <dd className="xs faint">{days === null ? texts.daysUnknown : texts.days(days)}</dd>
      </div>
      <div>
        <dt>{texts.total}</dt>
        <dd>{rate.formatted}</dd>
      </div>
      <div>
        <dt>{texts.effective}</dt>
        <dd>{effective === null ? texts.notKnown : amountText(cad(decimal(String(effective))))}</dd>
      </div>
    </dl>
  )
}
