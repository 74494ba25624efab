// The schedule of a release with what is known to have changed since: numbers that ended, their successors, numbers that stand for
// other goods. A release that is newer than a change already holds it.
import type { CalendarDate } from '../calendar.ts'
import { type HtsCode, htsDigits } from '../hts-code.ts'
import type { EndedCode, Predecessors, Succession, Successions } from './code-succession.ts'
import type { Standing, TariffLine, TariffSchedule } from './schedule.ts'

export type Release = Omit<TariffSchedule, keyof Standing>

type SuccessionParts = {
  readonly successions: Successions
  readonly published: CalendarDate | undefined
  /** Day of the release our own titles were written for. */
  readonly titledOn: CalendarDate | undefined
}

export function withSuccessions(release: Release, parts: SuccessionParts): TariffSchedule {
  const { successions, published, titledOn } = parts
  const asReleased: TariffSchedule = {
    ...release,
    lastKnownChange: successions.lastChange,
    published,
    offered: release.declarable,
    get asReleased() {
      return asReleased
    },
    ended: () => undefined,
    endedBy: () => [],
    renumbered: () => undefined,
    succeeds: () => undefined,
    currentCodes: (code) => [code],
  }
  const last = successions.lastChange
  if (last === undefined) return asReleased

  const isSince = ({ on }: { readonly on: CalendarDate }) => published === undefined || on > published
  const added = addedLines(release, successions.rows.filter(isSince))
  /** A number that a release of a later day still holds has not ended. */
  const ended = (code: string, on: CalendarDate): EndedCode | undefined => {
    const end = successions.ended(htsDigits(code), on)
    return end && (isSince(end) || !release.find(code)) ? end : undefined
  }
  const endedBy = (on: CalendarDate): readonly HtsCode[] =>
    [...new Set(successions.rows.map(({ old }) => old))].filter((code) => ended(code, on)).sort()
  const renumbered = (code: string, on: CalendarDate) => successions.renumbered(htsDigits(code), on)
  const currentCodes = (code: HtsCode, on: CalendarDate): readonly HtsCode[] => {
    const change = ended(code, on) ?? renumbered(code, on)
    return change && isSince(change) ? change.successors : [code]
  }
  const succeeds = (code: string): Predecessors | undefined => {
    const digits = htsDigits(code)
    const found = successions.predecessors(digits)
    const isTitled = release.hasLegalTexts && !added.has(digits) && found && !isSince(found)
    return found && !isTitled && (titledOn === undefined || found.on > titledOn) ? found : undefined
  }
  /** The number whose titles of the release speak of the goods. */
  const titledAs = (code: string): string => {
    const { codes = [] } = succeeds(code) ?? {}
    return codes.length === 1 ? (codes[0] ?? code) : code
  }
  const offered = [
    ...release.declarable.filter((code) => !ended(code, last)),
    ...[...added.keys()].filter((code) => !ended(code, last)),
  ].sort()
  return {
    ...asReleased,
    asReleased,
    offered: offered as HtsCode[],
    find: (code) => added.get(htsDigits(code)) ?? release.find(code),
    title: (code) => release.title(titledAs(code)),
    plainTitle: (code) => release.plainTitle(titledAs(code)),
    plainPath: (code) => release.plainPath(titledAs(code)),
    path: (code) => release.path(titledAs(code)),
    ended,
    endedBy,
    renumbered,
    succeeds,
    currentCodes,
  }
}

/** Numbers the release does not hold yet: they bear the units, rates and footnotes of the number they took over from. */
function addedLines(release: Release, rows: readonly Succession[]): ReadonlyMap<string, TariffLine> {
  const added = new Map<string, TariffLine>()
  for (const { old, next } of rows.toSorted((a, b) => (a.on < b.on ? -1 : 1))) {
    const before = added.get(old) ?? release.find(old)
    if (!before || next === null || added.has(next) || release.find(next)) continue
    const ratesFrom = before.ratesFrom === old ? next : before.ratesFrom
    added.set(next, Object.freeze({ ...before, code: next, digits: 10, ratesFrom }))
  }
  return added
}
