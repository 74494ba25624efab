// How often codes are right before a word is read: counts among coded goods, of all forms of text and of each apart.
import type { ListingKind } from './listing-kind.ts'

/** Logarithms, 0 for a code never seen, growing with how often it was. */
export type Priors = {
  /** Of two to ten digits, among all coded goods. */
  of(code: string): number
  /** Of two to six digits, among coded goods whose text has this form. */
  ofKind(kind: ListingKind, code: string): number
  /** The subheadings most usual for a form of text, most usual first. */
  usual(kind: ListingKind): readonly string[]
}

/** By code, and by form and code as 'shop 392690'. */
export type CodeCounts = ReadonlyMap<string, number>

const MOST_USUAL = 20

export function priorsOf(counts: CodeCounts): Priors {
  const usual = new Map<ListingKind, readonly string[]>()
  const usualOf = (kind: ListingKind): readonly string[] =>
    [...counts]
      .filter(([key]) => key.startsWith(`${kind} `) && key.length === kind.length + 7)
      .sort((a, b) => b[1] - a[1])
      .slice(0, MOST_USUAL)
      .map(([key]) => key.slice(kind.length + 1))
  return {
    of: (code) => Math.log1p(counts.get(code) ?? 0),
    ofKind: (kind, code) => Math.log1p(counts.get(`${kind} ${code}`) ?? 0),
    usual(kind) {
      const known = usual.get(kind) ?? usualOf(kind)
      usual.set(kind, known)
      return known
    },
  }
}

export type CountedRow = { readonly codes: readonly string[]; readonly kind: ListingKind; readonly isGeneral: boolean }

/** Counts the beginnings of codes; several codes of one row share its weight. Rows that are not general count for their form alone. */
export function countCodes(rows: readonly CountedRow[]): CodeCounts {
  const counts = new Map<string, number>()
  const add = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count)
  for (const { codes, kind, isGeneral } of rows) {
    for (const digits of [2, 4, 6, 8, 10]) {
      const beginnings = new Set(codes.filter((code) => code.length >= digits).map((code) => code.slice(0, digits)))
      for (const code of beginnings) {
        if (isGeneral) add(code, 1 / beginnings.size)
        if (digits <= 6) add(`${kind} ${code}`, 1 / beginnings.size)
      }
    }
  }
  return counts
}
