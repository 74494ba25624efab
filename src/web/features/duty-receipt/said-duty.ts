// What a screen reader says when the duty of the open item has been worked out; nothing of one that was there from the start.
import { useState } from 'react'
import { texts as en } from '#texts/en/duty.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { decimalIn } from '#words/local-text.ts'
import { useLanguage } from '../../language/page-language.tsx'
import type { DutyAnswer } from './duty-request.ts'
import { answeredDuty } from './duty-state.ts'
import type { ShownDuty } from './shown-duty.ts'

/** Empty while it is worked out, so that the same amount is said again when it comes again. */
export function useSaidDuty(shown: ShownDuty): string {
  const language = useLanguage()
  const answer = shown.kind === 'receipt' && !shown.isWorkedOutAgain ? shown.facts.answer : undefined
  const [last, setLast] = useState({ answer, hasArrived: false })
  if (answer !== last.answer) setLast({ answer, hasArrived: answer !== undefined })
  return answer && answer === last.answer && last.hasArrived ? dutySaid(language, answer) : ''
}

function dutySaid(language: Language, answer: DutyAnswer): string {
  const texts = wordsIn(language, en)
  const duty = answeredDuty(answer)
  if (duty.kind === 'prohibited') return texts.saidBarred
  if (duty.kind !== 'dutiable' && duty.kind !== 'free') return texts.saidUnknown
  const said = texts.saidAmount(decimalIn(language, duty.dutyCad.toFixed(2)))
  return duty.leastCad || duty.hasDeposit ? `${said} ${texts.saidOpen}` : said
}
