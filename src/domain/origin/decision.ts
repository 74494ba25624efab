// What the decision answers: every way that was tried, each material in it, the sums, and reasons without words.
import type Big from 'big.js'
import type { Truth } from './truth.ts'

export const ORIGIN_QUESTIONS = [
  'tariff-item',
  'material-code',
  'material-tariff-item',
  'material-kind',
  'good-kind',
  'condition',
  'material-value',
  'good-value',
  'net-cost',
  'material-weight',
  'elastomeric-weight',
  'materials',
  'motor-vehicle-use',
  'sewing-thread',
  'pockets',
  'pocket-fabric',
  'narrow-elastic',
  'coated-fabric',
  'made-as-apparel',
  'unassembled',
  'set',
  'customs-control',
  'merely-preserved',
  'milk-solids',
  'inventory-method',
  'parts',
] as const

/** A fact that only a person knows; `key` is where its answer goes, `of` a material, kind or condition it is about. */
export type OriginQuestion = {
  readonly question: (typeof ORIGIN_QUESTIONS)[number]
  readonly key: string
  readonly of?: string
}

export type MaterialChange = {
  readonly material: string
  /** 'disregarded': packing, indirect material, accessory or outside the deciding component; 'originating' needs no change. */
  readonly change: 'originating' | 'disregarded' | Truth
}

export type ValueMethod = 'transaction-value' | 'net-cost'

/** One sum of value content with every term. Amounts in the currency of the case. */
export type ValueSum = {
  readonly method: ValueMethod
  /** Transaction value or net cost. */
  readonly of: Big | undefined
  readonly foreign: Big | undefined
  readonly terms: readonly { readonly material: string; readonly value: Big | undefined }[]
  readonly percent: Big | undefined
  readonly required: number
  readonly isMet: Truth
}

export type DeMinimisSum = {
  readonly by: 'value' | 'weight'
  readonly materials: readonly string[]
  /** Percent of the transaction value or of the weight. */
  readonly percent: Big | undefined
  readonly isMet: Truth
  readonly excludedBy?: string
}

/** Why an alternative is not met. */
export type Shortfall =
  | { readonly reason: 'no-change'; readonly facts: { readonly materials: readonly string[] } }
  | { readonly reason: 'value-content'; readonly facts: { readonly sums: readonly ValueSum[] } }
  | { readonly reason: 'condition'; readonly facts: { readonly condition: string } }
  | { readonly reason: 'kind'; readonly facts: { readonly kinds: readonly string[] } }
  | { readonly reason: 'clause'; readonly facts: { readonly clause: string; readonly materials: readonly string[] } }

/** One way to originate that was tried. */
export type Attempt = {
  /** Rule as 'ch. 94 rule 4', with its letter. */
  readonly rule: string
  readonly letter: string
  readonly page: number | undefined
  readonly isMet: Truth
  readonly changes: readonly MaterialChange[]
  readonly deMinimis?: DeMinimisSum
  readonly sums: readonly ValueSum[]
  /** Percent by method the rule asks for. */
  readonly required?: { readonly transactionValue: number | null; readonly netCost: number | null }
  readonly shortfalls: readonly Shortfall[]
  readonly questions: readonly OriginQuestion[]
  readonly clauses: readonly string[]
}

type Criterion = 'A' | 'B' | 'C' | 'D'

/** What was taken as so without having been said. */
export type Assumption =
  | { readonly reason: 'not-for-motor-vehicle'; readonly facts: object }
  | {
      readonly reason: 'kind-by-description'
      readonly facts: { readonly of: string; readonly kind: string; readonly is: Truth }
    }
  | { readonly reason: 'net-cost-below-price'; readonly facts: object }
  | { readonly reason: 'materials-complete'; readonly facts: object }
  | { readonly reason: 'older-code'; readonly facts: { readonly code: string; readonly older: readonly string[] } }

type Shared = {
  /** The code the decision is about. */
  readonly code: string
  readonly version: string
  readonly attempts: readonly Attempt[]
  readonly assumptions: readonly Assumption[]
}

export type OriginDecision =
  | (Shared & {
      readonly outcome: 'originating'
      /** Null where the law gives the goods no letter: sets, goods deemed to originate. */
      readonly criterion: Criterion | null
      /** Article of the agreement: '4.2(b)'. */
      readonly article: string
      readonly rule: string
      readonly letter: string
      readonly clauses: readonly string[]
      /** Materials that make no change under the first alternative, and are saved by a tenth, value content or a process. */
      readonly failing: readonly string[]
      readonly usesDeMinimis: boolean
    })
  | (Shared & {
      readonly outcome: 'not-originating'
      readonly rule: string
      readonly letter: string
      readonly clauses: readonly string[]
      readonly failing: readonly string[]
      readonly because: readonly Shortfall[]
    })
  | (Shared & {
      readonly outcome: 'unknown'
      readonly rule: string
      readonly letter: string
      readonly clauses: readonly string[]
      readonly failing: readonly string[]
      readonly missing: readonly OriginQuestion[]
      /** The law is not decided here: motor vehicles and their parts. */
      readonly isBeyondUs?: true
    })

type Tried = { readonly rule: string; readonly letter: string }

/** The way tried by whose rule the outcome stands; undefined where no way was, as for goods wholly obtained. */
export const decidingAttempt = <A extends Tried>({
  rule,
  letter,
  attempts,
}: Tried & { readonly attempts: readonly A[] }): A | undefined =>
  attempts.find((each) => each.rule === rule && each.letter === letter)
