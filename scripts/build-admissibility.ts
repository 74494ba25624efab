// Writes the manifest of data/admissibility after its rows were edited by hand, and names the version active.
// Usage: npm run build:admissibility
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { day } from '#domain/calendar.ts'
import { ADMISSIBILITY_SET, parseRules, parseSilencers, SILENCER_FILE } from '#server/reference/admissibility.ts'
import { readJson } from '#server/reference/dataset.ts'
import { commandLine } from './command-line.ts'
import { DATA_FOLDER, writeVersion } from './data-version.ts'

commandLine({ usage: 'npm run build:admissibility' })
const VERSION = '2026-11-22'
const folder = join(DATA_FOLDER, ADMISSIBILITY_SET, VERSION)
const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'manifest.json')
const rules = files
  .filter((file) => file !== SILENCER_FILE)
  .flatMap((file) => parseRules(readJson(join(folder, file)), file))
parseSilencers(readJson(join(folder, SILENCER_FILE)))
const twice = rules.find(({ id }, at) => rules.findIndex((other) => other.id === id) !== at)
if (twice) throw new Error(`The row "${twice.id}" stands twice.`)
const about = {
  set: ADMISSIBILITY_SET,
  version: VERSION,
  source:
    'Statutes, regulations and agency pages named on each row, from knowledge of them and not compared with the text of the day; rows that rest on moving law or on lists known in part say that they are not sure.',
  published: day(VERSION),
  retrieved: day(VERSION),
  validFrom: day(VERSION),
  validTo: null,
  licence: 'Facts and our own words.',
  rows: rules.length,
}
writeVersion({ about, files: Object.fromEntries(files.map((file) => [file, undefined])) })
console.log(`${rules.length} rows`)
