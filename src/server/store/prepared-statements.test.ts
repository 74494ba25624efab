// Which statements a connection keeps, and that a kept one outlives columns that are added to its table.
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startPostgresql } from '../../../scripts/prepare/postgresql.js'
import { postgresqlOnly } from '../testing/embedded-only.ts'
import { openPostgres } from './database.ts'
import { statementNames } from './prepared-statements.ts'

const OFTEN = 12

function nameAfter(text: string): string | undefined {
  const nameOf = statementNames()
  return Array.from({ length: OFTEN }, () => nameOf(text)).at(-1)
}

describe('statements that are kept', () => {
  it('has a name from the tenth use on, the same for the same text', () => {
    const nameOf = statementNames()
    const names = Array.from({ length: OFTEN }, () => nameOf('select id from clients where email = $1'))
    expect(names.slice(0, 9)).toEqual(Array(9).fill(undefined))
    expect(new Set(names.slice(9)).size).toBe(1)
    expect(names[9]).toBeTypeOf('string')
  })

  it('gives two texts two names', () => {
    const nameOf = statementNames()
    const [a, b] = ['select 1 where 1 = $1', 'select 2 where 1 = $1'].map((text) =>
      Array.from({ length: OFTEN }, () => nameOf(text)).at(-1),
    )
    expect(a).not.toBe(b)
  })

  it.each([
    ['all columns', 'select * from jobs where id = $1'],
    ['all columns of one table', 'select "r".*, c.name from r join c on c.id = r.id where r.id = $1'],
    ['all columns behind others', 'select c.name, r.* from r join c on c.id = r.id where r.id = $1'],
    ['all columns of what was written', 'update "jobs" set "state" = $1 returning *'],
    ['a search by words', 'select id from shipment_search where words @@ search_query($1, $2)'],
    ['a long list of values', `select id from items where id in (${'$1, '.repeat(2000)}$1)`],
  ])('keeps none of %s', (_what, text) => expect(nameAfter(text)).toBeUndefined())

  it('takes a count for no column', () =>
    expect(nameAfter('select count(*)::int as total from jobs where id = $1')).toBeTypeOf('string'))

  it('leaves room for others where somebody asks for lists of ever other lengths', () => {
    const nameOf = statementNames()
    const often = (text: string) => Array.from({ length: OFTEN }, () => nameOf(text)).at(-1)
    const named = Array.from({ length: 400 }, (_, at) => {
      const values = Array.from({ length: at + 1 }, (_each, nth) => `$${nth + 2}`)
      return often(`select id from items where client_id = $1 and id in (${values.join(', ')}) limit $${at + 3}`)
    }).filter((name) => name !== undefined)
    expect(named.length).toBe(24)
    expect(often('select id from clients where email = $1')).toBeTypeOf('string')
  })

  it('keeps no more than a connection has room for', () => {
    const nameOf = statementNames()
    const named = Array.from({ length: 400 }, (_, at) =>
      Array.from({ length: OFTEN }, () => nameOf(`select ${at} where 1 = $1`)).at(-1),
    ).filter((name) => name !== undefined)
    expect(named.length).toBe(300)
  })
})

postgresqlOnly(() => {
  it('answers by values and goes on when a column is added, where all columns are asked for too', async () => {
    const server = await startPostgresql()
    onTestFinished(() => server.stop())
    const { db, close } = await openPostgres(server.url, 1)
    onTestFinished(close)
    await sql`create table goods (id integer, name text)`.execute(db)
    await sql`insert into goods select n, 'good ' || n from generate_series(1, 100) n`.execute(db)
    const named = (id: number) => sql<{ name: string }>`select name from goods where id = ${id}`.execute(db)
    const whole = (id: number) => sql`select * from goods where id = ${id}`.execute(db)
    for (let id = 1; id <= OFTEN; id += 1) {
      expect((await named(id)).rows).toEqual([{ name: `good ${id}` }])
      await whole(id)
    }
    const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
    expect(kept.rows.map(({ statement }) => statement)).toEqual(['select name from goods where id = $1'])

    await sql`alter table goods add column weight integer`.execute(db)

    expect((await named(7)).rows).toEqual([{ name: 'good 7' }])
    expect((await whole(7)).rows).toEqual([{ id: 7, name: 'good 7', weight: null }])
  })

  it('keeps them anew on a connection that was made anew', async () => {
    const server = await startPostgresql()
    onTestFinished(() => server.stop())
    const { db, close } = await openPostgres(server.url, 1)
    onTestFinished(close)
    const twice = (n: number) => sql<{ twice: number }>`select 2 * ${n}::int as twice`.execute(db)
    for (let n = 0; n < OFTEN; n += 1) await twice(n)
    server.restart()
    await expect.poll(async () => (await twice(21).catch(() => undefined))?.rows).toEqual([{ twice: 42 }])
    const kept = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)
    expect(kept.rows).toHaveLength(1)
  })
})
