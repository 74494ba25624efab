// Checks of what besides a ban stands between goods and their entry: permits, second looks, deposits. Bans are checks of the code.
import type { AdmissibilityFinding } from '../../admissibility/finding.ts'
import type { AdmissibilityLevel, RowWords } from '../../admissibility/rule.ts'
import {
  type Checks,
  called,
  type Found,
  INVOICES,
  type Named,
  type PreflightFacts,
  type PreflightItem,
} from './check.ts'

/** `en` and `fr`: what the row of law is called in our own words. */
type OfRow = Named & RowWords & { readonly rule: string; readonly source: string }
type OfOrders = Named & { readonly numbers: readonly string[]; readonly products: readonly string[] }

export type EntryReasons = {
  'entry-permit': OfRow
  'entry-look-again': OfRow
  'entry-disagreement': OfRow
  'entry-origins': Named & { readonly given: string; readonly stated: string }
  'entry-origin-read': Named & { readonly country: string; readonly words: string }
  'entry-deposit': OfOrders
  'entry-more-due': OfRow
}

export const ENTRY_CHECKS: Checks<EntryReasons> = {
  'entry-permit': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    alike: ({ rule }) => rule,
    find: rowsOf('permit', 'row'),
  },
  'entry-look-again': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    alike: ({ rule }) => rule,
    find: rowsOf('look-again', 'row'),
  },
  'entry-disagreement': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    alike: ({ rule }) => rule,
    find: rowsOf('look-again', 'disagreement'),
  },
  'entry-origins': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    alike: ({ given, stated }) => `${given} ${stated}`,
    find: eachFinding(
      (finding, item) =>
        finding.kind === 'origin-disagreement'
          ? { name: called(item), given: finding.given, stated: finding.stated }
          : undefined,
      'countryOfOrigin',
    ),
  },
  'entry-origin-read': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    alike: ({ country, words }) => `${country} ${words}`,
    find: ({ items }) => items.flatMap(readOrigin),
  },
  'entry-deposit': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    alike: ({ numbers }) => numbers.join(),
    find: eachFinding((finding, item) =>
      finding.kind === 'orders'
        ? {
            name: called(item),
            numbers: finding.orders.map(({ number }) => number),
            products: [...new Set(finding.orders.map(({ product }) => product))],
          }
        : undefined,
    ),
  },
  'entry-more-due': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    alike: ({ rule }) => rule,
    find: rowsOf('deposit', 'row'),
  },
}

/** Rows of a level. Of an item that staff permitted none: the reason is recorded. */
function rowsOf(level: AdmissibilityLevel, kind: 'row' | 'disagreement') {
  return eachFinding((finding, item): OfRow | undefined => {
    if (finding.level !== level || finding.kind !== kind || item.permission) return undefined
    return { name: called(item), ...finding.title, rule: finding.rule, source: finding.source }
  })
}

function eachFinding<Facts>(
  factsOf: (finding: AdmissibilityFinding, item: PreflightItem) => Facts | undefined,
  field: 'htsCode' | 'countryOfOrigin' = 'htsCode',
) {
  return ({ items }: PreflightFacts): readonly Found<Facts>[] =>
    items.flatMap((item) =>
      item.findings.flatMap((finding) => {
        const facts = factsOf(finding, item)
        return facts ? [{ facts, item: item.id, field }] : []
      }),
    )
}

/** Once an item: the origin that some finding rests on and that nobody gave. */
function readOrigin(item: PreflightItem): readonly Found<EntryReasons['entry-origin-read']>[] {
  const evidence = item.findings.flatMap(({ because }) => because)
  const read = evidence.find((each) => each.by === 'origin' && each.readFrom !== undefined)
  if (read?.by !== 'origin') return []
  const facts = { name: called(item), country: read.country, words: read.readFrom ?? '' }
  return [{ facts, item: item.id, field: 'countryOfOrigin' }]
}
