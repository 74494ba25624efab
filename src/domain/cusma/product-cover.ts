// Which items a certificate for products covers: those it names, as it names them, that move within its period once it is signed.
// Source: CUSMA Article 5.2(5)(b): identical goods; 19 CFR 182.11 and 182.12.
import { type AddressParts, addressLine } from '../address/address.ts'
import type { CalendarDate } from '../calendar.ts'
import { parseCountry } from '../countries.ts'
import { htsDigits } from '../hts-code.ts'

/** A good as a certificate names it. */
export type CoveringGood = {
  readonly documentId: string
  readonly number: string
  readonly filename: string
  /** The ASIN, or the SKU of goods that have none. */
  readonly product: string
  /** Digits that were certified. */
  readonly code: string
  /** ISO alpha-2. */
  readonly origin: string
  /** On one line, empty where none was named. */
  readonly maker: string
  /** First and last day of the period. */
  readonly from: CalendarDate
  readonly until: CalendarDate
  readonly signedOn: CalendarDate
}

export type CoverableItem = {
  readonly id: string
  readonly product: string
  readonly htsCode: string | null
  readonly countryOfOrigin: string | null
  readonly maker: AddressParts | null
  /** Whether a decision that holds finds that it does not originate. */
  readonly isRefuted: boolean
}

/** What an item has otherwise than the certificate that names its product; 'signed-later': it moved before the signing. */
export const COVER_DIFFERENCES = ['code', 'origin', 'maker', 'decision', 'signed-later'] as const
type CoverDifference = (typeof COVER_DIFFERENCES)[number]

export type ProductCover = {
  readonly covered: readonly { readonly item: string; readonly good: CoveringGood }[]
  /** Items whose product is named, but otherwise: they are not covered. */
  readonly differing: readonly {
    readonly item: string
    readonly good: CoveringGood
    readonly differs: readonly CoverDifference[]
  }[]
}

/** Of several certificates that cover an item the one that lasts longest stands for it. `on`: the day the goods move. */
export function productCover(
  items: readonly CoverableItem[],
  goods: readonly CoveringGood[],
  on: CalendarDate,
): ProductCover {
  const valid = goods.filter(({ from, until }) => from <= on && on <= until)
  const named = Map.groupBy(
    valid.toSorted((one, other) => (one.until < other.until ? 1 : -1)),
    ({ product }) => product,
  )
  const found = items.flatMap((item) => {
    const tried = (named.get(item.product) ?? []).map((good) => ({
      item: item.id,
      good,
      differs: between(item, good, on),
    }))
    const best = tried.find(({ differs }) => differs.length === 0) ?? tried[0]
    return best ? [best] : []
  })
  return {
    covered: found.filter(({ differs }) => differs.length === 0),
    differing: found.filter(({ differs }) => differs.length > 0),
  }
}

function between(item: CoverableItem, good: CoveringGood, on: CalendarDate): readonly CoverDifference[] {
  const differs = {
    code: htsDigits(item.htsCode ?? '') !== good.code,
    origin: parseCountry(item.countryOfOrigin ?? '') !== good.origin,
    maker: (item.maker ? addressLine(item.maker) : '') !== good.maker,
    decision: item.isRefuted,
    'signed-later': on < good.signedOn,
  }
  return COVER_DIFFERENCES.filter((what) => differs[what])
}
