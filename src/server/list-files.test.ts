// Lists as CSV files: what each line says, whose it is, and who may ask.
import { expect, it } from 'vitest'
import { exportItems } from '#contract/item-list-file.ts'
import { exportAccessRequests, exportJobs } from '#contract/list-files.ts'
import { readDelimited } from '#domain/delimited-text.ts'
import { completeCustoms, givenAddress, givenClient, givenItem, givenShipment } from './testing/builders.ts'
import { sampleWorld } from './testing/sample-world.ts'
import { clientCaller, send, staffCaller, testApp } from './testing/test-app.ts'

const cellsOf = (text: string) => {
  const read = readDelimited(text)
  return read.kind === 'rows' ? read.rows.map(({ cells }) => cells) : []
}

it('of items has each that is in the shipment, with its cost and who made it, and is nobody else’s', async () => {
  const test = await testApp()
  const { db } = test.deps
  const clientId = await givenClient(db)
  const id = await givenShipment(db, clientId)
  const maker = await givenAddress(db, clientId, { name: 'Prairie Wax', country: 'CN' })
  await givenItem(db, clientId, id, { ...completeCustoms(maker), sku: 'A-1', description: '=cmd()', quantity: 3 })
  await givenItem(db, clientId, id, { sku: 'A-2', description: 'Mug', quantity: 2 })
  await givenItem(db, clientId, id, { sku: 'A-3', description: 'Gone', removed_at: new Date() })
  const caller = await clientCaller(test.deps, clientId)
  const { bytes } = await send(test, exportItems, { params: { id } }, caller)
  const [heading, first, second, ...more] = cellsOf(bytes.toString())
  expect(heading?.slice(0, 4)).toEqual(['SKU', 'ASIN', 'FNSKU', 'Description'])
  expect([first?.[0], first?.[3], ...(first?.slice(4, 10) ?? [])]).toEqual([
    ...['A-1', "'=cmd()", '3', 'CN', '3406.00.00.00', 'yes', '6.85', '20.55'],
  ])
  expect(first?.[10]).toContain('Prairie Wax')
  expect([second?.[0], second?.[6], second?.[7], second?.[8], second?.[9]]).toEqual(['A-2', '', '', '', ''])
  expect(more).toEqual([])
  const stranger = await clientCaller(test.deps, await givenClient(db))
  const refused = await send(test, exportItems, { params: { id } }, stranger)
  expect([refused.status, refused.json.code]).toEqual([404, 'no-such-shipment'])
})

it('of requests for an account and of work is the staff’s', async () => {
  const test = await testApp()
  const { caller } = await sampleWorld(test.deps, 'Owlwood')
  const staff = await staffCaller(test.deps)
  const requests = cellsOf((await send(test, exportAccessRequests, {}, staff)).bytes.toString())
  expect(requests[0]?.slice(0, 2)).toEqual(['Company', 'Name'])
  expect(requests.slice(1).every(([company, name]) => company === 'Elora Candles' && name === 'Ada Moss')).toBe(true)
  expect(requests.length).toBeGreaterThan(1)
  const jobs = cellsOf((await send(test, exportJobs, {}, staff)).bytes.toString())
  expect(jobs[0]?.slice(0, 2)).toEqual(['Kind', 'State'])
  expect((await send(test, exportAccessRequests, {}, caller)).status).not.toBe(200)
  expect((await send(test, exportJobs, {}, caller)).status).not.toBe(200)
})
