import { expect, it } from 'vitest'
import { getBusinessInfo, saveBusinessInfo } from '#contract/client-data.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { completeData } from '#contract/shipments.ts'
import { listAudit } from '../../store/audit-log.ts'
import { givenClient, givenShipment } from '../../testing/builders.ts'
import { clientCaller, dataOf, send, staffCaller, testApp } from '../../testing/test-app.ts'

/** The business number passes its check: 1+4+3+8+5+3+7+7+2 = 40. */
const info = {
  legal_name: 'Prairie Wax Works Inc.',
  phone_number: '+1 204 555 0142',
  business_type: 'canadian_corporation',
  canadian_business_number: '123456782',
  address_line1: '455 Broadway',
  city: 'Winnipeg',
  state: 'MB',
  country: 'CA',
  postal_code: 'R3C 0T7',
  shipping_agreement_signed: true,
} as const

it('answers null before anything was saved and the whole of it afterwards', async () => {
  const test = await testApp()
  const { db } = test.deps
  const clientId = await givenClient(db)
  const caller = await clientCaller(test.deps, clientId)
  const before = await send(test, getBusinessInfo, {}, caller)
  expect(before.json.data).toBeNull()
  expect((await send(test, saveBusinessInfo, { body: info }, caller)).status).toBe(200)
  expect(dataOf(await send(test, getBusinessInfo, {}, caller))).toEqual({
    ...info,
    company_name: 'Prairie Wax Works Inc.',
    address_line2: null,
    importer: null,
    importer_locked: false,
    version: expect.any(String),
  })
  const params = { id: await givenShipment(db, clientId) }
  expect(dataOf(await send(test, completeData, { params }, caller)).businessInfoComplete).toBe(true)
})

it('logs only what changed', async () => {
  const test = await testApp()
  const clientId = await givenClient(test.deps.db)
  const caller = await clientCaller(test.deps, clientId)
  await send(test, saveBusinessInfo, { body: info }, caller)
  await send(test, saveBusinessInfo, { body: { ...info, city: 'Brandon' } }, caller)
  await send(test, saveBusinessInfo, { body: { ...info, city: 'Brandon' } }, caller)
  const log = await listAudit(test.deps.db, clientId, { kind: 'business_info', id: clientId })
  expect(log).toHaveLength(2)
  expect(log[0]).toMatchObject({ before: { city: 'Winnipeg' }, after: { city: 'Brandon' } })
})

it('refuses what somebody else saved over, by the version that the form was opened with', async () => {
  const test = await testApp()
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  const save = (body: object) => send(test, saveBusinessInfo, { body: { ...info, ...body } }, caller)
  const version = async () => dataOf(await send(test, getBusinessInfo, {}, caller))?.version
  expect((await save({ version: null })).status).toBe(200)
  expect((await save({ city: 'Brandon', version: null })).json).toMatchObject({ code: 'changed-meanwhile' })
  const opened = await version()
  expect((await save({ phone_number: '+1 204 555 0199', version: opened })).status).toBe(200)
  const late = await save({ city: 'Brandon', version: opened })
  expect([late.status, late.json]).toMatchObject([409, { code: 'changed-meanwhile' }])
  const importer = { name: 'Prairie Imports LLC' }
  const between = await version()
  expect((await save({ phone_number: '+1 204 555 0199', importer, version: between })).status).toBe(200)
  expect((await save({ city: 'Brandon', version: between })).status).toBe(409)
  expect((await save({ city: 'Brandon', version: await version() })).status).toBe(200)
  expect((await save({ city: 'Gimli' })).status).toBe(200)
})

