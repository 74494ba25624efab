// Calls for reference data and the health of the server.
import type { FastifyInstance } from 'fastify'
import {
  getExchangeRate,
  health,
  listCountries,
  listShippingCountries,
  searchFulfilmentCentres,
} from '#contract/reference.ts'
import { COUNTRIES } from '#domain/countries.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { answeredOrNot } from '../../records/customs-service/answered-or-not.ts'
import { currentExchangeRate } from '../../records/reference/exchange-rate.ts'
import { wireRate } from '../../records/reference/wire-rate.ts'
import { checkHealth } from './health.ts'

/** Source: the call's own summary. */
const CENTRES_AT_ONCE = 20

export function registerReference(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, health, () => checkHealth(deps))
  serve(app, deps, getExchangeRate, async () => ({ data: wireRate(await currentExchangeRate(deps)) }))
  serve(app, deps, listCountries, () => countriesOf(deps, 'clearit', deps.customsService))
  serve(app, deps, listShippingCountries, () => countriesOf(deps, 'eshipper', deps.customsCharges))
  serve(app, deps, searchFulfilmentCentres, async ({ query }) => ({
    data: deps.fulfilmentCentres.search(query.search, CENTRES_AT_ONCE),
  }))
}

const ALL_COUNTRIES = { countries: COUNTRIES.map(({ code, name }) => ({ code, name })), answeredBy: 'portage' as const }

type Service = { readonly configured: boolean; countries(): Promise<readonly string[]> }

/** Those of our list that the service knows, in our words; the whole list where it is not set up, does not answer or knows none of them. */
async function countriesOf(deps: Deps, answeredBy: 'clearit' | 'eshipper', service: Service) {
  if (!service.configured) return ALL_COUNTRIES
  const known = new Set(await answeredOrNot(deps, () => service.countries()))
  const countries = ALL_COUNTRIES.countries.filter(({ code }) => known.has(code))
  return countries.length > 0 ? { countries, answeredBy } : ALL_COUNTRIES
}
