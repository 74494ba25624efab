// The product lists that come from CSV files of the reference folder, one function a programme. Marks are our own words.
import type { TariffSchedule } from '#domain/tariff/schedule.ts'
import { chinaList, suspendedList } from './china-lists.ts'
import { type CsvRow, readCsv } from './csv.ts'
import { entry, isOwnCode, type ListEntry, lastDay } from './list-file.ts'
import { exclusionMark, RENUMBERED_EXCLUSIONS, revisionLists } from './revision-lists.ts'

export type ProductLists = Readonly<Record<string, readonly ListEntry[]>>

/** All lists by file name. `folder` is additional-duties/ of the reference folder, `changes` its rev21/. */
export function productLists(folder: string, changes: string, schedule: TariffSchedule): ProductLists {
  const csv = (path: string): readonly CsvRow[] => readCsv(`${folder}/${path}.csv`)
  const codes = (path: string, column: string, mark: string) => csv(path).map((row) => entry(row[column] ?? '', mark))
  return {
    ...section338(csv, codes),
    ...section301(csv, schedule),
    ...ieepa(csv),
    ...revisionLists(folder, changes),
    's122-exempt': [
      ...codes('raw-tradewartracker/section122-product-exemptions', 'hts_code', 'listed'),
      ...codes('raw-tradewartracker/section122-specific-exemptions', 'hts_code', 'named'),
      ...codes('raw-tradewartracker/section122-aircraft-exemptions', 'hts_code', 'aircraft'),
    ],
    's232-semiconductors': codes('raw/s232_semi_products', 'hts10', 'chip'),
    's232-certified-parts': codes('raw/s232_subdivision_r_products', 'hts_prefix', 'part'),
    's232-aircraft-taiwan': codes('raw/s232_aircraft_exempt_taiwan', 'hts8', 'aircraft'),
    's232-auto-parts': csv('raw/s232_auto_parts').map((row) => partEntry(row.hts_prefix ?? '')),
    's232-truck-parts': csv('raw/s232_mhd_parts').map((row) => partEntry(row.hts_prefix ?? '')),
    's201-solar': csv('raw/s201_solar_products').map((row) =>
      entry(row.hts10 ?? '', row.hts10?.startsWith('854143') ? 'module' : 'cell'),
    ),
    'column-2-russia': russiaList(schedule),
  }
}

type ReadFile = (path: string) => readonly CsvRow[]
type ReadCodes = (path: string, column: string, mark: string) => readonly ListEntry[]

function section338(csv: ReadFile, codes: ReadCodes): ProductLists {
  return {
    's338-canada': csv('compiled-2026h2/s338_canada_products').map((row) =>
      entry(row.hts_prefix ?? '', row.heading ?? '', row.effective_from, lastDay(row.effective_to_exclusive ?? '')),
    ),
    's338-canada-bans': csv('compiled-2026h2/s338_canada_import_bans').map((row) =>
      entry(row.hts_prefix ?? '', `${row.proclamation}${row.scope_limitation ? '-packaged' : ''}`),
    ),
    's338-canada-aircraft': codes('raw-tradewartracker/canada-338-aircraft-exempt', 'HTSUS', 'aircraft'),
  }
}

const FORCED_LABOUR_MARKS: Readonly<Record<string, string>> = {
  '9903.05.86': 'listed',
  '9903.05.87': 'named',
  '9903.05.88': 'aircraft',
  '9903.05.89': 'pharmaceutical',
}
const BRAZIL_MARKS: Readonly<Record<string, string>> = {
  flat: 'listed',
  named: 'named',
  aircraft: 'aircraft',
  pharma: 'pharmaceutical',
}

/** Exclusions still open in 2025 and 2026; the older headings lapsed before the first day we know. */
const OPEN_EXCLUSIONS = ['9903.88.69', '9903.88.70']

function section301(csv: ReadFile, schedule: TariffSchedule): ProductLists {
  const china = csv('raw/s301_product_lists')
  return {
    's301-china': chinaList(china, schedule),
    's301-china-4b': suspendedList(china),
    's301-exclusions': csv('raw/s301_exclusion_lines')
      .filter((row) => OPEN_EXCLUSIONS.includes(row.ch99_code ?? ''))
      .map((row) => entry(row.hts10 ?? '', exclusionMark(row)))
      .concat(RENUMBERED_EXCLUSIONS),
    's301-forced-labour-exempt': csv('compiled-2026h2/s301_forced_labor_exempt_products').map((row) =>
      exemptEntry(row.hts_prefix ?? '', FORCED_LABOUR_MARKS[row.heading ?? ''] ?? ''),
    ),
    's301-brazil-exempt': csv('raw-tradewartracker/brazil-301-exemptions').map((row) =>
      exemptEntry(row.HTSUS ?? '', BRAZIL_MARKS[row.category ?? ''] ?? ''),
    ),
  }
}

