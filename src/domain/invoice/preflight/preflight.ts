// The gate before every paper: all checks, run over what is known of a shipment. It alone decides whether a paper may be made.
import { together } from './alike.ts'
import { type Checks, type Found, LEVELS, type PreflightFacts, type PreflightPaper, type TypedLines } from './check.ts'
import { CLAIM_CHECKS } from './claim-checks.ts'
import { CODE_CHECKS } from './code-checks.ts'
import { DESCRIPTION_CHECKS } from './description-checks.ts'
import { ENTRY_CHECKS } from './entry-checks.ts'
import { FDA_CHECKS } from './fda-checks.ts'
import type { Finding, Reason, Reasons, ShipmentNamed } from './finding.ts'
import { LINE_CHECKS } from './line-checks.ts'
import { ORIGIN_CHECKS } from './origin-checks.ts'
import { PACKING_CHECKS } from './packing-checks.ts'
import { PAPER_CHECKS } from './paper-checks.ts'
import { PARTY_CHECKS } from './party-checks.ts'
import { TYPED_CHECKS } from './typed-checks.ts'
import { VALUE_CHECKS } from './value-checks.ts'

/** Grouped by what they look at, in the order a person can act on. */
export const CHECKS: Checks<Reasons> = {
  ...PARTY_CHECKS,
  ...VALUE_CHECKS,
  ...DESCRIPTION_CHECKS,
  ...ORIGIN_CHECKS,
  ...CODE_CHECKS,
  ...ENTRY_CHECKS,
  ...LINE_CHECKS,
  ...TYPED_CHECKS,
  ...PACKING_CHECKS,
  ...CLAIM_CHECKS,
  ...FDA_CHECKS,
  ...PAPER_CHECKS,
}
export const REASONS: readonly Reason[] = Object.keys(CHECKS).filter((key): key is Reason => key in CHECKS)

/** The reasons that are looked for before a paper. */
export const reasonsBefore = (paper: PreflightPaper): readonly Reason[] =>
  REASONS.filter((reason) => CHECKS[reason].papers.includes(paper))

/** What the checks of a paper find: what stops first, then what warns, then notes; within a level in the order of the checks. */
export function runPreflight(facts: PreflightFacts, paper: PreflightPaper): readonly Finding[] {
  return byLevel(reasonsBefore(paper).flatMap((reason) => findingsOf(reason, facts)))
}

/** What stops an invoice that has no shipment: its lines are all typed. */
export const stopsOfTyped = (typed: TypedLines): readonly Finding[] => [
  ...toFindings('typed-code-gone', TYPED_CHECKS['typed-code-gone'].find({ typed })),
  ...toFindings('typed-code-ended', TYPED_CHECKS['typed-code-ended'].find({ typed })),
  ...toFindings('typed-prohibited', TYPED_CHECKS['typed-prohibited'].find({ typed })),
]

/** What one check finds. */
export function findingsOf<R extends Reason>(reason: R, facts: PreflightFacts): readonly Finding<R>[] {
  const { find }: Checks<Reasons>[R] = CHECKS[reason]
  return toFindings(reason, find(facts))
}

function toFindings<R extends Reason>(reason: R, found: readonly Found<Reasons[R]>[]): readonly Finding<R>[] {
  const { level, fix, stamps, alike }: Checks<Reasons>[R] = CHECKS[reason]
  return (alike ? together(found, alike) : found).map(({ item, field, fix: elsewhere, ...rest }) => ({
    reason,
    level,
    ...(stamps === false ? { stamps } : {}),
    ...rest,
    place: {
      fix: elsewhere ?? fix,
      ...(item === undefined ? {} : { item }),
      ...(field === undefined ? {} : { field }),
    },
  }))
}

const byLevel = (findings: readonly Finding[]): readonly Finding[] =>
  LEVELS.flatMap((level) => findings.filter((finding) => finding.level === level))

type CheckedShipment = ShipmentNamed & { readonly findings: readonly Finding[] }

/** What was found of several shipments, as one list: each finding names its shipment, and what every shipment has is said once. */
export function overShipments(checked: readonly CheckedShipment[]): readonly Finding[] {
  const said = checked.map(({ findings }) => new Set(findings.flatMap((finding) => keyOf(finding) ?? [])))
  const all = checked.flatMap(({ id, reference, findings }, at) =>
    findings.flatMap((finding) => {
      const key = keyOf(finding)
      const isShared = key !== undefined && said.every((keys) => keys.has(key))
      if (!isShared) return [{ ...finding, shipment: { id, reference } }]
      return at === 0 ? [finding] : []
    }),
  )
  return byLevel(all)
}

/** What is the same of two shipments. Items are of one shipment each: findings of them are never the same. */
const keyOf = ({ reason, place, facts }: Finding): string | undefined =>
  place.item === undefined ? `${reason} ${JSON.stringify(facts)}` : undefined

export const stopping = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ level }) => level === 'stops')

/** What warns of what the paper says, the findings of each check together: what the stamp of a draft counts. */
export function openPoints(findings: readonly Finding[]): readonly (readonly Finding[])[] {
  const warning = findings.filter(({ level, stamps }) => level === 'warns' && stamps !== false)
  return [...new Set(warning.map(({ reason }) => reason))].map((reason) =>
    warning.filter((each) => each.reason === reason),
  )
}
