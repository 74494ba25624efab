// npm run bench:load: two servers behind a proxy (Caddy, set up as deploy/Caddyfile has it) on one PostgreSQL and one S3 store, with
// 1,000,000 shipments, and 200 people at once who do what people do: look, change, calculate, classify, print. Then the same while one server is
// killed, PostgreSQL is restarted and the store is away for a minute. Prints latency by kind of call, errors, who used the processor, and whether
// everything that was acknowledged is there, once. `-- --minutes 10 --people 200 --shipments 1000000`; half the minutes go to each part. The first
// seconds, in which nothing is compiled yet and everybody comes at once, are told apart.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import { type Company, startCompany } from './bench/company.ts'
import { Measures } from './bench/load-measures.ts'
import { Person } from './bench/person.ts'
import { givePeopleWork, type Work } from './bench/person-work.ts'
import { countProcessor } from './bench/processor-time.ts'
import { seedForStaff } from './bench/seed-staff.ts'
import { commandLine } from './command-line.ts'
import { startPostgresql } from './prepare/postgresql.js'

const { values } = commandLine({
  usage: 'npm run bench:load [-- --minutes N --people N --shipments N]',
  options: {
    minutes: { type: 'string', default: '10' },
    people: { type: 'string', default: '200' },
    shipments: { type: 'string', default: '1000000' },
  },
})
const PART_MS = (Number(values.minutes) * 60_000) / 2
const PEOPLE = Number(values.people)
const SHIPMENTS = Number(values.shipments)
const FIRST_MS = 15_000
/** Who sign in at once. */
const TOGETHER = 10
const CLIENTS = Math.max(PEOPLE * 2, SHIPMENTS / 10)
/** The store is away for a minute, or a fifth of a shorter run. */
const AWAY_MS = Math.min(60_000, PART_MS / 5)

const folder = mkdtempSync(join(tmpdir(), 'portage-bench-load-'))
const postgresql = await startPostgresql()
let company: Company | undefined
try {
  const work = await seed(postgresql.url)
  company = await startCompany(postgresql.url, folder)
  console.log(`Two servers at ${company.url}; ${PEOPLE} people, each part ${PART_MS / 60_000} minutes`)
  const people = await signedIn(company.url, work)
  await part({ title: 'The first seconds', lasts: FIRST_MS }, people)
  await part({ title: 'Quiet', lasts: PART_MS }, people)
  const disturbed = { title: 'With a server killed, PostgreSQL restarted and the store away', lasts: PART_MS }
  await part(disturbed, people, () => disturb(company))
  await report(people)
} finally {
  await company?.stop()
  postgresql.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Some at a time, as people come. */
async function signedIn(url: string, work: readonly Work[]): Promise<readonly Person[]> {
  const people: Person[] = []
  for (let from = 0; from < work.length; from += TOGETHER) {
    const next = work.slice(from, from + TOGETHER)
    people.push(...(await Promise.all(next.map((each, at) => Person.signIn(url, each, from + at)))))
  }
  return people
}

async function seed(url: string): Promise<readonly Work[]> {
  const started = performance.now()
  const database = await openPostgres(url)
  await migrate(database.db)
  await seedForStaff(database.db, { clients: CLIENTS, shipments: SHIPMENTS, ofLargest: Math.round(SHIPMENTS / 50) })
  const work = await givePeopleWork(database.db, PEOPLE)
  await database.close()
  console.log(
    `${SHIPMENTS.toLocaleString('en-CA')} shipments ready in ${Math.round((performance.now() - started) / 1000)} s`,
  )
  return work
}

type Part = { readonly title: string; readonly lasts: number }

/** `beside`: what befalls the servers meanwhile. Who used the processor is told where the same ones live from beginning to end. */
async function part({ title, lasts }: Part, people: readonly Person[], beside?: () => Promise<void>): Promise<void> {
  const measures = new Measures()
  const { servers = [], proxy } = company?.pids() ?? {}
  const used = countProcessor({ servers, database: [postgresql.pid()], proxy: [proxy] })
  const end = performance.now() + lasts
  await Promise.all([...people.map((person) => person.workUntil(end, measures)), beside?.()])
  measures.print(title, lasts / 1000)
  if (!beside) console.log(`  processor time a second, ${used()}`)
}

/** At a fifth, two fifths and three fifths of the part. */
async function disturb(at: Company | undefined): Promise<void> {
  await pause(PART_MS / 5)
  await at?.killOne()
  console.log('  a server was killed and started anew')
  await pause(PART_MS / 5)
  postgresql.restart()
  console.log('  PostgreSQL was restarted')
  await pause(PART_MS / 5)
  await at?.storeAway(AWAY_MS)
  console.log(`  the store was away for ${Math.round(AWAY_MS / 1000)} s`)
}

async function report(people: readonly Person[]): Promise<void> {
  const kept = await Promise.all(people.map((person) => person.whatIsKept()))
  const sum = (of: (each: Awaited<ReturnType<Person['whatIsKept']>>) => number) =>
    kept.reduce((total, each) => total + of(each), 0)
  console.log(`\nAcknowledged changes ${sum((each) => each.changes)}, of them lost ${sum((each) => each.changesLost)}`)
  console.log(
    `Acknowledged papers ${sum((each) => each.papers)}, lost ${sum((each) => each.papersLost)}, made twice ${sum((each) => each.papersTwice)}`,
  )
}
