// All checks before a paper, run over what is known of a shipment.
import { fixes } from '#texts/en/preflight-fixes.ts'
import { inOneLine, type OneLine } from './alike.ts'
import { type Check, type FixPlace, LEVELS, type Level, type PreflightFacts, type PreflightPaper } from './check.ts'
import { CLAIM_CHECKS } from './claim-checks.ts'
import { CODE_CHECKS } from './code-checks.ts'
import { DESCRIPTION_CHECKS } from './description-checks.ts'
import { FDA_CHECKS } from './fda-checks.ts'
import { LINE_CHECKS } from './line-checks.ts'
import { ORIGIN_CHECKS } from './origin-checks.ts'
import { PACKING_CHECKS } from './packing-checks.ts'
import { PAPER_CHECKS } from './paper-checks.ts'
import { PARTY_CHECKS } from './party-checks.ts'
import { VALUE_CHECKS } from './value-checks.ts'

/** Grouped by what they look at, in the order a person can act on. */
export const CHECKS: readonly Check[] = [
  ...PARTY_CHECKS,
  ...VALUE_CHECKS,
  ...DESCRIPTION_CHECKS,
  ...ORIGIN_CHECKS,
  ...CODE_CHECKS,
  ...LINE_CHECKS,
  ...PACKING_CHECKS,
  ...CLAIM_CHECKS,
  ...FDA_CHECKS,
  ...PAPER_CHECKS,
]

/** A finding with its check: what stands in the answer. Items of which a check says the same stand in one entry. */
export type PreflightEntry = OneLine & {
  readonly id: string
  readonly level: Level
  readonly fix: { readonly place: FixPlace; readonly label: string }
  /** Where several shipments are checked: the one it concerns; absent when all of them. */
  readonly shipment?: { readonly id: string; readonly reference: string }
}

/** What the checks of a paper find: what stops first, then what warns, then notes; within a level in the order of the checks. */
export function runPreflight(facts: PreflightFacts, paper: PreflightPaper): readonly PreflightEntry[] {
  const found = CHECKS.filter(({ papers }) => papers.includes(paper)).flatMap(({ id, level, fix, find }) =>
    inOneLine(find(facts)).map((finding) => ({
      id,
      level,
      ...finding,
      fix: { place: fix, label: fixLabel(fix, finding) },
    })),
  )
  return LEVELS.flatMap((level) => found.filter((entry) => entry.level === level))
}

const fixLabel = (place: FixPlace, { items }: OneLine): string =>
  place === 'item' && items ? fixes.firstItem : fixes[place]

type CheckedShipment = {
  readonly id: string
  readonly reference: string
  readonly entries: readonly PreflightEntry[]
}

/** What was found of several shipments, as one list: each entry names its shipment, and what every shipment has is said once. */
export function overShipments(checked: readonly CheckedShipment[]): readonly PreflightEntry[] {
  const shared = (entry: PreflightEntry): boolean =>
    entry.item === undefined && checked.every(({ entries }) => entries.some((other) => isSame(entry, other)))
  const all = checked.flatMap(({ id, reference, entries }, at) =>
    entries.flatMap((entry) => {
      if (!shared(entry)) return [{ ...entry, shipment: { id, reference } }]
      return at === 0 ? [entry] : []
    }),
  )
  return LEVELS.flatMap((level) => all.filter((entry) => entry.level === level))
}

const isSame = (one: PreflightEntry, other: PreflightEntry): boolean =>
  one.id === other.id && one.sentence === other.sentence

export const stopping = (entries: readonly PreflightEntry[]): readonly PreflightEntry[] =>
  entries.filter(({ level }) => level === 'stops')

/** How many different checks warn: what the stamp of a draft counts. */
export const openPoints = (entries: readonly PreflightEntry[]): number =>
  new Set(entries.filter(({ level }) => level === 'warns').map(({ id }) => id)).size
