// A finding of the checks before a paper: the reason, its facts, how much it weighs, and where it is put right. What the
// reasons are is said where they are found; words are made of them at the edge.
import type { FixPlace, Level } from './check.ts'
import type { ClaimReasons } from './claim-checks.ts'
import type { CodeReasons } from './code-checks.ts'
import type { DescriptionReasons } from './description-checks.ts'
import type { EntryReasons } from './entry-checks.ts'
import type { FdaReasons } from './fda-checks.ts'
import type { LineReasons } from './line-checks.ts'
import type { OriginReasons } from './origin-checks.ts'
import type { PackingReasons } from './packing-checks.ts'
import type { PaperReasons } from './paper-checks.ts'
import type { PartyReasons } from './party-checks.ts'
import type { TypedReasons } from './typed-checks.ts'
import type { ValueReasons } from './value-checks.ts'

/** The facts of each reason: every reason there is. */
export type Reasons = PartyReasons &
  ValueReasons &
  DescriptionReasons &
  OriginReasons &
  CodeReasons &
  EntryReasons &
  LineReasons &
  TypedReasons &
  PackingReasons &
  ClaimReasons &
  FdaReasons &
  PaperReasons
export type Reason = keyof Reasons

/** Where it is put right: `item` is an id, `field` the name of what to change there. */
type Place = { readonly fix: FixPlace; readonly item?: string; readonly field?: string }
export type NamedItem = { readonly id: string; readonly name: string }
export type ShipmentNamed = { readonly id: string; readonly reference: string }

/** Items of which a check says the same stand in one finding, `items`, whose first is the item of the place. */
export type Finding<R extends Reason = Reason> = {
  [Each in R]: {
    readonly reason: Each
    readonly level: Level
    /** False for a warning about something the paper does not say. */
    readonly stamps?: false
    readonly facts: Reasons[Each]
    readonly place: Place
    readonly items?: readonly NamedItem[]
    /** Where several shipments are checked: the one it concerns; absent when all of them. */
    readonly shipment?: ShipmentNamed
  }
}[R]
