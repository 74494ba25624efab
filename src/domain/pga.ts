// Which partner agencies may want papers for goods of a tariff code (PGA). The assignment of codes to flags is not published,
// so every answer is a guide by prefix; the broker's look-up in the customs system decides. Source: customs facts, section 6.

import type { LawText } from './tariff/duty-reason.ts'

export type PgaLevel = 'required' | 'may_be_required' | 'advisory'
export type PgaConfidence = 'high' | 'medium' | 'low'

export type PgaRow = {
  /** 2 to 10 digits without dots. */
  readonly prefix: string
  readonly agency: string
  readonly program: string
  /** Flag of the customs system such as FD4; null when none is known. */
  readonly flag: string | null
  readonly level: PgaLevel
  readonly confidence: PgaConfidence
  readonly why: LawText
  readonly documents: readonly LawText[]
}

type PgaOutcome = {
  /** The strongest level of all agencies; 'none' when no row fits. */
  readonly requirementLevel: PgaLevel | 'none'
  readonly agencies: readonly PgaRow[]
}

const LEVELS: readonly PgaLevel[] = ['required', 'may_be_required', 'advisory']

/**
 * What the table says of a code of 4 to 10 digits: of each agency and family of flags the rows with the longest fitting
 * prefix. Agencies that require something come first.
 */
export function lookUpPga(rows: readonly PgaRow[], digits: string): PgaOutcome {
  const longest = new Map<string, PgaRow[]>()
  for (const row of rows) {
    if (!digits.startsWith(row.prefix)) continue
    const kept = longest.get(familyOf(row)) ?? []
    const length = kept[0]?.prefix.length ?? 0
    if (row.prefix.length > length) longest.set(familyOf(row), [row])
    else if (row.prefix.length === length) kept.push(row)
  }
  const agencies = [...longest.values()].flat().sort(strongestFirst)
  return { requirementLevel: agencies[0]?.level ?? 'none', agencies }
}

/** FD1 and FD2 say "may" and "must" of one thing, as do FD3 and FD4: a family is an agency's programme and such a pair. */
function familyOf({ agency, program, flag }: PgaRow): string {
  const [, letters = '', number = '0'] = /^([A-Z]+)(\d+)$/.exec(flag ?? '') ?? []
  return [agency, program, letters, Math.ceil(Number(number) / 2)].join(' ')
}

const strongestFirst = (a: PgaRow, b: PgaRow): number =>
  LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || a.agency.localeCompare(b.agency)
