// Refuses callers that make too many requests: by token where there is one, else by address.
import type { FastifyInstance } from 'fastify'
import { texts } from '#texts/api.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { bearerToken } from './access.ts'
import { createRateLimit } from './rate-limit.ts'

/** Applies the limit of the settings to every call below /api. */
export function limitRequests(app: FastifyInstance, deps: Pick<Deps, 'now' | 'settings'>): void {
  const mayCall = createRateLimit(deps.settings.requestsPerMinute)
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return
    const key = bearerToken(request.headers.authorization) ?? request.ip
    if (!mayCall(key, deps.now())) throw new AppError('limited', texts.tooMany)
  })
}
