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
  'entry-deposit': OfOrders
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
    find: rowsOf('look-again', 'disagreement'),
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
}

/** Rows of a level. Of an item that staff permitted none: the reason is recorded. */
function rowsOf(level: AdmissibilityLevel, kind: 'row' | 'disagreement') {
  return eachFinding((finding, item): OfRow | undefined => {
    if (finding.level !== level || finding.kind !== kind || item.permission) return undefined
    const { en, fr } = finding.title
    return { name: called(item), en, fr, rule: finding.rule, source: finding.source }
  })
}

function eachFinding<Facts>(factsOf: (finding: AdmissibilityFinding, item: PreflightItem) => Facts | undefined) {
  return ({ items }: PreflightFacts): readonly Found<Facts>[] =>
    items.flatMap((item) =>
      item.findings.flatMap((finding) => {
        const facts = factsOf(finding, item)
        return facts ? [{ facts, item: item.id, field: 'htsCode' }] : []
      }),
    )
}
