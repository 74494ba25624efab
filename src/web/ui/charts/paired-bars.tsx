// Two amounts of the same thing under each other: as it is and changed, separate and merged.
import { useId } from 'react'
import type { Money } from '#domain/money.ts'
import { texts as en } from '#texts/en/charts.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { amountOrUnknown, lengthOf, longestOf } from './chart-part.ts'
import css from './charts.module.css'
import { chartId, Fills, fillOf, toneAt } from './fills.tsx'

type Pair = {
  readonly key: string
  readonly label: string
  /** undefined: not known. A string is said in place of an amount: 'may not enter'. */
  readonly one: Money | string | undefined
  readonly other: Money | string | undefined
  readonly isTotal?: boolean
}

type Props = {
  readonly title: string
  /** Over the names in the table: 'Item'. */
  readonly names: string
  /** What the first and the second of every pair are. */
  readonly sides: readonly [one: string, other: string]
  readonly pairs: readonly Pair[]
}

export function PairedBars({ title, names, sides, pairs }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const id = chartId(useId())
  const longest = longestOf(pairs.flatMap(({ one, other }) => [amountIn(one), amountIn(other)]))
  const written = (side: Pair['one']) => (typeof side === 'string' ? side : amountOrUnknown(language, side))
  const said = pairs
    .map(({ label, one, other }) =>
      texts.pair(label, texts.part(sides[0], written(one)), texts.part(sides[1], written(other))),
    )
    .join('; ')
  return (
    <ChartFrame
      title={title}
      summary={texts.summary(title, said)}
      picture={
        <div className={css.pairs}>
          <svg width="0" height="0" className={css.defs} aria-hidden="true">
            <Fills id={id} />
          </svg>
          {pairs.map(({ key, label, one, other, isTotal }) => (
            <div key={key} className={css.pair} data-total={isTotal || undefined}>
              <span className={css.name}>{label}</span>
              {[one, other].map((side, at) => (
                <Side
                  key={sides[at]}
                  id={id}
                  at={at}
                  name={sides[at] ?? ''}
                  text={written(side)}
                  isUnknown={side === undefined}
                  length={lengthOf(amountIn(side), longest)}
                />
              ))}
            </div>
          ))}
        </div>
      }
      table={{
        head: [names, ...sides],
        rows: pairs.map(({ key, label, one, other, isTotal = false }) => ({
          key,
          name: label,
          cells: [written(one), written(other)],
          isTotal,
        })),
      }}
    />
  )
}

type SideProps = {
  readonly id: string
  readonly at: number
  readonly name: string
  readonly text: string
  readonly isUnknown: boolean
  readonly length: number
}

function Side({ id, at, name, text, isUnknown, length }: SideProps) {
  const fill = isUnknown ? 'unknown' : toneAt(at)
  return (
    <span className={css.side}>
      <span className={css.sideName}>{name}</span>
      <svg className={css.bar} width="100%" height="14" aria-hidden="true">
        <rect
          x="0"
          y="1"
          width={isUnknown ? '12%' : `${length}%`}
          height="12"
          fill={fillOf(id, fill)}
          className={css.mark}
          data-fill={fill}
        />
      </svg>
      <span className={css.amount}>{text}</span>
    </span>
  )
}

const amountIn = (side: Pair['one']): Money | undefined => (typeof side === 'string' ? undefined : side)
