// A program that imports by jobs again and again, for the test that kills it. It is given a folder, says 'open <jobs> <done>' of what it finds
// there, 'settled <lines> <shipments>' once all of that is done, then 'asked <jobs>' and 'done <jobs>' without end.
import { setTimeout as pause } from 'node:timers/promises'
import { dayIn } from '#domain/calendar.ts'
import { saveStaged } from '../features/imports/save-staged.ts'
import { addRows, beginImport, type Needs } from '../features/imports/staged-import.ts'
import { newId, newSecret } from '../ids.ts'
import { askForJob } from '../jobs/ask.ts'
import { jobBell } from '../jobs/bell.ts'
import { openHall } from '../jobs/hall.ts'
import { silentLog } from '../log.ts'
import { secretBox } from '../secret-box.ts'
import { openEmbedded } from '../store/database.ts'
import { setJob } from '../store/import-runs.ts'
import { migrate } from '../store/migrate.ts'
import { withNoLaw } from './no-law.ts'

const CLIENT = 'c0000000-0000-4000-8000-000000000001'
const NOW = new Date('2026-11-21T15:00:00Z')
const ACTOR = { kind: 'staff', id: 'staff', name: 'Importer' } as const
const LINES = 60
const LOOKS_EVERY_MS = 5

const database = await openEmbedded(process.argv[2] ?? '')
const { db } = database
await migrate(db)
const owner = { id: CLIENT, name: 'Importer', email: 'importer@example.com', created_at: NOW }
await db
  .insertInto('clients')
  .values(owner)
  .onConflict((conflict) => conflict.doNothing())
  .execute()
say('open', await countJobs(), await countJobs('done'))

const now = () => NOW
const today = () => dayIn('UTC', NOW)
const secrets = secretBox(() => [Buffer.alloc(32, 7)])
const needs: Needs = withNoLaw({ db, newId, newSecret, secrets, now, today, settings: { businessTimeZone: 'UTC' } })
const jobs = jobBell()
const nothing = async () => undefined
openHall(
  { db, database, log: silentLog(), now, jobs },
  {
    letter: nothing,
    housekeeping: nothing,
    notices: nothing,
    lookup: nothing,
    paper: nothing,
    import: (job) => saveStaged(needs, job),
  },
)
let asked = await countJobs()
await allDone()
say('settled', asked * LINES, await countShipments())
for (;;) {
  await ask()
  say('asked', ++asked)
  jobs.ring()
  await allDone()
  say('done', asked)
}

/** The next file of shipments, staged and to be saved. */
async function ask(): Promise<void> {
  const file = { kind: 'shipments', filename: 'shipments.csv', heading: ['Client', 'Reference'] } as const
  const run = await beginImport(needs, ACTOR, file)
  const rows = Array.from({ length: LINES }, (_, n) => ({ line: n + 2, cells: [owner.email, `${run.id}-${n}`] }))
  await addRows(needs, run.id, 0, rows)
  await db.transaction().execute(async (tx) => {
    const data = { runId: run.id, takeLines: 'none' } as const
    const id = await askForJob(tx, needs, { kind: 'import', data, actor: ACTOR, clientId: null })
    if (id) await setJob(tx, run.id, id)
  })
}

async function allDone(): Promise<void> {
  while ((await countJobs('done')) < (await countJobs())) await pause(LOOKS_EVERY_MS)
}

async function countJobs(state?: 'done'): Promise<number> {
  const all = db.selectFrom('jobs').select(({ fn }) => fn.countAll().as('count'))
  const { count } = await (state ? all.where('state', '=', state) : all).executeTakeFirstOrThrow()
  return Number(count)
}

async function countShipments(): Promise<number> {
  const all = db.selectFrom('shipments').select(({ fn }) => fn.countAll().as('count'))
  return Number((await all.executeTakeFirstOrThrow()).count)
}

/** Pipes are written at once on POSIX systems: what was said before a kill arrives. */
function say(word: string, ...counts: readonly number[]): void {
  process.stdout.write(`${[word, ...counts].join(' ')}\n`)
}
