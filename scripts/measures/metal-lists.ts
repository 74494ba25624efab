// Section 232 metals: the scope before 6 Apr 2026 by metal, and the annexes since then with the printed slips of the source removed.
import { addDays, day } from '#domain/calendar.ts'
import { type CsvRow, readCsv } from './csv.ts'
import { entry, type ListEntry } from './list-file.ts'
import type { ProductLists } from './product-lists.ts'

export function metalLists(folder: string): ProductLists {
  const csv = (path: string): readonly CsvRow[] => readCsv(`${folder}/raw/${path}.csv`)
  const chapters = csv('s232_metal_chapter_products')
  const derivatives = csv('s232_derivative_products')
  const ofMetal = (metal: string) => chapters.filter((row) => row.metal_type === metal).map(chapterEntry)
  const contentOf = (metal: string, inside: string) =>
    derivatives
      .filter((row) => row.derivative_type === metal && !row.hts_prefix?.startsWith(inside))
      .map((row) => entry(row.hts_prefix ?? '', 'content', row.effective_date || '2025-03-12', '2026-04-05'))
  return {
    's232-steel': ofMetal('steel'),
    's232-aluminum': ofMetal('aluminum'),
    's232-steel-content': contentOf('steel', '73'),
    's232-aluminum-content': contentOf('aluminum', '76'),
    's232-copper': csv('s232_copper_products').map((row) => entry(row.hts10 ?? '', 'content')),
    's232-metals-annex': annexEntries(csv('s232_annex_products'), cleanPrefixes(folder)),
  }
}

/** mill: iron, steel or aluminum itself; derivative-2020: Proc. 9980; derivative-2025: added within chapters 73 and 76 since March 2025. */
function chapterEntry(row: CsvRow): ListEntry {
  if (row.kind === 'mill') return entry(row.hts_prefix ?? '', 'mill')
  if (row.effective_date === '') return entry(row.hts_prefix ?? '', 'derivative-2020')
  return entry(row.hts_prefix ?? '', 'derivative-2025', row.effective_date)
}

const RANK = ['1a', '1b', '1c', '3', '2']

/** Prefixes of the clean lists of 6 Apr 2026, which print no short ones but whole headings of chapters 72 to 76. */
function cleanPrefixes(folder: string): ReadonlySet<string> {
  const parts = ['IA', 'IB', 'II-removed', 'III-temporary']
  const rows = parts.flatMap((part) => readCsv(`${folder}/raw-tradewartracker/metals-annex-${part}.csv`))
  return new Set(rows.map((row) => row.HTSUS ?? ''))
}

/** Prefixes of four and six digits that the clean lists lack are parse slips. A later row ends an earlier one of the same prefix. */
function annexEntries(rows: readonly CsvRow[], clean: ReadonlySet<string>): readonly ListEntry[] {
  const kept = rows.filter(({ hts_prefix = '' }) => hts_prefix.length >= 8 || clean.has(hts_prefix))
  const byPrefix = new Map<string, CsvRow[]>()
  for (const row of kept) byPrefix.set(row.hts_prefix ?? '', [...(byPrefix.get(row.hts_prefix ?? '') ?? []), row])
  return [...byPrefix].flatMap(([prefix, same]) => {
    const firstOfDay = new Map<string, CsvRow>()
    for (const row of same.toSorted(byAnnex)) {
      const from = row.effective_date ?? ''
      if (!firstOfDay.has(from)) firstOfDay.set(from, row)
    }
    const dated = [...firstOfDay.values()].toSorted((a, b) =>
      (a.effective_date ?? '').localeCompare(b.effective_date ?? ''),
    )
    return dated.map((row, i) => {
      const next = dated[i + 1]?.effective_date
      return entry(prefix, annexMark(row), row.effective_date, next ? addDays(day(next), -1) : '')
    })
  })
}

/** Copper and aluminum of annexes I-A and I-B have marks of their own: rates of the United Kingdom and of Russia differ for them. */
function annexMark({ annex = '', metal_type, hts_prefix = '' }: CsvRow): string {
  if (annex !== '1a' && annex !== '1b') return annex
  if (metal_type === 'copper') return `${annex}-copper`
  return hts_prefix.startsWith('76') ? `${annex}-aluminum` : annex
}

const byAnnex = (a: CsvRow, b: CsvRow): number => RANK.indexOf(a.annex ?? '') - RANK.indexOf(b.annex ?? '')
