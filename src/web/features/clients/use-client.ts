// Who the client is that staff work for; the name stands in titles and in the path above them.
import { getClient } from '#contract/staff.ts'
import { useEndpoint } from '../../api/hooks.ts'

const FRESH_FOR_MS = 60_000

export const useClient = (clientId: string) =>
  useEndpoint(getClient, { params: { clientId } }, { freshFor: FRESH_FOR_MS })
