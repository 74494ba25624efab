// A program that looks up the items of shipments by jobs again and again, for the test that kills it. It is given a folder, says
// 'open <runs> <finished>' of what it finds there, 'settled <items> <kept>' once all of that is finished, then 'asked <runs>' and
// 'done <runs>' without end. What an item comes to is an entry of the log, in the transaction that notes it.
import { setTimeout as pause } from 'node:timers/promises'
import { lookUpShipment, type Pieces } from '../features/shipments/lookups/look-up-shipment.ts'
import { startRun } from '../features/shipments/lookups/lookup-run.ts'
import { newId } from '../ids.ts'
import { jobBell } from '../jobs/bell.ts'
import { openHall } from '../jobs/hall.ts'
import { silentLog } from '../log.ts'
import type { Scope } from '../scope.ts'
import { insertAudit } from '../store/audit-log.ts'
import { openEmbedded } from '../store/database.ts'
import { insertItems } from '../store/items.ts'
import { migrate } from '../store/migrate.ts'
import { insertShipment } from '../store/shipments.ts'

const CLIENT = 'c0000000-0000-4000-8000-000000000001'
const NOW = new Date('2026-11-21T15:00:00Z')
const ITEMS = 40
const LOOKS_EVERY_MS = 5
/** So short that a run needs several parts, each a job of its own. */
const PART_MS = 25
const ACTION = 'item.changed'
const SCOPE: Scope = { clientId: CLIENT, actor: { kind: 'client', id: CLIENT, name: 'Seller' } }

const database = await openEmbedded(process.argv[2] ?? '')
const { db } = database
await migrate(db)
await db
  .insertInto('clients')
  .values({ id: CLIENT, name: 'Seller', email: 'seller@example.com', created_at: NOW })
  .onConflict((conflict) => conflict.doNothing())
  .execute()
say('open', await countRuns(), await countRuns('finished'))

const jobs = jobBell()
const needs = { db, database, log: silentLog(), now: () => NOW, newId, jobs }
const pieces: Pieces = {
  itemMs: 0,
  partMs: PART_MS,
  lookUpItem: async ({ clientId, actor }, { itemId: id }) => ({
    keep: async (tx) => {
      const entry = { at: NOW, actor, clientId, action: ACTION, subject: { kind: 'item', id } }
      await insertAudit(tx, { ...entry, before: null, after: null })
      return { state: 'found', code: '3406000000' }
    },
  }),
}
const nothing = async () => undefined
openHall(needs, {
  letter: nothing,
  housekeeping: nothing,
  notices: nothing,
  import: nothing,
  paper: nothing,
  lookup: (job) => lookUpShipment(needs, job, pieces),
})
let asked = await countRuns()
await allDone()
say('settled', asked * ITEMS, await countKept())
for (;;) {
  await ask()
  say('asked', ++asked)
  await allDone()
  say('done', asked)
}

/** The next shipment, and its look-up. */
async function ask(): Promise<void> {
  const id = newId()
  await db.transaction().execute(async (tx) => {
    const about = { id, client_id: CLIENT, reference: id, status: 'pending', created_at: NOW }
    await insertShipment(tx, {
      ...about,
      destination_type: 'amazon_fba',
      fc_code: 'DFW1',
      notes: null,
      shipped_at: null,
    })
    await insertItems(
      tx,
      Array.from({ length: ITEMS }, (_, position) => ({
        ...{ id: newId(), client_id: CLIENT, shipment_id: id, position, sku: `S-${position}` },
        ...{ description: 'Candle', quantity: 1, updated_at: NOW },
      })),
    )
  })
  await startRun(needs, SCOPE, id, 'en')
}

async function allDone(): Promise<void> {
  while ((await countRuns('finished')) < (await countRuns())) await pause(LOOKS_EVERY_MS)
}

async function countRuns(state?: 'finished'): Promise<number> {
  const all = db.selectFrom('lookup_runs').select(({ fn }) => fn.countAll().as('count'))
  const { count } = await (state ? all.where('state', '=', state) : all).executeTakeFirstOrThrow()
  return Number(count)
}

async function countKept(): Promise<number> {
  const all = db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('action', '=', ACTION)
  return Number((await all.executeTakeFirstOrThrow()).count)
}

/** Pipes are written at once on POSIX systems: what was said before a kill arrives. */
function say(word: string, ...counts: readonly number[]): void {
  process.stdout.write(`${[word, ...counts].join(' ')}\n`)
}
