// The variables of Freightcom. Without FREIGHTCOM_API_KEY rates come with the import and carts stay in Portage.
import { z } from 'zod'
import { texts } from '#texts/en/start-up.ts'

export type FreightEnv = {
  /** Undefined: the service's own address. */
  readonly url: string | undefined
  readonly apiKey: string
  /** Undefined: rates only, nothing is booked. */
  readonly paymentMethodId: string | undefined
}

const filled = z.string().min(1, texts.notEmpty).optional()

export const freightVariables = {
  FREIGHTCOM_API_KEY: filled,
  FREIGHTCOM_PAYMENT_METHOD: filled,
  FREIGHTCOM_URL: z
    .string()
    .regex(/^https?:\/\/.+[^/]$/, texts.webAddress)
    .optional(),
}

type Variables = z.output<z.ZodObject<typeof freightVariables>>

/** Undefined while there is no key. */
export function freightOf(value: Variables): FreightEnv | undefined {
  if (!value.FREIGHTCOM_API_KEY) return undefined
  return Object.freeze({
    url: value.FREIGHTCOM_URL,
    apiKey: value.FREIGHTCOM_API_KEY,
    paymentMethodId: value.FREIGHTCOM_PAYMENT_METHOD,
  })
}

/** A way to pay, or an address, is of no use without the key. */
export function freightProblems(value: Variables): readonly (readonly [string, string])[] {
  const isAlone = !value.FREIGHTCOM_API_KEY && (value.FREIGHTCOM_PAYMENT_METHOD || value.FREIGHTCOM_URL)
  return isAlone ? [['FREIGHTCOM_API_KEY', texts.freightKey]] : []
}
