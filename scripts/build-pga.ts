// Carries the facts of a compiled table of agency flags (prefix, agency, programme, flag, level, confidence) to data/pga/<version>/,
// with reasons in our own words; the table's own explanations are only used to tell its groups apart.
// Usage: node scripts/build-pga.ts [TABLE.csv]
import { readFileSync } from 'node:fs'
import { day } from '#domain/calendar.ts'
import {
  FLAG_COLUMNS,
  FLAG_FILE,
  FRENCH_FILE,
  PGA_SET,
  parsePga,
  REASON_COLUMNS,
  REASON_FILE,
} from '#server/reference/pga.ts'
import { sha256Of } from '#server/reference/usitc-export.ts'
import { writeVersion } from './data-version.ts'
import { type CsvRow, readCsv } from './measures/csv.ts'
import { isReplaced, OWN_ROWS } from './pga/own-rows.ts'
import { reasonFor } from './pga/reasons.ts'
import { referencePath } from './reference-folder.ts'

/** Day of our own rows; the table was compiled the day before, by the page that came with it. */
const VERSION = '2026-11-22'
const LEVELS: Readonly<Record<string, string>> = {
  required: 'required',
  may_be_required: 'may_be_required',
  advisory_no_ace_flag: 'advisory',
}
const CONFIDENCES: Readonly<Record<string, string>> = { H: 'high', M: 'medium', L: 'low' }

const path = process.argv[2] ?? referencePath('domain/pga-hts-flags.csv')
const table = readCsv(path)
const groups = [...new Set(table.map(groupOf))]
const reasons = groups.map((group, index) => {
  const first = table.find((row) => groupOf(row) === group)
  const { why, documents } = reasonFor(first?.agency ?? '', first?.flag ?? '', first?.hts_prefix ?? '')
  return [String(index + 1), why, documents.join('; ')]
})
const tableFlags = table.map((row) => [
  (row.hts_prefix ?? '').replace(/\D/g, ''),
  row.agency ?? '',
  row.program ?? '',
  row.flag ?? '',
  LEVELS[row.level ?? ''] ?? '',
  CONFIDENCES[row.confidence ?? ''] ?? '',
  String(groups.indexOf(groupOf(row)) + 1),
])
const ownReasons = [...new Map(OWN_ROWS.map(({ why, papers }) => [why, papers]))]
for (const [at, [why, papers]] of ownReasons.entries()) reasons.push([String(groups.length + at + 1), why, papers])
const ownFlags = OWN_ROWS.map(({ cells, why }) => [
  ...cells,
  String(groups.length + ownReasons.findIndex(([each]) => each === why) + 1),
])
const flags = [...tableFlags.filter((cells) => !isReplaced(cells)), ...ownFlags]
const files: Record<string, string | undefined> = {
  [FLAG_FILE]: fileOf(FLAG_COLUMNS, flags),
  [REASON_FILE]: fileOf(REASON_COLUMNS, reasons),
  // Written by hand, by English sentence.
  [FRENCH_FILE]: undefined,
}
const about = {
  set: PGA_SET,
  version: VERSION,
  source:
    'Agencies and flags by tariff prefix, compiled from the agencies’ own regulations and the public dictionary of flags (CBP ACE Agency Tariff Code Reference, 2026-03-04). The assignment of codes to flags is not published: a guide, not a ruling. Rows that name their regulation are our own, from knowledge of it and not checked against its text of the day.',
  published: day(VERSION),
  retrieved: day(VERSION),
  validFrom: day(VERSION),
  validTo: null,
  licence: 'Facts only: codes, flags, levels. Reasons and papers are in our own words.',
  rows: parsePga(files[FLAG_FILE] ?? '', files[REASON_FILE] ?? '', {}).length,
}
writeVersion({ about, files, sources: { sourceSha256: sha256Of(readFileSync(path)) } })
console.log(`${VERSION}: ${flags.length} rows, ${reasons.length} reasons`)

function groupOf(row: CsvRow): string {
  return `${row.agency} ${row.flag} ${row.why}`
}

function fileOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${[columns, ...rows].map((row) => row.join('\t')).join('\n')}\n`
}
