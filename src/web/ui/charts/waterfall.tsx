// How one amount grows into another: each step begins where the one before ended. A step that is not known is hatched and adds nothing.
import { useId } from 'react'
import { decimal, type Money, money } from '#domain/money.ts'
import { texts as en } from '#texts/en/charts.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { amountOrUnknown, type ChartPart, knownTotal, lengthOf, longestOf, partText, shareText } from './chart-part.ts'
import css from './charts.module.css'
import { type ChartFill, chartId, Fills, fillOf, toneAt } from './fills.tsx'

type Props = {
  readonly title: string
  /** Over the names in the table: 'Cost'. */
  readonly names: string
  readonly steps: readonly ChartPart[]
  /** Of the last row, which is all steps together as the caller summed them. */
  readonly total: ChartPart
}

const UNKNOWN_WIDTH = 10

export function Waterfall({ title, names, steps, total }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const id = chartId(useId())
  const rows = rowsOf(steps, total)
  const said = [...steps, total].map((each) => partText(language, each)).join('; ')
  return (
    <ChartFrame
      title={title}
      summary={texts.summary(title, said)}
      picture={
        <div className={css.rows}>
          {rows.map((row, at) => (
            <div key={row.key} className={css.row} data-total={at === rows.length - 1 || undefined}>
              <span className={css.name}>{row.label}</span>
              <svg className={css.bar} width="100%" height="18" aria-hidden="true">
                {at === 0 && <Fills id={id} />}
                <rect
                  x={`${row.from}%`}
                  y="2"
                  width={`${row.width}%`}
                  height="14"
                  fill={fillOf(id, row.fill)}
                  className={css.mark}
                  data-fill={row.fill}
                />
              </svg>
              <span className={css.amount}>{amountOrUnknown(language, row.amount)}</span>
            </div>
          ))}
        </div>
      }
      table={{
        head: [names, texts.amount, texts.share],
        rows: rows.map(({ key, label, amount }, at) => ({
          key,
          name: label,
          cells: [amountOrUnknown(language, amount), shareText(language, amount, total.amount) ?? texts.notKnown],
          isTotal: at === rows.length - 1,
        })),
      }}
    />
  )
}

/** Every row with where its bar begins and how long it is, in percent of the longest reach. */
function rowsOf(steps: readonly ChartPart[], total: ChartPart) {
  const reached = runningOf(steps)
  const longest = longestOf([...reached.map(({ until }) => until), total.amount])
  const room = steps.some(({ amount }) => !amount) ? 100 - UNKNOWN_WIDTH : 100
  const long = (amount: Money | undefined) => (lengthOf(amount, longest) * room) / 100
  const drawn = reached.map(({ part, from, until }, at) => {
    const fill: ChartFill = part.amount ? toneAt(at) : 'unknown'
    const [low, high] = [long(from), long(until)].sort((a, b) => a - b)
    return { ...part, fill, from: low ?? 0, width: part.amount ? (high ?? 0) - (low ?? 0) : UNKNOWN_WIDTH }
  })
  return [...drawn, { ...total, fill: 'brick' as const, from: 0, width: long(total.amount) }]
}

function runningOf(steps: readonly ChartPart[]) {
  const currency = knownTotal(steps)?.currency ?? 'CAD'
  let sofar = decimal('0')
  return steps.map((part) => {
    const from = sofar
    sofar = part.amount ? sofar.plus(part.amount.amount) : sofar
    return { part, from: money(currency, from), until: money(currency, sofar) }
  })
}
