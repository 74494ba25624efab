// Builds the look-up interface of schedule.ts over the facts of one release, our own titles and, where given, legal texts.
import type { CalendarDate } from '../calendar.ts'
import { type HtsCode, htsCode, htsDigits } from '../hts-code.ts'
import { NO_SUCCESSIONS, type Successions } from './code-succession.ts'
import type { FootnoteHeading, TariffLine, TariffSchedule } from './schedule.ts'
import { type Release, withSuccessions } from './schedule-succession.ts'
import { sectionOf } from './sections.ts'

/** One numbered row of a release as stored: its own cells only, nothing inherited. */
export type TariffFact = {
  /** 4 to 10 digits, no dots. */
  readonly code: string
  /** Depth among the numbered rows of its heading: 0 for the heading itself. */
  readonly level: number
  readonly units: readonly string[]
  readonly general: string
  readonly special: string
  readonly other: string
  /** Headings may be ranges here ('9904.02.01-9904.02.37'); the schedule answers the single headings that exist. */
  readonly footnotes: readonly FootnoteHeading[]
  /** The additional duties column, which only chapter 99 fills (safeguard headings of 9904). */
  readonly additional: string
}

/** Legal texts of a reference folder by digits; a code it does not know answers undefined. */
export type LegalTexts = {
  title(code: string): string | undefined
  /** From the heading to the line itself, unnumbered steps included. */
  path(code: string): readonly string[] | undefined
}

type ScheduleParts = {
  readonly release: string
  readonly facts: readonly TariffFact[]
  /** Our own titles: sections by 'S' and two digits, chapters by two digits, headings by four, subheadings by six, lines by ten. */
  readonly titles: ReadonlyMap<string, string>
  readonly legalTexts?: LegalTexts
  /** Numbers that ended since, or before; none are known without. */
  readonly successions?: Successions
  /** Day of the release of the facts, and of the one our own titles were written for. */
  readonly published?: CalendarDate
  readonly titledOn?: CalendarDate
}

/** Answers a schedule over the facts, which must stand in schedule order. */
export function buildSchedule(parts: ScheduleParts): TariffSchedule {
  const { successions = NO_SUCCESSIONS, published, titledOn } = parts
  return withSuccessions(releasedSchedule(parts), { successions, published, titledOn })
}

function releasedSchedule({ release, facts, titles, legalTexts }: ScheduleParts): Release {
  const lineByCode = new Map<string, TariffLine>()
  const childrenByCode = new Map<string, TariffLine[]>()
  const headingsIn = headingRanges(facts)
  const branch: TariffLine[] = []
  for (const fact of facts) {
    while (branch.length > 0 && !isAbove(branch.at(-1), fact, branch.length)) branch.pop()
    const parent = branch.at(-1)
    const line = toLine(fact, parent, headingsIn)
    lineByCode.set(line.code, line)
    if (parent) childrenByCode.set(parent.code, [...(childrenByCode.get(parent.code) ?? []), line])
    branch.push(line)
  }
  // Lists that grew keep room for more: what stays for good takes none.
  for (const [code, lines] of childrenByCode) childrenByCode.set(code, lines.slice())

  const find = (code: string): TariffLine | undefined => {
    const digits = htsDigits(code)
    return lineByCode.get(digits) ?? eightDigitLeaf(digits)
  }
  const eightDigitLeaf = (digits: string): TariffLine | undefined =>
    digits.length === 10 && digits.endsWith('00') && !childrenByCode.has(digits.slice(0, 8))
      ? lineByCode.get(digits.slice(0, 8))
      : undefined

  const ownPath = (digits: string): readonly string[] => {
    const steps = TITLED_DIGITS.filter((count) => count <= digits.length).map((count) => digits.slice(0, count))
    const line = digits.length === 8 ? [digits.padEnd(10, '0')] : []
    return [...new Set([...steps, ...line].map((code) => titles.get(code)).filter(isText))]
  }
  const ownTitle = (digits: string): string => ownPath(digits).at(-1) ?? ''
  const legalPath = (digits: string): readonly string[] | undefined => {
    const steps = legalTexts?.path(find(digits)?.code ?? digits)
    return steps && [titles.get(digits.slice(0, 2)), ...steps].filter(isText)
  }

  return {
    release,
    hasLegalTexts: legalTexts !== undefined,
    find,
    children: (code) => childrenByCode.get(htsDigits(code)) ?? [],
    declarable: listDeclarable(facts, childrenByCode),
    title: (code) => legalTexts?.title(find(code)?.code ?? htsDigits(code)) ?? ownTitle(htsDigits(code)),
    plainTitle: (code) => ownTitle(htsDigits(code)),
    sectionTitle: (code) => titles.get(sectionOf(htsDigits(code))) ?? '',
    plainPath: (code) => ownPath(htsDigits(code)),
    path: (code) => legalPath(htsDigits(code)) ?? ownPath(htsDigits(code)),
  }
}

