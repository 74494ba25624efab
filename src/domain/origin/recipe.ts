// What is asked of the decision: a good, what it is made of and how, what it sells for, and the answers only a person knows.
import type Big from 'big.js'
import type { CalendarDate } from '../calendar.ts'
import type { Currency } from '../money.ts'
import type { Truth } from './truth.ts'

/** What a material is to the good. Only components must change their code. */
export const ROLES = ['component', 'retail-packaging', 'shipping-packing', 'indirect', 'accessory', 'set-item'] as const
export type Role = (typeof ROLES)[number]

/** What is done to make the good. 'chemical-…' and the like as General Note 11(n) defines them. */
export const PROCESSES = [
  'grown',
  'cut',
  'knit-to-shape',
  'assembled',
  'sewn',
  'chemical-reaction',
  'purification',
  'mixing',
  'particle-size',
  'standards-material',
  'isomer-separation',
  'separation-of-mixture',
  'biotechnology',
  'refining',
  'cross-section-halved',
  'separation-or-alloying',
  'frozen',
  'packed-in-liquid',
  'roasted',
  'diluted',
  'repacked',
  'other',
] as const
export type Process = (typeof PROCESSES)[number]

export type OriginMaterial = {
  readonly id: string
  readonly description: string
  /** Six to ten digits; undefined: not known. */
  readonly code: string | undefined
  readonly origin: string | undefined
  /** 'unknown' counts as foreign. */
  readonly originating: Truth
  /** For one unit of the good, in the currency of the good. */
  readonly value: Big | undefined
  /** Of the value, where somebody said it; another than that of the good is refused. */
  readonly currency?: string | undefined
  readonly role: Role
  /** Percent of the weight of the good; for chapters 61 to 63, of the component that decides the code. */
  readonly weightShare?: Big
  /** Grown, raised, caught, mined or gathered in the three countries, or made only of such things. */
  readonly isWhollyObtained?: boolean
  /** Part of a used good taken apart in the three countries, for a remanufactured one. */
  readonly isRecovered?: boolean
  /** In chapters 61 to 63: whether it belongs to the component that decides the code. Undefined: taken to. */
  readonly inDecidingComponent?: boolean
  /** What a maker in the three countries made it of, by that maker's statement: it may be counted instead. */
  readonly madeFrom?: readonly OriginMaterial[]
}

export type OriginCase = {
  readonly good: {
    /** Six to ten digits. */
    readonly code: string
    /** Codes the seller doubts between, beside the first. */
    readonly otherCodes?: readonly string[]
    readonly description: string
  }
  /** Where the last production took place. */
  readonly producedIn: string
  readonly importedInto: string
  readonly day: CalendarDate
  readonly currency: Currency | string
  /** Price of one unit without international shipping. */
  readonly transactionValue: Big | undefined
  readonly netCost: Big | undefined
  readonly totalCost: Big | undefined
  readonly materials: readonly OriginMaterial[]
  readonly processes: readonly Process[]
  /** By the key of a question. What is not in it was not answered. */
  readonly answers: Readonly<Record<string, Truth>>
}
