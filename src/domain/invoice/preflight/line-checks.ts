// Checks of lines beside each other: one product with two codes, origins or costs; one description for two products.
import {
  type Checks,
  type Found,
  INVOICES,
  type Level,
  type PreflightFacts,
  type PreflightItem,
  whole,
} from './check.ts'

type SameSku = { readonly sku: string }

export type LineReasons = {
  'sku-codes-differ': SameSku
  'sku-origins-differ': SameSku
  'sku-costs-differ': SameSku
  'sku-twice': SameSku
  'description-codes-differ': { readonly description: string }
  'many-lines': { readonly count: number }
}

const MANY_LINES = 15

const bySku = {
  keyOf: ({ sku }: PreflightItem): string => sku,
  factsOf: (sku: string): SameSku => ({ sku }),
}

export const LINE_CHECKS: Checks<LineReasons> = {
  'sku-codes-differ': differing('warns', { ...bySku, valueIn: ({ htsCode }) => htsCode, field: 'htsCode' }),
  'sku-origins-differ': differing('notes', {
    ...bySku,
    valueIn: ({ countryOfOrigin }) => countryOfOrigin,
    field: 'countryOfOrigin',
  }),
  'sku-costs-differ': differing('warns', {
    ...bySku,
    valueIn: ({ costCad }) => costCad?.toFixed() ?? null,
    field: 'declaredValue',
  }),
  'sku-twice': differing('notes', { ...bySku, valueIn: ({ id }) => id, field: 'sku' }),
  'description-codes-differ': differing('warns', {
    keyOf: ({ description }) => description.trim(),
    factsOf: (description) => ({ description }),
    valueIn: ({ htsCode }) => htsCode,
    field: 'description',
  }),
  'many-lines': {
    level: 'notes',
    papers: INVOICES,
    fix: 'shipment',
    find: whole(({ items, typed }) => {
      const count = items.length + typed.count
      return count > MANY_LINES ? { count } : undefined
    }),
  },
}

/** Items of one key that should be alike in a value. */
type Comparison<Facts> = {
  readonly keyOf: (item: PreflightItem) => string
  readonly valueIn: (item: PreflightItem) => string | null
  readonly factsOf: (key: string) => Facts
  readonly field: string
}

/** One finding a key, at the first item that differs. */
function differing<Facts>(level: Level, { keyOf, valueIn, factsOf, field }: Comparison<Facts>) {
  const find = ({ items }: PreflightFacts): readonly Found<Facts>[] =>
    [...Map.groupBy(items, keyOf)].flatMap(([key, alike]) => {
      const [first] = alike
      const other = alike.find((item) => first && valueIn(item) !== valueIn(first))
      return key && other ? [{ facts: factsOf(key), item: other.id, field }] : []
    })
  return { level, papers: INVOICES, fix: 'item', find } as const
}
