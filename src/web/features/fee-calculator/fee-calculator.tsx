// Brokerage Fee Calculator: UPS Standard beside FedEx Ground for one clearance. The server gives the dated tables, the browser
// calculates. Source: specification part 2, sections 2, 5 and 9.
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Delivery } from '#domain/clearance/carrier-fees.ts'
import { texts as answersEn } from '#texts/en/public-tools.ts'
import { texts as en } from '#texts/en/tools.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './fee-calculator.module.css'
import { FeeForm } from './fee-form.tsx'
import { deliveryOf, type FeeInputs, feeProblem } from './fee-inputs.ts'
import { FeeResult } from './fee-result.tsx'
import { type FeeTables, useFeeTables } from './use-fee-tables.ts'

type Props = {
  readonly inputs: FeeInputs
  readonly onInputs: (inputs: FeeInputs) => void
  /** The inputs that were last calculated; undefined before the first time. */
  readonly asked: FeeInputs | undefined
  readonly onAsk: () => void
}

export function FeeCalculator({ inputs, onInputs, asked, onAsk }: Props) {
  const texts = useTexts(en)
  return (
    <FeeTablesLoaded>
      {({ tables, today }) => {
        // A result of earlier figures does not stand beside figures that cannot be calculated.
        const delivery = asked && !feeProblem(inputs, tables) ? deliveryOf(asked, today, tables) : undefined
        return (
          <div className={css.tool} data-calculated={delivery !== undefined || undefined}>
            <div className={css.form}>
              <Card>
                <FeeForm inputs={inputs} onChange={onInputs} onSubmit={onAsk} limits={tables} />
              </Card>
            </div>
            <div className={css.result}>
              {delivery ? (
                <Calculated tables={tables} delivery={delivery} />
              ) : (
                <Notice tone="info" quiet>
                  {texts.feesEmpty}
                </Notice>
              )}
              <Assumptions tables={tables} />
            </div>
          </div>
        )
      }}
    </FeeTablesLoaded>
  )
}

/** What is inside once the tables are there; else that they load, or failed to. */
export function FeeTablesLoaded({ children }: { readonly children: (known: FeeTables) => ReactNode }) {
  const texts = useTexts(en)
  const answers = useTexts(answersEn)
  const { known, error, retry } = useFeeTables()
  if (error) return <ErrorNotice inline title={answers.feesFailed} onRetry={retry} />
  if (!known) return <Loading sentence={texts.loadingFees} rows={6} widths={[160, 60]} />
  return children(known)
}

type CalculatedProps = { readonly tables: FeeTables['tables']; readonly delivery: Delivery }

function Calculated({ tables, delivery }: CalculatedProps) {
  const texts = useTexts(en)
  return (
    <>
      <FeeResult tables={tables} delivery={delivery} />
      <div className="no-print">
        <Button size="xs" leftSection={<Icon name="print" />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
    </>
  )
}

function Assumptions({ tables }: { readonly tables: FeeTables['tables'] }) {
  const texts = useTexts(en)
  const language = useLanguage()
  const sources = tables.carriers.flatMap(({ carrier, rows }) =>
    rows.slice(-1).map(({ citations }) => ({ carrier, citation: citations[language] })),
  )
  return (
    <section aria-label={texts.assumptions} className={`xs dim ${css.assumptions}`}>
      <p>{texts.assumedUsd}</p>
      <p>{texts.assumedLocation}</p>
      <p>{texts.assumedDeMinimis}</p>
      {sources.map(({ carrier, citation }) => (
        <p key={carrier} className="faint">
          {texts.tableSource(citation)}
        </p>
      ))}
    </section>
  )
}
