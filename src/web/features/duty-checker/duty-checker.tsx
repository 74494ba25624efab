// ASIN HTS Classifier with duty estimator: the form, its progress, and what it found.
// Source: specification part 2, sections 4, 5 and 9; decisions 8.
import type { ReactNode } from 'react'
import { CHECK_STEPS } from '#contract/public-tools.ts'
import { texts as answersEn } from '#texts/en/public-tools.ts'
import { texts as en } from '#texts/en/tools.ts'
import { noOptionsText } from '#words/no-options.ts'
import { failureText } from '../../api/failures.ts'
import { useReachedPublicStep } from '../../api/use-reached-step.ts'
import { useDayQuota } from '../../api/use-visit.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { useArrival } from '../../ui/bring-to-reader.ts'
import { Card } from '../../ui/card.tsx'
import { EntryFindings } from '../../ui/entry-findings.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QuotaLine } from '../../ui/quota-line.tsx'
import { ScheduledMessages } from '../../ui/scheduled-messages.tsx'
import type { Asked, Checked, DutyResult, Shown } from './checked-duty.ts'
import css from './duty-checker.module.css'
import { DutyForm } from './duty-form.tsx'
import type { DutyInputs } from './duty-inputs.ts'
import { DutyResults, type ReceiptSlot } from './duty-results.tsx'
import { useDutyCheck } from './use-duty-check.ts'

type Props = {
  readonly inputs: DutyInputs
  readonly onInputs: (inputs: DutyInputs) => void
  /** undefined before the first check. */
  readonly asked: Asked | undefined
  readonly onAsk: () => void
  readonly renderReceipt: (slot: ReceiptSlot) => ReactNode
  /** What a link shows, where it was one. */
  readonly linked?: Shown | undefined
  readonly actions: (result: DutyResult | undefined, shown: Shown) => ReactNode
}

export function DutyChecker({ inputs, onInputs, asked, onAsk, renderReceipt, linked, actions }: Props) {
  const answers = useTexts(answersEn)
  const language = useLanguage()
  const quota = useDayQuota()
  const check = useDutyCheck(asked)
  const checked = check.data
  const heading = useArrival<HTMLHeadingElement>(check.isFetching)
  return (
    <div className={css.tool}>
      <div className={`no-print ${css.tool}`}>
        <QuotaLine quota={quota} />
        <Card>
          <DutyForm
            inputs={inputs}
            onChange={onInputs}
            onSubmit={onAsk}
            isBusy={check.isFetching}
            wide
            needsTitle={checked?.requiresTitle === true}
          />
        </Card>
      </div>
      {asked && check.isFetching && <Progress key={asked.run} run={asked.run} />}
      {check.error && !check.isFetching && (
        <ErrorNotice inline title={failureText(check.error, answers.checkFailed)} onRetry={check.refetch} />
      )}
      {asked && checked && !check.isFetching && (
        <>
          <Found checked={checked} />
          {checked.messageReason && (
            <Notice tone="warn" role="alert">
              {noOptionsText(language, checked.messageReason, checked.asin)}
            </Notice>
          )}
          {checked.htsOptions.length === 0 && <EntryFindings findings={checked.findings} />}
          {checked.htsOptions.length > 0 && (
            <DutyResults
              key={asked.run}
              asked={asked}
              checked={checked}
              heading={heading}
              renderReceipt={renderReceipt}
              linked={linked}
              actions={actions}
            />
          )}
        </>
      )}
    </div>
  )
}

/** Source: specification part 2, section 4: the times, before which no sentence comes. */
function Progress({ run }: { readonly run: string }) {
  const texts = useTexts(en)
  return (
    <ScheduledMessages
      reached={useReachedPublicStep(run, CHECK_STEPS)}
      messages={[
        { afterMs: 0, text: texts.lookingUp },
        { afterMs: 2000, text: texts.classifying },
        { afterMs: 8000, text: texts.gettingRates },
        { afterMs: 12_000, text: texts.analyzing },
      ]}
    />
  )
}

/** The end of the run, with what its steps really found. */
function Found({ checked }: { readonly checked: Checked }) {
  const texts = useTexts(en)
  const count = checked.htsOptions.length
  return (
    <p role="status" className="sm dim">
      {count > 0 && (
        <>
          <b>{texts.complete}</b> {texts.completeFacts(count, checked.exchangeRate.cadToUsd.toFixed(4))}
        </>
      )}
    </p>
  )
}
