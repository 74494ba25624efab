// What a column of an import is, and how its cells are read; the columns themselves are in columns.ts and its neighbours.

import type { Currency } from '../money.ts'

/** How a cell is read; see cells.ts. */
export type CellForm =
  | {
      readonly kind: 'text'
      readonly longest: number
      /** Line ends in the cell: refused (the default), kept, or each made a blank. */
      readonly lineEnds?: 'kept' | 'blank'
    }
  | { readonly kind: 'whole'; readonly least: number }
  | { readonly kind: 'measure'; readonly times?: string }
  /** `currency`: what the column is in; without it the row says so elsewhere. */
  | { readonly kind: 'amount'; readonly currency?: Currency }
  | {
      readonly kind:
        | 'client'
        | 'email'
        | 'day'
        | 'instant'
        | 'country'
        | 'hts'
        | 'asin'
        | 'yes-no'
        | 'currency'
        | 'destination'
        | 'web-address'
    }

export type ImportColumn = {
  readonly name: string
  readonly form: CellForm
  /** The row cannot be placed without it. */
  readonly isKey?: boolean
  /** Where the value goes when several columns give one field in different units. */
  readonly field?: string
  /** Other headings it is recognised by, as `plainName` writes them. */
  readonly names: readonly string[]
}

export const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** A reference, a name: one line. */
export const text = (longest: number): CellForm => ({ kind: 'text', longest })
/** Words that may come on several lines and are kept on one. */
export const prose = (longest: number): CellForm => ({ kind: 'text', longest, lineEnds: 'blank' })
