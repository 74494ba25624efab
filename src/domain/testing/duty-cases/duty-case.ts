// One duty worked out by hand: the goods, the entry, and what each line of the receipt must come to, with the reasoning.

export type DutyCase = {
  readonly hts: string
  readonly origin: string
  readonly entryDate: string
  /** USD. */
  readonly value: string
  /** 'cusma' or a programme code. */
  readonly claim?: string
  readonly quantity?: readonly [amount: string, unit: string]
  readonly answers?: Readonly<Record<string, string>>
  /** USD; '0' for a free column. */
  readonly base: string
  /** USD by heading of chapter 99. */
  readonly additional: Readonly<Record<string, string>>
  /** USD, or the outcome where there is no amount. */
  readonly total: string
  /** Why, in the words of the law. */
  readonly because: string
}

export type Entry = Pick<DutyCase, 'claim' | 'quantity' | 'answers'>

type Row = (
  origin: string,
  entryDate: string,
  base: string,
  additional: Readonly<Record<string, string>>,
  total: string,
  because: string,
  entry?: Entry,
) => DutyCase

/** Rows about one kind of goods: code and value once, the rest row by row. */
export const goods =
  (hts: string, value: string, usual: Entry = {}): Row =>
  (origin, entryDate, base, additional, total, because, entry = {}) => ({
    hts,
    value,
    origin,
    entryDate,
    base,
    additional,
    total,
    because,
    ...usual,
    ...entry,
  })

export const CUSMA: Entry = { claim: 'cusma' }
