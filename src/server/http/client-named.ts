// Which client a call is about, where it says so in its path, query or body.
import type { Endpoint } from '#contract/endpoint.ts'

/** Whether staff must name the client: the call has a `clientId` in its query or body. */
export function takesClient(endpoint: Endpoint): boolean {
  return endpoint.access === 'client-or-staff' && [endpoint.query, endpoint.body].some(hasClientId)
}

const hasClientId = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  'shape' in schema &&
  typeof schema.shape === 'object' &&
  schema.shape !== null &&
  'clientId' in schema.shape

export function clientNamedIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null || !('clientId' in part)) return []
  return typeof part.clientId === 'string' ? [part.clientId] : []
}
