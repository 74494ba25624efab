// Why a code is proposed and what is asked about it, in words: screens and answers say the same.
import { parseDate } from '#domain/calendar.ts'
import type { CodeNotice, CodeReason, RivalReason } from '#domain/classification/code-reason.ts'
import type { DecidingQuestion } from '#domain/classification/question.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as english } from '#texts/en/classification.ts'
import { type Language, wordsIn } from './language.ts'
import { dateIn } from './local-text.ts'

export type ClassificationSay = {
  /** Whole sentences in one text. */
  readonly reasons: (reasons: readonly CodeReason[]) => string
  readonly notice: (notice: CodeNotice) => string
  readonly question: (fact: DecidingQuestion['key']) => string
  /** 'Cotton' for 'material:cotton', as the call takes an answer. */
  readonly answer: (answer: string) => string
}

export function classificationSay(language: Language): ClassificationSay {
  const words = wordsIn(language, english)
  const labels: Readonly<Record<string, string>> = words.value
  const label = (value: string): string => labels[value] ?? value
  const values = (all: readonly string[]): string => all.map((value) => label(value).toLowerCase()).join(', ')
  const quoted = (all: readonly string[]): string => all.map(words.quoted).join(', ')

  function rival({ reason, facts }: RivalReason): string {
    switch (reason) {
      case 'fits-fact':
        return words.fitsFact(values([facts.fact]))
      case 'lacks-fact':
        return words.lacksFact(values([facts.fact]))
      case 'fits-words':
        return words.fitsWords
      case 'less-words':
        return words.lessWords
      case 'more-usual':
        return words.moreUsual
      case 'less-usual':
        return words.lessUsual
    }
  }

  function one({ reason, facts }: CodeReason): string {
    switch (reason) {
      case 'named':
        return words.named(quoted(facts.names))
      case 'matches':
        return words.matches(quoted(facts.words), facts.title)
      case 'closest':
        return words.closest(facts.title)
      case 'meets':
        return words.meets(values(facts.values))
      case 'answers':
        return words.answers(values(facts.values))
      case 'precedent':
        return words.precedent(facts.ruling, facts.goods)
      case 'before':
        return words.before(formatHtsCode(facts.code), rival(facts.because))
      case 'behind':
        return words.behind(formatHtsCode(facts.code), rival(facts.because))
      case 'confirmed-before':
        return words.youConfirmed(dayText(language, facts.day))
      case 'picked-heading':
        return words.pick.heading(facts.heading, facts.why)
      case 'picked-line':
        return words.pick.line(formatHtsCode(facts.code), facts.why)
      case 'picked-only-line':
        return words.pick.onlyLine(formatHtsCode(facts.code))
      case 'checked-notes':
        return words.pick.checked(facts.notes, facts.why)
      case 'not-first-choice':
        return words.pick.excluded(formatHtsCode(facts.code), facts.why)
      case 'read-facts':
        return words.pick.facts(facts.facts)
    }
  }

  return {
    reasons: (all) => all.map(one).join(' '),
    notice: (notice) => words.notice[notice],
    question: (fact) => words.question[fact],
    answer: (answer) => label(answer.slice(answer.indexOf(':') + 1)),
  }
}

function dayText(language: Language, text: string): string {
  const day = parseDate(text)
  return day ? dateIn(language, day) : text
}
