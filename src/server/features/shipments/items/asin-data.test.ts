import { describe, expect, it } from 'vitest'
import { getAsinData, saveAsinData } from '#contract/client-data.ts'
import { listAudit } from '../../../store/audit-log.ts'
import { givenAddress, givenClient } from '../../../testing/builders.ts'
import { clientCaller, dataOf, send, staffCaller, testApp } from '../../../testing/test-app.ts'

const asin = 'B08N5WRWNW'
const params = { asin }

describe('data of an ASIN', () => {
  it('is empty while nothing is remembered', async () => {
    const test = await testApp()
    const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
    const memory = dataOf(await send(test, getAsinData, { params }, caller))
    expect(memory).toEqual({
      country_of_origin: null,
      hts_code: null,
      hts_description: null,
      hts_confidence: null,
      cogs_cad: null,
      manufacturing_address: null,
      manufacturing_address_id: null,
      updated_at: null,
      manufacturingAddresses: [],
    })
  })

  it('keeps fields left out and empties those given as null', async () => {
    const test = await testApp()
    const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
    await send(test, saveAsinData, { params, body: { country_of_origin: 'CN', cogs_cad: 6.5 } }, caller)
    await send(test, saveAsinData, { params, body: { cogs_cad: null, hts_code: '3406000000' } }, caller)
    const memory = dataOf(await send(test, getAsinData, { params }, caller))
    expect(memory).toMatchObject({ country_of_origin: 'CN', cogs_cad: null, hts_code: '3406000000' })
  })

  it('refuses words in place of a code and keeps the one that is stored', async () => {
    const test = await testApp()
    const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
    await send(test, saveAsinData, { params, body: { hts_code: '3406.00 0000' } }, caller)
    const refused = await send(test, saveAsinData, { params, body: { hts_code: 'see invoice' } }, caller)
    expect([refused.status, refused.json.error]).toEqual([400, 'Invalid HTS code: Must be exactly 10 digits (0/10)'])
    expect(dataOf(await send(test, getAsinData, { params }, caller)).hts_code).toBe('3406000000')
  })

  it('is saved by staff for the client they name, and the log says so', async () => {
    const test = await testApp()
    const clientId = await givenClient(test.deps.db)
    const staff = await staffCaller(test.deps)
    const saved = await send(test, saveAsinData, { params, body: { country_of_origin: 'CA', clientId } }, staff)
    expect(saved.status).toBe(200)
    const memory = dataOf(await send(test, getAsinData, { params, query: { clientId } }, staff))
    expect(memory.country_of_origin).toBe('CA')
    const [entry] = await listAudit(test.deps.db, clientId, { kind: 'asin_data', id: asin })
    expect(entry).toMatchObject({
      actor: { kind: 'staff', name: 'Staff' },
      before: { country_of_origin: null },
      after: { country_of_origin: 'CA' },
    })
  })

  it('needs staff to name a client that exists', async () => {
    const test = await testApp()
    const staff = await staffCaller(test.deps)
    const unnamed = await send(test, getAsinData, { params }, staff)
    expect([unnamed.status, unnamed.json.error]).toEqual([400, 'Name the client this is for with clientId.'])
    const clientId = '00000000-0000-4000-8000-000000000000'
    expect((await send(test, getAsinData, { params, query: { clientId } }, staff)).status).toBe(404)
    expect((await send(test, saveAsinData, { params, body: { clientId, cogs_cad: 1 } }, staff)).status).toBe(404)
  })

  it('brings the words of an address with its id, and empties both together', async () => {
    const test = await testApp()
    const client = await givenClient(test.deps.db)
    const caller = await clientCaller(test.deps, client)
    const first = await givenAddress(test.deps.db, client, { name: 'Kingston Candle Works' })
    const second = await givenAddress(test.deps.db, client, { name: 'Maple Ridge Candle Works' })
    const words = async () => dataOf(await send(test, getAsinData, { params }, caller)).manufacturing_address
    await send(test, saveAsinData, { params, body: { manufacturing_address_id: first } }, caller)
    expect(await words()).toMatch(/^Kingston Candle Works, /)
    await send(test, saveAsinData, { params, body: { manufacturing_address_id: second } }, caller)
    expect(await words()).toMatch(/^Maple Ridge Candle Works, /)
    await send(test, saveAsinData, { params, body: { manufacturing_address_id: null } }, caller)
    expect(await words()).toBeNull()
  })

  it('refuses the address of another client', async () => {
    const test = await testApp()
    const { db } = test.deps
    const caller = await clientCaller(test.deps, await givenClient(db))
    const foreign = await givenAddress(db, await givenClient(db))
    const answer = await send(test, saveAsinData, { params, body: { manufacturing_address_id: foreign } }, caller)
    expect(answer.status).toBe(404)
  })
})
