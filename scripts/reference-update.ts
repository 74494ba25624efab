// npm run reference:update [-- --file PATH] [--release NAME]
// Installs the current official tariff schedule, or a local copy of one, and prints what changed. Exit code 1 when it did not.
import { join } from 'node:path'
import { dayIn } from '#domain/calendar.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import type { ScheduleChanges } from '#domain/tariff/schedule-changes.ts'

import { type UpdateOutcome, updateReference } from '#server/reference/update-reference.ts'
import { texts } from '#texts/en/reference-update.ts'
import { scheduleFailureText } from '#words/schedule-update.ts'
import { commandLine } from './command-line.ts'

const LISTED = 40
const MEGABYTE = 1_000_000
const root = join(import.meta.dirname, '..')

const { values } = commandLine({
  usage: 'npm run reference:update [-- --file PATH] [--release NAME]',
  options: { file: { type: 'string' }, release: { type: 'string' } },
})
let shownMegabytes = 0
const outcome = await updateReference({
  fetch,
  dataDir: join(root, 'data'),
  referenceDir: process.env.REFERENCE_DIR || join(root, 'reference'),
  today: dayIn('UTC', new Date()),
  file: values.file,
  release: values.release,
  onBytes: showProgress,
})
show(outcome)
process.exitCode = outcome.kind === 'failed' ? 1 : 0

function showProgress(received: number): void {
  const megabytes = Math.floor(received / MEGABYTE)
  if (megabytes > shownMegabytes) console.log(texts.downloading(String(megabytes)))
  shownMegabytes = megabytes
}

function show(done: UpdateOutcome): void {
  if (done.kind === 'failed') console.error(scheduleFailureText(done.failure))
  if (done.kind === 'unchanged') console.log(texts.unchanged(done.release))
  if (done.kind !== 'installed') return
  console.log(texts.installed(done.release, done.rows))
  console.log(texts.against(done.before))
  showChanges(done.changes)
  if (done.unreadRates.length > 0) showList(texts.unread(done.unreadRates.length), done.unreadRates)
  console.log(texts.restart)
}

function showChanges({ added, removed, rates, otherwiseChanged }: ScheduleChanges): void {
  showList(texts.added(added.length), added.map(formatHtsCode))
  showList(texts.removed(removed.length), removed.map(formatHtsCode))
  console.log(texts.ratesChanged(rates.length))
  for (const { code, column, from, to } of rates) {
    console.log(texts.rate(formatHtsCode(code), column, from || texts.noRate, to || texts.noRate))
  }
  console.log(texts.otherwiseChanged(otherwiseChanged.length))
}

function showList(heading: string, rows: readonly string[]): void {
  console.log(heading)
  for (const row of rows.slice(0, LISTED)) console.log(`    ${row}`)
  if (rows.length > LISTED) console.log(texts.more(rows.length - LISTED))
}
