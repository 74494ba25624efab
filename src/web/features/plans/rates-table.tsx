// The rates of a placement, cheapest effective total first: one is the preferred one. The brokerage of each can be opened.
import { Fragment, useState } from 'react'
import { rateName } from '#domain/freight/rate-name.ts'
import { amountText, cad, decimal } from '#domain/money.ts'
import { texts } from '#texts/en/staff-plans.ts'
import { Icon } from '../../ui/icons.tsx'
import { Tag } from '../../ui/tag.tsx'
import { cadText, cheapestRate, isSameRate, type Placement, type Rate } from './amounts.ts'
import { Brokerage } from './brokerage.tsx'
import css from './rates-table.module.css'

type Props = {
  readonly placement: Placement
  /** Of the placement, for readers of the table. */
  readonly place: string
  readonly onChoose: (rate: Rate) => void
}

const COLUMNS = 6
const keyOf = (rate: Rate): string => `${rate.carrier_id} ${rate.service_id}`

export function RatesTable({ placement, place, onChoose }: Props) {
  const [open, setOpen] = useState<string>()
  const cheapest = cheapestRate(placement)
  return (
    <table className={css.rates} aria-label={texts.ratesOf(place)}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{texts.choose}</span>
          </th>
          <th scope="col">{texts.carrierAndService}</th>
          <th scope="col">{texts.daysColumn}</th>
          <th scope="col">{texts.rateCad}</th>
          <th scope="col">{texts.brokerageCad}</th>
          <th scope="col">{texts.effectiveTotalCad}</th>
        </tr>
      </thead>
      <tbody>
        {placement.shipping_rates.map((rate) => {
          const key = keyOf(rate)
          const isPreferred = isSameRate(rate, placement.preferred_rate)
          return (
            <Fragment key={key}>
              <tr data-preferred={isPreferred || undefined}>
                <td className={css.choice}>
                  <label>
                    <input
                      type="radio"
                      name={`rate-${placement.id}`}
                      aria-label={rateName(rate.carrier_name, rate.service_name)}
                      checked={isPreferred}
                      onChange={() => onChoose(rate)}
                    />
                  </label>
                </td>
                <th scope="row">
                  <b>{rate.carrier_name}</b>
                  {serviceName(rate)}
                  <span className={css.marks}>
                    {rate === cheapest && (
                      <Tag tone="ok" icon="check">
                        {texts.cheapest}
                      </Tag>
                    )}
                    {isPreferred && <Tag tone="info">{texts.preferred}</Tag>}
                  </span>
                </th>
                <td data-label={texts.daysColumn}>{rate.transit_days ?? texts.notKnown}</td>
                <td data-label={texts.rateCad}>{rateText(rate)}</td>
                <td data-label={texts.brokerageCad}>
                  <button
                    type="button"
                    className={css.opens}
                    aria-expanded={open === key}
                    aria-label={`${brokerageText(rate)}. ${texts.showBrokerage(rateName(rate.carrier_name, rate.service_name))}`}
                    onClick={() => setOpen(open === key ? undefined : key)}
                  >
                    {brokerageText(rate)}
                    <Icon name={open === key ? 'chevron-up' : 'chevron-down'} size={12} />
                  </button>
                </td>
                <td data-label={texts.effectiveTotalCad} className={css.effective}>
                  {cadText(rate.effective_total)}
                </td>
              </tr>
              {open === key && (
                <tr className={css.breakdown}>
                  <td colSpan={COLUMNS}>
                    <Brokerage rate={rate} basis={placement.basis} />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

/** Behind the name of the carrier. */
const serviceName = ({ carrier_name, service_name }: Rate): string =>
  rateName(carrier_name, service_name).slice(carrier_name.length)

/** The carrier's own total; in another currency than the column's it carries its name. */
const rateText = ({ total, currency, formatted }: Rate): string =>
  currency === 'CAD' ? amountText(cad(decimal(String(total)))) : formatted

function brokerageText({ brokerage }: Rate): string {
  if (brokerage.kind === 'included') return texts.included
  if (brokerage.kind === 'none') return texts.noBrokerage
  return cadText(brokerage.amount_cad)
}
