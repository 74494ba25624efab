// Checks of what besides a ban stands between goods and their entry: permits, second looks, deposits. Bans are checks of the code.
import type { AdmissibilityFinding } from '../../admissibility/finding.ts'
import type { AdmissibilityLevel, RowWords } from '../../admissibility/rule.ts'
import { type Checks, called, type Found, INVOICES, type Named, type PreflightFacts } from './check.ts'

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
      (finding, { name }) =>
        finding.kind === 'origin-disagreement' ? { name, given: finding.given, stated: finding.stated } : undefined,
      'countryOfOrigin',
    ),
  },
  'entry-origin-read': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    alike: ({ country, words }) => `${country} ${words}`,
    find: (facts) => goodsOf(facts).flatMap(readOrigin),
  },
  'entry-deposit': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    alike: ({ numbers }) => numbers.join(),
    find: eachFinding((finding, { name }) =>
      finding.kind === 'orders'
        ? {
            name,
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

/** Items of the shipment, and lines typed beside them, whose findings nobody may permit. */
type Goods = Named & {
  readonly findings: readonly AdmissibilityFinding[]
  readonly isPermitted: boolean
  readonly place: Pick<Found<never>, 'item' | 'fix'>
}

const goodsOf = ({ items, typed }: PreflightFacts): readonly Goods[] => [
  ...items.map((item) => ({
    name: called(item),
    findings: item.findings,
    isPermitted: item.permission !== undefined,
    place: { item: item.id },
  })),
  ...typed.entering.map((line) => ({ ...line, isPermitted: false, place: { fix: 'invoice-form' } as const })),
]

/** Rows of a level. Of an item that staff permitted none: the reason is recorded. */
function rowsOf(level: AdmissibilityLevel, kind: 'row' | 'disagreement') {
  return eachFinding((finding, { name, isPermitted }): OfRow | undefined => {
    if (finding.level !== level || finding.kind !== kind || isPermitted) return undefined
    return { name, ...finding.title, rule: finding.rule, source: finding.source }
  })
}

function eachFinding<Facts>(
  factsOf: (finding: AdmissibilityFinding, goods: Goods) => Facts | undefined,
  field: 'htsCode' | 'countryOfOrigin' = 'htsCode',
) {
  return (given: PreflightFacts): readonly Found<Facts>[] =>
    goodsOf(given).flatMap((goods) =>
      goods.findings.flatMap((finding) => {
        const facts = factsOf(finding, goods)
        return facts ? [{ facts, ...goods.place, field }] : []
      }),
    )
}

/** Once for each goods: the origin that some finding rests on and that nobody gave. */
function readOrigin({ name, findings, place }: Goods): readonly Found<EntryReasons['entry-origin-read']>[] {
  const evidence = findings.flatMap(({ because }) => because)
  const read = evidence.find((each) => each.by === 'origin' && each.readFrom !== undefined)
  if (read?.by !== 'origin') return []
  const facts = { name, country: read.country, words: read.readFrom ?? '' }
  return [{ facts, ...place, field: 'countryOfOrigin' }]
}
