// The exchange rate, asked for only when a price was read in CAD.
import { getExchangeRate } from '#contract/reference.ts'
import { decimal } from '#domain/money.ts'
import { useEndpoint } from '../../api/hooks.ts'
import type { Proposal, Rate } from './proposal.ts'

const FRESH_MS = 600_000

export function useRate(proposals: readonly Proposal[]): Rate {
  const enabled = proposals.some((each) => each.currency === 'CAD')
  const answer = useEndpoint(getExchangeRate, {}, { enabled, freshFor: FRESH_MS })
  const rate = answer.data?.data
  return rate && { cadToUsd: decimal(String(rate.cadToUsd)), isFallback: rate.source === 'fallback' }
}
