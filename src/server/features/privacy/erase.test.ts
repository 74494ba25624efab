// Erasing a client that has a row in every table: what goes, what stays until when, and that nothing of it is found anywhere after.
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { listArchive } from '#contract/document-archive.ts'
import { askErasure, eraseClient, getErasure, listErasures, withdrawErasure } from '#contract/erasure.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { login } from '#contract/session.ts'
import { listClientTables } from '../../store/client-rows.ts'
import { countClientRows, KEPT_ROWS } from '../../store/erased-rows.ts'
import { NOT_SEARCHED } from '../../store/personal-cells.ts'
import { listTables } from '../../store/table-shapes.ts'
import { givenClient } from '../../testing/builders.ts'
import { memoryFiles } from '../../testing/memory-files.ts'
import { sampleWorld } from '../../testing/sample-world.ts'
import { memberCaller } from '../../testing/staff-members.ts'
import { dataOf, send, type TestApp, type TestCaller, testApp } from '../../testing/test-app.ts'
import { OWN_TEXTS, wholeClient } from '../../testing/whole-client.ts'
import { keepHouse } from '../papers/archive/housekeeping.ts'

let test: TestApp
let files: ReturnType<typeof memoryFiles>
let world: Awaited<ReturnType<typeof wholeClient>>
let owner: TestCaller

beforeEach(async () => {
  files = memoryFiles()
  test = await testApp({ files })
  world = await wholeClient(test.deps)
  owner = await memberCaller(test.deps, { role: 'owner' })
})

const body = { name: OWN_TEXTS.name }
const erase = (caller = owner, given: Partial<Record<keyof typeof body, string>> = {}) =>
  send(test, eraseClient, { params: { clientId: world.clientId }, body: { ...body, ...given } }, caller)

