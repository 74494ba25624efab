// A printed estimate as a finished view: every amount and word is final, the renderer lays it out.
import type { Language } from '../language.ts'
import type { ReceiptPaper } from './receipt.ts'

export type Fact = { readonly label: string; readonly values: readonly string[] }

/** `usd` and `cad` are amounts as printed. */
export type CostRow = {
  readonly description: string
  readonly notes: readonly string[]
  readonly usd: string
  readonly cad: string
}
export type CostSection = { readonly title: string; readonly rows: readonly CostRow[]; readonly total: CostRow }

/** What both estimates print. */
export type EstimatePaper = {
  /** Of the reader: what the renderer writes over columns and at the foot. */
  readonly language: Language
  readonly title: string
  readonly author: string
  readonly identity: readonly string[]
  readonly facts: readonly Fact[]
  readonly sections: readonly CostSection[]
  readonly total: CostRow
  readonly figures: readonly Fact[]
  /** What is left out, formal entry, old data: not to be missed. */
  readonly warnings: readonly string[]
  readonly notes: readonly string[]
}

export type DutyEstimatePaper = EstimatePaper & {
  readonly landed: CostSection
  readonly receipts: readonly ReceiptPaper[]
}

export type MergedEstimatePaper = EstimatePaper & {
  readonly shipments: readonly {
    readonly reference: string
    readonly alone: string
    readonly units: string
    readonly valueCad: string
  }[]
  readonly shipmentsTotal: { readonly units: string; readonly valueCad: string }
  readonly comparison: {
    readonly rows: readonly {
      readonly description: string
      readonly separate: string
      readonly separateTotal: string
      readonly merged: string
    }[]
    readonly outcome: string
    readonly separateTotal: string
    readonly mergedTotal: string
  }
}
