// A program that makes papers under keys without end, for the test that kills it. It is given a folder, asks first once more for what was cut
// off, says 'open <keys> <cut off>' of what it found and 'settled <keys> <papers>' then, and 'asking <keys>' and 'made <keys>' without end.
import { join } from 'node:path'
import Fastify from 'fastify'
import { generateManualInvoice } from '#contract/manual-invoices.ts'
import { dayIn } from '#domain/calendar.ts'
import { makeManualInvoice } from '../features/papers/manual-invoices/generate-manual-invoice.ts'
import { onceByKey } from '../http/once-by-key.ts'
import { newId } from '../ids.ts'
import { silentLog } from '../log.ts'
import { offlineExchangeRate } from '../providers/exchange-rate/offline.ts'
import { createLocalDisk } from '../providers/file-storage/local-disk.ts'
import { signedLinks } from '../providers/file-storage/signed-links.ts'
import type { Scope } from '../scope.ts'
import { secretBox } from '../secret-box.ts'
import { openEmbedded } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { withSealing } from '../store/sealed-fields.ts'
import { withNoLaw } from './no-law.ts'

const CLIENT = 'c0000000-0000-4000-8000-000000000001'
const BEGINNING = new Date('2026-11-21T15:00:00Z')
/** Between two lives of the program: longer than a server that is gone is waited for. */
const PAUSE_MS = 60_000
const OK = 200

const folder = process.argv[2] ?? ''
const secrets = secretBox(() => [Buffer.alloc(32, 7)])
const opened = await openEmbedded(folder)
const db = withSealing(opened.db, secrets)
await migrate(db)
const owner = { id: CLIENT, name: 'Printer', email: 'printer@example.com', created_at: BEGINNING }
await db
  .insertInto('clients')
  .values(owner)
  .onConflict((conflict) => conflict.doNothing())
  .execute()

const found = await db
  .selectFrom('idempotency_keys')
  .select(['key', 'answered_at', 'held_until'])
  .orderBy('begun_at')
  .execute()
const started = Date.now()
const begin = Math.max(BEGINNING.getTime(), ...found.map(({ held_until }) => (held_until?.getTime() ?? 0) + PAUSE_MS))
const now = () => new Date(begin + Date.now() - started)
const scope: Scope = { clientId: CLIENT, actor: { kind: 'client', id: CLIENT, name: 'Printer' } }
const needs = withNoLaw({
  db,
  now,
  today: () => dayIn('UTC', now()),
  newId,
  secrets,
  files: createLocalDisk(
    join(folder, '..', 'files'),
    signedLinks(() => Buffer.from('links of tests')),
  ),
  settings: { businessTimeZone: 'UTC' },
  log: silentLog(),
  exchangeRates: offlineExchangeRate,
})
const app = Fastify()
app.post('/papers', (request, reply) =>
  onceByKey(needs, {
    request,
    reply,
    actor: scope.actor,
    clientId: CLIENT,
    makesPaper: true,
    make: async () => {
      const { number } = await makeManualInvoice(needs, scope, generateManualInvoice.body.parse(request.body))
      return JSON.stringify({ number })
    },
  }),
)

const cutOff = found.filter(({ answered_at }) => !answered_at)
say('open', found.length, cutOff.length)
for (const { key } of cutOff) await ask(key)
let keys = found.length
say('settled', keys, await countPapers())
for (;;) {
  say('asking', ++keys)
  await ask(`press-${keys}`)
  say('made', keys)
}

async function ask(key: string): Promise<void> {
  const items = [{ description: `Stand of ${key}`, quantity: 4, unitPriceUSD: 6.5, countryOfOrigin: 'CAN' }]
  const asked = { method: 'POST', url: '/papers', headers: { 'idempotency-key': key }, payload: { items } } as const
  const answer = await app.inject(asked)
  if (answer.statusCode !== OK) throw new Error(`${key} answered ${answer.statusCode}: ${answer.body}`)
}

async function countPapers(): Promise<number> {
  const all = db.selectFrom('documents').select(({ fn }) => fn.count('number').distinct().as('count'))
  const rows = await db.selectFrom('documents').select('id').execute()
  const { count } = await all.executeTakeFirstOrThrow()
  return Number(count) === rows.length ? rows.length : Number.NaN
}

/** Pipes are written at once on POSIX systems: what was said before a kill arrives. */
function say(word: string, ...counts: readonly number[]): void {
  process.stdout.write(`${[word, ...counts].join(' ')}\n`)
}
