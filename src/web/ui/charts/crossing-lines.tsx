// Amounts that move with another one, as lines that may cross, read at a value by keyboard, mouse or touch.
import { useId, useState } from 'react'
import { centsText, compare, type Money, type Usd, usd } from '#domain/money.ts'
import { texts as en } from '#texts/en/charts.ts'
import { amountIn, countIn, moneyIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ChartFrame } from './chart-frame.tsx'
import css from './charts.module.css'
import { ticksUpTo } from './ticks.ts'

/** At each value the amount of each line, in the order of the lines. */
type Point = { readonly at: Usd; readonly amounts: readonly Money[] }

type Props = {
  readonly title: string
  readonly titleShown?: boolean
  /** Said of the whole: where the lines cross. */
  readonly crossing: string
  /** Along the axis: 'Value of the shipment'. */
  readonly along: string
  readonly lines: readonly string[]
  /** Rising; at least two. */
  readonly points: readonly Point[]
  /** Where the lines cross. */
  readonly crossings: readonly Usd[]
  /** Read first. */
  readonly readFirst: Usd
}

export function CrossingLines({
  title,
  titleShown = false,
  crossing,
  along,
  lines,
  points,
  crossings,
  readFirst,
}: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [moved, setRead] = useState<number>()
  const read =
    moved ??
    Math.max(
      0,
      points.findIndex(({ at }) => compare(at, readFirst) === 0),
    )
  const here = points[read]
  const most = Math.max(...points.map(({ at }) => numberOf(at)))
  const id = useId()
  return (
    <ChartFrame
      title={title}
      titleShown={titleShown}
      summary={texts.summary(title, crossing)}
      picture={<Plane {...{ lines, points, crossings, along }} at={here?.at} />}
      table={{
        head: [along, ...lines],
        rows: points.map(({ at, amounts }) => ({
          key: centsText(at),
          name: moneyIn(language, at),
          cells: amounts.map((each) => amountIn(language, each)),
        })),
      }}
    >
      <p className={css.words}>{crossing}</p>
      {here && (
        <div className={css.reading}>
          <label htmlFor={id}>{texts.readAt(along)}</label>
          <input
            id={id}
            type="range"
            min={0}
            max={most}
            step="any"
            value={numberOf(here.at)}
            aria-valuetext={texts.part(moneyIn(language, here.at), saying(language, lines, here))}
            onChange={(event) => setRead(nearest(points, Number(event.currentTarget.value)))}
            onKeyDown={(event) => {
              const next = readByKey(event.key, read, points.length - 1)
              if (next === undefined) return
              event.preventDefault()
              setRead(next)
            }}
          />
          <output htmlFor={id}>
            <Under share={(numberOf(here.at) / most) * 100}>{moneyIn(language, here.at)}</Under>{' '}
            <span>{saying(language, lines, here)}</span>
          </output>
        </div>
      )}
    </ChartFrame>
  )
}

const numberOf = (value: Money): number => Number(centsText(value))

/** Of the points, which do not stand at even steps, the one that lies next to a value. */
function nearest(points: readonly Point[], value: number): number {
  const gaps = points.map(({ at }) => Math.abs(numberOf(at) - value))
  return gaps.indexOf(Math.min(...gaps))
}

const PAGE = 5

/** Where a key of a slider leads among the points; undefined for other keys. */
function readByKey(key: string, read: number, last: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -PAGE,
    PageUp: PAGE,
    Home: -last,
    End: last,
  }
  const step = steps[key]
  return step === undefined ? undefined : Math.min(last, Math.max(0, read + step))
}

/** Words under the thumb of the slider that stay within its length. share: percent of the length. */
const Under = ({ share, children }: { readonly share: number; readonly children: string }) => (
  <span className={css.under}>
    <b style={{ left: `${share}%`, transform: `translateX(-${share}%)` }}>{children}</b>
  </span>
)

const saying = (language: Parameters<typeof moneyIn>[0], lines: readonly string[], { amounts }: Point): string =>
  amounts.map((each, at) => `${lines[at]} ${moneyIn(language, each)}`).join(' · ')

type PlaneProps = Pick<Props, 'lines' | 'points' | 'crossings' | 'along'> & { readonly at: Usd | undefined }

/** Stretched to its place; words stand beside it, so that they are not stretched. */
function Plane({ lines, points, crossings, along, at }: PlaneProps) {
  const language = useLanguage()
  const [most, highest] = [
    Math.max(...points.map((each) => numberOf(each.at))),
    Math.max(...points.flatMap(({ amounts }) => amounts.map(numberOf))),
  ]
  const [across, up] = [ticksUpTo(most, 5), ticksUpTo(highest, 4)]
  const right = most
  const top = up.at(-1) ?? 1
  const x = (value: Usd) => (numberOf(value) / right) * 100
  const y = (amount: number) => 100 - (amount / top) * 100
  return (
    <div className={css.plane}>
      <div className={css.up} aria-hidden="true">
        {up.map((tick) => (
          <span key={tick} style={{ top: `${y(tick)}%` }}>
            {countIn(language, tick)}
          </span>
        ))}
      </div>
      <svg className={css.field} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {up.map((tick) => (
          <path key={tick} d={`M0 ${y(tick)}H100`} className={css.grid} />
        ))}
        {crossings.map((each) => (
          <path key={centsText(each)} d={`M${x(each)} 0V100`} className={css.cross} />
        ))}
        {at && <path d={`M${x(at)} 0V100`} className={css.reader} />}
        {lines.map((line, of) => (
          <polyline
            key={line}
            className={css.line}
            data-line={of}
            points={points.map((point) => `${x(point.at)},${y(numberOf(point.amounts[of] ?? usd('0')))}`).join(' ')}
          />
        ))}
      </svg>
      <div className={css.across} aria-hidden="true">
        {across
          .filter((tick) => tick <= most)
          .map((tick) => (
            <span key={tick} style={{ left: `${(tick / right) * 100}%` }}>
              {countIn(language, tick)}
            </span>
          ))}
      </div>
      <p className={css.along}>{along}</p>
      <ul className={css.lineKey}>
        {lines.map((line, of) => (
          <li key={line}>
            <svg width="28" height="8" aria-hidden="true">
              <path d="M0 4H28" className={css.line} data-line={of} />
            </svg>
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
