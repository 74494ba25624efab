// How the brokerage of a rate comes about: each fee with its rule, the sum in USD, the conversion, and what it was computed from.
import { amountText, decimal, usd } from '#domain/money.ts'
import { texts } from '#texts/en/staff-plans.ts'
import type { Placement, Rate } from './amounts.ts'
import css from './brokerage.module.css'

type Props = { readonly rate: Rate; readonly basis: Placement['basis'] }

const usdText = (amount: number): string => amountText(usd(decimal(String(amount))))
const usdOrUnknown = (amount: number | null): string =>
  amount === null ? texts.unknownAmount : texts.usdAmount(usdText(amount))

export function Brokerage({ rate, basis }: Props) {
  const { brokerage } = rate
  return (
    <div className={css.brokerage}>
      {brokerage.kind === 'included' && <p>{texts.includedHint}</p>}
      {brokerage.kind === 'none' && <p>{texts.noneHintBrokerage}</p>}
      {brokerage.fees.length > 0 && (
        <table className={css.fees} aria-label={texts.brokerageTitle(rate.carrier_name)}>
          <thead>
            <tr>
              <th scope="col">{texts.fee}</th>
              <th scope="col">{texts.rule}</th>
              <th scope="col" className={css.amount}>
                {texts.amountUsd}
              </th>
            </tr>
          </thead>
          <tbody>
            {brokerage.fees.map((fee) => (
              <tr key={fee.id}>
                <th scope="row">{fee.name}</th>
                <td>{fee.rule}</td>
                <td className={css.amount}>{usdText(fee.amount_usd)}</td>
              </tr>
            ))}
          </tbody>
          {brokerage.amount_usd !== null && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {texts.sum}
                </th>
                <td className={css.amount}>{usdText(brokerage.amount_usd)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
      {brokerage.kind === 'added' && brokerage.amount_usd !== null && brokerage.amount_cad !== null && (
        <p>
          {texts.converted(
            usdText(brokerage.amount_usd),
            decimal(String(brokerage.usd_to_cad)).toFixed(2),
            usdText(brokerage.amount_cad),
          )}
        </p>
      )}
      {brokerage.note && <p>{brokerage.note}</p>}
      <p>
        {texts.basedOn(usdOrUnknown(basis.value_usd), usdOrUnknown(basis.duty_usd), texts.lineCount(basis.lines))}{' '}
        {basis.is_food && texts.withFood} {basis.duty_note}
      </p>
      {brokerage.source && <p className="faint">{texts.source(brokerage.source)}</p>}
    </div>
  )
}
