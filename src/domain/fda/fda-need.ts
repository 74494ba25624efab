// Which goods FDA wants data for, by the table of agency flags: the longest fitting prefix counts. A guide; the broker's look-up
// decides. Source: customs facts, sections 5 and 6; decisions i.
import { lookUpPga, type PgaRow } from '../pga.ts'
import type { LawText } from '../tariff/duty-reason.ts'

export type FdaGroup = 'food' | 'cosmetic' | 'drug' | 'device' | 'biologic' | 'radiation' | 'tobacco' | 'foodContact'

export type FdaNeed = {
  readonly group: FdaGroup
  readonly level: 'required' | 'may_be_required'
  /** A whole sentence. */
  readonly why: LawText
  readonly flag: string | null
  readonly documents: readonly LawText[]
}

/** Programmes of the table by group; food has prior notice flags, articles that touch food have not. */
const GROUPS: Readonly<Record<string, FdaGroup>> = {
  FOO: 'food',
  COS: 'cosmetic',
  DRU: 'drug',
  DEV: 'device',
  BIO: 'biologic',
  RAD: 'radiation',
  TOB: 'tobacco',
}

/** Groups that get a worksheet even where the table only says that data may be asked for: FDA looks at every entry of them. */
const ALWAYS: readonly FdaGroup[] = ['food', 'cosmetic', 'drug']

/** May give off lead or cadmium: looked at like food. Source: 21 CFR 109.16; FDA compliance policy guides 545.400 and 545.450. */
const CERAMIC_TABLEWARE = /^691[12]/

/** What FDA may want of goods of a code, the strongest first; empty when the table names nothing. */
export function fdaNeeds(rows: readonly PgaRow[], digits: string): readonly FdaNeed[] {
  return lookUpPga(rows, digits).agencies.flatMap((row) => {
    const group = row.agency === 'FDA' ? groupOf(row) : undefined
    if (!group || row.level === 'advisory') return []
    return [{ group, level: row.level, why: row.why, flag: row.flag, documents: row.documents }]
  })
}

/** The need a worksheet is made for: undefined when none is. */
export const worksheetNeed = (rows: readonly PgaRow[], digits: string): FdaNeed | undefined =>
  fdaNeeds(rows, digits).find(
    (need) => need.level === 'required' || ALWAYS.includes(need.group) || CERAMIC_TABLEWARE.test(digits),
  )

function groupOf({ program, flag }: PgaRow): FdaGroup | undefined {
  const isPriorNotice = flag === 'FD3' || flag === 'FD4'
  if (program === 'FOO' && !isPriorNotice) return 'foodContact'
  return GROUPS[program]
}
