// Carries the facts of a compiled table of agency flags (prefix, agency, programme, flag, level, confidence) to data/pga/<version>/,
// with reasons in our own words; the table's own explanations are only used to tell its groups apart.
// Usage: node scripts/build-pga.ts [TABLE.csv]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { day } from '#domain/calendar.ts'
import { isRecord, type Manifest, manifestText, readJson } from '#server/reference/dataset.ts'
import { FLAG_COLUMNS, FLAG_FILE, PGA_SET, parsePga, REASON_COLUMNS, REASON_FILE } from '#server/reference/pga.ts'
import { sha256Of } from '#server/reference/usitc-export.ts'
import { type CsvRow, readCsv } from './measures/csv.ts'
import { reasonFor } from './pga/reasons.ts'

/** Day the table was compiled, from the page that came with it. */
const VERSION = '2026-11-21'
const LEVELS: Readonly<Record<string, string>> = {
  required: 'required',
  may_be_required: 'may_be_required',
  advisory_no_ace_flag: 'advisory',
}
const CONFIDENCES: Readonly<Record<string, string>> = { H: 'high', M: 'medium', L: 'low' }

const root = join(import.meta.dirname, '..')
const path = process.argv[2] ?? join(root, '../shared/domain/pga-hts-flags.csv')
const table = readCsv(path)
const groups = [...new Set(table.map(groupOf))]
const reasons = groups.map((group, index) => {
  const first = table.find((row) => groupOf(row) === group)
  const { why, documents } = reasonFor(first?.agency ?? '', first?.flag ?? '', first?.hts_prefix ?? '')
  return [String(index + 1), why, documents.join('; ')]
})
const flags = table.map((row) => [
  (row.hts_prefix ?? '').replace(/\D/g, ''),
  row.agency ?? '',
  row.program ?? '',
  row.flag ?? '',
  LEVELS[row.level ?? ''] ?? '',
  CONFIDENCES[row.confidence ?? ''] ?? '',
  String(groups.indexOf(groupOf(row)) + 1),
])
const files = { [FLAG_FILE]: fileOf(FLAG_COLUMNS, flags), [REASON_FILE]: fileOf(REASON_COLUMNS, reasons) }
const manifest: Manifest = {
  set: PGA_SET,
  version: VERSION,
  source:
    'Agencies and flags by tariff prefix, compiled from the agencies’ own regulations and the public dictionary of flags (CBP ACE Agency Tariff Code Reference, 2026-03-04). The assignment of codes to flags is not published: a guide, not a ruling.',
  published: day(VERSION),
  retrieved: day(VERSION),
  validFrom: day(VERSION),
  validTo: null,
  licence: 'Facts only: codes, flags, levels. Reasons and papers are in our own words.',
  rows: parsePga(files[FLAG_FILE] ?? '', files[REASON_FILE] ?? '').length,
  sha256: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sha256Of(Buffer.from(text))])),
  sourceSha256: sha256Of(readFileSync(path)),
}
const folder = join(root, 'data', PGA_SET, VERSION)
mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
writeFileSync(join(folder, 'manifest.json'), manifestText(manifest))
activate()
console.log(`${VERSION}: ${flags.length} rows, ${reasons.length} reasons`)

function groupOf(row: CsvRow): string {
  return `${row.agency} ${row.flag} ${row.why}`
}

function fileOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${[columns, ...rows].map((row) => row.join('\t')).join('\n')}\n`
}

/** Names the version in data/active.json and leaves the versions of other sets as they are. */
function activate(): void {
  const file = join(root, 'data/active.json')
  const active = readJson(file)
  writeFileSync(file, `${JSON.stringify({ ...(isRecord(active) ? active : {}), [PGA_SET]: VERSION }, null, 2)}\n`)
}