/** Every row of every table as text, bytes in the clear. */
async function everything(): Promise<string> {
  const tables = []
  for (const { name, columns } of await listTables(test.deps.db)) {
    const cells = columns.map((column) =>
      column === 'answer' ? sql`convert_from(answer, 'UTF8')` : sql`${sql.ref(column)}::text`,
    )
    const { rows } = await sql<{ row: string }>`
      select concat_ws(' | ', ${sql.join(cells)}) as "row" from ${sql.table(name)}`.execute(test.deps.db)
    tables.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return tables.join('\n')
}

const found = (text: string) => Object.values(OWN_TEXTS).filter((own) => text.toLowerCase().includes(own.toLowerCase()))

describe('a client with a row in every table', () => {
  it('has one: a table that is new needs a row in testing/whole-client.ts', async () => {
    const counts = await countClientRows(test.deps.db, world.clientId)
    const empty = (await listClientTables(test.deps.db)).filter(({ name }) => !(name in counts))
    expect(empty.map(({ name }) => name)).toEqual(['erasures'])
    const before = await everything()
    // Sealed from the first.
    const sealed = [OWN_TEXTS.importer, OWN_TEXTS.importerNumber, OWN_TEXTS.number]
    expect(found(before)).toEqual(Object.values(OWN_TEXTS).filter((text) => !sealed.some((each) => each === text)))
  })

  it('is gone from every table and file but what is named as kept, and nothing of it is found', async () => {
    const answer = dataOf(await erase())
    expect(answer.found).toEqual({})
    expect(Object.values(answer.foundBefore).reduce((sum, cells) => sum + cells, 0)).toBeGreaterThan(25)
    expect(found(await everything())).toEqual([])
    expect(Object.keys(await countClientRows(test.deps.db, world.clientId)).sort()).toEqual(
      Object.keys(KEPT_ROWS).sort(),
    )
    const kept = await test.deps.db.selectFrom('documents').select(['storage_key', 'keep_until']).execute()
    expect(kept.map(({ keep_until }) => keep_until)).toEqual(['2032-11-20', '2032-11-20'])
    const keptFiles = kept.map(({ storage_key }) => storage_key)
    const supplied = await test.deps.db.selectFrom('supplier_files').select('storage_key').execute()
    expect([...files.kept.keys()].sort()).toEqual([...keptFiles, ...supplied.map((row) => row.storage_key)].sort())
    expect(answer).toMatchObject({ papers: 2, keptUntil: '2032-11-20', filesLeft: 0 })
    expect(Object.keys(NOT_SEARCHED)).toEqual(['shared_products'])
  })

  it('leaves other clients and what is the operator’s as it was', async () => {
    const other = await sampleWorld(test.deps, 'Birch')
    const rows = await countClientRows(test.deps.db, other.clientId)
    const theirs = async () => (await everything()).split('\n').filter((line) => line.includes(other.clientId))
    const before = await theirs()
    await erase()
    expect(await countClientRows(test.deps.db, other.clientId)).toEqual(rows)
    expect(await theirs()).toEqual(before)
    const { json } = await send(test, listErasures, {}, owner)
    expect(json.data.erased).toMatchObject([
      { clientId: world.clientId, found: 0, keptUntil: '2032-11-20', endedAt: null },
    ])
    const left = await test.deps.db.selectFrom('idempotency_keys').select('key').execute()
    expect(left).toEqual([{ key: 'k3' }])
  })

  it('keeps what customs law asks for: lines, values, codes, decisions and their recipe, the accepted answer of a supplier', async () => {
    await erase()
    const { db } = test.deps
    const lines = await db.selectFrom('items').select(['description', 'hts_code', 'manufacturing_address_id']).execute()
    expect(lines).toEqual([
      {
        description: expect.stringMatching(/^Candle by Erased client \w{8}$/),
        hts_code: expect.any(String),
        manufacturing_address_id: null,
      },
    ])
    const audit = await db
      .selectFrom('audit_log')
      .select(['actor_name', 'after'])
      .where('action', '=', 'item.changed')
      .execute()
    const pseudonym = expect.stringMatching(/^Erased client \w{8}$/)
    expect(audit).toEqual([{ actor_name: pseudonym, after: { country_of_origin: 'CA', said: pseudonym } }])
    const names = await db.selectFrom('audit_log').select('actor_name').where('action', '=', 'client.erased').execute()
    expect(names).toHaveLength(1)
  })
})

describe('who is erased', () => {
  it('cannot sign in, its sessions are over, and the address is free', async () => {
    await erase()
    expect((await send(test, getErasure, {}, world.caller)).status).toBe(401)
    expect((await send(test, login, { body: { email: OWN_TEXTS.email } })).status).toBe(401)
    const again = await givenClient(test.deps.db, { email: OWN_TEXTS.email, name: OWN_TEXTS.name })
    expect(again).not.toBe(world.clientId)
  })

  it('is read by staff under the pseudonym, and changed no more', async () => {
    await erase()
    const params = { clientId: world.clientId }
    const { json } = await send(test, onBehalf(listArchive), { params }, owner)
    expect(json.data).toMatchObject(
      [1, 2].map(() => ({ keepUntil: '2032-11-20', createdBy: expect.stringMatching(/^Erased client/) })),
    )
    const made = await send(test, onBehalf(withdrawErasure), { params }, owner)
    expect([made.status, made.json.code]).toEqual([409, 'client-erased'])
    expect((await erase()).json.code).toBe('client-erased')
  })

  it('needs a sign-in of late and the name, and an owner', async () => {
    expect((await erase(owner, { name: 'Hollowbrook' })).json.code).toBe('client-name-differs')
    for (const role of ['operator', 'reader'] as const)
      expect((await erase(await memberCaller(test.deps, { role }))).json.code).toBe('role-refused')
    expect((await erase(world.caller)).json.code).toBe('staff-only')
    expect(found(await everything()).length).toBeGreaterThan(5)
  })
})

it('a client asks to be erased, and takes it back; nothing happens by itself', async () => {
  const asked = async () => dataOf(await send(test, getErasure, {}, world.caller)).askedAt
  await send(test, withdrawErasure, {}, world.caller)
  expect(await asked()).toBeNull()
  await send(test, askErasure, {}, world.caller)
  expect(await asked()).toBe('2026-11-21T15:00:00.000Z')
  const { json } = await send(test, listErasures, {}, owner)
  expect(json.data.asked).toMatchObject([{ id: world.clientId, name: OWN_TEXTS.name }])
  await keepHouse(test.deps)
  expect(found(await everything()).length).toBeGreaterThan(10)
})

it('the last row of an erased client goes when the last paper’s term ends, a day later not before', async () => {
  await erase()
  const on = async (day: string) => {
    test.clock.at = new Date(`${day}T15:00:00Z`)
    return (await keepHouse(test.deps)).erased
  }
  const client = () => test.deps.db.selectFrom('clients').select('id').where('id', '=', world.clientId).execute()
  expect([await on('2032-11-20'), (await client()).length, files.kept.size]).toEqual([0, 1, 3])
  expect([await on('2032-11-21'), (await client()).length, files.kept.size]).toEqual([1, 0, 0])
  const rows = Object.keys(await countClientRows(test.deps.db, world.clientId))
  expect(rows.filter((table) => table !== 'security_events')).toEqual(['audit_log', 'erasures'])
  const { json } = await send(test, listErasures, {}, await memberCaller(test.deps, { role: 'owner' }))
  expect(json.data.erased[0]?.endedAt).toBe('2032-11-21T15:00:00.000Z')
})

it('a file that cannot be deleted is named, and tried again by housekeeping', async () => {
  const broken = { ...files, delete: () => Promise.reject(new Error('no disk')) }
  test = await testApp({ files: broken })
  world = await wholeClient(test.deps)
  owner = await memberCaller(test.deps, { role: 'owner' })
  expect(dataOf(await erase()).filesLeft).toBe(2)
  await keepHouse({ ...test.deps, files })
  expect(files.kept.has(`${world.clientId}/commercial_invoice/over.pdf`)).toBe(false)
})

describe('the audit log', () => {
  const forge = (id: string) =>
    test.deps.db.transaction().execute(async (tx) => {
      await sql`select set_config('portage.erasure', ${id}, true)`.execute(tx)
      await sql`update audit_log set actor_name = 'nobody'`.execute(tx)
    })

  it('lets no one but the erasure under way change an entry, and it only names and values', async () => {
    await expect(forge('')).rejects.toThrow('append-only')
    await erase()
    const { id } = await test.deps.db.selectFrom('erasures').select('id').executeTakeFirstOrThrow()
    await expect(forge(id)).rejects.toThrow('append-only')
    await expect(sql`delete from audit_log`.execute(test.deps.db)).rejects.toThrow('append-only')
  })

  it('loses what is older than any paper is kept, by housekeeping, and no younger entry', async () => {
    test.clock.at = new Date('2025-06-15T15:00:00Z')
    const { db } = test.deps
    const ages = ['2019-06-14T23:00:00Z', '2019-06-15T01:00:00Z', '2024-01-01T00:00:00Z']
    for (const at of ages)
      await sql`insert into audit_log (at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id)
        values (${at}, 'system', 's', 's', 'test', 'test', 't')`.execute(db)
    expect((await keepHouse(test.deps)).audit).toBe(1)
    const left = await db.selectFrom('audit_log').select('at').where('action', '=', 'test').orderBy('at').execute()
    expect(left.map(({ at }) => at.toISOString())).toEqual(['2019-06-15T01:00:00.000Z', '2024-01-01T00:00:00.000Z'])
  })
})