/** Lengths of the codes that have titles of our own; a line of eight digits has the title of its ten with '00'. */
const TITLED_DIGITS = [2, 4, 6, 10]

/** A line is above a row when it stands shallower and its digits open the row's: depth alone lies in a few rows of chapter 98. */
function isAbove(line: TariffLine | undefined, fact: TariffFact, depth: number): boolean {
  return line !== undefined && depth <= fact.level && fact.code.startsWith(line.code)
}

function toLine(fact: TariffFact, parent: TariffLine | undefined, headingsIn: HeadingRanges): TariffLine {
  return Object.freeze({
    code: fact.code,
    digits: digitCount(fact.code),
    units: fact.units.length > 0 ? fact.units : (parent?.units ?? []),
    ...ratesOf(fact, parent),
    footnotes: joinFootnotes(parent?.footnotes ?? [], headingsIn(fact.footnotes)),
  })
}

type Rates = Pick<TariffLine, 'general' | 'special' | 'other' | 'ratesFrom'>

/** A line that prints a general rate has rates of its own. One that repeats only some other column (9006.59.15.20) inherits the rest. */
function ratesOf(fact: TariffFact, parent: TariffLine | undefined): Rates {
  const { general, special, other, code } = fact
  const isBare = special === '' && other === ''
  if (parent && parent.ratesFrom !== '' && general === '') {
    return {
      general: parent.general,
      special: special || parent.special,
      other: other || parent.other,
      ratesFrom: parent.ratesFrom,
    }
  }
  return { general, special, other, ratesFrom: general === '' && isBare ? '' : code }
}

function digitCount(code: string): 4 | 6 | 8 | 10 {
  const count = code.length
  if (count === 4 || count === 6 || count === 8 || count === 10) return count
  throw new RangeError(`a tariff code has 4, 6, 8 or 10 digits: ${code}`)
}

function joinFootnotes(above: readonly FootnoteHeading[], own: readonly FootnoteHeading[]): readonly FootnoteHeading[] {
  if (own.length === 0) return above
  if (above.length === 0) return own
  const isNew = (each: FootnoteHeading) =>
    !above.some((known) => known.heading === each.heading && known.columns.join() === each.columns.join())
  return above.concat(own.filter(isNew))
}

type HeadingRanges = (footnotes: readonly FootnoteHeading[]) => readonly FootnoteHeading[]

/** Writes 'from-to' footnotes out as the headings of the release that lie between, both ends included. */
function headingRanges(facts: readonly TariffFact[]): HeadingRanges {
  const headings = facts.filter(({ code }) => code.length === 8 && code >= '98').map(({ code }) => code)
  const between = (range: string): readonly string[] => {
    const [from = '', to = ''] = range.split('-').map(htsDigits)
    return headings.filter((code) => code >= from && code <= to).map((code) => dotted(code))
  }
  const expanded = new Map<readonly FootnoteHeading[], readonly FootnoteHeading[]>()
  return (footnotes) => {
    const known = expanded.get(footnotes)
    if (known) return known
    const written = footnotes.flatMap(({ heading, columns }) =>
      (heading.includes('-') ? between(heading) : [heading]).map((each) => ({ heading: each, columns })),
    )
    expanded.set(footnotes, written)
    return written
  }
}

const dotted = (code: string): string => `${code.slice(0, 4)}.${code.slice(4, 6)}.${code.slice(6, 8)}`

/** Chapter 99 is left out: its headings are named beside the code of the goods, never instead of it. */
function listDeclarable(
  facts: readonly TariffFact[],
  childrenByCode: ReadonlyMap<string, unknown>,
): readonly HtsCode[] {
  const isDeclared = ({ code }: TariffFact) =>
    !code.startsWith('99') && (code.length === 10 || (code.length === 8 && !childrenByCode.has(code)))
  return facts.filter(isDeclared).map(({ code }) => htsCode(code.padEnd(10, '0')))
}

const isText = (text: string | undefined): text is string => text !== undefined && text !== ''
