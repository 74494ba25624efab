// What the goods of a receipt would pay by the day they enter, and since when and until when each rule is charged on them.
// Asked for once it is opened.
import { type ReactNode, useState } from 'react'
import { dutyOverTime } from '#contract/duty-over-time.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { usd } from '#domain/money.ts'
import { texts as chartsEn } from '#texts/en/charts.ts'
import { texts as en } from '#texts/en/duty-over-time.ts'
import { moneyIn, percentIn } from '#words/local-text.ts'
import { releaseName } from '#words/release.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Bars } from '../../ui/charts/bars.tsx'
import { dayOf, TimeLine } from '../../ui/charts/time-line.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ReceiptCut, ReceiptHeading } from '../../ui/receipt.tsx'
import css from './duty-receipt.module.css'
import type { DutyRequest } from './duty-request.ts'
import { useReceiptWords } from './receipt-words.ts'

/** The law of past days does not change while a page is open. */
const FRESH_MS = 3_600_000

const UNBROKEN = '\u00a0'

type Props = {
  readonly line: DutyRequest
  /** Printed while it is closed, since paper waits for no answer. */
  readonly onPaper: ReactNode
}

export function DutyOverTime({ line, onPaper }: Props) {
  const texts = useTexts(en)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={isOpen ? undefined : 'no-print'}>
        <ReceiptCut />
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className={css.summary}>
            <ReceiptHeading of="part">{texts.heading}</ReceiptHeading>
          </summary>
          {isOpen && <AskedOverTime line={line} />}
        </details>
      </div>
      {!isOpen && <div className="only-print">{onPaper}</div>}
    </>
  )
}

function AskedOverTime({ line: { entryDate: _, ...line } }: { readonly line: DutyRequest }) {
  const texts = useTexts(en)
  const asked = useEndpoint(dutyOverTime, { body: line }, { freshFor: FRESH_MS })
  if (asked.error) return <ErrorNotice inline title={failureText(asked.error, texts.failed)} query={asked} />
  return asked.data ? (
    <OverTime answer={asked.data.data} isClaimed={line.claimCusma === true} />
  ) : (
    <Loading sentence={texts.loading} rows={4} widths={[150, 60]} />
  )
}

type Answer = AnswerOf<typeof dutyOverTime>['data']
type Span = Answer['spans'][number]

function OverTime({ answer, isClaimed }: { readonly answer: Answer; readonly isClaimed: boolean }) {
  const { language, say, dayText } = useReceiptWords()
  const texts = useTexts(en)
  const { spans, rules, today, knownFrom, valueUsd, release } = answer
  const period = useSpanText(today)
  const entry = dayOf(today)
  const written = ({ totalUsd, percent }: Span) =>
    totalUsd === undefined || percent === undefined
      ? undefined
      : texts.amountAndShare(
          moneyIn(language, usd(String(totalUsd))).replaceAll(' ', UNBROKEN),
          percentIn(language, percent),
        )
  return (
    <div className={css.overTime}>
      <p className={css.facts}>{texts.note(moneyIn(language, usd(String(valueUsd))), dayText(knownFrom))}</p>
      {isClaimed && <p className={css.facts}>{texts.claimed}</p>}
      <Bars
        title={texts.byDay}
        titleShown={false}
        head={[texts.dayOfEntry, texts.duty, texts.rules]}
        words={[texts.duty, texts.rules]}
        bars={spans.map((span) => ({
          key: span.from,
          label: period(span),
          amount: amountOf(span, texts.prohibited),
          text: written(span),
          cells: [span.headings.join(', ') || texts.none],
        }))}
      />
      {entry && (
        <TimeLine
          title={texts.sinceWhen}
          names={texts.rule}
          periods={rules.map(({ heading, reasons, citation, from, until }) => ({
            key: `${heading} ${say.rate(reasons.rate)} ${from}`,
            label: [texts.named(heading, say.title(reasons.title)), say.rate(reasons.rate)].filter(Boolean).join(', '),
            from: dayOf(from),
            until: dayOf(until),
            source: citation,
          }))}
          day={{ label: texts.entry, on: entry }}
        />
      )}
      <p className={css.facts}>{texts.base(releaseName(language, release))}</p>
    </div>
  )
}

/** A span's days in words, today's marked. */
function useSpanText(today: string) {
  const { dayText } = useReceiptWords()
  const texts = useTexts(en)
  const charts = useTexts(chartsEn)
  return ({ from, until }: Span) => {
    const whole = until ? charts.period(dayText(from), dayText(until)) : charts.sinceDay(dayText(from))
    const days = from === until ? charts.oneDay(dayText(from)) : whole
    return from <= today && (until === undefined || until >= today) ? texts.today(days) : days
  }
}

function amountOf({ outcome, totalUsd }: Span, prohibited: string) {
  if (outcome === 'prohibited') return prohibited
  return totalUsd === undefined ? undefined : usd(String(totalUsd))
}
