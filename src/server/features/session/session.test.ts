import { describe, expect, it } from 'vitest'
import { chooseLanguage, login, logout, staffLogin } from '#contract/session.ts'
import { listShipments } from '#contract/shipments.ts'
import { listClients } from '#contract/staff.ts'
import { hashPassword } from '../../records/session/password.ts'
import { hashToken } from '../../store/sessions.ts'
import { saveSetting } from '../../store/settings.ts'
import { givenClient, givenShipment } from '../../testing/builders.ts'
import { send, TEST_NOW, type TestApp, type TestCaller, testApp } from '../../testing/test-app.ts'

const DAY_MS = 86_400_000
const EMAIL = 'dana@example.com'
const REFUSED = 'Login failed. Please check your email and try again.'

async function signedIn(test: TestApp): Promise<TestCaller> {
  const clientId = await givenClient(test.deps.db, { email: EMAIL })
  await givenShipment(test.deps.db, clientId)
  const { json } = await send(test, login, { body: { email: EMAIL } })
  if (json.mode !== 'direct') throw new Error('a code was sent')
  return { kind: 'client', token: json.token }
}

async function staffSignedIn(test: TestApp): Promise<TestCaller> {
  await saveSetting(test.deps.db, 'staff_password_hash', await hashPassword('right one'), TEST_NOW)
  const { json } = await send(test, staffLogin, { body: { password: 'right one' } })
  return { kind: 'staff', token: json.token }
}

describe('signing a client in', () => {
  it('answers a token, the end of the session in 30 days and the company', async () => {
    const test = await testApp()
    const clientId = await givenClient(test.deps.db, { email: EMAIL, name: 'Prairie Wax Works' })
    await givenShipment(test.deps.db, clientId)
    const answer = await send(test, login, { body: { email: ' Dana@Example.com ' } })
    expect(answer.status).toBe(200)
    expect(answer.json).toEqual({
      success: true,
      mode: 'direct',
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: '2026-12-21T15:00:00.000Z',
      user: { id: clientId, companyName: 'Prairie Wax Works' },
    })
  })

  it('answers the language that the client chose, from wherever it signs in', async () => {
    const test = await testApp()
    const caller = await signedIn(test)
    expect((await send(test, chooseLanguage, { body: { language: 'fr' } }, caller)).status).toBe(200)
    const { json } = await send(test, login, { body: { email: EMAIL } })
    expect(json).toMatchObject({ mode: 'direct', language: 'fr' })
  })

  it('stores the hash of the token and never the token', async () => {
    const test = await testApp()
    const { token } = await signedIn(test)
    const rows = await test.deps.db.selectFrom('sessions').selectAll().execute()
    expect(rows.map((row) => row.token_hash)).toEqual([hashToken(token)])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each([
    ['created 3 months ago to the day', '2026-08-21T15:00:00Z', null, 200],
    ['created a minute earlier', '2026-08-21T14:59:00Z', null, 401],
    ['created long ago but shipped in the window', '2026-01-05T00:00:00Z', '2026-09-01T00:00:00Z', 200],
    ['created and shipped long ago', '2026-01-05T00:00:00Z', '2026-02-01T00:00:00Z', 401],
  ])('with the last shipment %s', async (_, created, shipped, status) => {
    const test = await testApp()
    const clientId = await givenClient(test.deps.db, { email: EMAIL })
    const at = { created_at: new Date(created), shipped_at: shipped ? new Date(shipped) : null }
    await givenShipment(test.deps.db, clientId, at)
    expect((await send(test, login, { body: { email: EMAIL } })).status).toBe(status)
  })

  it('gives the same refusal for an unknown address and a client without activity', async () => {
    const test = await testApp()
    await givenClient(test.deps.db, { email: EMAIL })
    const dormant = await send(test, login, { body: { email: EMAIL } })
    const unknown = await send(test, login, { body: { email: 'nobody@example.com' } })
    expect([dormant.status, dormant.json.error]).toEqual([401, REFUSED])
    expect([unknown.status, unknown.json]).toEqual([401, dormant.json])
  })

  it('lets an address try so many times a minute', async () => {
    const test = await testApp({ settings: { signInsPerMinute: 2 } })
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await send(test, login, { body: { email: EMAIL } })).status)
    expect(statuses).toEqual([401, 401, 429])
    test.clock.at = new Date(TEST_NOW.getTime() + 60_000)
    expect((await send(test, login, { body: { email: EMAIL } })).status).toBe(401)
  })
})

describe('a session', () => {
  it('of a client ends 30 days after sign-in, used or not', async () => {
    const test = await testApp()
    const caller = await signedIn(test)
    for (const day of [6, 12, 18, 24, 29]) {
      test.clock.at = new Date(TEST_NOW.getTime() + day * DAY_MS)
      expect((await send(test, listShipments, {}, caller)).status).toBe(200)
    }
    test.clock.at = new Date(TEST_NOW.getTime() + 30 * DAY_MS)
    const answer = await send(test, listShipments, {}, caller)
    expect([answer.status, answer.json.error]).toEqual([401, 'Your session has expired. Please log in again.'])
  })

  it('of staff ends 12 hours after sign-in, used or not', async () => {
    const test = await testApp()
    const caller = await staffSignedIn(test)
    for (const minutes of [100, 200, 300, 400, 500, 600, 719]) {
      test.clock.at = new Date(TEST_NOW.getTime() + minutes * 60_000)
      expect((await send(test, listClients, {}, caller)).status).toBe(200)
    }
    test.clock.at = new Date(TEST_NOW.getTime() + 12 * 3_600_000)
    expect((await send(test, listClients, {}, caller)).status).toBe(401)
  })

  it('ends with logout', async () => {
    const test = await testApp()
    const caller = await signedIn(test)
    expect((await send(test, logout, {}, caller)).status).toBe(200)
    expect((await send(test, listShipments, {}, caller)).status).toBe(401)
  })
})

describe('signing staff in', () => {
  it('refuses a wrong password, and every password while none is set', async () => {
    const test = await testApp()
    expect((await send(test, staffLogin, { body: { password: 'any' } })).status).toBe(401)
    await saveSetting(test.deps.db, 'staff_password_hash', await hashPassword('right one'), TEST_NOW)
    const wrong = await send(test, staffLogin, { body: { password: 'wrong one' } })
    expect([wrong.status, wrong.json.error]).toEqual([401, 'Invalid password'])
  })

  it('refuses even the right password after five wrong ones, for 15 minutes', async () => {
    const test = await testApp()
    await staffSignedIn(test)
    for (let n = 0; n < 5; n++) await send(test, staffLogin, { body: { password: 'wrong one' } })
    expect((await send(test, staffLogin, { body: { password: 'right one' } })).status).toBe(429)
    test.clock.at = new Date(TEST_NOW.getTime() + 15 * 60_000)
    expect((await send(test, staffLogin, { body: { password: 'right one' } })).status).toBe(200)
  })

  it('keeps the session of a client out of calls for staff, and the other way round', async () => {
    const test = await testApp()
    const client = await signedIn(test)
    const staff = await staffSignedIn(test)
    expect((await send(test, listClients, {}, client)).status).toBe(403)
    expect((await send(test, listShipments, {}, staff)).status).toBe(403)
    expect((await send(test, listClients, {}, staff)).json.data).toHaveLength(1)
  })
})
