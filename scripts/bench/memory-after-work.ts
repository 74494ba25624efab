// Memory of one server on PostgreSQL while people work with it for minutes, and a rest later: of what calls leave behind.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import { DOCUMENT_PASSWORD } from './company.ts'
import { Measures } from './load-measures.ts'
import { Person } from './person.ts'
import { givePeopleWork } from './person-work.ts'
import { seedForStaff } from './seed-staff.ts'
import { startServer } from './server.ts'

const PEOPLE = 20
const SHIPMENTS = 10_000
const LOOK_EVERY_MS = 60_000

type Asked = { readonly url: string; readonly minutes: number; readonly restMs: number }

/** `say(when, server)` prints one figure. */
export async function memoryAfterWork(
  { url, minutes, restMs }: Asked,
  say: (when: string, server: Awaited<ReturnType<typeof startServer>>) => void,
): Promise<void> {
  const database = await openPostgres(url)
  await migrate(database.db)
  await seedForStaff(database.db, { clients: PEOPLE * 2, shipments: SHIPMENTS, ofLargest: SHIPMENTS / 50 })
  const work = await givePeopleWork(database.db, PEOPLE)
  await database.close()
  const folder = mkdtempSync(join(tmpdir(), 'portage-bench-'))
  const env = { DATABASE_URL: url, DATA_DIR: folder, DEMO_DATA: 'off', CLIENT_SIGN_IN: 'direct', DOCUMENT_PASSWORD }
  const server = await startServer({ ...env, TRUSTED_PROXIES: '127.0.0.1' })
  try {
    await server.allRead()
    await pause(restMs)
    say('PostgreSQL, before anybody works', server)
    const measures = new Measures()
    const people = await Promise.all(work.map((each, at) => Person.signIn(server.url, each, at)))
    const end = performance.now() + minutes * 60_000
    const looking = setInterval(() => say('PostgreSQL, at work', server), LOOK_EVERY_MS)
    await Promise.all(people.map((person) => person.workUntil(end, measures)))
    clearInterval(looking)
    measures.print(`${PEOPLE} people for ${minutes} minutes`, minutes * 60)
    say('PostgreSQL, as they stop', server)
    await pause(restMs)
    say('PostgreSQL, after a rest', server)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
