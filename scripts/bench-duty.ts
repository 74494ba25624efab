// The full panel: every ten-digit line x every country for one entry date, each with its rate, on one core.
// Usage: npm run bench:duty -- [--date 2026-11-20] [--out panel.tsv]
// The rules of each pair are decided by the functions the receipt uses (rulesOf, amountsOf). What pairs share is worked out once:
// countries that the same rows and columns treat alike, and the amount of a rate text under the same rows.
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { day } from '#domain/calendar.ts'
import { COUNTRIES } from '#domain/countries.ts'
import { listPanel } from '#domain/tariff/duty-panel.ts'
import { loadMeasures } from '#server/reference/measures.ts'
import { loadPreferences } from '#server/reference/preferences.ts'
import { loadTariff } from '#server/reference/tariff.ts'
import { commandLine } from './command-line.ts'
import { REFERENCE_FOLDER } from './reference-folder.ts'

const MEGABYTE = 1024 * 1024
const { values } = commandLine({
  usage: 'npm run bench:duty -- [--date 2026-11-20] [--out panel.tsv]',
  options: { date: { type: 'string', default: '2026-11-20' }, out: { type: 'string' } },
})
const dataDir = join(import.meta.dirname, '../data')

const loadedFrom = performance.now()
const law = {
  schedule: loadTariff({ dataDir, referenceDir: REFERENCE_FOLDER }),
  measures: loadMeasures({ dataDir }),
  preferences: loadPreferences(dataDir),
}
const loadedIn = performance.now() - loadedFrom

const out = values.out === undefined ? undefined : openSync(values.out, 'w')
const outcomes = new Map<string, number>()
let rows = 0
let peak = 0
let pending = ''
const startedAt = performance.now()
const cpuBefore = process.cpuUsage()
for (const { code, origin, outcome, ratePercent, rateText } of listPanel(law, day(values.date))) {
  rows++
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  if (out !== undefined) pending += `${code}\t${origin}\t${outcome}\t${ratePercent ?? rateText ?? ''}\n`
  if (rows % 100_000 === 0) flush()
}
flush()
const cpu = process.cpuUsage(cpuBefore)
if (out !== undefined) closeSync(out)

console.log(`entry date        ${values.date}`)
console.log(`lines x countries ${law.schedule.declarable.length} x ${COUNTRIES.length} = ${rows} rates`)
for (const [outcome, count] of outcomes) console.log(`  ${outcome.padEnd(16)}${count}`)
console.log(`load              ${(loadedIn / 1000).toFixed(1)} s`)
console.log(
  `panel             ${((performance.now() - startedAt) / 1000).toFixed(1)} s wall, ${((cpu.user + cpu.system) / 1e6).toFixed(1)} s CPU`,
)
console.log(`memory            ${Math.round(peak / MEGABYTE)} MB at most`)

function flush(): void {
  if (out !== undefined) writeSync(out, pending)
  pending = ''
  peak = Math.max(peak, process.memoryUsage().rss)
}
