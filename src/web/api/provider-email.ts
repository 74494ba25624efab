// Where a client writes to the provider, as the operator has configured it.
import { health } from '#contract/reference.ts'
import { useEndpoint } from './hooks.ts'

/** Changes only with a restart of the server. */
const FRESH_MS = 3_600_000

/** The e-mail address; undefined while it is not known or none is configured. */
export function useProviderEmail(): string | undefined {
  return useEndpoint(health, {}, { freshFor: FRESH_MS }).data?.providerEmail ?? undefined
}
