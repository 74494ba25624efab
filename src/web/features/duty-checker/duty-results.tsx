// What a check found: the codes at the left, the full duty of the picked one at the right.

import { type ReactNode, useRef, useState } from 'react'
import { failureText } from '../../api/failures.ts'
import { serverBook } from '../../ui/books.ts'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { useWords } from '../../ui/language.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { answerWords, toolWords } from '../../ui/public-words.ts'
import { useSaid } from '../../ui/said.tsx'
import { DecidingQuestion, type GivenAnswer } from './deciding-question.tsx'
import css from './duty-checker.module.css'
import { OptionList } from './option-list.tsx'
import {
  type Asked,
  type Checked,
  type DutyFacts,
  type DutyResult,
  NO_FACTS,
  useDutyCheck,
  useDutyResult,
} from './use-duty-check.ts'

/** What the page needs to draw the receipt of a result. */
export type ReceiptSlot = {
  readonly result: DutyResult
  readonly item: string
  readonly facts: DutyFacts
  /** undefined takes an answer away. */
  readonly onAnswer: (questionId: string, answer: string | undefined) => void
  readonly onQuantity: (unit: string, amount: string | undefined) => void
}

type Props = {
  readonly asked: Asked
  readonly checked: Checked
  readonly renderReceipt: (slot: ReceiptSlot) => ReactNode
  /** Beside the receipt: copy, print, check another. */
  readonly actions: (result: DutyResult | undefined) => ReactNode
}

export function DutyResults({ asked, checked: first, renderReceipt, actions }: Props) {
  const [given, setGiven] = useState<readonly GivenAnswer[]>([])
  const paper = useRef<HTMLElement>(null)
  const [picked, setPicked] = useState<string>()
  const [facts, setFacts] = useState<DutyFacts>(NO_FACTS)
  const asking = given.length > 0 ? withAnswers(asked, first, given) : undefined
  const refined = useDutyCheck(asking)
  const answers = useWords(answerWords)
  const checked = { ...(refined.data ?? first), productSource: first.productSource }
  const stillThere = checked.htsOptions.some((each) => each.htsCode === picked)
  const code = stillThere ? picked : checked.result?.htsCode
  const duty = useDutyResult({ asked, checked, code, facts })
  const texts = useWords(toolWords)
  const said = useSaid(serverBook)
  const failure = (error: unknown, other: string) =>
    said(failureText(error, { noConnection: texts.noConnection, other }))
  const pick = (htsCode: string) => {
    setFacts(NO_FACTS)
    setPicked(htsCode)
    requestAnimationFrame(() => paper.current?.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <div className={css.results}>
      <div className={css.left}>
        {refined.error && (
          <ErrorNotice inline title={failure(refined.error, answers.checkFailed)} onRetry={refined.refetch} />
        )}
        <OptionList
          checked={checked}
          picked={code}
          onPick={pick}
          question={
            <DecidingQuestion
              question={checked.question}
              given={given}
              isBusy={refined.isLoading}
              onAnswer={setGiven}
            />
          }
        />
      </div>
      <section ref={paper} className={css.right} aria-label={texts.receipt} aria-busy={duty.isLoading}>
        {duty.error && <ErrorNotice inline title={failure(duty.error, answers.calculateFailed)} onRetry={duty.retry} />}
        {duty.isLoading && <Loading sentence={texts.calculating} rows={4} widths={[180, 70]} />}
        {!code && (
          <Notice tone="info" quiet>
            {texts.receiptHere}
          </Notice>
        )}
        {duty.result && (
          <div>
            {renderReceipt({
              result: duty.result,
              item: checked.productTitle ?? checked.asin,
              facts,
              onAnswer: (id, answer) => setFacts({ ...facts, answers: changed(facts.answers, id, answer) }),
              onQuantity: (unit, amount) => setFacts({ ...facts, quantities: changed(facts.quantities, unit, amount) }),
            })}
          </div>
        )}
        {actions(duty.result)}
      </section>
    </div>
  )
}

/** The same check with answers to its question: with the title it found and what ties it to that check. */
const withAnswers = ({ body, run }: Asked, checked: Checked, given: readonly GivenAnswer[]): Asked => ({
  run,
  body: {
    ...body,
    productTitle: checked.productTitle ?? body.productTitle,
    answers: given.map((each) => each.answer),
    followUp: checked.followUp ?? undefined,
  },
})

function changed(all: Readonly<Record<string, string>>, name: string, value: string | undefined) {
  const { [name]: _, ...others } = all
  return value === undefined ? others : { ...others, [name]: value }
}
