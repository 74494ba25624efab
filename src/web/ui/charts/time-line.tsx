// Since when and until when rules hold, beside the day that matters.
import { useId } from 'react'
import { type CalendarDate, parseDate } from '#domain/calendar.ts'
import { texts as en } from '#texts/en/charts.ts'
import { dateIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ChartFrame } from './chart-frame.tsx'
import css from './charts.module.css'
import { chartId, Fills, fillOf, toneAt } from './fills.tsx'

type Period = {
  readonly key: string
  readonly label: string
  /** Days as the law names them; undefined where it names none. */
  readonly from: CalendarDate | undefined
  readonly until: CalendarDate | undefined
  /** Where it is written. */
  readonly source?: string
}

type Props = {
  readonly title: string
  readonly titleShown?: boolean
  /** Over the names in the table: 'Rule'. */
  readonly names: string
  readonly periods: readonly Period[]
  /** The day everything is looked at: of entry. */
  readonly day: { readonly label: string; readonly on: CalendarDate }
}

const DAY_MS = 86_400_000
/** Shown before the first and after the last day. */
const MARGIN_MS = 60 * DAY_MS
/** Of the width: a rule of a single day is seen too. */
const LEAST_PERCENT = 1
const instant = (day: CalendarDate): number => Date.parse(`${day}T00:00:00Z`)

export function TimeLine({ title, titleShown = false, names, periods, day }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const id = chartId(useId())
  const since = (from: Period['from']) => (from ? dateIn(language, from) : texts.noStart)
  const end = (until: Period['until']) => (until ? dateIn(language, until) : texts.noEnd)
  const held = ({ from, until }: Pick<Period, 'from' | 'until'>) => {
    if (!from) return `${since(from)}, ${until ? texts.lastDay(end(until)) : end(until)}`
    if (from === until) return texts.oneDay(since(from))
    return until ? texts.period(since(from), end(until)) : texts.periodOpen(since(from))
  }
  const days = [day.on, ...periods.flatMap(({ from, until }) => [from ?? [], until ?? []].flat())].map(instant)
  const [first, last] = [Math.min(...days) - MARGIN_MS, Math.max(...days) + MARGIN_MS]
  const place = (on: CalendarDate) => ((instant(on) - first) / (last - first)) * 100
  const said = periods.map((each) => texts.part(each.label, held(each)))
  const marked = texts.part(day.label, dateIn(language, day.on))
  return (
    <ChartFrame
      title={title}
      titleShown={titleShown}
      summary={texts.summary(title, [...said, marked].join('; '))}
      picture={
        <div className={css.rows}>
          <svg width="0" height="0" className={css.defs} aria-hidden="true">
            <Fills id={id} />
          </svg>
          {periods.map(({ key, label, from, until, source }, at) => (
            <div key={key} className={css.period}>
              <span className={css.name}>{label}</span>
              <svg className={css.bar} width="100%" height="16" aria-hidden="true">
                <rect
                  x={`${from ? place(from) : 0}%`}
                  y="4"
                  width={`${Math.max(LEAST_PERCENT, (until ? place(until) : 100) - (from ? place(from) : 0))}%`}
                  height="8"
                  fill={fillOf(id, toneAt(at))}
                  className={css.mark}
                  data-fill={toneAt(at)}
                />
                <line x1={`${place(day.on)}%`} x2={`${place(day.on)}%`} y1="0" y2="16" className={css.day} />
              </svg>
              <span className={css.dates}>{[held({ from, until }), source].filter(Boolean).join(' · ')}</span>
            </div>
          ))}
          <p className={css.along}>
            <span className={css.dayMark} aria-hidden="true" /> {marked}
          </p>
        </div>
      }
      table={{
        head: [names, texts.since, texts.until],
        rows: periods.map(({ key, label, from, until, source }) => ({
          key,
          name: [label, source].filter(Boolean).join(' · '),
          cells: [since(from), end(until)],
        })),
      }}
    />
  )
}

/** A day as an answer carries it; undefined where it is none. */
export const dayOf = (text: string | undefined): CalendarDate | undefined => (text ? parseDate(text) : undefined)
