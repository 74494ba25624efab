// The Bank of Canada's daily rates, from its Valet service: one value a business day, published about 16:30 Eastern,
// blank on holidays. Both directions are read rather than one inverted, which four decimals would spoil.
import { z } from 'zod'
import { parseDate } from '#domain/calendar.ts'
import { decimal } from '#domain/money.ts'
import { ProviderError } from '../../errors.ts'
import type { Http, HttpAsk } from '../http.ts'
import { readJsonAnswer } from '../json-answer.ts'
import type { DailyRate, ExchangeRateProvider } from './exchange-rate.ts'

const NAME = 'bank-of-canada'
export const BANK_OF_CANADA_URL = 'https://www.bankofcanada.ca/valet'
/** Days asked for: more than the longest run of holidays around a weekend. */
const RECENT_DAYS = 10

type Needs = { readonly http: Http; readonly baseUrl?: string; readonly deadlineMs?: number }

export function bankOfCanada({ http, baseUrl = BANK_OF_CANADA_URL, deadlineMs = 8000 }: Needs): ExchangeRateProvider {
  return {
    name: NAME,
    latest: async () => newestRate(await http(latestRequest(baseUrl, deadlineMs))),
  }
}

/** FXUSDCAD is CAD for one USD, FXCADUSD is USD for one CAD. */
export function latestRequest(baseUrl: string, deadlineMs: number): HttpAsk {
  return {
    provider: NAME,
    url: `${baseUrl}/observations/FXUSDCAD,FXCADUSD/json?recent=${RECENT_DAYS}`,
    headers: { accept: 'application/json' },
    deadlineMs,
    maxBytes: 100_000,
    tries: 2,
  }
}

const observation = z.object({ v: z.string().optional() }).optional()
const valetAnswer = z.object({
  observations: z.array(z.object({ d: z.string(), FXUSDCAD: observation, FXCADUSD: observation })),
})

/**
 * The newest day that has both rates; days without a value (holidays) are passed over.
 * Throws ProviderError when the text is not a Valet answer, has no such day, or the two rates contradict each other.
 */
export function newestRate(text: string): DailyRate {
  const { observations } = readJsonAnswer(NAME, valetAnswer, text, 'list of rates')
  const rates = observations.flatMap(({ d, FXUSDCAD, FXCADUSD }) => dailyRate(d, FXUSDCAD?.v, FXCADUSD?.v))
  const newest = rates.sort((a, b) => a.day.localeCompare(b.day)).at(-1)
  if (!newest) throw new ProviderError(NAME, 'answered no rate', false)
  if (contradicts(newest)) throw new ProviderError(NAME, 'answered two rates that contradict each other', false)
  return newest
}

const RATE = /^\d{1,3}\.\d{1,8}$/

function dailyRate(date: string, usdToCad: string | undefined, cadToUsd: string | undefined): DailyRate[] {
  const day = parseDate(date)
  if (!day || !usdToCad || !cadToUsd || !RATE.test(usdToCad) || !RATE.test(cadToUsd)) return []
  return [{ day, usdToCad: decimal(usdToCad), cadToUsd: decimal(cadToUsd) }]
}

/** One is the other's inverse but for rounding to four decimals: their product is 1 within half a percent. */
function contradicts({ usdToCad, cadToUsd }: DailyRate): boolean {
  return usdToCad.times(cadToUsd).minus(decimal('1')).abs().gt(decimal('0.005'))
}
