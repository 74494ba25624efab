// The facts of a release as a tab-separated file, and how they are drawn from an official export.
// No descriptive text is carried: code, level, units, the three rate columns as printed, headings named by
// footnotes, and the column of additional duties that only chapter 99 has.
import type { FootnoteHeading } from '#domain/tariff/schedule.ts'
import type { TariffFact } from '#domain/tariff/schedule-index.ts'
import type { ExportFootnote, ExportRow } from './usitc-export.ts'

const COLUMNS = ['code', 'level', 'units', 'general', 'special', 'other', 'footnotes', 'additional'] as const

/** Numbered rows of an export as facts, in schedule order. */
export function toFacts(rows: readonly ExportRow[]): readonly TariffFact[] {
  const facts: TariffFact[] = []
  const above: { indent: number; numbered: boolean }[] = []
  for (const row of rows) {
    while ((above.at(-1)?.indent ?? -1) >= row.indent) above.pop()
    const level = above.filter((each) => each.numbered).length
    above.push({ indent: row.indent, numbered: row.htsno !== '' })
    if (row.htsno === '') continue
    facts.push({
      code: row.htsno.replace(/\D/g, ''),
      level,
      units: row.units.flatMap((cell) => cell.split(' and ')),
      general: row.general,
      special: row.special,
      other: row.other,
      footnotes: toHeadings(row.footnotes),
      additional: row.additionalDuties,
    })
  }
  return facts
}

/** Facts as the text of lines.tsv: a header line, then one line each. The same facts give the same bytes. */
export function writeFacts(facts: readonly TariffFact[]): string {
  const lines = facts.map((fact) =>
    [
      fact.code,
      fact.level,
      fact.units.join('|'),
      fact.general,
      fact.special,
      fact.other,
      fact.footnotes.map(({ heading, columns }) => `${heading}@${columns.join('+')}`).join('|'),
      fact.additional,
    ].join('\t'),
  )
  return `${[COLUMNS.join('\t'), ...lines].join('\n')}\n`
}

/** Reads lines.tsv. Throws when a line has not its eight cells. */
export function readFacts(text: string): readonly TariffFact[] {
  const unitsOf = remembered((cell) => (cell === '' ? [] : cell.split('|')))
  const textOf = remembered((cell) => cell)
  const footnotesOf = remembered((cell) => (cell === '' ? [] : cell.split('|').map(toFootnoteHeading)))
  const [header, ...lines] = text.replace(/\n$/, '').split('\n')
  if (header !== COLUMNS.join('\t')) throw new Error('The tariff facts have unexpected columns.')
  return lines.map((line) => {
    const [code, level, units, general, special, other, footnotes, additional] = line.split('\t')
    if (code === undefined || additional === undefined) throw new Error(`A line of the tariff facts is broken: ${line}`)
    return {
      code,
      level: Number(level),
      units: unitsOf(units ?? ''),
      general: textOf(general ?? ''),
      special: textOf(special ?? ''),
      other: textOf(other ?? ''),
      footnotes: footnotesOf(footnotes ?? ''),
      additional: textOf(additional),
    }
  })
}

/** Notes of the compiler that speak about other provisions rather than point at one that stands against the line. */
const ABOUT_OTHERS = /deleted|likely|probably|compiler|suggested|suspended|extended|may now be|staged|effective/i
const HEADING = /9[89]\d\d\.\d\d\.\d\d/g
const HEADING_RANGE = /(9[89]\d\d\.\d\d\.\d\d)\s*(?:-|through)\s*(9[89]\d\d\.\d\d\.\d\d)/g
const RATE_COLUMNS = ['general', 'special', 'other'] as const

/** Chapter 98 and 99 headings of footnotes. A footnote against the description or the units has no rate column: an empty list. */
function toHeadings(footnotes: readonly ExportFootnote[]): readonly FootnoteHeading[] {
  return footnotes
    .filter(({ value }) => !ABOUT_OTHERS.test(value))
    .flatMap(({ value, columns }) => {
      const named = RATE_COLUMNS.filter((column) => columns.includes(column))
      const ranges = [...value.matchAll(HEADING_RANGE)].map(([, from, to]) => `${from}-${to}`)
      const singles = value.replace(HEADING_RANGE, ' ').match(HEADING) ?? []
      return [...ranges, ...singles].map((heading) => ({ heading, columns: named }))
    })
}

function toFootnoteHeading(cell: string): FootnoteHeading {
  const [heading = '', columns = ''] = cell.split('@')
  return { heading, columns: RATE_COLUMNS.filter((column) => columns.split('+').includes(column)) }
}

/** A piece of a text keeps the whole text in memory, three megabytes here: a copy does not. */
const copied = (cell: string): string => Buffer.from(cell).toString()

/** Cells repeat thousands of times; each distinct one is read once and shared. `read` is given a copy. */
function remembered<T>(read: (cell: string) => T): (cell: string) => T {
  const byCell = new Map<string, T>()
  return (cell) => {
    const known = byCell.get(cell)
    if (known !== undefined) return known
    const value = read(copied(cell))
    byCell.set(cell, value)
    return value
  }
}
