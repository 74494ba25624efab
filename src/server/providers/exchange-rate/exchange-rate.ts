// Today's exchange rate between the Canadian and the US dollar, from outside.
import type { Big } from 'big.js'
import type { CalendarDate } from '#domain/calendar.ts'

export type DailyRate = { readonly day: CalendarDate; readonly cadToUsd: Big; readonly usdToCad: Big }

export interface ExchangeRateProvider {
  readonly name: string
  /** The newest published daily rate; throws ProviderError when the service does not answer within its deadline. */
  latest(): Promise<DailyRate>
}
