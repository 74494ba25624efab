// Findings that differ by the item alone, as one that names the items: a person reads each thing once.
import type { Found } from './check.ts'
import type { NamedItem } from './finding.ts'

type Together<Facts> = Found<Facts> & { readonly items?: readonly NamedItem[] }

/** Those of items whose `keyOf` is equal in one finding, at the place of the first and with its facts. */
export function together<Facts extends object>(
  found: readonly Found<Facts>[],
  keyOf: (facts: Facts) => string,
): readonly Together<Facts>[] {
  return [...Map.groupBy(found, (each) => (each.item === undefined ? each : keyOf(each.facts))).values()].flatMap(
    (alike) => {
      const [first] = alike
      if (!first) return []
      return alike.length === 1 ? [first] : [{ ...first, items: alike.flatMap(namedItem) }]
    },
  )
}

const namedItem = ({ item, facts }: Found<object>): readonly NamedItem[] =>
  item !== undefined && 'name' in facts && typeof facts.name === 'string' ? [{ id: item, name: facts.name }] : []
