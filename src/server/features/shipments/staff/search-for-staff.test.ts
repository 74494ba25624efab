import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { searchForStaff } from '#contract/staff-search.ts'
import { daysAgo, givenClient, givenShipment } from '../../../testing/builders.ts'
import { clientCaller, dataOf, send, staffCaller, testApp } from '../../../testing/test-app.ts'

it('finds clients by name, and shipments of any client by the beginning of their reference, case aside', async () => {
  const test = await testApp()
  const { db } = test.deps
  const [wax, home] = [await givenClient(db, { name: 'Prairie Wax' }), await givenClient(db, { name: 'Maple Home' })]
  const first = await givenShipment(db, wax, { reference: 'PW-100' })
  const second = await givenShipment(db, home, { reference: 'pw-101', archived_at: daysAgo(1) })
  await givenShipment(db, wax, { reference: 'MH-PW-1' })
  await givenShipment(db, home, { reference: 'PW-102', is_sample: true })
  const staff = await staffCaller(test.deps)
  const search = async (text: string) => dataOf(await send(test, searchForStaff, { query: { text } }, staff))
  const { shipments } = await search(' Pw-1 ')
  expect(shipments.map(({ id, reference, client }) => [id, reference, client.name])).toEqual([
    [second, 'pw-101', 'Maple Home'],
    [first, 'PW-100', 'Prairie Wax'],
  ])
  const byName = await search('prairie')
  expect(byName.clients.map(({ id }) => id)).toEqual([wax])
  expect(byName.shipments).toEqual([])
  expect((await search('PW-1%')).shipments).toEqual([])
  expect((await send(test, searchForStaff, { query: { text: 'PW' } }, await clientCaller(test.deps, wax))).status).toBe(
    403,
  )
})

it('answers five shipments at most, by the index of references', async () => {
  const test = await testApp()
  const { db } = test.deps
  const clientId = await givenClient(db)
  for (let n = 0; n < 7; n++) await givenShipment(db, clientId, { reference: `MANY-${n}` })
  const found = await send(test, searchForStaff, { query: { text: 'many-' } }, await staffCaller(test.deps))
  expect(dataOf(found).shipments.map(({ reference }) => reference)).toEqual([
    'MANY-6',
    'MANY-5',
    'MANY-4',
    'MANY-3',
    'MANY-2',
  ])
  const index = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where indexname = 'shipments_by_any_reference'`.execute(db)
  expect(index.rows[0]?.indexdef).toContain('text_pattern_ops')
})
