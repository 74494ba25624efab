// Erasing a client whose people are called like words of the program, and one that typed what looks encrypted.
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { eraseClient } from '#contract/erasure.ts'
import { wholeWords } from '../../store/personal-cells.ts'
import { memberCaller } from '../../testing/staff-members.ts'
import { dataOf, send, type TestApp, testApp } from '../../testing/test-app.ts'
import { OWN_TEXTS, wholeClient } from '../../testing/whole-client.ts'

let test: TestApp
let world: Awaited<ReturnType<typeof wholeClient>>

beforeEach(async () => {
  test = await testApp()
  world = await wholeClient(test.deps)
})

async function erase() {
  const owner = await memberCaller(test.deps, { role: 'owner' })
  const body = { name: OWN_TEXTS.name }
  return dataOf(await send(test, eraseClient, { params: { clientId: world.clientId }, body }, owner))
}

/** A name that somebody of the client gave itself, as the log has it. */
const called = (name: string) =>
  sql`insert into audit_log (at, actor_kind, actor_id, actor_name, client_id, action, subject_kind, subject_id)
    values (now(), 'client', 's', ${name}, ${world.clientId}, 'import.saved', 'import', 'x')`.execute(test.deps.db)

const WORDS = [
  'letter',
  'success',
  'data',
  'system',
  'import',
  'import.saved',
  'check',
  'items',
  'screen',
  'open',
  'to',
  'kind',
  'heading',
]

it('leaves rows of nobody as they are, whatever a person called itself', async () => {
  const { db } = test.deps
  for (const word of WORDS) await called(word)
  await sql`insert into jobs (id, kind, client_id, asked_by_kind, asked_by_id, asked_by, asked_at, data) values
    (gen_random_uuid(), 'letter', null, 'system', 'system', 'import', now(), '{"letter": "data", "to": "b@else.example", "items": ["success"]}')`.execute(
    db,
  )
  await sql`insert into idempotency_keys (owner, key, client_id, fingerprint, begun_at, answer) values
    ('system', 'letter', null, 'f', now(), ${Buffer.from('{"success":true,"data":{}}')})`.execute(db)
  await sql`insert into import_columns (kind, columns, updated_at) values ('items', '{"heading": "import"}', now())`.execute(
    db,
  )
  await sql`insert into usage_counts (day, kind, subject, count) values ('2026-11-01', 'check', 'data', 1)`.execute(db)
  await sql`insert into audit_log (at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id, after) values
    (now(), 'system', 'system', 'import', 'import.saved', 'import', 'data', '{"kind": "letter", "items": "success"}')`.execute(
    db,
  )
  const ofNobody = async () => {
    const tables = await Promise.all([
      sql`select * from jobs where client_id is null and data ->> 'to' = 'b@else.example'`.execute(db),
      sql`select * from idempotency_keys where key in ('letter', 'k3') order by key`.execute(db),
      sql`select * from import_columns order by kind`.execute(db),
      sql`select * from import_runs order by id`.execute(db),
      sql`select * from usage_counts order by day, kind, subject`.execute(db),
      sql`select * from audit_log where client_id is null and actor_kind = 'system' and subject_id = 'data'`.execute(
        db,
      ),
    ])
    return tables.map(({ rows }) => rows)
  }
  const before = await ofNobody()
  expect(before.map((rows) => rows.length > 0)).toEqual([true, true, true, before[3]?.length !== 0, true, true])
  expect((await erase()).found).toEqual({})
  expect(await ofNobody()).toEqual(before)
})

it('puts the pseudonym for a person beside the client’s e-mail address in a row of nobody, never into names or kinds', async () => {
  const { db } = test.deps
  await called('letter')
  await sql`insert into jobs (id, kind, client_id, asked_by_kind, asked_by_id, asked_by, asked_at, data) values
    (gen_random_uuid(), 'letter', null, 'system', 's', 'letter', now(),
      ${JSON.stringify({ letter: 'letter', kind: 'letter', mail: OWN_TEXTS.email, mark: 'told' })}::jsonb)`.execute(db)
  await erase()
  const { rows } = await sql`select kind, asked_by, data from jobs where data ->> 'mark' = 'told'`.execute(db)
  const pseudonym = expect.stringMatching(/^Erased client \w{8}$/)
  expect(rows).toEqual([
    {
      kind: 'letter',
      asked_by: 'letter',
      data: { letter: pseudonym, kind: 'letter', mail: pseudonym, mark: 'told' },
    },
  ])
})

it('writes into no column of the client’s rows that a check or the program decides', async () => {
  const { db } = test.deps
  for (const name of [
    'Amazon',
    'amazon_fba',
    'other',
    'system',
    'client',
    'commercial_invoice',
    'originating',
    'accepted',
  ])
    await called(name)
  await sql`update shipments set destination_type = 'amazon_fba', ship_to = '{"name": "Amazon"}' where id = ${world.shipmentId}`.execute(
    db,
  )
  const decided = async () => [
    (await db.selectFrom('shipments').select('destination_type').where('id', '=', world.shipmentId).execute())[0],
    (await db.selectFrom('origin_decisions').select(['outcome']).where('client_id', '=', world.clientId).execute())[0],
  ]
  const before = await decided()
  expect((await erase()).found).toEqual({})
  expect(await decided()).toEqual(before)
  const kinds = await db
    .selectFrom('documents')
    .select('kind')
    .distinct()
    .where('client_id', '=', world.clientId)
    .execute()
  expect(kinds.filter(({ kind }) => kind.includes('Erased'))).toEqual([])
})

it('erases a client that typed what looks encrypted', async () => {
  const { db } = test.deps
  const forged = `v2.0123abcd.${'A'.repeat(16)}.${'B'.repeat(24)}`
  await called('v2.ten')
  await called(forged)
  await sql`update shipments set ship_to = ${JSON.stringify({ sealed: forged })}::jsonb where id = ${world.shipmentId}`.execute(
    db,
  )
  expect((await erase()).found).toEqual({})
  const { rows } = await sql`select from audit_log where actor_name like 'v2.%'`.execute(db)
  expect(rows).toEqual([])
})

it('takes _ as a letter', () => {
  const pattern = wholeWords(['Amazon']) ?? /$^/
  expect(['amazon_fba', 'x_amazon', 'to amazon', 'Amazon, Inc.'].map((text) => text.search(pattern) >= 0)).toEqual([
    false,
    false,
    true,
    true,
  ])
})
