// Refuses callers that make too many requests: every token and every address has its share of a minute. Calls of a session that
// is good are counted by its token alone, so that an office shares an address but not the limit; tokens that are no session's are
// counted by address, so that inventing tokens gains nothing.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { bearerToken, callerOf, isTokenForm } from './access.ts'
import { addressBlock } from './address-block.ts'
import { createRateLimit } from './rate-limit.ts'

/** Applies the limit of the settings to every call. */
export function limitRequests(app: FastifyInstance, deps: Pick<Deps, 'now' | 'settings'>): void {
  const limit = createRateLimit(deps.settings.requestsPerMinute)
  app.addHook('onRequest', async (request) => {
    if (!isCall(request)) return
    const address = addressBlock(request.ip)
    if (!limit.take(address, deps.now())) throw new AppError('limited', 'too-many-requests')
    const token = bearerToken(request.headers.authorization)
    if (!token || !isTokenForm(token) || limit.take(token, deps.now())) return
    limit.giveBack(address)
    throw new AppError('limited', 'too-many-requests')
  })
  // Comes after the route has looked the token up.
  app.addHook('preParsing', async (request) => {
    if (callerOf(request)) limit.giveBack(addressBlock(request.ip))
  })
}

/** Whether the API answers the request, however its address is written, or nothing does. */
export function isCall({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): boolean {
  return url.startsWith('/api/') || (routeOptions.url ?? '/api/').startsWith('/api/')
}
