import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { blankDatabase, testDatabase } from '../testing/test-database.ts'
import { type Migration, migrate, readMigrations, statementsOf } from './migrate.ts'

const migration = (name: string, text: string): Migration => ({ name, text, sha256: `hash of ${text}` })
const FIRST = migration('0001-a.sql', 'create table a (id integer);\n')
const SECOND = migration('0002-b.sql', 'create table b (id integer);\n')

describe('migrating', () => {
  it('applies each once, in order, and records its hash', async () => {
    const db = await blankDatabase()
    expect(await migrate(db, [FIRST])).toEqual(['0001-a.sql'])
    expect(await migrate(db, [FIRST, SECOND])).toEqual(['0002-b.sql'])
    expect(await migrate(db, [FIRST, SECOND])).toEqual([])
    const rows = await sql<{ name: string; sha256: string }>`select name, sha256 from migrations order by name`.execute(
      db,
    )
    expect(rows.rows).toEqual([
      { name: '0001-a.sql', sha256: FIRST.sha256 },
      { name: '0002-b.sql', sha256: SECOND.sha256 },
    ])
  })

  it('refuses a file that changed after it was applied, and a database newer than the program', async () => {
    const db = await blankDatabase()
    await migrate(db, [FIRST, SECOND])
    const changed = migration('0001-a.sql', 'create table other (id integer);\n')
    await expect(migrate(db, [changed, SECOND])).rejects.toThrow('0001-a.sql was changed after it was applied')
    await expect(migrate(db, [FIRST])).rejects.toThrow('0002-b.sql, which this version does not know')
  })

  it('leaves nothing behind of one that fails', async () => {
    const db = await blankDatabase()
    const broken = migration('0002-b.sql', 'create table b (id integer);\ncreate table b (id integer);\n')
    await expect(migrate(db, [FIRST, broken])).rejects.toThrow(/^0002-b\.sql: .*already exists/)
    expect(await migrate(db, [FIRST, SECOND])).toEqual(['0001-a.sql', '0002-b.sql'])
  })
})

it('splits statements at the ends of lines, and not within a function body', () => {
  const text = '-- a comment;\nselect 1;\nselect 2,\n  3;\ncreate function f() as $$\nbegin\n  a;\nend;\n$$;\n'
  expect(statementsOf(text)).toEqual([
    'select 1;',
    'select 2,\n  3;',
    'create function f() as $$\nbegin\n  a;\nend;\n$$;',
  ])
  expect(readMigrations().flatMap((each) => statementsOf(each.text)).length).toBeGreaterThan(50)
})

it('refuses every change of the audit log', async () => {
  const { db } = await testDatabase()
  const entry = { at: new Date(), actor_kind: 'system', actor_id: 'x', actor_name: 'x', action: 'x' } as const
  await db
    .insertInto('audit_log')
    .values({ ...entry, subject_kind: 'x', subject_id: 'x' })
    .execute()
  await expect(db.updateTable('audit_log').set({ action: 'y' }).execute()).rejects.toThrow('append-only')
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only')
})

it('refuses an item that points at the address of another client', async () => {
  const { db } = await testDatabase()
  const at = new Date()
  const [a, b] = ['aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'] as const
  for (const id of [a, b]) await db.insertInto('clients').values({ id, name: id, email: id, created_at: at }).execute()
  const words = { name: 'x', street_address: 'x', city: 'x', state: '', country: 'CA', zip_code: '', created_at: at }
  await db
    .insertInto('manufacturing_addresses')
    .values({ id: a, client_id: a, ...words })
    .execute()
  const memory = { asin: 'B08N5WRWNW', updated_at: at, manufacturing_address_id: a }
  await expect(
    db
      .insertInto('asin_data')
      .values({ client_id: b, ...memory })
      .execute(),
  ).rejects.toThrow('foreign key')
})
