// What the dossier of origin is made from: the records of a product, read and parsed.
import type { CalendarDate } from '#domain/calendar.ts'
import type { CriterionChoice } from '#domain/cusma/origin-criteria.ts'
import type { CertifiedBasis } from '#domain/origin/certified-basis.ts'
import type { Process } from '#domain/origin/recipe.ts'
import type { StaleReason } from '#domain/origin/stale-decision.ts'
import type { Truth } from '#domain/origin/truth.ts'
import type { assumptionText, changesText, evidenceText, outcomeText, sumResult } from '../origin.ts'

export type DossierMaterial = {
  readonly id: string
  readonly description: string
  readonly code?: string | null | undefined
  readonly origin?: string | null | undefined
  readonly originating: Truth
  readonly value?: string | null | undefined
  readonly weightSharePercent?: number | null | undefined
  readonly supplier: string
}

export type DossierRecipe = {
  readonly producedIn: string
  readonly currency: string
  readonly amountsFor: number
  readonly transactionValue?: string | null | undefined
  readonly netCost?: string | null | undefined
  readonly materials: readonly DossierMaterial[]
  readonly processes: readonly Process[]
}

type Attempt = {
  readonly rule: string
  readonly letter: string
  readonly changes: Parameters<typeof changesText>[1]
  readonly sums: readonly Parameters<typeof sumResult>[1][]
}

/** As it travels; a stored one is never invalid. */
type Decision =
  | { readonly outcome: 'invalid' }
  | (Exclude<Parameters<typeof outcomeText>[1], { outcome: 'invalid' | 'not-originating' }> & Decided)
  | ({ readonly outcome: 'not-originating' } & Decided)

type Decided = {
  readonly rule: string
  readonly letter: string
  readonly clauses: readonly string[]
  readonly attempts: readonly Attempt[]
  readonly assumptions: readonly Parameters<typeof assumptionText>[1][]
  readonly evidence: readonly Parameters<typeof evidenceText>[1][]
}

type Made = { readonly decidedOn: string; readonly decidedBy: string; readonly recipeVersion: number }
type Law = { readonly rules: string; readonly release: string }
type AnswerState = 'proposed' | 'accepted' | 'set-aside'

export type DossierFacts = {
  readonly product: string
  readonly sku: string
  readonly description: string
  readonly htsCode: string | null
  readonly firm: string
  readonly printedOn: CalendarDate
  /** 'YYYY-MM-DD' */
  readonly keepUntil: string | null
  readonly latest:
    | (Made &
        Law & { readonly stale: readonly StaleReason[]; readonly decision: Decision; readonly page: number | null })
    | null
  readonly versions: readonly {
    readonly isNow: boolean
    readonly version: number
    readonly madeOn: string
    readonly madeBy: string
    readonly content: DossierRecipe
  }[]
  readonly decisions: readonly (Made &
    Law & {
      readonly outcome: 'originating' | 'not-originating' | 'unknown'
      readonly criterion: string | null
      readonly rule: string
      readonly letter: string
      readonly page: number | null
    })[]
  readonly answers: readonly {
    readonly supplier: string
    readonly subject: string
    readonly state: AnswerState
    readonly recipeVersion: number | null
    readonly content: {
      readonly maker: {
        readonly name: string
        readonly street: string
        readonly city: string
        readonly country: string
      }
      readonly origin: string
      readonly originates: Truth
      readonly declaration: { readonly name: string; readonly title: string; readonly date: string }
    }
    readonly files: readonly { readonly name: string; readonly sha256: string }[]
  }[]
  readonly certificates: readonly {
    readonly number: string
    readonly sku: string
    readonly code: string
    readonly criterion: CriterionChoice
    readonly signedOn: string
    readonly lastClaim: string
    readonly decidedOn: string | null
    readonly state: CertifiedBasis['state']
  }[]
}
