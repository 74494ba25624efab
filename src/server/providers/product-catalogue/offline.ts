// No account at Amazon is connected.
import { ProviderError } from '../../errors.ts'
import type { InboundPlans } from './product-catalogue.ts'

export const noInboundPlans: InboundPlans = {
  configured: false,
  list: async () => [],
  centres: async () => [],
  find: () => Promise.reject(new ProviderError('amazon', 'no account is connected', false)),
}
