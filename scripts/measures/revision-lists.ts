// Lists that changed with the tariff revisions up to 10 Oct 2026: exempt goods of single countries, medicines, exclusions, polysilicon.
import { type CsvRow, readCsv, readTsv } from './csv.ts'
import { entry, type ListEntry } from './list-file.ts'
import type { ProductLists } from './product-lists.ts'

export function revisionLists(folder: string, changes: string): ProductLists {
  return {
    's301-forced-labour-countries': readTsv(`${changes}/s301fl-country-exempt.tsv`).map((row) =>
      entry(row.prefix ?? '', countryMark(row)),
    ),
    's301-forced-labour-textiles': TEXTILES,
    's232-pharmaceuticals': medicines(folder, changes),
    's232-polysilicon': POLYSILICON,
  }
}

/**
 * Subheadings in which the note names one article only: psyllium husks, boswellia, aloe and the like, argan oil
 * (U.S. note 52(j), second subdivision of each country).
 */
const NAMED_ARTICLES = ['12119089', '13019091', '13021991', '15159081']

/** Countries of U.S. note 52(j) with particular articles: the heading of their list, and that of the articles. */
const PARTICULAR_ARTICLES: Readonly<Record<string, string>> = {
  '9903.05.99': '9903.06.01',
  '9903.06.02': '9903.06.03',
  '9903.06.04': '9903.06.05',
  '9903.06.07': '9903.06.08',
  '9903.06.10': '9903.06.11',
  '9903.06.12': '9903.06.13',
  '9903.06.14': '9903.06.15',
  '9903.06.16': '9903.06.17',
  '9903.06.18': '9903.06.19',
  '9903.06.20': '9903.06.21',
}

function countryMark({ heading = '', prefix = '' }: CsvRow): string {
  return NAMED_ARTICLES.includes(prefix) ? (PARTICULAR_ARTICLES[heading] ?? heading) : heading
}

/** Every four-digit heading from the first to the last. */
const headings = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${first + i}`)

/**
 * Textiles, apparel, bags and hats of U.S. notes 52(j)(13)(i), (6)(iii) and (7)(iii): Jordan, Guatemala and El Salvador. Raw and waste wool
 * and cotton, coated adhesive tape, compression hosiery, worn clothing, helmets and glass wool are outside. The list of El Salvador leaves
 * out most rovings and fabrics of glass.
 */
const TEXTILES: readonly ListEntry[] = [
  ...['4202', '50079060', ...headings(5104, 5113), ...headings(5203, 5212)].map((prefix) => entry(prefix, 'textile')),
  ...headings(53, 62).map((prefix) => entry(prefix, 'textile')),
  ...['590610', '611510'].map((prefix) => entry(prefix, 'other')),
  ...[...headings(6301, 6308), '6310', '6501', '6502', '6504', '6505', '650691', '65069930', '65069960', '6507'].map(
    (prefix) => entry(prefix, 'textile'),
  ),
  ...['701911', '701912', '70191305', '70191315', '701969'].map((prefix) => entry(prefix, 'textile')),
  ...['70191324', '70191328', '70191335', '701919', '701961', ...headings(701963, 701966)].map((prefix) =>
    entry(prefix, 'glass'),
  ),
  ...['940430', '940440', '940490'].map((prefix) => entry(prefix, 'textile')),
]

/** U.S. note 40(c) as of 29 Sep 2026, and the numbers it had before some were split. 3004.20.00.83 was left out on 29 Sep 2026. */
function medicines(folder: string, changes: string): readonly ListEntry[] {
  const now = readTsv(`${changes}/note40c-rev21.tsv`).map((row) => row.prefix ?? '')
  const before = readCsv(`${folder}/raw/s232_pharma_products.csv`).map((row) => row.hts10 ?? '')
  return [
    ...now.map((code) => entry(code, 'medicine')),
    ...before
      .filter((code) => !now.includes(code))
      .map((code) => entry(code, 'medicine', '', code === LEFT_OUT ? '2026-09-28' : '')),
  ]
}

const LEFT_OUT = '3004200083'

/** Proc. 11052; the wafers stood under 3818.00.00.95 until 30 Jun 2026. */
const POLYSILICON: readonly ListEntry[] = [
  entry('2804610000', 'raw'),
  ...['20', '40', '45', '50', '91', '95'].map((ending) => entry(`38180000${ending}`, 'wafer')),
  ...['10', '80'].flatMap((ending) => [entry(`85414200${ending}`, 'cell'), entry(`85414300${ending}`, 'module')]),
]

/** Exclusions that name a whole statistical number, and no product within it: U.S. notes 20(vvv)(i)1-3, (ii)1-3, (iii)1-13, (iv)1-8. */
const WHOLE_NUMBERS = [
  ...['8483509040', '8607211000', '9030904600', '9025198010', '9025198020', '9025198085'],
  ...['0304725000', '0304831015', '0304831020', '0304835015', '0304835020', '0304835090', '3808945010', '3923210095'],
  ...['5603920070', '5603920095', '5603930090', '6505008015', '8424909080', '8425310100'],
  ...['0505100050', '0505100055', '3401190000', '3926909910', '5504100000', '6210105010', '6210105090', '6506106030'],
]

export const exclusionMark = ({ hts10 = '', ch99_code = '' }: CsvRow): string =>
  WHOLE_NUMBERS.includes(hts10.replace(/\D/g, '')) ? 'whole-number' : ch99_code

/** Numbers the exclusions name since the statistical changes of 1 Jul 2026. Source: 91 FR 56538, 91 FR 64211. */
export const RENUMBERED_EXCLUSIONS: readonly ListEntry[] = [
  ...['3926909915', '3926909920'].map((code) => entry(code, 'whole-number', '2026-07-01')),
  ...['8413919039', '8413919046', '8413919059', '8413919099', '8479909510', '8479909591'].map((code) =>
    entry(code, '9903.88.69', '2026-07-01'),
  ),
]
