import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { listClients } from '#contract/staff.ts'
import { givenClient } from '../../../testing/builders.ts'
import { dataOf, send, staffCaller, testApp } from '../../../testing/test-app.ts'

it('lists clients by name, case aside, 25 a page', async () => {
  const test = await testApp()
  const { db } = test.deps
  for (let n = 0; n < 26; n++) await givenClient(db, { name: `Client ${String.fromCharCode(97 + n)}` })
  await givenClient(db, { name: 'aardvark' })
  const staff = await staffCaller(test.deps)
  const first = await send(test, listClients, {}, staff)
  expect(dataOf(first)[0]?.name).toBe('aardvark')
  expect(first.json.pagination).toEqual({ currentPage: 1, lastPage: 2, perPage: 25, total: 27 })
  expect(dataOf(await send(test, listClients, { query: { page: 2 } }, staff)).map((row) => row.name)).toEqual([
    'Client y',
    'Client z',
  ])
})

it('searches name and e-mail and takes wildcards as letters', async () => {
  const test = await testApp()
  const { db } = test.deps
  await givenClient(db, { name: 'Prairie Wax', email: 'dana@wax.example' })
  await givenClient(db, { name: '100% Wool', email: 'info@wool.example' })
  const staff = await staffCaller(test.deps)
  const found = async (search: string) =>
    dataOf(await send(test, listClients, { query: { search } }, staff)).map((row) => row.name)
  expect(await found('PRAIRIE')).toEqual(['Prairie Wax'])
  expect(await found('dana@')).toEqual(['Prairie Wax'])
  expect(await found('%')).toEqual(['100% Wool'])
  expect(await found('_')).toEqual([])
})

it('finds parts of words, and counts a search as far as 1,000', async () => {
  const test = await testApp()
  await sql`insert into clients (id, name, email, created_at)
    select gen_random_uuid(), 'Harbour ' || n || ' Trading', 'orders' || n || '@harbour.example', now()
    from generate_series(1, 1002) n`.execute(test.deps.db)
  const staff = await staffCaller(test.deps)
  const search = async (words: string) => (await send(test, listClients, { query: { search: words } }, staff)).json
  expect((await search('arbour tradi')).pagination).toMatchObject({ total: 1000, lastPage: 40, capped: true })
  const one = await search('ders777@')
  expect([one.data.map((row) => row.name), one.pagination.total]).toEqual([['Harbour 777 Trading'], 1])
  expect((await search('')).pagination.total).toBe(1002)
})

it.each([
  ['many of those asked of first', 'harbour', 'prairie'],
  ['none of those asked of first', 'prairie', 'harbour'],
])('finds words that %s have, by name', async (_what, first, later) => {
  const test = await testApp()
  const given = (name: string, id: string, count: number) =>
    sql`insert into clients (id, name, email, created_at)
      select ${sql.raw(id)}, ${name} || ' ' || lpad(n::text, 4, '0'), n || '@' || ${name}, now()
      from generate_series(1, ${sql.lit(count)}) n`.execute(test.deps.db)
  await given(first, "('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid", first === 'harbour' ? 1003 : 400)
  await given(later, "('f0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid", later === 'harbour' ? 1003 : 400)
  const staff = await staffCaller(test.deps)
  const search = async (query: object) => (await send(test, listClients, { query }, staff)).json
  const { data, pagination } = await search({ search: 'arbour', page: 40 })
  expect(pagination).toMatchObject({ total: 1000, lastPage: 40, capped: true })
  expect([data[0]?.name, data[24]?.name]).toEqual(['harbour 0976', 'harbour 1000'])
  expect((await search({ search: 'arbour', page: 41 })).data).toEqual([])
  // 0090 to 0099 too: what stands inside a word counts with two letters after it.
  expect((await search({ search: 'harbour 09', page: 2 })).data[0]?.name).toBe('harbour 0915')
  expect((await search({ search: 'harbour 09' })).pagination).toMatchObject({ total: 110, lastPage: 5 })
  expect((await search({ search: 'prairie', page: 16 })).data.at(-1)?.name).toBe('prairie 0400')
  const names = [(await search({ page: 57 })).data.at(-1)?.name, (await search({ page: 56 })).data[0]?.name]
  expect(names).toEqual(['prairie 0400', 'prairie 0373'])
  expect((await search({ page: 58 })).data).toEqual([])
})
