// Checks of lines beside each other: one product with two codes, origins or costs; one description for two products.
import { texts } from '#texts/en/preflight.ts'
import { type Check, INVOICES, type Level, type PreflightItem, whole } from './check.ts'

const MANY_LINES = 15

/** Items of one key that should be alike in a value. */
type Comparison = {
  readonly id: string
  readonly level: Level
  readonly keyOf: (item: PreflightItem) => string
  readonly valueIn: (item: PreflightItem) => string | null
  readonly say: (key: string) => string
  readonly field: string
}

const sku = (item: PreflightItem): string => item.sku

const COMPARISONS: readonly Comparison[] = [
  {
    id: 'sku-codes-differ',
    level: 'warns',
    keyOf: sku,
    valueIn: ({ htsCode }) => htsCode,
    say: texts.codesDiffer,
    field: 'htsCode',
  },
  {
    id: 'sku-origins-differ',
    level: 'notes',
    keyOf: sku,
    valueIn: ({ countryOfOrigin }) => countryOfOrigin,
    say: texts.originsDiffer,
    field: 'countryOfOrigin',
  },
  {
    id: 'sku-costs-differ',
    level: 'warns',
    keyOf: sku,
    valueIn: ({ costCad }) => costCad?.toFixed() ?? null,
    say: texts.costsDiffer,
    field: 'declaredValue',
  },
  { id: 'sku-twice', level: 'notes', keyOf: sku, valueIn: ({ id }) => id, say: texts.skuTwice, field: 'sku' },
  {
    id: 'description-codes-differ',
    level: 'warns',
    keyOf: ({ description }) => description.trim(),
    valueIn: ({ htsCode }) => htsCode,
    say: texts.sameDescription,
    field: 'description',
  },
]

export const LINE_CHECKS: readonly Check[] = [
  ...COMPARISONS.map(
    (comparison): Check => ({
      id: comparison.id,
      level: comparison.level,
      papers: INVOICES,
      fix: 'item',
      find: differing(comparison),
    }),
  ),
  {
    id: 'typed-lines-open',
    level: 'warns',
    papers: INVOICES,
    fix: 'invoice-form',
    find: whole(({ typedOpen }) => (typedOpen > 0 ? texts.typedOpen(typedOpen) : undefined)),
  },
  {
    id: 'typed-lines-makerless',
    level: 'warns',
    papers: INVOICES,
    fix: 'invoice-form',
    find: whole(({ typedMakerless }) => (typedMakerless > 0 ? texts.typedMakerless(typedMakerless) : undefined)),
  },
  {
    id: 'many-lines',
    level: 'notes',
    papers: INVOICES,
    fix: 'shipment',
    find: whole(({ items, typedLines }) => {
      const lines = items.length + typedLines
      return lines > MANY_LINES ? texts.manyLines(lines) : undefined
    }),
  },
]

/** Items of one key that differ in a value: one finding a key, at the first item that differs. */
function differing({ keyOf, valueIn, say, field }: Comparison): Check['find'] {
  return ({ items }) =>
    [...Map.groupBy(items, keyOf)].flatMap(([key, alike]) => {
      const [first] = alike
      const other = alike.find((item) => first && valueIn(item) !== valueIn(first))
      return key && other ? [{ sentence: say(key), item: other.id, field }] : []
    })
}
