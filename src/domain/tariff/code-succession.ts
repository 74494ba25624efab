// Numbers of the schedule that ended or came to stand for other goods, and what took their place. Dated: a code is right for a day.
import type { CalendarDate } from '../calendar.ts'
import type { HtsCode } from '../hts-code.ts'

/** One step of one code on one day. A code that was split has a row for each part. */
export type Succession = {
  readonly old: HtsCode
  /** null: no number is known to have taken its place. */
  readonly next: HtsCode | null
  /** First day the old number is no longer right. */
  readonly on: CalendarDate
  readonly kind: 'rename' | 'merge' | 'split' | 'many-to-many' | 'none'
  /** Whether the sources agree on it. */
  readonly isSure: boolean
}

/** A code that is no longer right, with the codes that stand for its goods on the day asked about. */
export type EndedCode = {
  readonly on: CalendarDate
  /** Ten digits, in order of the schedule; none where nothing is known to have taken its place. */
  readonly successors: readonly HtsCode[]
  /** Whether one code simply took its place: all goods of the old number are goods of the new one. */
  readonly isOneForOne: boolean
}

/** The codes a number took over from, and since when. */
export type Predecessors = { readonly on: CalendarDate; readonly codes: readonly HtsCode[] }

export type Successions = {
  /** Last day on which anything is known to have changed; undefined where no change is known. */
  readonly lastChange: CalendarDate | undefined
  readonly rows: readonly Succession[]
  /** A number that no longer stands for anything on the day. */
  ended(code: string, on: CalendarDate): EndedCode | undefined
  /** A number that stands for other goods than before its last change, on the day. */
  renumbered(code: string, on: CalendarDate): EndedCode | undefined
  predecessors(code: string): Predecessors | undefined
}

/** Rows of one day are never chained: a number may be old and new at once. */
export function buildSuccessions(rows: readonly Succession[]): Successions {
  const byOld = Map.groupBy(rows, ({ old }) => old as string)
  const byNew = Map.groupBy(
    rows.filter(({ next }) => next !== null),
    ({ next }) => next as string,
  )
  const lastEnd = (code: string, day: CalendarDate) => latest((byOld.get(code) ?? []).filter(({ on }) => on <= day))
  const lastStart = (code: string, day: CalendarDate) => latest((byNew.get(code) ?? []).filter(({ on }) => on <= day))

  const stepOf = (code: string, from: CalendarDate, day: CalendarDate): EndedCode => {
    const steps = (byOld.get(code) ?? []).filter(({ on }) => on === from)
    const followed = steps.map((step): EndedCode => {
      if (step.next === null) return { on: from, successors: [], isOneForOne: false }
      const later = (byOld.get(step.next) ?? []).find(({ on }) => on > from && on <= day)
      const isSimple = step.isSure && (step.kind === 'rename' || step.kind === 'merge')
      if (!later) return { on: from, successors: [step.next], isOneForOne: isSimple }
      const end = stepOf(step.next, later.on, day)
      return { ...end, on: from, isOneForOne: isSimple && end.isOneForOne }
    })
    const successors = [...new Set(followed.flatMap((each) => each.successors))].sort()
    return {
      on: from,
      successors,
      isOneForOne: successors.length === 1 && followed.every(({ isOneForOne }) => isOneForOne),
    }
  }
  const changeOf = (code: string, day: CalendarDate, isReused: boolean): EndedCode | undefined => {
    const end = lastEnd(code, day)
    const start = lastStart(code, day)
    const lives = start !== undefined && end !== undefined && start >= end
    return end !== undefined && lives === isReused ? stepOf(code, end, day) : undefined
  }
  return Object.freeze({
    lastChange: latest(rows),
    rows,
    ended: (code: string, day: CalendarDate) => changeOf(code, day, false),
    renumbered: (code: string, day: CalendarDate) => changeOf(code, day, true),
    predecessors: (code: string) => {
      const on = latest(byNew.get(code) ?? [])
      const codes = (byNew.get(code) ?? []).filter((row) => row.on === on).map(({ old }) => old)
      return on === undefined ? undefined : { on, codes }
    },
  })
}

const latest = (rows: readonly Pick<Succession, 'on'>[]): CalendarDate | undefined =>
  rows.reduce<CalendarDate | undefined>((last, { on }) => (last === undefined || on > last ? on : last), undefined)

export const NO_SUCCESSIONS: Successions = buildSuccessions([])
