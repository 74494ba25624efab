// The share of a day that a visitor has: counted exactly, shared by visit and address, kept without naming anybody.
import { describe, expect, it } from 'vitest'
import { calculateAsinDuty, checkAsinDuty, lookUpAsinMaker } from '#contract/public-tools.ts'
import { givenClient } from '../../testing/builders.ts'
import { clientCaller, send, type TestApp, testApp } from '../../testing/test-app.ts'
import { CHECK, demo, post, signed, type Visitor, visitorOf } from '../../testing/visitor-calls.ts'

describe('the share of a day', () => {
  const used = (test: TestApp) => test.deps.db.selectFrom('usage_counts').selectAll().execute()

  it('is 20 over both tools; the 21st says when the day turns, and the next day all are there again', async () => {
    const test = await testApp(demo)
    const visitor = await visitorOf(test)
    for (let n = 1; n <= 20; n++) {
      const call = n % 2 === 0 ? lookUpAsinMaker : checkAsinDuty
      const body = n % 2 === 0 ? { asin: CHECK.asin, countryOfOrigin: 'CA' } : CHECK
      const answer = await send(test, call, { body }, visitor)
      expect([answer.status, answer.json.left]).toEqual([200, 20 - n])
    }
    const answer = await send(test, checkAsinDuty, { body: CHECK }, visitor)
    expect([answer.status, answer.json.error]).toEqual([
      429,
      'You have used your 20 checks and lookups for today. The day turns at midnight (America/Toronto): from 22 Nov 2026 you have 20 more.',
    ])
    expect(answer.json.details).toEqual({
      limit: 20,
      turnsAt: '2026-11-22T05:00:00.000Z',
      nextDay: '2026-11-22',
      timeZone: 'America/Toronto',
    })
    // From 15:00 to 05:00 of the next day in UTC: 14 hours.
    expect(answer.headers['retry-after']).toBe('50400')
    test.clock.at = new Date('2026-11-22T04:59:59Z')
    const late = await send(test, checkAsinDuty, { body: CHECK }, visitor)
    expect([late.status, late.headers['retry-after']]).toEqual([429, '1'])
    test.clock.at = new Date('2026-11-22T05:00:00Z')
    expect((await send(test, checkAsinDuty, { body: CHECK }, visitor)).json.left).toBe(19)
  })

  it('keeps a lookup that found nothing, until 20 were made in vain', async () => {
    const test = await testApp(demo)
    const visitor = await visitorOf(test)
    const body = { asin: 'B0NOMAKER1', countryOfOrigin: 'PT' }
    for (let n = 1; n <= 20; n++) {
      const { json } = await send(test, lookUpAsinMaker, { body }, visitor)
      expect([json.data, json.counted, json.left]).toEqual([null, false, 20])
    }
    const { json } = await send(test, lookUpAsinMaker, { body }, visitor)
    expect([json.data, json.counted, json.left]).toEqual([null, true, 19])
  })

  it('does not count for a signed-in client, who has no limit', async () => {
    const test = await testApp(demo)
    const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
    for (let n = 1; n <= 21; n++) {
      const { status, json } = await send(test, checkAsinDuty, { body: CHECK }, caller)
      expect([status, json.left, json.limit, json.turnsAt]).toEqual([200, null, null, null])
    }
    expect(await used(test)).toEqual([])
  })

  it('is exactly 20 however many call at once', async () => {
    const test = await testApp(demo)
    const visitor = await visitorOf(test)
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => send(test, checkAsinDuty, { body: CHECK }, visitor)),
    )
    const statuses = answers.map((each) => each.status)
    expect([statuses.filter((each) => each === 200).length, statuses.filter((each) => each === 429).length]).toEqual([
      20, 20,
    ])
    expect((await used(test)).map((row) => row.count)).toEqual([20, 20])
  })

  it('is not doubled by a new visit from the same address, nor by other addresses of one visit', async () => {
    const test = await testApp({ ...demo, settings: { demo: true, trustedProxies: ['127.0.0.1'] } })
    const visitor = await visitorOf(test)
    const from = async (caller: Visitor, address: string) => {
      const nonce = test.deps.newId().replaceAll('-', '').slice(0, 24)
      return (await post(test, { ...(await signed(caller, { nonce })), 'x-forwarded-for': address })).status
    }
    for (let n = 0; n < 20; n++) expect(await from(visitor, '203.0.113.9')).toBe(200)
    expect(await from(visitor, '203.0.113.10')).toBe(429)
    expect(await from(await visitorOf(test), '203.0.113.9')).toBe(429)
    expect(await from(await visitorOf(test), '203.0.113.10')).toBe(200)
  })

  it('keeps nothing that names a person, and forgets the day before', async () => {
    const test = await testApp(demo)
    const visitor = await visitorOf(test)
    await send(test, checkAsinDuty, { body: CHECK }, visitor)
    const rows = await used(test)
    const nonces = await test.deps.db.selectFrom('used_request_keys').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify([rows, nonces])).not.toContain(visitor.id)
    expect(JSON.stringify([rows, nonces])).not.toContain('127.0.0.1')
    test.clock.at = new Date('2026-11-22T12:00:00Z')
    await send(test, checkAsinDuty, { body: CHECK }, visitor)
    const after = await used(test)
    expect(after.map((row) => row.day)).toEqual(['2026-11-22', '2026-11-22'])
    expect(after.map((row) => row.subject)).not.toEqual(rows.map((row) => row.subject))
    const salts = await test.deps.db.selectFrom('daily_salts').selectAll().execute()
    expect(salts.map((row) => row.day)).toEqual(['2026-11-22'])
  })

  it('of calculations ends too, so that the tool is no free engine', async () => {
    const test = await testApp(demo)
    const visitor = await visitorOf(test)
    const body = { asin: CHECK.asin, selectedHtsCode: '3406000000', countryOfOrigin: 'CA', cadValue: 9 }
    await send(test, calculateAsinDuty, { body }, visitor)
    await test.deps.db.updateTable('usage_counts').set({ count: 200 }).where('kind', '=', 'calculation').execute()
    const answer = await send(test, calculateAsinDuty, { body }, visitor)
    expect([answer.status, answer.json.code]).toEqual([429, 'daily-calculations-used-up'])
  })
})
