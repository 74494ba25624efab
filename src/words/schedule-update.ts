// How an update of the tariff schedule ended, in sentences. In English, as the staff's screens and the command line are.
import type { ExportFault, ScheduleProblem, ScheduleUpdateEnd, ScheduleUpdateFailure } from '#domain/schedule-update.ts'
import { texts as operations } from '#texts/en/operations.ts'
import { texts } from '#texts/en/reference-update.ts'

/** One sentence or more. */
export function scheduleUpdateText(end: ScheduleUpdateEnd): readonly string[] {
  switch (end.reason) {
    case 'installed': {
      const { release, rows, added, removed, rates, unread } = end.facts
      return [
        operations.updateInstalled(release, rows.toLocaleString('en-CA')),
        operations.updateChanges(added, removed, rates),
        ...(unread > 0 ? [operations.updateUnread(unread)] : []),
      ]
    }
    case 'unchanged':
      return [texts.unchanged(end.facts.release)]
    case 'broke-off':
      return [operations.updateBroke]
    default:
      return [scheduleFailureText(end)]
  }
}

/** With the word that what was installed stays. */
export const scheduleFailureText = (failure: ScheduleUpdateFailure): string => texts.oldStays(reasonText(failure))

function reasonText(failure: ScheduleUpdateFailure): string {
  switch (failure.reason) {
    case 'offline':
      return texts.offline(failure.facts.cause)
    case 'too-slow':
      return texts.tooSlow
    case 'refused':
      return texts.refused(failure.facts.status)
    case 'cut-short':
      return texts.cutShort(failure.facts.received)
    case 'too-large':
      return texts.tooLarge
    case 'no-file':
      return texts.noFile(failure.facts.path)
    case 'broken':
      return faultText(failure.facts.fault)
    case 'incomplete':
      return texts.incomplete(failure.facts.problems.map(problemText).join(' '))
    case 'not-written':
      return texts.notWritten(failure.facts.problem)
  }
}

function faultText(fault: ExportFault): string {
  switch (fault.reason) {
    case 'row-unnamed':
    case 'row-without-indent':
      return texts.exportRowFaults[fault.reason](fault.facts.row)
    default:
      return texts.exportFaults[fault.reason]
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
