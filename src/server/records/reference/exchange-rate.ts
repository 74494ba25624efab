// The exchange rate that every screen, estimate and paper uses. A request never waits for the bank when any rate is known.
import { setTimeout as pause } from 'node:timers/promises'
import { addDays, type CalendarDate } from '#domain/calendar.ts'
import { type ExchangeRate, FALLBACK_RATE } from '#domain/exchange.ts'
import type { Deps } from '../../deps.ts'
import { ProviderError } from '../../errors.ts'
import type { ExchangeRateProvider } from '../../providers/exchange-rate/exchange-rate.ts'
import { findNewestRate, type StoredRate, saveRate } from '../../store/exchange-rates.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'today' | 'log' | 'exchangeRates'>

/** A fetched rate is used this long before the bank is asked again: it publishes once a business day. */
const FRESH_MS = 3 * 60 * 60 * 1000
/** After a failure the bank is left alone this long. */
const RETRY_MS = 5 * 60 * 1000
/** How long the very first request may wait for a rate. */
const FIRST_WAIT_MS = 1500

/** What is known so far from one provider, kept in memory so that the table is read once. */
type Known = {
  rate: StoredRate | undefined
  reading: Promise<void> | undefined
  refresh: Promise<void> | undefined
  failedAt: number | undefined
}
const knownByProvider = new WeakMap<ExchangeRateProvider, Known>()

/**
 * The rate to use now. 'bank-of-canada': fetched within hours, or of the last business day; 'stored': the newest that was
 * ever fetched, while the bank does not answer; 'fallback': none was. An old rate is used at once and refreshed behind the
 * request; only when no rate is known does the caller wait, at most 1.5 seconds. Never throws for the bank's sake.
 */
export async function currentExchangeRate(needs: Needs): Promise<ExchangeRate> {
  const known = await knownFrom(needs)
  if (!isFresh(known, needs)) refreshInBackground(known, needs)
  if (!known.rate && known.refresh) await atMost(FIRST_WAIT_MS, known.refresh)
  if (!known.rate) return FALLBACK_RATE
  const { cadToUsd, usdToCad, day } = known.rate
  const current = isFresh(known, needs) || day >= lastBusinessDayBefore(needs.today())
  return { cadToUsd, usdToCad, asOf: day, source: current ? 'bank-of-canada' : 'stored' }
}

/** Waits for a refresh that is under way: before the database closes, and in tests. */
export async function settleExchangeRate({ exchangeRates }: Pick<Needs, 'exchangeRates'>): Promise<void> {
  await knownByProvider.get(exchangeRates)?.refresh
}

/** What is known, the table's newest rate included; many requests at the start share one read. */
async function knownFrom({ db, exchangeRates }: Needs): Promise<Known> {
  const known = knownByProvider.get(exchangeRates) ?? {
    rate: undefined,
    reading: undefined,
    refresh: undefined,
    failedAt: undefined,
  }
  knownByProvider.set(exchangeRates, known)
  known.reading ??= readTable(known, db)
  await known.reading
  return known
}

/** A read that fails is tried again by the next request. */
async function readTable(known: Known, db: Needs['db']): Promise<void> {
  try {
    const stored = await findNewestRate(db)
    known.rate = newer(known.rate, stored)
  } catch (err) {
    known.reading = undefined
    throw err
  }
}

const isFresh = ({ rate }: Known, { now }: Needs): boolean =>
  rate !== undefined && now().getTime() - rate.fetchedAt.getTime() < FRESH_MS

function refreshInBackground(known: Known, needs: Needs): void {
  const failedLately = known.failedAt !== undefined && needs.now().getTime() - known.failedAt < RETRY_MS
  if (known.refresh || failedLately) return
  known.refresh = refresh(known, needs).finally(() => {
    known.refresh = undefined
  })
}

/** Never rejects: a failure is logged and remembered. */
async function refresh(known: Known, { db, now, log, exchangeRates }: Needs): Promise<void> {
  try {
    const latest = await exchangeRates.latest()
    const rate = { ...latest, source: exchangeRates.name, fetchedAt: now() }
    known.rate = newer(known.rate, rate)
    known.failedAt = undefined
    await saveRate(db, rate)
  } catch (err) {
    logFailure(log, err, known.failedAt === undefined)
    known.failedAt = now().getTime()
  }
}

/** A bank that stays away is worth one warning, not one every five minutes; anything else is a mistake of ours. */
function logFailure(log: Needs['log'], err: unknown, isFirst: boolean): void {
  if (!(err instanceof ProviderError)) log.error({ err }, 'exchange rate not kept')
  else if (isFirst && err.retryable) log.warn({ reason: err.message }, 'exchange rate not refreshed')
  else log.info({ reason: err.message }, 'exchange rate not refreshed')
}

/** The rate of the later day; of one day, the one fetched last. */
function newer(a: StoredRate | undefined, b: StoredRate | undefined): StoredRate | undefined {
  if (!a || !b) return a ?? b
  if (a.day !== b.day) return a.day > b.day ? a : b
  return a.fetchedAt > b.fetchedAt ? a : b
}

/** The nearest Monday to Friday before a day; holidays are not known here. */
function lastBusinessDayBefore(date: CalendarDate): CalendarDate {
  const before = addDays(date, -1)
  const weekday = new Date(`${before}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 ? lastBusinessDayBefore(before) : before
}

async function atMost(ms: number, work: Promise<void>): Promise<void> {
  const timer = new AbortController()
  const ignoreAbort = () => undefined
  await Promise.race([work, pause(ms, undefined, { signal: timer.signal }).catch(ignoreAbort)])
  timer.abort()
}
