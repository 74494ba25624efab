// Section 232 metals: the scope before 6 Apr 2026 by metal, and the annexes since then with the printed slips of the source removed.
import { addDays, day } from '#domain/calendar.ts'
import { type CsvRow, readCsv, readTsv } from './csv.ts'
import { entry, type ListEntry } from './list-file.ts'
import type { ProductLists } from './product-lists.ts'

/** `changes`: rev21/ of the reference folder, for the codes of U.S. note 16(c)(iv). */
export function metalLists(folder: string, changes: string): ProductLists {
  const csv = (path: string): readonly CsvRow[] => readCsv(`${folder}/raw/${path}.csv`)
  const steel = new Set(readTsv(`${changes}/note16c-iv-steel-derivatives.tsv`).map((row) => row.prefix ?? ''))
  const annex = annexEntries([...csv('s232_annex_products'), ...MISSED], cleanPrefixes(folder), steel)
  const chapters = csv('s232_metal_chapter_products')
  const derivatives = csv('s232_derivative_products')
  const ofMetal = (metal: string) => [
    ...chapters.filter((row) => row.metal_type === metal).map(chapterEntry),
    ...(STAMPINGS[metal] ?? []).map((code) => entry(code, 'derivative-2020')),
  ]
  const contentOf = (metal: string, inside: string) =>
    derivatives
      .filter((row) => row.derivative_type === metal && !row.hts_prefix?.startsWith(inside))
      .flatMap((row) => asTheNotePrints(row).map((code) => entry(code, 'content', derivativeFrom(row), '2026-04-05')))
  return {
    's232-steel': ofMetal('steel'),
    's232-aluminum': ofMetal('aluminum'),
    's232-steel-content': contentOf('steel', '73'),
    's232-aluminum-content': contentOf('aluminum', '76'),
    's232-copper': csv('s232_copper_products').map((row) => entry(row.hts10 ?? '', 'content')),
    's232-metals-annex': annex,
    's232-equipment-parts': equipmentParts(annex),
    's232-aluminum-russia': russianAluminum(ofMetal('aluminum'), derivatives),
  }
}

/** Bumpers and body parts stamped of the metal: U.S. notes 16(l) and 19(i), Proc. 9980. */
const STAMPINGS: Readonly<Record<string, readonly string[]>> = {
  steel: ['8708103020', '8708292120'],
  aluminum: ['8708103030', '8708292130'],
}

/**
 * Statistical numbers to which U.S. notes 16(n) and 19(j), (k) as of 5 Apr 2026 narrow a subheading; the source prints eight digits alone.
 * Numbers split since stand under their successors. An empty text: the note does not list the subheading.
 */
const NUMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  steel: {
    ...{ 21069099: '98', 27101930: '50', 27111200: '20', 28042900: '10', 30049092: '51', 38249993: '97' },
    ...{ 82023900: '40', 82072000: '70', 82073060: '62 95', 84129090: '70 75', 84139190: '55 60 96' },
    ...{ 84542000: '10 60', 84779086: '01', 84804900: '10', 84807180: '45 60', 84807990: '10' },
    ...{ 84821050: '04 08 12 16 24 28 32 36 52 56 60 64 68', 84822000: '64 67 90', 84831010: '10 50' },
    ...{ 84834050: '20', 85016401: '10', 85049096: '34 38 42', 86073010: '10 50 90', 87012100: '80' },
    ...{ 87012200: '80', 87012300: '80', 87012400: '80', 87012900: '80', 87059000: '10 20' },
    ...{ 94039990: '10 15 40 45 51 61' },
  },
  aluminum: {
    ...{ 21069099: '98', 27101930: '50', 30049092: '51', 38249993: '97', 73029000: '', 73082000: '35' },
    ...{ 76151020: '15 25', 76151030: '15 25', 76151050: '20 40', 76151071: '25 30 55 80', 76161090: '90' },
    ...{ 76169951: '30 40 90', 83021060: '30 60 90', 83023030: '10 60', 83024160: '15 45 50 80' },
    ...{ 83024230: '10 15 65', 83024960: '35 45 55 85', 83051000: '50', 83099000: '20 25', 84129090: '70 75' },
    ...{ 84145965: '90', 84159080: '10 20 45 85', 84189980: '05 50 60', 84229006: '40', 84249090: '80' },
    ...{ 84798995: '99', 84799095: '96', 84819090: '60 85', 84834050: '20', 84839050: '20', 84879000: '80' },
    ...{ 85016401: '10', 85030095: '20', 85169080: '50', 85299097: '60', 85369085: '85', 85439088: '85' },
    ...{ 85479000: '20 30 40', 87081030: '50', 87082921: '', 87082951: '60', 87088065: '90', 87089968: '90' },
    ...{ 87163900: '40', 87168050: '10', 88073000: '60', 90319091: '95', 94019990: '30 40 85', 94039910: '40' },
    ...{ 94039990: '10 15 20 40 45', 94059940: '20', 95061140: '80', 95065940: '40', 95067020: '90' },
    ...{ 95069100: '10 20 30', 95069905: '10 20 30', 95069925: '80', 95069960: '80', 96039080: '50' },
  },
}

