// The product-specific rules of CUSMA as fields. Source of the rows: HTSUS General Note 11(o); how they are read: data/cusma.
import type { CalendarDate } from '../calendar.ts'

/** How far a material's code must differ from that of the good. 'item': the eight digits of the US tariff. */
export type Level = 'chapter' | 'heading' | 'subheading' | 'item'

/** Codes from the first to the last, both included, in digits without dots: two to eight of them. */
export type CodeRange = { readonly from: string; readonly to: string }

/** Materials that a rule names: by their code, and some only where they are goods of a kind, or are not. */
export type NamedSource = {
  readonly codes: readonly CodeRange[]
  /** Key of `OriginLaw.kinds`. */
  readonly kind?: string
  /** Goods of any kind but these. */
  readonly otherThan?: readonly string[]
  /** The material counts only if its code differs from that of the good this far. */
  readonly differs?: Level
}

export type TariffChange = {
  /** Null: only materials of `also` make the change. */
  readonly level: Level | null
  /** Materials of the codes the rule covers make no change, whatever their own code. */
  readonly outsideGroup?: true
  readonly also?: readonly NamedSource[]
  readonly except?: readonly NamedSource[]
  /** Materials of two or more of these groups together make no change; of one group alone they do. */
  readonly exceptMoreThanOne?: readonly (readonly CodeRange[])[]
}

/** Percent; null where the rule does not offer the method. */
export type ValueContent = { readonly transactionValue: number | null; readonly netCost: number | null }

export type Alternative = {
  /** Letter as the note prints it; '' where a rule has one alternative. */
  readonly letter: string
  readonly goods: readonly CodeRange[]
  /** The alternative is for goods of this kind only. */
  readonly kind?: string
  /** The alternative is for goods of none of these kinds. */
  readonly otherThan?: readonly string[]
  /** Null: no change is asked for. */
  readonly change: TariffChange | null
  readonly value?: ValueContent
  /** Keys of `OriginLaw.conditions`; all must hold. */
  readonly conditions?: readonly string[]
}

/** Between which countries a rule holds. Without one it holds in all trade that no other row of the code names. */
export type Lane = 'CA-US' | 'MX-US'

export type ProductRule = {
  /** '94-4' for a numbered rule; 'ch. 73 note 7308.10' for one that stands in a note. */
  readonly id: string
  readonly page: number
  readonly citation: string
  readonly goods: readonly CodeRange[]
  readonly alternatives: readonly Alternative[]
  readonly from?: CalendarDate
  /** First day on which it no longer holds. */
  readonly until?: CalendarDate
  readonly lane?: Lane
  /** Other rules hold where the good is for use in a motor vehicle; of these codes that is the usual use. */
  readonly vehicle?: readonly CodeRange[]
  /** Motor vehicles and their parts: their rules (labour, steel, averaging) are not decided here. */
  readonly undecided?: true
  /** A further way to originate, beside the numbered rule of the code. */
  readonly beside?: true
}

/** A kind of goods a rule names. Told by the words of a description, else asked. All words are lower case. */
export type Kind = {
  readonly id: string
  readonly en: string
  readonly fr: string
  /** Of each group at least one word must be found for a yes. */
  readonly yes: readonly (readonly string[])[]
  /** Any of these found: no. */
  readonly no: readonly string[]
  /** What a description says that has none of the words: no, or nothing. */
  readonly otherwise: 'no' | 'ask'
}

export type Condition = {
  readonly id: string
  readonly en: string
  readonly fr: string
  /** Foreign materials of these codes may be at most this share; where none is used the condition holds. 'each': of all of the same run of codes. */
  readonly foreignAtMost?: {
    readonly codes: readonly CodeRange[]
    readonly percent: number
    readonly measure: 'weight' | 'volume' | 'part' | 'each'
  }
  /** Of the materials of these codes at least this share by weight originates; where all do the condition holds. */
  readonly originatingAtLeast?: { readonly codes: readonly CodeRange[]; readonly percent: number }
  /** Any of these processes fulfils it. */
  readonly processes?: readonly string[]
}

/** Everything the decision reads of the law. */
export type OriginLaw = {
  readonly version: string
  readonly rules: readonly ProductRule[]
  readonly kinds: ReadonlyMap<string, Kind>
  readonly conditions: ReadonlyMap<string, Condition>
  /** Codes of HS 2012, in which the note is written, for each six-digit code; undefined for a code that is in neither edition. */
  readonly olderCodes: (hs6: string) => readonly string[] | undefined
}
