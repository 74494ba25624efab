import { beforeAll, expect, it } from 'vitest'
import { searchEverywhere } from '#contract/search.ts'
import { daysAgo, givenClient, givenItem, givenShipment } from '../../testing/builders.ts'
import { type SampleWorld, sampleWorld } from '../../testing/sample-world.ts'
import { clientCaller, dataOf, send, type TestApp, testApp } from '../../testing/test-app.ts'

let test: TestApp
let own: SampleWorld
let other: SampleWorld

beforeAll(async () => {
  test = await testApp()
  own = await sampleWorld(test.deps, 'Birchwood')
  other = await sampleWorld(test.deps, 'Alderbrook')
})

const search = async (text: string, world: SampleWorld = own) =>
  dataOf(await send(test, searchEverywhere, { query: { text } }, world.caller))

it('finds shipments and papers by a part of their names, whatever their case', async () => {
  const { shipments, papers } = await search('birchwood')
  expect(shipments.length).toBeGreaterThan(0)
  expect(papers.every(({ number }) => number.toLowerCase().includes('birchwood'))).toBe(true)
})

it('finds nothing of another client', async () => {
  const nothing = { shipments: [], products: [], papers: [], codes: [] }
  for (const mark of other.marks) expect(await search(mark)).toEqual(nothing)
  expect((await search('alderbrook', other)).shipments.length).toBeGreaterThan(0)
})

it('finds a code once, by its first four digits, with the newest shipment that has it', async () => {
  const { db } = test.deps
  const clientId = await givenClient(db)
  const caller = await clientCaller(test.deps, clientId)
  const codesOf = async (text: string) =>
    dataOf(await send(test, searchEverywhere, { query: { text } }, caller)).codes.map((each) => [
      each.htsCode,
      each.reference,
    ])
  for (const [reference, days] of [
    ['OLD', 9],
    ['NEW', 1],
    ['AWAY', 0],
  ] as const) {
    const archived = reference === 'AWAY' ? { archived_at: daysAgo(0) } : {}
    const shipmentId = await givenShipment(db, clientId, { reference, created_at: daysAgo(days), ...archived })
    await givenItem(db, clientId, shipmentId, { sku: 'A', hts_code: '3406000000' })
  }
  expect(await codesOf('3406.00')).toEqual([['3406000000', 'NEW']])
  expect(await codesOf('340')).toEqual([])
  expect(await codesOf('3406 candle')).toEqual([])
})

it('answers five of a kind at most', async () => {
  const { db } = test.deps
  const clientId = await givenClient(db)
  for (let n = 0; n < 7; n++) await givenShipment(db, clientId, { reference: `MANY-${n}`, created_at: daysAgo(n) })
  const { shipments } = dataOf(
    await send(test, searchEverywhere, { query: { text: 'MANY' } }, await clientCaller(test.deps, clientId)),
  )
  expect(shipments.map(({ reference }) => reference)).toEqual(['MANY-0', 'MANY-1', 'MANY-2', 'MANY-3', 'MANY-4'])
})
