// Checks of lines beside each other: one product with two codes, origins or costs; one description for two products.
import { texts } from '#texts/preflight.ts'
import { type Check, type Finding, INVOICES, type PreflightFacts, type PreflightItem, whole } from './check.ts'

const MANY_LINES = 15

export const LINE_CHECKS: readonly Check[] = [
  {
    id: 'sku-codes-differ',
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    find: differing(
      (item) => item.sku,
      (item) => item.htsCode,
      texts.codesDiffer,
      'htsCode',
    ),
  },
  {
    id: 'sku-origins-differ',
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    find: differing(
      (item) => item.sku,
      (item) => item.countryOfOrigin,
      texts.originsDiffer,
      'countryOfOrigin',
    ),
  },
  {
    id: 'sku-costs-differ',
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    find: differing(
      (item) => item.sku,
      (item) => item.costCad?.toFixed() ?? null,
      texts.costsDiffer,
      'declaredValue',
    ),
  },
  {
    id: 'sku-twice',
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    find: differing(
      (item) => item.sku,
      (item) => item.id,
      texts.skuTwice,
      'sku',
    ),
  },
  {
    id: 'description-codes-differ',
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    find: differing(
      (item) => item.description.trim(),
      (item) => item.htsCode,
      texts.sameDescription,
      'description',
    ),
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
function differing(
  keyOf: (item: PreflightItem) => string,
  valueIn: (item: PreflightItem) => string | null,
  say: (key: string) => string,
  field: string,
) {
  return ({ items }: PreflightFacts): readonly Finding[] =>
    [...Map.groupBy(items, keyOf)].flatMap(([key, alike]) => {
      const [first] = alike
      const other = alike.find((item) => first && valueIn(item) !== valueIn(first))
      return key && other ? [{ sentence: say(key), item: other.id, field }] : []
    })
}