/** The one subheading for aluminum with numbers of August 2025 beside those of March. */
const ADDED_IN_AUGUST = { prefix: '85030095', numbers: '46 70' }

const derivativeFrom = (row: CsvRow): string => row.effective_date || '2025-03-12'

function asTheNotePrints(row: CsvRow): readonly string[] {
  const { derivative_type = '', hts_prefix = '' } = row
  const isAdded = derivative_type === 'aluminum' && hts_prefix === ADDED_IN_AUGUST.prefix && row.effective_date !== ''
  const numbers = isAdded ? ADDED_IN_AUGUST.numbers : NUMBERS[derivative_type]?.[hts_prefix]
  if (numbers === undefined) return [hts_prefix]
  return numbers.split(' ').flatMap((number) => (number === '' ? [] : [`${hts_prefix}${number}`]))
}

/** Of U.S. note 16(c)(vii) in the clean list of annex I-B; the other file prints it among the goods taken off. */
const MISSED: readonly CsvRow[] = [
  { hts_prefix: '9403999020', annex: '1b', metal_type: 'steel', effective_date: '2026-04-06' },
]

/** Derivative aluminum articles of annex I-A: U.S. note 16(c)(ii). */
const ALUMINUM_DERIVATIVES = [
  ...['7308200035', '76101000', '76109000', '76121000', '76129010', '76129050', '76130000', '76141010', '76141050'],
  ...['76149020', '76149040', '76149050', '7616109090', '7616995120', '7616995150', '7616995175', '7616995190'],
]

/** U.S. note 16(k): goods of annex I-B in chapters 84, 85 and 87 since 8 Jun 2026; the rest of those chapters is 'other'. */
const equipmentParts = (annex: readonly ListEntry[]): readonly ListEntry[] =>
  annex
    .filter(({ prefix, until }) => /^8[457]/.test(prefix) && (until === '' || until >= '2026-06-08'))
    .map(({ prefix, mark }) => entry(prefix, mark.startsWith('1b') ? 'part' : 'other'))

/** Heading 9903.85.67 is for articles of aluminum, 9903.85.68 for the derivatives of U.S. notes 19(a)(iii), (i), (j) and (k), all of them. */
function russianAluminum(chapter: readonly ListEntry[], derivatives: readonly CsvRow[]): readonly ListEntry[] {
  const outside = derivatives
    .filter((row) => row.derivative_type === 'aluminum')
    .flatMap((row) => asTheNotePrints(row).map((code) => entry(code, 'derivative', derivativeFrom(row))))
  return [
    ...chapter.map((each) => ({ ...each, mark: each.mark === 'mill' ? 'article' : 'derivative' })),
    ...outside.filter(({ prefix }) => !chapter.some((each) => each.prefix === prefix)),
    entry('22030000', 'derivative', '2025-04-04'),
  ]
}

/** mill: iron, steel or aluminum itself, mill-73 that of chapter 73 apart, where the duty could be on the steel alone; derivative-2020: Proc. 9980; derivative-2025: added within chapters 73 and 76 since March 2025. */
function chapterEntry(row: CsvRow): ListEntry {
  if (row.kind === 'mill') return entry(row.hts_prefix ?? '', row.hts_prefix?.startsWith('73') ? 'mill-73' : 'mill')
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
function annexEntries(
  rows: readonly CsvRow[],
  clean: ReadonlySet<string>,
  steelDerivatives: ReadonlySet<string>,
): readonly ListEntry[] {
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
      return entry(prefix, annexMark(row, steelDerivatives), row.effective_date, next ? addDays(day(next), -1) : '')
    })
  })
}

/**
 * Copper, aluminum and the derivatives of annexes I-A and I-B have marks of their own: the rates of the United Kingdom, of Russia and
 * of goods of United States metal differ for them.
 */
function annexMark({ annex = '', metal_type, hts_prefix = '' }: CsvRow, steelDerivatives: ReadonlySet<string>): string {
  if (annex !== '1a' && annex !== '1b') return annex
  const isListed = (code: string) => hts_prefix.startsWith(code)
  if (annex === '1a' && [...steelDerivatives].some(isListed)) {
    return ALUMINUM_DERIVATIVES.some((code) => code === hts_prefix) ? '1a-aluminum-derivative' : '1a-steel-derivative'
  }
  if (annex === '1a' && ALUMINUM_DERIVATIVES.some(isListed)) return '1a-aluminum-derivative'
  if (metal_type === 'copper') return `${annex}-copper`
  return hts_prefix.startsWith('76') ? `${annex}-aluminum` : annex
}

const byAnnex = (a: CsvRow, b: CsvRow): number => RANK.indexOf(a.annex ?? '') - RANK.indexOf(b.annex ?? '')
