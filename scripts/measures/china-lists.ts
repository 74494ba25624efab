// Section 301 China lists. Where a subheading stands on several lists it splits at ten digits: the footnote nearest the line decides.
import type { TariffLine, TariffSchedule } from '#domain/tariff/schedule.ts'
import type { CsvRow } from './csv.ts'
import { entry, isOwnCode, type ListEntry } from './list-file.ts'

const OLDER = ['9903.88.01', '9903.88.02', '9903.88.03', '9903.88.04', '9903.88.15']
const SUSPENDED = '9903.88.16'
const MASKS = ['6307909842', '6307909844', '6307909850', '6307909870', '6307909875']
const GLOVES = '40151210'

/** U.S. note 20(g) takes only these statistical numbers of 2931.90.90 into list 3. */
const PARTLY_LIST_3 = ['2931909010', '2931909021', '2931909025', '2931909029']
const ELSEWHERE = ['note31_chassis', 'note31_cranes', 'cranes_301']

/** Furniture for children stands in subheadings of list 3 but outside U.S. note 20(g), so no duty of list 3 is charged on it. */
const CHILDREN = [
  ...['9401614001', '9401710001', '9401710005', '9401710006', '9401710008'],
  ...['9401790001', '9401790002', '9401790003', '9401790004', '9401790006', '9401802001', '9401802005'],
  ...['9401804001', '9401804004', '9401806021', '9401806023', '9401806024', '9401806025'],
  ...['9403704001', '9403704002', '9403704003', '9403708001', '9403708002', '9403708003'],
]

/** U.S. note 20(s)(ii) puts these of them on list 4A. */
const CHILDREN_LIST_4A = ['9401696001', '9401710007']

/** Lists in force or taken over by the four-year review, marked with their heading. */
export function chinaList(rows: readonly CsvRow[], schedule: TariffSchedule): readonly ListEntry[] {
  const entries: ListEntry[] = []
  for (const [code, headings] of headingsByCode(rows)) {
    const older = headings.filter((each) => OLDER.includes(each))
    const review = headings.filter((each) => each.startsWith('9903.91.') && each !== '9903.91.07')
    for (const heading of review) entries.push(...reviewEntries(code, heading))
    if (older.length === 1) entries.push(...older.map((heading) => entry(code, heading)))
    if (older.length > 1) entries.push(...splitByFootnote(code, older, schedule))
  }
  entries.push(...MASKS.flatMap(maskEntries), entry(GLOVES, '9903.91.05', '2025-01-01', '2025-12-31'))
  entries.push(entry('8517620090', '9903.88.04'), ...batteryEntries)
  const apart = [...CHILDREN, ...CHILDREN_LIST_4A]
  return [
    ...entries.filter((each) => isOwnCode(each) && !apart.includes(each.prefix)),
    ...CHILDREN.map((code) => entry(code, 'none')),
    ...CHILDREN_LIST_4A.map((code) => entry(code, '9903.88.15')),
  ]
}

/** List 4B, suspended before it was collected. */
export const suspendedList = (rows: readonly CsvRow[]): readonly ListEntry[] =>
  rows
    .filter((row) => row.ch99_code === SUSPENDED)
    .map((row) => entry(row.hts8 ?? '', SUSPENDED))
    .filter(isOwnCode)

function headingsByCode(rows: readonly CsvRow[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { hts8 = '', ch99_code = '', list = '' } of rows) {
    if (ELSEWHERE.includes(list) || ch99_code === SUSPENDED) continue
    found.set(hts8, [...(found.get(hts8) ?? []), ch99_code])
  }
  return found
}

const REVIEW_FROM: Readonly<Record<string, string>> = {
  '9903.91.06': '2026-01-01',
  '9903.91.08': '2026-01-01',
}

const reviewEntries = (code: string, heading: string): ListEntry[] => [entry(code, heading, REVIEW_FROM[heading] ?? '')]

/** Face masks: 25 % under .01 in 2024, .04 in 2025, 50 % under .07 from 2026 (89 FR 76581). */
const maskEntries = (code: string): ListEntry[] => [
  entry(code, code === '6307909870' ? '9903.91.04' : '9903.91.01', '2025-01-01', '2025-12-31'),
  entry(code, '9903.91.07', '2026-01-01'),
]

/** Lithium-ion batteries: list 4A until the review took them over, those of vehicles in 2024 and the others in 2026. */
const batteryEntries = [entry('85076000', '9903.88.15'), entry('8507600010', '9903.91.01', '', '2025-12-31')]

function splitByFootnote(code: string, lists: readonly string[], schedule: TariffSchedule): readonly ListEntry[] {
  if (code === '29319090') return PARTLY_LIST_3.map((each) => entry(each, '9903.88.04'))
  const own = headingsNamed(schedule.find(code), lists)
  const below = schedule.children(code).flatMap((line) =>
    headingsNamed(line, lists)
      .filter((heading) => !own.includes(heading))
      .map((heading) => entry(line.code, heading)),
  )
  if (below.length > 0) return below
  return (own.length > 0 ? own : lists).slice(0, 1).map((heading) => entry(code, heading))
}

const headingsNamed = (line: TariffLine | undefined, lists: readonly string[]): readonly string[] =>
  (line?.footnotes ?? []).map((each) => each.heading).filter((heading) => lists.includes(heading))
