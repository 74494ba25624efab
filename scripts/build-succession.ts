// Carries a compiled list of numbers that ended, and what took their place, to data/succession.
// Usage: npm run build:succession -- SUCCESSION.tsv (columns old, new, date, kind; NA where nothing is known)
import { readFileSync } from 'node:fs'
import { day } from '#domain/calendar.ts'
import { parseSuccessions, SUCCESSION_COLUMNS, SUCCESSION_FILE, SUCCESSION_SET } from '#server/reference/succession.ts'
import { sha256Of } from '#server/reference/usitc-export.ts'
import { commandLine } from './command-line.ts'
import { writeVersion } from './data-version.ts'

/** The last change the list knows, and the day it was read. */
const VERSION = '2026-07-01'
const COMPILED = day('2026-10-10')
/** Codes on whose fate the sources do not agree. */
const DOUBTFUL = new Set(['8507208031', '8507208041', '8507208061', '8504900020', '2106909995', '2106909997'])
const KINDS: Readonly<Record<string, string>> = { many_to_many: 'many-to-many', no_successor: 'none' }

const {
  positionals: [path = ''],
} = commandLine({ usage: 'npm run build:succession -- SUCCESSION.tsv', words: { least: 1, most: 1 }, readsFile: true })
const given = readFileSync(path, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
const named = new Set(given.filter(([, next]) => next !== 'NA').map(([old, , date]) => `${old} ${date}`))
const rows = given
  // A step without its day cannot be applied; a row "nothing" beside a successor of the same day says nothing more.
  .filter(([old, next, date]) => date !== 'NA' && !(next === 'NA' && named.has(`${old} ${date}`)))
  .map(([old = '', next = '', date = '', kind = '']) => {
    const known = next === 'NA' ? '' : next
    return [old, known, date, KINDS[kind] ?? kind, DOUBTFUL.has(old) ? 'no' : 'yes']
  })
  .sort((one, other) => `${one[2]} ${one[0]} ${one[1]}`.localeCompare(`${other[2]} ${other[0]} ${other[1]}`))
const text = `${[SUCCESSION_COLUMNS, ...rows].map((row) => row.join('\t')).join('\n')}\n`
const about = {
  set: SUCCESSION_SET,
  version: VERSION,
  source:
    'Changes of statistical numbers under section 484(f) of the Tariff Act, July 2024 to July 2026, from a public compilation of the annexes of the committee; steps the sources do not agree on are marked.',
  published: day(VERSION),
  retrieved: COMPILED,
  validFrom: day(VERSION),
  validTo: null,
  licence: 'Facts only: numbers and dates of changes.',
  rows: parseSuccessions(text).length,
}
writeVersion({
  about,
  files: { [SUCCESSION_FILE]: text },
  sources: { sourceSha256: sha256Of(readFileSync(path)) },
})
console.log(`${rows.length} steps`)
