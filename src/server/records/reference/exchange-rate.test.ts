import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { type CalendarDate, day, dayIn } from '#domain/calendar.ts'
import { decimal } from '#domain/money.ts'
import { ProviderError } from '../../errors.ts'
import { silentLog } from '../../log.ts'
import type { DailyRate, ExchangeRateProvider } from '../../providers/exchange-rate/exchange-rate.ts'
import { findNewestRate, saveRate } from '../../store/exchange-rates.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { currentExchangeRate, settleExchangeRate } from './exchange-rate.ts'

const HOUR_MS = 3_600_000

/** A bank that answers what the test lays down: a rate, or nothing. */
function bank(answer: DailyRate | undefined) {
  const state = { answer, calls: 0 }
  const provider: ExchangeRateProvider = {
    name: 'bank-of-canada',
    latest: async () => {
      state.calls += 1
      if (!state.answer) throw new ProviderError('bank-of-canada', 'answered 500', true)
      return state.answer
    },
  }
  return { state, provider }
}

const rate = (on: string, usdToCad = '1.3999', cadToUsd = '0.7143'): DailyRate => ({
  day: day(on),
  usdToCad: decimal(usdToCad),
  cadToUsd: decimal(cadToUsd),
})

/** What a test asked the bank for is stored before the next test empties the table. */
const asked: Parameters<typeof settleExchangeRate>[0][] = []

afterEach(async () => {
  await Promise.all(asked.splice(0).map(settleExchangeRate))
})

async function setUp(answer: DailyRate | undefined, at = '2026-11-20T22:00:00Z') {
  const clock = { at: new Date(at) }
  const { state, provider } = bank(answer)
  const needs = {
    db: (await testDatabase()).db,
    now: () => clock.at,
    today: (): CalendarDate => dayIn('America/Toronto', clock.at),
    log: silentLog(),
    exchangeRates: provider,
  }
  asked.push(needs)
  const ask = async () => {
    const { cadToUsd, usdToCad, asOf, source } = await currentExchangeRate(needs)
    return { cadToUsd: cadToUsd.toString(), usdToCad: usdToCad.toString(), asOf, source }
  }
  return { needs, ask, state, clock }
}

describe('the exchange rate in use', () => {
  it("is the bank's, each direction as published, and is stored", async () => {
    const { needs, ask } = await setUp(rate('2026-11-20'))
    expect(await ask()).toEqual({
      cadToUsd: '0.7143',
      usdToCad: '1.3999',
      asOf: '2026-11-20',
      source: 'bank-of-canada',
    })
    expect((await findNewestRate(needs.db))?.day).toBe('2026-11-20')
  })

  it('is the fallback 0.74 and 1.35, marked as such, when the bank never answered', async () => {
    const { ask } = await setUp(undefined)
    expect(await ask()).toEqual({ cadToUsd: '0.74', usdToCad: '1.35', asOf: null, source: 'fallback' })
  })

  it('is the last stored one, marked as such, when the bank stops answering', async () => {
    const { needs, ask } = await setUp(undefined)
    await saveRate(needs.db, {
      ...rate('2026-11-12'),
      source: 'bank-of-canada',
      fetchedAt: new Date('2026-11-12T22:00:00Z'),
    })
    expect(await ask()).toMatchObject({ asOf: '2026-11-12', source: 'stored' })
    await settleExchangeRate(needs)
    expect(await ask()).toMatchObject({ asOf: '2026-11-12', source: 'stored' })
  })

  it("is still the bank's on Monday morning with Friday's rate, before the new one is out", async () => {
    const { needs, ask } = await setUp(undefined, '2026-11-23T14:00:00Z')
    await saveRate(needs.db, {
      ...rate('2026-11-20'),
      source: 'bank-of-canada',
      fetchedAt: new Date('2026-11-20T22:00:00Z'),
    })
    expect(await ask()).toMatchObject({ asOf: '2026-11-20', source: 'bank-of-canada' })
  })

  it('is asked of the bank once in three hours however many want it', async () => {
    const { ask, state, clock } = await setUp(rate('2026-11-20'))
    await Promise.all([ask(), ask(), ask()])
    await ask()
    expect(state.calls).toBe(1)
    clock.at = new Date(clock.at.getTime() + 3 * HOUR_MS)
    await ask()
    expect(state.calls).toBe(2)
  })

  it('is served old at once while the new one is fetched behind the request', async () => {
    const { needs, ask, state, clock } = await setUp(rate('2026-11-20'))
    await ask()
    state.answer = rate('2026-11-23', '1.4100', '0.7092')
    clock.at = new Date('2026-11-23T22:00:00Z')
    expect(await ask()).toMatchObject({ asOf: '2026-11-20' })
    await settleExchangeRate(needs)
    expect(await ask()).toMatchObject({ asOf: '2026-11-23', usdToCad: '1.41', source: 'bank-of-canada' })
  })

  it('leaves a bank that failed alone for five minutes', async () => {
    const { needs, ask, state, clock } = await setUp(undefined)
    await ask()
    await ask()
    expect(state.calls).toBe(1)
    clock.at = new Date(clock.at.getTime() + 5 * 60_000)
    state.answer = rate('2026-11-20')
    await ask()
    await settleExchangeRate(needs)
    expect(await ask()).toMatchObject({ source: 'bank-of-canada' })
  })

  it('never goes back to an older day than it knows', async () => {
    const { needs, ask, state, clock } = await setUp(rate('2026-11-20'))
    await ask()
    state.answer = rate('2026-11-18')
    clock.at = new Date(clock.at.getTime() + 4 * HOUR_MS)
    await ask()
    await settleExchangeRate(needs)
    expect(await ask()).toMatchObject({ asOf: '2026-11-20' })
  })

  it('is answered within two seconds though the bank is silent', async () => {
    const { needs } = await setUp(undefined)
    const silent: ExchangeRateProvider = { name: 'silent', latest: () => new Promise(() => undefined) }
    // Timers end in the order they are due in, however busy the machine is.
    const tooLate = pause(2000, { source: 'none within two seconds' })
    const first = await Promise.race([currentExchangeRate({ ...needs, exchangeRates: silent }), tooLate])
    expect(first.source).toBe('fallback')
  })
})
