// What differs between two releases of the schedule: codes that came or went, and rates printed differently.
import type { TariffFact } from './schedule-index.ts'

type RateChange = {
  readonly code: string
  readonly column: 'general' | 'special' | 'other' | 'additional'
  /** As printed; '' where nothing was or is. */
  readonly from: string
  readonly to: string
}

export type ScheduleChanges = {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly rates: readonly RateChange[]
  /** Codes whose units of quantity or headings named by footnotes differ. */
  readonly otherwiseChanged: readonly string[]
}

const COLUMNS = ['general', 'special', 'other', 'additional'] as const

/** Differences from one release to the next, each list in schedule order. A new code counts as added only, whatever its rates. */
export function compareReleases(before: readonly TariffFact[], after: readonly TariffFact[]): ScheduleChanges {
  const beforeByCode = new Map(before.map((fact) => [fact.code, fact]))
  const afterCodes = new Set(after.map(({ code }) => code))
  const pairs = after.flatMap((fact) => {
    const old = beforeByCode.get(fact.code)
    return old ? [{ old, fact }] : []
  })
  return {
    added: after.filter(({ code }) => !beforeByCode.has(code)).map(({ code }) => code),
    removed: before.filter(({ code }) => !afterCodes.has(code)).map(({ code }) => code),
    rates: pairs.flatMap(({ old, fact }) => rateChanges(old, fact)),
    otherwiseChanged: pairs.filter(({ old, fact }) => besides(old) !== besides(fact)).map(({ fact }) => fact.code),
  }
}

/** Spaces are no change: the print moves them about between releases. */
const rateChanges = (old: TariffFact, fact: TariffFact): readonly RateChange[] =>
  COLUMNS.filter((column) => spaceless(old[column]) !== spaceless(fact[column])).map((column) => ({
    code: fact.code,
    column,
    from: old[column],
    to: fact[column],
  }))

const spaceless = (text: string): string => text.replace(/\s+/g, '')

const besides = ({ units, footnotes }: TariffFact): string => JSON.stringify([units, footnotes])
