import { expect, it } from 'vitest'
import { saveMandate } from '#contract/mandates.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { feedSecurityEvents, listSecurityEvents } from '#contract/security-events.ts'
import { login, staffLogin } from '#contract/session.ts'
import * as calls from '#contract/sessions.ts'
import { listShipments } from '#contract/shipments.ts'
import { givenClient, givenShipment } from '../../testing/builders.ts'
import { MANDATE } from '../../testing/sample-calls.ts'
import { givenSettings, STAFF_PASSWORD } from '../../testing/sample-world.ts'
import { clientCaller, dataOf, send, staffCaller, TEST_NOW, type TestApp, testApp } from '../../testing/test-app.ts'

const DAY_MS = 86_400_000
const at = (test: TestApp, ms: number) => {
  test.clock.at = new Date(TEST_NOW.getTime() + ms)
}
const events = async (test: TestApp, query: object = {}) =>
  dataOf(await send(test, listSecurityEvents, { query }, await staffCaller(test.deps)))

/** Staff signing in through a trusted proxy that names the address of the caller. */
async function guess(test: TestApp, address: string, password: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  return (await test.app.inject({ method: 'POST', url: staffLogin.path, headers, payload: { password } })).statusCode
}

it('ends a session of a client 30 days after sign-in, however often it is used', async () => {
  const test = await testApp()
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  for (const day of [5, 11, 17, 23, 29]) {
    at(test, day * DAY_MS)
    expect((await send(test, listShipments, {}, caller)).status).toBe(200)
  }
  at(test, 30 * DAY_MS)
  expect((await send(test, listShipments, {}, caller)).status).toBe(401)
})

it('ends sessions that nobody uses: of staff after two hours, of a client after seven days', async () => {
  const test = await testApp()
  const client = await clientCaller(test.deps, await givenClient(test.deps.db))
  const [idle, used] = [await staffCaller(test.deps), await staffCaller(test.deps)]
  const status = async (caller: typeof idle) => (await send(test, calls.listStaffSessions, {}, caller)).status
  at(test, 119 * 60_000)
  expect(await status(used)).toBe(200)
  at(test, 121 * 60_000)
  expect([await status(idle), await status(used)]).toEqual([401, 200])
  expect(dataOf(await send(test, calls.listStaffSessions, {}, used))).toHaveLength(1)
  at(test, 7 * DAY_MS - 1)
  expect((await send(test, listShipments, {}, client)).status).toBe(200)
  at(test, 14 * DAY_MS)
  expect((await send(test, listShipments, {}, client)).status).toBe(401)
})

it('shows a client its own sessions and ends one, or all but the one at hand', async () => {
  const test = await testApp()
  const clientId = await givenClient(test.deps.db)
  const [here, there, third] = [
    await clientCaller(test.deps, clientId),
    await clientCaller(test.deps, clientId),
    await clientCaller(test.deps, clientId),
  ]
  await clientCaller(test.deps, await givenClient(test.deps.db))
  const listed = dataOf(await send(test, calls.listSessions, {}, here))
  expect(listed).toHaveLength(3)
  const own = listed.find(({ isThis }) => isThis)
  const ofThere = dataOf(await send(test, calls.listSessions, {}, there)).find(({ isThis }) => isThis)
  await send(test, calls.endOneSession, { params: { sessionId: ofThere?.id ?? '' } }, here)
  expect((await send(test, listShipments, {}, there)).status).toBe(401)
  expect((await send(test, calls.endOtherSessions, {}, here)).json.ended).toBe(1)
  expect((await send(test, listShipments, {}, third)).status).toBe(401)
  expect(dataOf(await send(test, calls.listSessions, {}, here)).map(({ id }) => id)).toEqual([own?.id])
})

