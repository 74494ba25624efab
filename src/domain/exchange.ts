// The exchange rate a calculation uses, and what kind of rate it is.
import type { Big } from 'big.js'
import type { CalendarDate } from './calendar.ts'
import { decimal } from './money.ts'

export type ExchangeRate = {
  readonly cadToUsd: Big
  readonly usdToCad: Big
  /** Day of the rate; null for the fallback, whose day nobody knows. */
  readonly asOf: CalendarDate | null
  readonly source: 'bank-of-canada' | 'stored' | 'fallback'
}

/** Used when no rate is known. Source: specification part 2, section 9; decisions n: always marked as the fallback. */
export const FALLBACK_RATE: ExchangeRate = {
  cadToUsd: decimal('0.74'),
  usdToCad: decimal('1.35'),
  asOf: null,
  source: 'fallback',
}

/** A rate whose day nobody knows: never printed without saying so (decisions n). */
export const isFallback = ({ source, asOf }: ExchangeRate): boolean => source === 'fallback' || asOf === null
