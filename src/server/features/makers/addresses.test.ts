import { expect, it } from 'vitest'
import { listAddresses, saveAddress, saveAsinData } from '#contract/client-data.ts'
import { lookUpMaker } from '#contract/lookups.ts'
import { listAudit } from '../../store/audit-log.ts'
import { givenClient, givenItem, givenShipment } from '../../testing/builders.ts'
import { clientCaller, dataOf, send, testApp } from '../../testing/test-app.ts'

const ASIN = 'B0DEMO0020'
const address = {
  name: 'Prairie Wax Works Inc.',
  street_address: '455 Broadway',
  city: 'Winnipeg',
  state: 'MB',
  country: 'Canada',
  zip_code: 'R3C 0T7',
}

it('adds an address once, however often it is saved, with one audit entry', async () => {
  const test = await testApp()
  const clientId = await givenClient(test.deps.db)
  const caller = await clientCaller(test.deps, clientId)
  const first = dataOf(await send(test, saveAddress, { body: { address } }, caller))
  const second = dataOf(
    await send(test, saveAddress, { body: { address: { ...address, name: ' Prairie Wax Works Inc. ' } } }, caller),
  )
  expect(second.id).toBe(first.id)
  const log = await listAudit(test.deps.db, clientId, { kind: 'manufacturing_address', id: first.id })
  expect(log).toMatchObject([{ action: 'address.added', before: null, after: { city: 'Winnipeg', country: 'CA' } }])
})

it('lists addresses by name with the number of items that carry each', async () => {
  const test = await testApp()
  const { db } = test.deps
  const clientId = await givenClient(db)
  const caller = await clientCaller(test.deps, clientId)
  const { id } = dataOf(await send(test, saveAddress, { body: { address } }, caller))
  await send(test, saveAddress, { body: { address: { ...address, name: 'acme' } } }, caller)
  const shipmentId = await givenShipment(db, clientId)
  await givenItem(db, clientId, shipmentId, { manufacturing_address_id: id })
  await givenItem(db, clientId, shipmentId, { manufacturing_address_id: id })
  const listed = dataOf(await send(test, listAddresses, {}, caller))
  expect(listed.map((each) => [each.name, each.usedOnItems])).toEqual([
    ['acme', 0],
    ['Prairie Wax Works Inc.', 2],
  ])
})

it('refuses an address without a street', async () => {
  const test = await testApp()
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  const answer = await send(test, saveAddress, { body: { address: { ...address, street_address: '  ' } } }, caller)
  expect([answer.status, answer.json.error]).toEqual([400, 'May not be empty.'])
})

const EVIDENCE = {
  confidence: 4,
  reasoning: 'The contact page names the workshop.',
  sources: [{ url: 'https://maker.example/contact', description: 'Contact', type: 'official_website' }],
  research_method: 'Web search (brave); 3 pages read',
  phoneNumber: '+1 204 555 0100',
  facility_type: 'factory',
}

it('keeps what research said with an address, and who accepted it; nobody verifies by saying so', async () => {
  const test = await testApp()
  const clientId = await givenClient(test.deps.db)
  const caller = await clientCaller(test.deps, clientId)
  const given = { ...address, ...EVIDENCE, verification_status: 'verified', manufacturing_address_id: null }
  const { id } = dataOf(await send(test, saveAddress, { body: { address: given } }, caller))
  const [listed] = dataOf(await send(test, listAddresses, {}, caller))
  expect(listed).toMatchObject({ id, evidence: EVIDENCE, acceptedAt: test.deps.now().toISOString() })
  expect(listed?.acceptedBy).toBeTruthy()
  const log = await listAudit(test.deps.db, clientId, { kind: 'manufacturing_address', id })
  expect(log).toMatchObject([{ after: { evidence: { confidence: 4 } } }])
})

it('keeps what research said with an address that was typed before, once', async () => {
  const test = await testApp()
  const clientId = await givenClient(test.deps.db)
  const caller = await clientCaller(test.deps, clientId)
  const save = (given: object) => send(test, saveAddress, { body: { address: { ...address, ...given } } }, caller)
  const { id } = dataOf(await save({}))
  expect(dataOf(await save(EVIDENCE)).id).toBe(id)
  await save({ ...EVIDENCE, confidence: 1 })
  const [listed] = dataOf(await send(test, listAddresses, {}, caller))
  expect(listed).toMatchObject({ id, evidence: EVIDENCE, acceptedAt: test.deps.now().toISOString() })
  const log = await listAudit(test.deps.db, clientId, { kind: 'manufacturing_address', id })
  expect(log.map(({ action }) => action)).toEqual(['address.evidence-kept', 'address.added'])
})

it('takes the answer of a look-up as it came, and finds an address that is saved again', async () => {
  const test = await testApp()
  const clientId = await givenClient(test.deps.db)
  const caller = await clientCaller(test.deps, clientId)
  const maker = dataOf(await send(test, saveAddress, { body: { address } }, caller))
  const remembered = { manufacturing_address_id: maker.id, country_of_origin: 'CA' }
  await send(test, saveAsinData, { params: { asin: ASIN }, body: remembered }, caller)
  const asked = { asin: ASIN, productDescription: 'Candle', countryOfOrigin: 'CA' }
  const found = (await send(test, lookUpMaker, { body: asked }, caller)).json.data
  if (!found) throw new Error('nothing found')
  expect(found.manufacturing_address_id).toBe(maker.id)
  expect(dataOf(await send(test, saveAddress, { body: { address: found } }, caller))).toEqual(maker)
  const [listed] = dataOf(await send(test, listAddresses, {}, caller))
  expect(listed?.evidence).toBeNull()
})

it('keeps no evidence with an address that was typed', async () => {
  const test = await testApp()
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  await send(test, saveAddress, { body: { address } }, caller)
  const [listed] = dataOf(await send(test, listAddresses, {}, caller))
  expect(listed).toMatchObject({ evidence: null, acceptedBy: null, acceptedAt: null })
})
