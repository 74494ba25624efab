// No exchange-rate service: the last stored rate or the fallback is used.
import { ProviderError } from '../../errors.ts'
import type { ExchangeRateProvider } from './exchange-rate.ts'

export const offlineExchangeRate: ExchangeRateProvider = {
  name: 'offline',
  latest: () => Promise.reject(new ProviderError('offline', 'no exchange-rate service is set up', false)),
}
