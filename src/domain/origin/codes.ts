// Codes and runs of codes, some of them shorter than others. What a six-digit code leaves open is not known.
import type { CodeRange, Level } from './rule.ts'
import { anyOf, sameInAll, type Truth } from './truth.ts'

const DIGITS: Readonly<Record<Level, number>> = { chapter: 2, heading: 4, subheading: 6, item: 8 }
const LONGEST = 10

/** Whether goods of a code fall in a run; unknown where the code is shorter than the run's ends and only part of it falls in. */
export function inRange(code: string, { from, to }: CodeRange): Truth {
  if (code.length >= from.length && code.length >= to.length)
    return code.slice(0, from.length) >= from && code.slice(0, to.length) <= to ? 'yes' : 'no'
  const first = code.padEnd(LONGEST, '0')
  const last = code.padEnd(LONGEST, '9')
  const start = from.padEnd(LONGEST, '0')
  const stop = to.padEnd(LONGEST, '9')
  if (last < start || first > stop) return 'no'
  return first >= start && last <= stop ? 'yes' : 'unknown'
}

export const inAny = (code: string, ranges: readonly CodeRange[]): Truth =>
  anyOf(ranges.map((range) => inRange(code, range)))

/** Whether two codes differ at a level; unknown where one is too short to tell. */
export function differ(one: string, other: string, level: Level): Truth {
  const digits = DIGITS[level]
  const shared = Math.min(digits, one.length, other.length)
  if (one.slice(0, shared) !== other.slice(0, shared)) return 'yes'
  return shared === digits ? 'no' : 'unknown'
}

/** The codes of HS 2012 that a code of today may be, with its seventh and eighth digit; itself where it is one. */
export function olderCodesOf(
  code: string,
  olderCodes: (hs6: string) => readonly string[] | undefined,
): readonly string[] | undefined {
  return olderCodes(code.slice(0, 6))?.map((hs6) => hs6 + code.slice(6, 8))
}

/** A truth that must hold whichever of the codes it is. */
export const forEvery = (codes: readonly string[], holds: (code: string) => Truth): Truth => sameInAll(codes.map(holds))

/** '0401-0406' or '1806' to its ends. */
export function codeRange(text: string): CodeRange {
  const [from = '', to = from] = text.split('-')
  if (!/^\d{2,8}$/.test(from) || !/^\d{2,8}$/.test(to)) throw new RangeError(`not a code or run of codes: ${text}`)
  return { from, to }
}

export const codeRanges = (...texts: readonly string[]): readonly CodeRange[] => texts.map(codeRange)
