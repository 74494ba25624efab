// Calls about API keys.
import type { FastifyInstance } from 'fastify'
import { issueApiKey, listApiKeys, revokeApiKey } from '#contract/api-keys.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import type { ApiKeyRow } from '../../store/api-keys.ts'
import { issueKey, listKeys, revokeKey } from './api-keys.ts'

export function registerApiKeys(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listApiKeys, async ({ query }) => {
    const { rows, pagination } = await listKeys(deps, query.page)
    return { data: rows.map(wireKey), pagination }
  })
  serve(app, deps, issueApiKey, async ({ actor, body }) => {
    const { key, secret } = await issueKey(deps, actor, body)
    return { data: { ...wireKey(key), secret } }
  })
  serve(app, deps, revokeApiKey, async ({ actor, params }) => ({
    data: wireKey(await revokeKey(deps, actor, params.keyId)),
  }))
}

const wireKey = (key: ApiKeyRow) => ({
  id: key.id,
  name: key.name,
  scopes: [...key.scopes],
  issuedBy: key.issued_by,
  issuedAt: key.issued_at.toISOString(),
  lastUsedAt: key.last_used_at?.toISOString() ?? null,
  revokedBy: key.revoked_by,
  revokedAt: key.revoked_at?.toISOString() ?? null,
})