it('lets staff fill in and change everything but the agreement, which stays as the client left it', async () => {
  const test = await testApp()
  const clientId = await givenClient(test.deps.db)
  const [client, staff] = [await clientCaller(test.deps, clientId), await staffCaller(test.deps)]
  const byStaff = (body: object) =>
    send(test, onBehalf(saveBusinessInfo), { params: { clientId }, body: { ...info, ...body } }, staff)
  const refused = await byStaff({})
  expect([refused.status, refused.json.code]).toEqual([409, 'client-agrees'])
  const saved = async () => {
    const { city, shipping_agreement_signed } = dataOf(await send(test, getBusinessInfo, {}, client)) ?? {}
    return [city, shipping_agreement_signed]
  }
  expect(await saved()).toEqual([undefined, undefined])
  expect((await byStaff({ shipping_agreement_signed: false })).status).toBe(200)
  expect(await saved()).toEqual([info.city, false])
  expect((await byStaff({})).json.code).toBe('client-agrees')
  await send(test, saveBusinessInfo, { body: info }, client)
  expect((await byStaff({ city: 'Brandon' })).status).toBe(200)
  expect((await byStaff({ city: 'Gimli', shipping_agreement_signed: false })).status).toBe(200)
  expect(await saved()).toEqual(['Gimli', true])
})

it('takes nine digits whose check digit does not fit: the paper warns of it', async () => {
  const test = await testApp()
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  const body = { ...info, canadian_business_number: '123456789' }
  expect((await send(test, saveBusinessInfo, { body }, caller)).status).toBe(200)
  expect(dataOf(await send(test, getBusinessInfo, {}, caller))?.canadian_business_number).toBe('123456789')
})

/** An address that lies in Canada, whatever country is said. */
const GUELPH = { business_type: 'sole_proprietorship', city: 'Guelph', state: 'ON', postal_code: 'N1H 3A1' } as const

it.each([
  [
    'a province under another country',
    { ...GUELPH, country: 'US' },
    'The province or state is in Canada, the country says United States. Set the country to Canada.',
  ],
  [
    'a postal code under another country',
    { ...GUELPH, state: null, country: 'FR' },
    'The postal code has the form of Canada, the country says France. Set the country to Canada.',
  ],
  [
    'a state of the US under Canada',
    { ...GUELPH, country: 'CA', city: 'Buffalo', state: 'NY', postal_code: '14201' },
    'The province or state is in United States, the country says Canada. Set the country to United States.',
  ],
  [
    'an importer under another country',
    { importer: { name: 'Prairie Imports LLC', country: 'CA', state: 'ND', postal_code: '58103' } },
    'The province or state is in United States, the country says Canada. Set the country to United States.',
  ],
])('refuses %s and names the country that fits, until somebody keeps it as it is', async (_, place, error) => {
  const test = await testApp()
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  const save = (more: object) => send(test, saveBusinessInfo, { body: { ...info, ...place, ...more } }, caller)
  const refused = await save({})
  expect([refused.status, refused.json.code, refused.json.error]).toEqual([400, 'place-of-other-country', error])
  expect((await send(test, getBusinessInfo, {}, caller)).json.data).toBeNull()
  const other = 'importer' in place ? 'business' : 'importer'
  expect((await save({ places_kept: [other] })).status).toBe(400)
  expect((await save({ places_kept: ['business', 'importer'] })).status).toBe(200)
})

it('takes a corporation with an address in Canada whatever country was chosen', async () => {
  const test = await testApp()
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  const body = { ...info, ...GUELPH, business_type: 'canadian_corporation', country: 'US' } as const
  expect((await send(test, saveBusinessInfo, { body }, caller)).status).toBe(200)
  expect(dataOf(await send(test, getBusinessInfo, {}, caller))?.country).toBe('CA')
})

it.each([
  ['an agreement that is not signed', { shipping_agreement_signed: false }, 'Sign the shipping agreement to continue'],
  ['a corporation without number', { canadian_business_number: null }, 'Canadian business number is required'],
  [
    'a number of eight digits',
    { canadian_business_number: '12345678' },
    'The Canadian business number has exactly 9 digits',
  ],
  ['an unknown business type', { business_type: 'club' }, 'Give one of: canadian_corporation, sole_proprietorship.'],
  [
    'a country that does not exist',
    { country: 'Narnia' },
    '"Narnia" is not a country. Use a two-letter code such as CA.',
  ],
])('refuses %s', async (_, wrong, error) => {
  const test = await testApp()
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  const body: Record<string, unknown> = { ...info, ...wrong }
  const answer = await send(
    test,
    { ...saveBusinessInfo, body: saveBusinessInfo.body.partial().loose() },
    { body },
    caller,
  )
  expect([answer.status, answer.json.error]).toEqual([400, error])
})
