// Why an update of the tariff schedule failed, in a sentence.
import { texts } from '#texts/en/reference-update.ts'
import type { ScheduleProblem } from '../../reference/reference-check.ts'
import type { UpdateFailure } from '../../reference/update-reference.ts'

/** With the word that what was installed stays. */
export const updateFailureText = (failure: UpdateFailure): string => texts.oldStays(reasonOf(failure))

function reasonOf(failure: UpdateFailure): string {
  switch (failure.kind) {
    case 'offline':
      return texts.offline(failure.cause)
    case 'too-slow':
      return texts.tooSlow
    case 'refused':
      return texts.refused(failure.status)
    case 'cut-short':
      return texts.cutShort(failure.received)
    case 'too-large':
      return texts.tooLarge
    case 'no-file':
      return texts.noFile(failure.path)
    case 'broken':
      return failure.problem
    case 'incomplete':
      return texts.incomplete(failure.problems.map(problemText).join(' '))
    case 'not-written':
      return texts.notWritten(failure.problem)
  }
}

function problemText(problem: ScheduleProblem): string {
  switch (problem.reason) {
    case 'unreadRates':
    case 'repeatedCodes':
      return texts[problem.reason](problem.facts.count)
    case 'otherSize':
      return texts.otherSize(problem.facts.count, problem.facts.known)
    case 'lacksChapters':
      return texts.lacksChapters(problem.facts.chapters.join(', '))
  }
}
