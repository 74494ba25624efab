// In which order the numbers of one line are filed. Source: CBP's order of numbers on an entry summary line: chapter 98, then duties of
// chapter 99 (Section 301, then IEEPA, then Section 232 or 201), then its other numbers; the goods' own code comes last.

import type { DutyReceipt } from './duty-outcome.ts'

/** Beginnings of headings by their place; those named by none come last. */
const PLACES: readonly (readonly string[])[] = [
  ['98'],
  ['9903.88', '9903.89', '9903.91', '9903.92', '9903.05', '9903.06'],
  ['9903.01', '9903.02', '9903.03'],
  ['9903.04', '9903.08', '9903.74', '9903.76', '9903.78', '9903.79', '9903.8', '9903.94', '9903.96', '9903.45'],
]

/**
 * Headings of chapters 98 and 99 beside the line's own code: of duties added, and of relief the goods have. A code of chapter 98 is
 * itself the provision of that chapter the goods are entered under: no other stands beside it.
 */
export function enteredUnder({
  input,
  lines,
  considered,
}: Pick<DutyReceipt, 'input' | 'lines' | 'considered'>): readonly string[] {
  const beside = input.htsCode.startsWith('98') ? /^99/ : /^9[89]/
  const all = [...lines, ...considered.filter(({ isDeclared }) => isDeclared)].map(({ heading }) => heading)
  return inOrderOfFiling([...new Set(all.filter((heading) => beside.test(heading)))])
}

/** Headings of chapters 98 and 99 as they are filed; those of one place stay as they were. */
const inOrderOfFiling = (headings: readonly string[]): readonly string[] =>
  headings.toSorted((a, b) => placeOf(a) - placeOf(b))

function placeOf(heading: string): number {
  const place = PLACES.findIndex((beginnings) => beginnings.some((beginning) => heading.startsWith(beginning)))
  return place === -1 ? PLACES.length : place
}
