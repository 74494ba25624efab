// Where a client writes to the provider, as the operator has configured it.
import { health } from '#contract/reference.ts'
import { useEndpoint } from './hooks.ts'

/** Staff change it seldom. */
const FRESH_MS = 600_000

/** The e-mail address; undefined while it is not known or none is configured. */
export function useProviderEmail(): string | undefined {
  return useEndpoint(health, {}, { freshFor: FRESH_MS }).data?.providerEmail ?? undefined
}