it('lets staff end every session of one client, and of no other', async () => {
  const test = await testApp()
  const clientId = await givenClient(test.deps.db)
  const [one, other] = [
    await clientCaller(test.deps, clientId),
    await clientCaller(test.deps, await givenClient(test.deps.db)),
  ]
  const staff = await staffCaller(test.deps)
  const ended = await send(test, onBehalf(calls.endOtherSessions), { params: { clientId } }, staff)
  expect(ended.json.ended).toBe(1)
  expect((await send(test, listShipments, {}, one)).status).toBe(401)
  expect((await send(test, listShipments, {}, other)).status).toBe(200)
  expect((await events(test))[0]).toMatchObject({ kind: 'sessions-ended', clientId, by: { kind: 'staff' } })
})

it('ends the sessions of a client whose e-mail address changes, by whatever way', async () => {
  const test = await testApp()
  const clientId = await givenClient(test.deps.db, { email: 'old@example.com', name: 'Prairie Wax Works' })
  const caller = await clientCaller(test.deps, clientId)
  const change = (fields: object) =>
    test.deps.db.updateTable('clients').set(fields).where('id', '=', clientId).execute()
  await change({ name: 'Prairie Wax' })
  expect((await send(test, listShipments, {}, caller)).status).toBe(200)
  await change({ email: 'new@example.com' })
  expect((await send(test, listShipments, {}, caller)).status).toBe(401)
  expect(await events(test, { kind: 'email-changed' })).toMatchObject([{ clientId, by: { name: 'Prairie Wax' } }])
})

it('writes down who signed in and who failed, without the address of a stranger', async () => {
  const test = await testApp()
  const clientId = await givenClient(test.deps.db, { email: 'dana@example.com', name: 'Prairie Wax Works' })
  await givenShipment(test.deps.db, clientId)
  await send(test, login, { body: { email: 'dana@example.com' } })
  await send(test, login, { body: { email: 'somebody@example.com' } })
  await send(test, staffLogin, { body: { password: 'a wrong one' } })
  const address = '127.0.0.1'
  expect(await events(test)).toMatchObject([
    { kind: 'sign-in-failed', by: { kind: 'nobody', name: null }, address, detail: 'staff-password-wrong' },
    { kind: 'sign-in-failed', by: { kind: 'nobody', name: 's…@example.com' }, address, detail: 'sign-in-refused' },
    { kind: 'sign-in', by: { kind: 'client', name: 'dana@example.com' }, clientId, address },
  ])
  expect(await events(test, { who: 'Dana@example.com' })).toHaveLength(1)
  expect(await events(test, { who: address, kind: 'sign-in-failed' })).toHaveLength(2)
})

it('writes down what staff change on behalf of a client, and gives a collector every event once', async () => {
  const test = await testApp()
  const clientId = await givenClient(test.deps.db)
  const staff = await staffCaller(test.deps)
  expect((await send(test, saveMandate, { params: { clientId }, body: { mandate: MANDATE } }, staff)).status).toBe(200)
  expect(await events(test)).toMatchObject([{ kind: 'on-behalf', clientId, by: { kind: 'staff', name: 'Staff' } }])
  const feed = async (after?: string) => {
    const { bytes } = await send(test, feedSecurityEvents, { query: after ? { after } : {} }, staff)
    return bytes
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  }
  expect(await feed()).toEqual([])
  at(test, 5000)
  const [first, ...more] = await feed()
  expect([first.kind, more.length]).toEqual(['on-behalf', 0])
  expect(await feed(first.id)).toEqual([])
})

it('takes twenty wrong staff passwords in a quarter of an hour from all strange addresses together', async () => {
  const test = await testApp({ settings: { trustedProxies: ['127.0.0.1'] } })
  await givenSettings(test.deps)
  expect(await guess(test, '192.0.2.1', STAFF_PASSWORD)).toBe(200)
  const answers = []
  for (let n = 0; n < 22; n++) answers.push(await guess(test, `198.51.100.${n}`, 'wrong'))
  expect(answers.filter((status) => status === 401)).toHaveLength(20)
  expect(await guess(test, '203.0.113.5', STAFF_PASSWORD)).toBe(429)
  expect(await guess(test, '192.0.2.1', STAFF_PASSWORD)).toBe(200)
  at(test, 15 * 60_000 + 1)
  expect(await guess(test, '203.0.113.5', STAFF_PASSWORD)).toBe(200)
})
