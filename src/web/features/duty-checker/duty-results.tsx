// What a check found: the codes at the left, the full duty of the picked one at the right.
import { type ReactNode, type Ref, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { texts as answersEn } from '#texts/en/public-tools.ts'
import { texts as en } from '#texts/en/tools.ts'
import { failureText } from '../../api/failures.ts'
import { useTexts } from '../../language/page-language.tsx'
import { showFromItsTop } from '../../ui/bring-to-reader.ts'
import { DecidingQuestion, type GivenAnswer } from '../../ui/deciding-question.tsx'
import { EntryFindings } from '../../ui/entry-findings.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import {
  type Asked,
  type Checked,
  type DutyFacts,
  type DutyResult,
  NO_FACTS,
  NOTHING_SHOWN,
  type Shown,
} from './checked-duty.ts'
import css from './duty-checker.module.css'
import { OptionList } from './option-list.tsx'
import { keepShown, seenShown } from './seen-check.ts'
import { useDutyCheck, useDutyResult } from './use-duty-check.ts'

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
  /** Of the list of codes. */
  readonly heading: Ref<HTMLHeadingElement>
  readonly renderReceipt: (slot: ReceiptSlot) => ReactNode
  /** What a link shows, where it was one. */
  readonly linked?: Shown | undefined
  /** Beside the receipt: copy, print, check another. */
  readonly actions: (result: DutyResult | undefined, shown: Shown) => ReactNode
}

export function DutyResults({ asked, checked: first, heading, renderReceipt, linked, actions }: Props) {
  const [begun] = useState(() => seenShown(asked.run) ?? linked ?? NOTHING_SHOWN)
  const [given, setGiven] = useState<readonly GivenAnswer[]>(() =>
    begun.answers.map((answer) => ({ answer, label: answer })),
  )
  const [picks, setPicks] = useState(0)
  const [picked, setPicked] = useState(begun.code)
  const [facts, setFacts] = useState(begun.facts)
  const asking = given.length > 0 ? withAnswers(asked, first, given) : undefined
  const refined = useDutyCheck(asking)
  const answers = useTexts(answersEn)
  const checked = { ...(refined.data ?? first), productSourceCode: first.productSourceCode }
  const stillThere = checked.htsOptions.some((each) => each.htsCode === picked)
  const code = stillThere ? picked : checked.result?.htsCode
  const duty = useDutyResult({ asked, checked, code, facts })
  const shown = useMemo<Shown>(
    () => ({ code, answers: given.map(({ answer }) => answer), facts }),
    [code, given, facts],
  )
  useEffect(() => keepShown(asked.run, shown), [asked.run, shown])
  const paper = usePaper(picks, duty.isLoading)
  const texts = useTexts(en)
  const pick = (htsCode: string) => {
    setFacts(NO_FACTS)
    setPicked(htsCode)
    setPicks(picks + 1)
  }
  /** The receipt makes way for its successor while that is worked out, and with it the button that was pressed. */
  const give = (changes: Partial<DutyFacts>) => {
    paper.current?.focus({ preventScroll: true })
    setFacts({ ...facts, ...changes })
  }
  return (
    <div className={css.results}>
      <div className={css.left}>
        {refined.error && (
          <ErrorNotice inline title={failureText(refined.error, answers.checkFailed)} onRetry={refined.refetch} />
        )}
        <EntryFindings findings={checked.findings} />
        <OptionList
          checked={checked}
          heading={heading}
          picked={code}
          onPick={pick}
          question={
            <DecidingQuestion
              question={checked.question}
              note={texts.decides}
              given={given}
              isAnswering={refined.isLoading}
              onAnswer={setGiven}
            />
          }
        />
      </div>
      <section ref={paper} tabIndex={-1} className={css.right} aria-label={texts.receipt} aria-busy={duty.isLoading}>
        {duty.error && (
          <ErrorNotice inline title={failureText(duty.error, answers.calculateFailed)} onRetry={duty.retry} />
        )}
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
              onAnswer: (id, answer) => give({ answers: changed(facts.answers, id, answer) }),
              onQuantity: (unit, amount) => give({ quantities: changed(facts.quantities, unit, amount) }),
            })}
          </div>
        )}
        {actions(duty.result, shown)}
      </section>
    </div>
  )
}

/** A ref for the receipt: a picked code gives it focus and view, and it is in view again when it has what it waited for. */
function usePaper(picks: number, isLoading: boolean) {
  const paper = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (picks === 0 || !paper.current) return
    paper.current.focus({ preventScroll: true })
    showFromItsTop(paper.current)
  }, [picks])
  useLayoutEffect(() => {
    if (!isLoading && paper.current && paper.current === document.activeElement) showFromItsTop(paper.current)
  }, [isLoading])
  return paper
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
