// An exchange rate as answers carry it.
import type { z } from 'zod'
import type { exchangeRate } from '#contract/reference.ts'
import type { ExchangeRate } from '#domain/exchange.ts'

/** Rates as JSON numbers; the day is null for the fallback. */
export const wireRate = ({ cadToUsd, usdToCad, asOf, source }: ExchangeRate): z.infer<typeof exchangeRate> => ({
  cadToUsd: Number(cadToUsd.toFixed()),
  usdToCad: Number(usdToCad.toFixed()),
  asOf,
  source,
})
