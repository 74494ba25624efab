// Carries the facts of the reference folder's additional-duties/ into data/measures/<version>/: product lists and rows by country.
// Rows and lists written by hand (rows/*.json, short lists) stay as they are; the manifest is made anew over all files.
// Usage: npm run build:measures, or node scripts/build-measures.ts [--from FOLDER] [--changes FOLDER]
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { day } from '#domain/calendar.ts'
import { isRecord, type Manifest, manifestText, readJson } from '#server/reference/dataset.ts'
import { loadTariff } from '#server/reference/tariff.ts'
import { sha256Of } from '#server/reference/usitc-export.ts'
import { commandLine } from './command-line.ts'
import { forcedLabourRows, reciprocalRows } from './measures/country-rows.ts'
import { type ListEntry, listText } from './measures/list-file.ts'
import { metalLists } from './measures/metal-lists.ts'
import { productLists } from './measures/product-lists.ts'
import { REFERENCE_FOLDER, referencePath } from './reference-folder.ts'

const VERSION = '2026-10-10'
const root = join(import.meta.dirname, '..')
const { values } = commandLine({
  usage: 'npm run build:measures [-- --from FOLDER --changes FOLDER]',
  options: { from: { type: 'string' }, changes: { type: 'string' } },
})
const source = values.from ?? referencePath('tariff/additional-duties')
const changes = values.changes ?? referencePath('tariff/rev21')
const folder = join(root, 'data/measures', VERSION)

const schedule = loadTariff({ dataDir: join(root, 'data'), referenceDir: REFERENCE_FOLDER })
const lists = { ...productLists(source, changes, schedule), ...metalLists(source, changes) }
for (const [name, entries] of Object.entries(lists))
  writeFileSync(join(folder, 'lists', `${name}.tsv`), listText(entries.map(sinceSplit)))
writeRows('s301-forced-labour', forcedLabourRows(source))
writeRows('ieepa-reciprocal-countries', reciprocalRows(source))

const files = [
  'programmes.json',
  'questions.json',
  'french.json',
  'allowances.tsv',
  ...filesIn('rows'),
  ...filesIn('lists'),
]
const rows = filesIn('rows').reduce((count, file) => count + rowCount(file), 0)
const manifest: Manifest = {
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
  sha256: Object.fromEntries(files.map((file) => [file, sha256Of(readFileSync(join(folder, file)))])),
}
writeFileSync(join(folder, 'manifest.json'), manifestText(manifest))
activate(VERSION)
console.log(`${VERSION}: ${rows} measures, ${filesIn('lists').length} lists`)

/** A ten-digit code ending in 00 that the release has split since is all of its subheading. */
function sinceSplit(listed: ListEntry): ListEntry {
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

/** Names the version in data/active.json and leaves those of other sets as they are. */
function activate(version: string): void {
  const file = join(root, 'data/active.json')
  const active = readJson(file)
  writeFileSync(file, `${JSON.stringify({ ...(isRecord(active) ? active : {}), measures: version }, null, 2)}\n`)
}
