// The variable of the exchange rate: where the Bank of Canada is asked.
import { z } from 'zod'
import { texts as operations } from '#texts/en/operations.ts'
import { texts } from '#texts/en/start-up.ts'
import { type Connection, configured, hostOf, notConfigured } from '../connection.ts'
import { BANK_OF_CANADA_URL } from './bank-of-canada.ts'

export const exchangeRateVariables = {
  BANK_OF_CANADA_URL: z
    .string()
    .regex(/^(off|https?:\/\/.+)$/, texts.webAddress)
    .optional(),
}

/** given: 'off', or an address; undefined: the bank's own. */
export function exchangeRateConnection(given: string | undefined): Connection {
  if (given === 'off') return notConfigured(operations.details.offlineRate, exchangeRateVariables)
  return configured(operations.details.bankOfCanada(hostOf(given ?? BANK_OF_CANADA_URL)), exchangeRateVariables)
}
