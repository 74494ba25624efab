import { expect, it } from 'vitest'
import { exportShipments } from '#contract/list-file.ts'
import { exportClients } from '#contract/list-files.ts'
import { readDelimited } from '#domain/delimited-text.ts'
import { givenClient, givenShipment } from '../testing/builders.ts'
import { clientCaller, send, staffCaller, testApp } from '../testing/test-app.ts'
import { ROWS_AT_ONCE } from './serve-list-file.ts'

const cellsOf = (text: string) => {
  const read = readDelimited(text)
  return read.kind === 'rows' ? read.rows.map(({ cells }) => cells) : []
}

it('goes on past the first page, keeps to the client and its filters, and disarms formulas', async () => {
  const test = await testApp()
  const { db } = test.deps
  const [clientId, stranger] = [await givenClient(db), await givenClient(db, { email: 'stranger@example.com' })]
  await givenShipment(db, stranger, { reference: 'Of another' })
  for (let n = 0; n <= ROWS_AT_ONCE; n += 1) await givenShipment(db, clientId, { reference: `Candles ${n}` })
  await givenShipment(db, clientId, { reference: '=cmd()', status: 'open' })
  const caller = await clientCaller(test.deps, clientId)
  const all = cellsOf((await send(test, exportShipments, {}, caller)).bytes.toString())
  expect(all).toHaveLength(1 + ROWS_AT_ONCE + 2)
  expect(all.flat()).not.toContain('Of another')
  const open = await send(test, exportShipments, { query: { status: 'open' } }, caller)
  expect(cellsOf(open.bytes.toString()).map(([reference]) => reference)).toEqual(['Shipment', "'=cmd()"])
  const clients = await send(test, exportClients, {}, await staffCaller(test.deps))
  expect(cellsOf(clients.bytes.toString())).toHaveLength(3)
  expect((await send(test, exportClients, {}, caller)).status).not.toBe(200)
})
