// No freight service: rates come with the import, carts stay in Portage.
import { ProviderError } from '../../errors.ts'
import type { CustomsCharges, FreightService } from './freight.ts'

const NAME = 'freight'

const refuse = async (): Promise<never> => {
  throw new ProviderError(NAME, 'not configured', false)
}

export const offlineFreight: FreightService = {
  name: NAME,
  configured: false,
  books: () => false,
  rates: refuse,
  book: refuse,
  check: refuse,
}

export const noCustomsCharges: CustomsCharges = {
  configured: false,
  charges: async () => [],
  countries: async () => [],
}
