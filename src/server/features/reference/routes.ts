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
import { currentExchangeRate } from '../../records/reference/exchange-rate.ts'
import { wireRate } from '../../records/reference/wire-rate.ts'
import { checkHealth } from './health.ts'

/** Source: the call's own summary. */
const CENTRES_AT_ONCE = 20

export function registerReference(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, health, () => checkHealth(deps))
  serve(app, deps, getExchangeRate, async () => ({ data: wireRate(await currentExchangeRate(deps)) }))
  serve(app, deps, listCountries, async () => ALL_COUNTRIES)
  serve(app, deps, listShippingCountries, async () => ALL_COUNTRIES)
  serve(app, deps, searchFulfilmentCentres, async ({ query }) => ({
    data: deps.fulfilmentCentres.search(query.search, CENTRES_AT_ONCE),
  }))
}

const ALL_COUNTRIES = { countries: COUNTRIES.map(({ code, name }) => ({ code, name })) }
