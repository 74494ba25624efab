// Carries the facts of the reference folder's additional-duties/, where there is one, into data/measures/<version>/: product lists and rows by country.
// Rows and lists written by hand (rows/*.json, short lists) stay as they are; the manifest is made anew over all files.
// Usage: npm run build:measures, or node scripts/build-measures.ts [--from FOLDER] [--changes FOLDER]
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { day } from '#domain/calendar.ts'
import type { TariffSchedule } from '#domain/tariff/schedule.ts'
import { readJson } from '#server/reference/dataset.ts'
import { loadTariff } from '#server/reference/tariff.ts'
import { commandLine } from './command-line.ts'
import { DATA_FOLDER, writeVersion } from './data-version.ts'
import { forcedLabourRows, reciprocalRows } from './measures/country-rows.ts'
import { type ListEntry, listText } from './measures/list-file.ts'
import { metalLists } from './measures/metal-lists.ts'
import { productLists } from './measures/product-lists.ts'
import { isInReference, REFERENCE_FOLDER, referencePath } from './reference-folder.ts'

const VERSION = '2026-10-10'
const { values } = commandLine({
  usage: 'npm run build:measures [-- --from FOLDER --changes FOLDER]',
  options: { from: { type: 'string' }, changes: { type: 'string' } },
})
const folder = join(DATA_FOLDER, 'measures', VERSION)
const COMPILED = 'tariff/additional-duties'
if (values.from || isInReference(COMPILED))
  carry(values.from ?? referencePath(COMPILED), values.changes ?? referencePath('tariff/rev21'))
else console.log(`No ${COMPILED} in REFERENCE_DIR: its lists and its rows by country stay as they are.`)

const files = [
  'programmes.json',
  'questions.json',
  'french.json',
  'allowances.tsv',
  ...filesIn('rows'),
  ...filesIn('lists'),
]
const rows = filesIn('rows').reduce((count, file) => count + rowCount(file), 0)
const about = {
  set: 'measures',
  version: VERSION,
  source:
    'Facts of US proclamations, orders, Federal Register notices and tariff notes; the citation stands on each row',
  published: day(VERSION),
  retrieved: day('2026-11-22'),
  validFrom: day('2025-01-01'),
  validTo: null,
  licence: 'Works of the US Government, public domain in the US (17 U.S.C. 105)',
  rows,
}
writeVersion({ about, files: Object.fromEntries(files.map((file) => [file, undefined])) })
console.log(`${VERSION}: ${rows} measures, ${filesIn('lists').length} lists`)

/** From the folder of compiled tables and that of later changes. */
function carry(source: string, changes: string): void {
  const schedule = loadTariff({ dataDir: DATA_FOLDER, referenceDir: REFERENCE_FOLDER })
  const lists = { ...productLists(source, changes, schedule), ...metalLists(source, changes) }
  for (const [name, entries] of Object.entries(lists)) {
    const text = listText(entries.map((each) => sinceSplit(schedule, each)))
    writeFileSync(join(folder, 'lists', `${name}.tsv`), text)
  }
  writeRows('s301-forced-labour', forcedLabourRows(source))
  writeRows('ieepa-reciprocal-countries', reciprocalRows(source))
}

/** A ten-digit code ending in 00 that the release has split since is all of its subheading. */
function sinceSplit(schedule: TariffSchedule, listed: ListEntry): ListEntry {
  const { prefix } = listed
  const isSplit =
    prefix.length === 10 && prefix.endsWith('00') && !schedule.find(prefix) && schedule.find(prefix.slice(0, 8))
  return isSplit ? { ...listed, prefix: prefix.slice(0, 8) } : listed
}

function writeRows(name: string, content: readonly unknown[]): void {
  writeFileSync(join(folder, 'rows', `${name}.json`), `${JSON.stringify(content, null, 1)}\n`)
}

function filesIn(part: 'rows' | 'lists'): string[] {
  return readdirSync(join(folder, part))
    .toSorted()
    .map((file) => `${part}/${file}`)
}

function rowCount(file: string): number {
  const content = readJson(join(folder, file))
  return Array.isArray(content) ? content.length : 0
}
