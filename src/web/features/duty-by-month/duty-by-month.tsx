// The duty of a year's invoices by month, as a chart with its table, and what of it has no figure.
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { dutyByMonth } from '#contract/duty-by-month.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { cad, decimal, sum } from '#domain/money.ts'
import { texts as en } from '#texts/en/duty-by-month.ts'
import { countIn, moneyIn } from '#words/local-text.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { Bars } from '../../ui/charts/bars.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import css from './duty-by-month.module.css'

type Year = AnswerOf<typeof dutyByMonth>['data']

export function DutyByMonth() {
  const texts = useTexts(en)
  const [year, setYear] = useState<number>()
  const asked = useEndpoint(dutyByMonth, { query: year === undefined ? {} : { year } }, { keepLast: true })
  const answer = asked.data?.data
  return (
    <div className={css.card}>
      <Card label={texts.region} title={answer ? texts.title(String(answer.year)) : texts.region}>
        <div className={css.parts}>
          <p className="sm dim">{texts.note}</p>
          {answer && answer.years.length > 1 && (
            <NativeSelect
              className={css.year}
              label={texts.year}
              data={answer.years.map(String)}
              value={String(answer.year)}
              onChange={(event) => setYear(Number(event.currentTarget.value))}
            />
          )}
          {asked.isPending && <Loading sentence={texts.loading} rows={4} widths={[90, 200, 100]} />}
          {asked.error && <ErrorNotice inline title={failureText(asked.error, texts.failed)} query={asked} />}
          {answer && <YearOfDuty answer={answer} />}
        </div>
      </Card>
    </div>
  )
}

function YearOfDuty({ answer: { year, years, months } }: { readonly answer: Year }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const count = (of: 'shipments' | 'withoutFigure' | 'openShipments' | 'typedInvoices') =>
    months.reduce((all, month) => all + month[of], 0)
  if (count('shipments') + count('typedInvoices') === 0) return <p>{texts.none(String(year))}</p>
  const begun = months.findIndex(({ shipments, typedInvoices }) => shipments + typedInvoices > 0)
  const known = months.flatMap(({ dutyCad }) => (dutyCad === null ? [] : [cad(String(dutyCad))]))
  const total = known.length > 0 ? sum('CAD', known) : undefined
  const least = (amount: typeof total, isOpen: boolean) =>
    amount && isOpen ? texts.atLeast(moneyIn(language, amount)) : undefined
  const said = (n: number) => countIn(language, n)
  return (
    <>
      <Bars
        title={texts.title(String(year))}
        head={[texts.names, texts.duty, texts.shipments, texts.without]}
        bars={[
          ...months.slice(begun).map(({ month, dutyCad, shipments, withoutFigure, openShipments }) => {
            const amount = dutyCad === null ? undefined : cad(decimal(String(dutyCad)))
            return {
              key: String(month),
              label: texts.months[month - 1] ?? String(month),
              amount: shipments === 0 ? texts.noInvoice : amount,
              text: least(amount, openShipments + withoutFigure > 0),
              cells: [said(shipments), said(withoutFigure)],
            }
          }),
          {
            key: 'total',
            label: year === years[0] ? texts.total : texts.totalPast,
            amount: count('shipments') === 0 ? texts.noInvoice : total,
            text: least(total, count('openShipments') + count('withoutFigure') > 0),
            cells: [said(count('shipments')), said(count('withoutFigure'))],
            isTotal: true,
          },
        ]}
      />
      {[
        ...(count('openShipments') > 0 ? [texts.openNote] : []),
        ...(count('withoutFigure') > 0 ? [texts.withoutNote(said(count('withoutFigure')))] : []),
        ...(count('typedInvoices') > 0 ? [texts.typedNote(said(count('typedInvoices')))] : []),
      ].map((note) => (
        <p key={note} className="sm dim">
          {note}
        </p>
      ))}
    </>
  )
}
