// The search over everything of a client.
import type { FastifyInstance } from 'fastify'
import { searchEverywhere } from '#contract/search.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { searchAll } from './search-everywhere.ts'

export function registerSearch(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, searchEverywhere, async ({ scope, query }) => ({ data: await searchAll(deps, scope, query.text) }))
}
