// Two servers behind the proxy on one PostgreSQL and one store, of which one after the other is killed while people ask for large papers by
// jobs and for look-ups. What was acknowledged has to be there in the end, and once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, type Db, openPostgres } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import { DOCUMENT_PASSWORD, startCompany } from '../bench/company.ts'
import { Measures } from '../bench/load-measures.ts'
import { Person } from '../bench/person.ts'
import { givePeopleWork, type Work } from '../bench/person-work.ts'
import { seedForStaff } from '../bench/seed-staff.ts'
import { startPostgresql } from '../prepare/postgresql.js'

const PEOPLE = 4
const SHIPMENTS_EACH = 200
/** Papers of more than a hundred lines are made by jobs. */
const LINES = 120 // of one unit each, so that no formal entry is needed
/** Of a shipment whose items are looked up. */
const LOOKED_UP = 3
const BETWEEN_ACTS_MS = 2500
const LOOKS_EVERY_MS = 500
const SETTLED_WITHIN_MS = 300_000

type Shipment = Work['shipments'][number]
type Asked = { readonly papers: string[]; readonly lookups: string[] }

/** Answers how often something was not as it must be. */
export async function killServers(kills: number): Promise<number> {
  if (kills === 0) return 0
  const folder = mkdtempSync(join(tmpdir(), 'portage-kills-'))
  const postgresql = await startPostgresql()
  const database = await openPostgres(postgresql.url)
  try {
    const work = await seed(database)
    const company = await startCompany(postgresql.url, folder)
    try {
      const people = await Promise.all(work.map((each, at) => Person.signIn(company.url, each, at)))
      const started = performance.now()
      const asked = await askWhile(people, async () => {
        for (let kill = 1; kill <= kills; kill += 1) {
          await pause((kill * 397) % 3000)
          await company.killOne()
        }
      })
      const count = await counted(database.db, asked)
      const seconds = Math.round((performance.now() - started) / 1000)
      console.log(`${kills} kills of one of two servers in ${seconds} s:`, count)
      return count.lostPapers + count.papersTwice + count.numbersTwice + count.lostLookups + count.lookedUpTwice
    } finally {
      await company.stop()
    }
  } finally {
    await database.close()
    postgresql.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function seed({ db }: Database): Promise<readonly Work[]> {
  await migrate(db)
  const clients = PEOPLE + 1
  await seedForStaff(db, { clients, shipments: clients * SHIPMENTS_EACH, ofLargest: SHIPMENTS_EACH })
  const work = await givePeopleWork(db, PEOPLE)
  const [papers, lookups] = [true, false].map((wanted) =>
    work.flatMap(({ shipments }) => shipments.filter((_, at) => isForPaper(at) === wanted).map(({ id }) => id)),
  )
  await addItems(db, papers ?? [], LINES)
  await addItems(db, lookups ?? [], LOOKED_UP)
  await sql`update items set hts_code = null, hts_proposed_by = null, hts_confirmed_by = null, hts_confirmed_at = null
    where shipment_id = any(${lookups ?? []}::uuid[])`.execute(db)
  return work
}

const isForPaper = (at: number): boolean => at % 2 === 0

async function addItems(db: Db, shipments: readonly string[], lines: number): Promise<void> {
  await sql`
    insert into items (id, client_id, shipment_id, position, sku, description, quantity, declared_value_cad, country_of_origin,
      hts_code, hts_proposed_by, hts_confirmed_by, hts_confirmed_at, manufacturing_address_id, updated_at)
    select gen_random_uuid(), client_id, shipment_id, 1 + n, 'SKU-' || n, description, 1, declared_value_cad, country_of_origin,
      hts_code, hts_proposed_by, hts_confirmed_by, hts_confirmed_at, manufacturing_address_id, updated_at
    from items, generate_series(1, ${sql.lit(lines - 1)}) n
    where shipment_id = any(${[...shipments]}::uuid[]) and position = 1`.execute(db)
}

/** Everybody asks for one thing after the other until `kill` is through. */
async function askWhile(people: readonly Person[], kill: () => Promise<void>): Promise<Asked> {
  const asked: Asked = { papers: [], lookups: [] }
  const measures = new Measures()
  let goesOn = true
  const act = async (person: Person, shipment: Shipment, at: number) => {
    const answer = await person.ask(measures, isForPaper(at) ? paperOf(shipment) : lookupOf(shipment))
    if (answer) asked[isForPaper(at) ? 'papers' : 'lookups'].push(shipment.id)
  }
  const working = people.map(async (person) => {
    for (const [at, shipment] of person.work.shipments.entries()) {
      if (!goesOn) return
      await act(person, shipment, at)
      await pause(BETWEEN_ACTS_MS * (0.5 + Math.random()))
    }
  })
  await kill()
  goesOn = false
  await Promise.all(working)
  measures.print('Asked meanwhile', 1)
  return asked
}

const paperOf = ({ id, itemId }: Shipment) => ({
  name: 'paper by a job',
  kind: 'paper' as const,
  method: 'POST' as const,
  path: '/api/paper-jobs',
  body: {
    paper: 'commercial_invoice',
    body: {
      shipmentData: { id },
      password: DOCUMENT_PASSWORD,
      acceptFallbackRate: true,
      confirmCodes: [{ id: itemId, htsCode: '3406000000' }],
    },
  },
})

const lookupOf = ({ id }: Shipment) => ({
  name: 'look-up',
  kind: 'change' as const,
  method: 'POST' as const,
  path: `/api/shipments/${id}/lookup`,
})

/** Once every job is over, or nothing more can be hoped for. */
async function counted(db: Db, { papers, lookups }: Asked) {
  const until = performance.now() + SETTLED_WITHIN_MS
  while (performance.now() < until && (await openJobs(db)) > 0) await pause(LOOKS_EVERY_MS)
  const number = async (query: ReturnType<typeof sql<{ count: number }>>) =>
    (await query.execute(db)).rows[0]?.count ?? 0
  return {
    papers: papers.length,
    lookups: lookups.length,
    jobsLeft: await openJobs(db),
    lostPapers: await number(sql<{
      count: number
    }>`select count(*)::int as count from unnest(${papers}::uuid[]) as s (id)
      where not exists (select from documents d where d.shipment_id = s.id and d.kind = 'commercial_invoice')`),
    papersTwice: await number(sql<{
      count: number
    }>`select count(*)::int as count from (select shipment_id from documents
      where kind = 'commercial_invoice' group by shipment_id having count(*) > 1) as twice`),
    numbersTwice: await number(sql<{
      count: number
    }>`select count(*)::int as count from (select client_id, number from documents
      group by client_id, number having count(*) > 1) as twice`),
    lostLookups: await number(sql<{
      count: number
    }>`select count(*)::int as count from unnest(${lookups}::uuid[]) as s (id)
      where not exists (select from lookup_runs r where r.shipment_id = s.id and r.state = 'finished')
        or (select count(*) from lookup_items i where i.shipment_id = s.id and i.state in ('found', 'not-found', 'skipped')) <> ${LOOKED_UP}`),
    lookedUpTwice: await number(sql<{
      count: number
    }>`select count(*)::int as count from (select subject_id from audit_log
      where subject_kind = 'item' and after ->> 'hts_code' is not null group by subject_id having count(*) > 1) as twice`),
  }
}

async function openJobs(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', 'in', ['waiting', 'running'])
    .where('kind', 'in', ['paper', 'lookup'])
    .executeTakeFirstOrThrow()
  return Number(count)
}
