// The duty of an open item: its receipt with questions, Copy, Print and What if, or why there is none yet.

import { Button } from '@mantine/core'
import { useCallback, useState } from 'react'
import type { CalendarDate } from '#domain/calendar.ts'
import type { CusmaFormStatus } from '#domain/cusma/form-status.ts'
import { texts as en } from '#texts/en/duty.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { type Language, sentence, wordsIn } from '#words/language.ts'
import { releaseName } from '#words/release.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { type EntryFinding, EntryFindings } from '../../ui/entry-findings.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PrintSheet } from '../../ui/print-sheet.tsx'
import { showToast } from '../../ui/show-alert.tsx'
import { useDelayed } from '../../ui/use-delayed.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { writtenDay } from '../../ui/when-text.ts'
import { receiptAsText } from './copy-text.ts'
import { RulesInTime } from './duty-by-law.tsx'
import { DutyOverTime } from './duty-over-time.tsx'
import { DutyQuestions, type QuestionsProps } from './duty-questions.tsx'
import css from './duty-receipt.module.css'
import type { DutyAnswer, DutyRequest } from './duty-request.ts'
import type { DutyState } from './duty-state.ts'
import type { PaperProps } from './paper-props.ts'
import { preferenceText } from './preference-state.ts'
import { ReceiptPaper } from './receipt-paper.tsx'
import { unitsText } from './receipt-view.ts'
import { useSaidDuty } from './said-duty.ts'
import { type ShownDuty, useShownDuty } from './shown-duty.ts'

export type DutyPanelProps = Omit<QuestionsProps, 'receipt'> & {
  readonly duty: DutyState
  /** Whether the item may enter, where no receipt says it. */
  readonly findings?: readonly EntryFinding[] | undefined
  readonly reference: string
  readonly item: string
  readonly quantity: number
  /** Of one unit, CAD. */
  readonly priceCad: number | null
  readonly certificate: CusmaFormStatus | null
  readonly today: CalendarDate
  /** What the duty was asked for, where its rules can be followed through time. */
  readonly line?: DutyRequest | undefined
  readonly onRetry: () => void
  readonly whatIfOpen: boolean
  readonly onWhatIf: () => void
}

export function DutyPanel(props: DutyPanelProps) {
  const shown = useShownDuty(props)
  const said = useSaidDuty(shown)
  const region = useKeptFocus(shown)
  return (
    <div ref={region} tabIndex={-1} className={css.panel}>
      <p aria-live="polite" className="visually-hidden">
        {said}
      </p>
      <Shown {...props} shown={shown} />
    </div>
  )
}

function Shown({ shown, ...props }: DutyPanelProps & { readonly shown: ShownDuty }) {
  const texts = useTexts(en)
  const itemTexts = useTexts(itemEn)
  const { findings = [] } = props
  if (shown.kind === 'receipt') return <AnsweredDuty {...props} {...shown} />
  if (shown.kind === 'waiting')
    return (
      <>
        <EntryFindings findings={findings} />
        <p className={css.waiting}>{itemTexts.dutyWaiting}</p>
      </>
    )
  if (shown.kind === 'loading') return <Loading sentence={texts.loading} rows={5} widths={[150, 60]} />
  return (
    <>
      <EntryFindings findings={findings} />
      <ErrorNotice
        inline
        title={itemTexts.error(shown.message)}
        onRetry={props.onRetry}
        retrying={shown.isWorkedOutAgain}
      />
    </>
  )
}

type AnsweredProps = DutyPanelProps & Extract<ShownDuty, { kind: 'receipt' }>

/** While it is worked out again, questions can still be answered, but figures of before leave the screen on no paper. */
function AnsweredDuty({ facts, isWorkedOutAgain, ...props }: AnsweredProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { today } = props
  const { answer, item, quantity, priceCad, certificate } = facts
  const [printing, setPrinting] = useState(false)
  const printed = useCallback(() => setPrinting(false), [])
  const paper: PaperProps = {
    answer,
    item,
    quantity,
    priceCad: priceCad ?? 0,
    preference: preferenceText(language, answer.receipt, certificate),
    today,
  }
  const copy = () =>
    navigator.clipboard.writeText(receiptAsText(language, item, unitsText(language, quantity), answer)).then(
      () => showToast({ text: sentence(en, (texts) => texts.copied) }),
      () => showToast({ kind: 'failure', text: sentence(en, (texts) => texts.copyFailed) }),
    )
  return (
    <div className={css.again} aria-busy={isWorkedOutAgain}>
      <WorkedOutAgain when={isWorkedOutAgain} />
      <ReceiptPaper
        {...paper}
        questions={<DutyQuestions {...props} receipt={answer.receipt} />}
        overTime={props.line && <DutyOverTime line={props.line} onPaper={<RulesInTime answer={answer} />} />}
      />
      <div className={css.actions}>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<Icon name="copy" />}
          disabled={isWorkedOutAgain}
          onClick={copy}
        >
          {texts.copy}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<Icon name="print" />}
          disabled={isWorkedOutAgain}
          onClick={() => setPrinting(true)}
        >
          {texts.print}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<Icon name="eye" />}
          aria-expanded={props.whatIfOpen}
          onClick={props.onWhatIf}
        >
          {props.whatIfOpen ? texts.closeWhatIf : texts.whatIf}
        </Button>
      </div>
      {printing && (
        <PrintSheet head={printHead(language, props.reference, item, answer)} onDone={printed}>
          <ReceiptPaper {...paper} />
        </PrintSheet>
      )}
    </div>
  )
}

/** Said only where it lasts, so that quick answers do not flicker; the place that is read aloud is always there. */
function WorkedOutAgain({ when }: { readonly when: boolean }) {
  const texts = useTexts(en)
  const said = useDelayed(when)
  return (
    <p role="status" className={css.againPlace}>
      {said && <span className={css.againSaid}>{texts.workingOutAgain}</span>}
    </p>
  )
}

const printHead = (
  language: Language,
  reference: string,
  item: string,
  { receipt, exchangeRate }: DutyAnswer,
): string => {
  const texts = wordsIn(language, en)
  const rate = exchangeRate.cadToUsd.toFixed(4)
  const asOf = exchangeRate.asOf ? writtenDay(language, exchangeRate.asOf) : texts.fallbackRate
  return texts.printHead(reference, item, releaseName(language, receipt.data.release), rate, asOf)
}
