// Writes the facts of a tariff release to data/tariff/<release>/ from an official USITC export.
// Usage: npm run build:tariff -- [EXPORT.json[.gz]] [--release NAME --published DATE --retrieved DATE]
// The release, its dates and the origin of a file that PROVENANCE.md describes are known by its hash.
import { readFileSync } from 'node:fs'
import { type CalendarDate, day } from '#domain/calendar.ts'
import { toFacts, writeFacts } from '#server/reference/tariff-facts.ts'
import { parseExport, sha256Of } from '#server/reference/usitc-export.ts'
import { commandLine } from './command-line.ts'
import { writeVersion } from './data-version.ts'
import { referencePath } from './reference-folder.ts'

type Release = { readonly name: string; readonly published: CalendarDate; readonly retrieved: CalendarDate }

const KNOWN_RELEASES: Readonly<Record<string, Release>> = {
  '66375d1cc8e56cae00bbf8327c400e62586eefe128cad7c8e4d936dc3d4eda2f': {
    name: '2026-rev-10',
    published: day('2026-06-08'),
    retrieved: day('2026-11-21'),
  },
}
const SOURCE = 'US International Trade Commission, Harmonized Tariff Schedule of the United States, JSON export'
const LICENCE = 'Work of the US Government, public domain in the US (17 U.S.C. 105)'

const { values, positionals } = commandLine({
  usage: 'npm run build:tariff -- [EXPORT.json[.gz]] [--release NAME --published DATE --retrieved DATE]',
  words: { least: 0, most: 1 },
  readsFile: true,
  options: { release: { type: 'string' }, published: { type: 'string' }, retrieved: { type: 'string' } },
})
const path = positionals[0] ?? referencePath('tariff/hts-schedule.json.gz')
const bytes = readFileSync(path)
const { rows, sha256 } = parseExport(bytes)
const release = KNOWN_RELEASES[sha256] ?? namedRelease()
const facts = toFacts(rows)
const lines = writeFacts(facts)
const about = {
  set: 'tariff',
  version: release.name,
  source: SOURCE,
  published: release.published,
  retrieved: release.retrieved,
  validFrom: release.published,
  validTo: null,
  licence: LICENCE,
  rows: facts.length,
}
const sources = { sourceSha256: sha256, sourceFileSha256: sha256Of(bytes) }
writeVersion({ about, files: { 'lines.tsv': lines }, sources })
console.log(`${release.name}: ${facts.length} lines, ${Math.round(lines.length / 1024)} kB`)

function namedRelease(): Release {
  if (!values.release || !values.published || !values.retrieved) {
    throw new Error('This export is not known: give --release, --published and --retrieved.')
  }
  return { name: values.release, published: day(values.published), retrieved: day(values.retrieved) }
}
