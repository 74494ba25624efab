// Amounts of one kind under each other: a bar for each month. What is not known is hatched, what is not there has no bar.
import { useId } from 'react'
import type { Money } from '#domain/money.ts'
import { texts as en } from '#texts/en/charts.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { amountOrUnknown, lengthOf, longestOf } from './chart-part.ts'
import css from './charts.module.css'
import { chartId, Fills, fillOf } from './fills.tsx'

type Bar = {
  readonly key: string
  readonly label: string
  /** undefined: not known. A string is said in place of an amount, without a bar. */
  readonly amount: Money | string | undefined
  /** In place of the amount alone: 'at least CAD 12.00'. */
  readonly text?: string | undefined
  /** What the table says beside the amount. */
  readonly cells: readonly string[]
  readonly isTotal?: boolean
}

type Props = {
  readonly title: string
  /** Whether the title stands over the chart already. */
  readonly titleShown?: boolean
  /** Over the columns of the table: the names, the amounts, the cells. */
  readonly head: readonly [names: string, amounts: string, ...cells: string[]]
  /** Those of the columns that hold words, which may break. */
  readonly words?: readonly string[]
  /** A total has no bar. */
  readonly bars: readonly Bar[]
}

export function Bars({ title, titleShown = true, head, words = [], bars }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const id = chartId(useId())
  const longest = longestOf(bars.flatMap(({ amount, isTotal }) => (isTotal ? [] : [moneyOf(amount)])))
  const written = ({ amount, text }: Bar) =>
    text ?? (typeof amount === 'string' ? amount : amountOrUnknown(language, amount))
  return (
    <ChartFrame
      title={title}
      titleShown={titleShown}
      summary={texts.summary(title, bars.map((bar) => texts.part(bar.label, written(bar))).join('; '))}
      picture={
        <div className={css.rows}>
          <svg width="0" height="0" className={css.defs} aria-hidden="true">
            <Fills id={id} />
          </svg>
          {bars.map((bar) => (
            <div key={bar.key} className={css.row} data-total={bar.isTotal || undefined}>
              <span className={css.name}>{bar.label}</span>
              <svg className={css.bar} width="100%" height="14" aria-hidden="true">
                {!bar.isTotal && typeof bar.amount !== 'string' && (
                  <rect
                    x="0"
                    y="1"
                    width={bar.amount ? `${lengthOf(bar.amount, longest)}%` : '12%'}
                    height="12"
                    fill={fillOf(id, bar.amount ? 'lake' : 'unknown')}
                    className={css.mark}
                    data-fill={bar.amount ? 'lake' : 'unknown'}
                  />
                )}
              </svg>
              <span className={css.amount}>{written(bar)}</span>
            </div>
          ))}
        </div>
      }
      table={{
        head,
        words,
        rows: bars.map((bar) => ({
          key: bar.key,
          name: bar.label,
          cells: [written(bar), ...bar.cells],
          isTotal: bar.isTotal ?? false,
        })),
      }}
    />
  )
}

const moneyOf = (amount: Bar['amount']): Money | undefined => (typeof amount === 'string' ? undefined : amount)
