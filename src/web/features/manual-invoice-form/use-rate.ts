// The exchange rate, asked for only when a price was read or stands in CAD.
import { useMemo } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { getExchangeRate } from '#contract/reference.ts'
import { parseDate } from '#domain/calendar.ts'
import type { ExchangeRate } from '#domain/exchange.ts'
import { decimal } from '#domain/money.ts'
import { useEndpoint } from '../../api/hooks.ts'
import type { InvoiceDraft } from './invoice-draft.ts'
import type { Rate } from './proposal.ts'

const FRESH_MS = 600_000

export function useRate({ proposals, items }: Pick<InvoiceDraft, 'proposals' | 'items'>): Rate {
  const enabled = proposals.some(({ currency }) => currency === 'CAD') || items.some(({ priceCad }) => priceCad)
  const answer = useEndpoint(getExchangeRate, {}, { enabled, freshFor: FRESH_MS })
  const rate = answer.data?.data
  return useMemo(() => rate && toExchange(rate), [rate])
}

const toExchange = ({ cadToUsd, usdToCad, asOf, source }: AnswerOf<typeof getExchangeRate>['data']): ExchangeRate => ({
  cadToUsd: decimal(String(cadToUsd)),
  usdToCad: decimal(String(usdToCad)),
  asOf: parseDate(asOf ?? '') ?? null,
  source,
})