/** Goods of chapter 30 are for pharmaceutical use by their classification: no one has to say so. */
const exemptEntry = (prefix: string, mark: string): ListEntry =>
  entry(prefix, mark === 'pharmaceutical' && prefix.startsWith('30') ? 'medicine' : mark)

const FLOOR_MARKS: Readonly<Record<string, string>> = {
  'ptaap eu': 'eu-resource',
  'particular eu': 'eu-particular',
  'ptaap swiss': 'swiss-resource',
}

/** Subheadings of which U.S. notes 2(v)(iii)(b) and 2(x)(iii)(b) free one named article: the same eleven as of Section 122 (CSMS #66814923). */
const PARTICULAR_FROM = '2025-11-13'

function ieepa(csv: ReadFile): ProductLists {
  const floor = csv('raw/floor_exempt_products')
  const aircraft = floor.filter((row) => row.category === 'civil_aircraft')
  const brazil = csv('raw/country_eo_exempt_products')
  const aircraftCodes = new Set(
    csv('raw-tradewartracker/section122-aircraft-exemptions').map((row) => row.hts_code ?? ''),
  )
  const particular = new Set(csv('raw-tradewartracker/section122-specific-exemptions').map((row) => row.hts_code ?? ''))
  const isParticular = (code: string): boolean => particular.has(code.slice(0, 8))
  return {
    'ieepa-annex-ii': [
      ...wholeSubheadings(
        csv('raw/ieepa_exempt_products')
          .filter((row) => !isParticular(row.hts10 ?? ''))
          .map((row) =>
            entry((row.hts10 ?? '').slice(0, 10), 'listed', row.effective_date_start, row.effective_date_end),
          ),
      ).filter(isOwnCode),
      ...[...particular].map((code) => entry(code, 'named', PARTICULAR_FROM)),
    ],
    'ieepa-floor-exempt': floor.flatMap((row) => {
      const mark = FLOOR_MARKS[`${row.category} ${row.country_group}`]
      return mark ? [entry(row.hts8 ?? '', mark)] : []
    }),
    'ieepa-aircraft': aircraft.map((row) => entry(row.hts8 ?? '', row.country_group === 'korea' ? 'korea' : 'eu')),
    'ieepa-pharmaceutical-use': floor
      .filter((row) => row.category === 'pharma')
      .map((row) => entry(row.hts8 ?? '', 'pharmaceutical')),
    'ieepa-brazil-exempt': brazil.flatMap((row) => {
      const code = (row.hts10 ?? '').replace(/\D/g, '')
      const mark = isParticular(code) ? 'particular' : 'named'
      const listed = aircraftCodes.has(code) ? 'aircraft' : mark
      return code.startsWith('99') ? [] : [entry(code, listed, row.effective_date_start, row.effective_date_end)]
    }),
    'ieepa-energy-and-potash': csv('raw/fentanyl_carveout_products').map((row) =>
      entry(row.hts8 ?? '', row.ch99_code ?? ''),
    ),
  }
}

/** The source writes each subheading out line by line; lines of one subheading with the same days are its eight digits again. */
function wholeSubheadings(entries: readonly ListEntry[]): readonly ListEntry[] {
  const bySubheading = Map.groupBy(entries, ({ prefix }) => prefix.slice(0, 8))
  return [...bySubheading].flatMap(([subheading, lines]) => {
    const days = new Set(lines.map(({ from, until }) => `${from} ${until}`))
    return days.size > 1 ? lines : lines.slice(0, 1).map((line) => ({ ...line, prefix: subheading }))
  })
}

/** Provisions that are made for vehicles by their own wording; the others are parts only when used for a vehicle. */
const FOR_VEHICLES = /^(8706|8707|8708|940120|70091000|70072151|401110|84073|840820|8527[29]|8511|8512|854430)/

const partEntry = (prefix: string): ListEntry => entry(prefix, FOR_VEHICLES.test(prefix) ? 'vehicle-only' : 'many-uses')

/** Lines whose column 2 names the Russia headings in a footnote. */
function russiaList(schedule: TariffSchedule): readonly ListEntry[] {
  return schedule.declarable.flatMap((code) =>
    (schedule.find(code)?.footnotes ?? [])
      .filter((note) => note.heading.startsWith('9903.90.') && note.columns.includes('other'))
      .map((note) => entry(code, note.heading)),
  )
}
