// The variables of the freight services, Freightcom and eShipper. Without either rates come with the import and carts stay in Portage.
import { z } from 'zod'
import { texts as operations } from '#texts/en/operations.ts'
import { texts } from '#texts/en/start-up.ts'
import { type Connection, configured, hostOf, notConfigured } from '../connection.ts'
import { ESHIPPER_URL, type EshipperAccess } from './eshipper-session.ts'
import { FREIGHTCOM_URL, type FreightcomAccess } from './freightcom.ts'

/** Undefined: the service is not configured. */
export type FreightEnv = {
  readonly freightcom: FreightcomAccess | undefined
  readonly eshipper: EshipperAccess | undefined
}

const filled = z.string().min(1, texts.notEmpty).optional()
const address = z.string().regex(/^https?:\/\/.+[^/]$/, texts.languageModelUrl)

const yesOrNo = z
  .enum(['yes', 'no'], { error: () => texts.yesOrNo })
  .transform((value) => value === 'yes')
  .default(false)

const freightcomVariables = {
  FREIGHTCOM_API_KEY: filled,
  FREIGHTCOM_PAYMENT_METHOD: filled,
  FREIGHTCOM_URL: address.optional(),
}

const eshipperVariables = {
  ESHIPPER_PRINCIPAL: filled,
  ESHIPPER_CREDENTIAL: filled,
  ESHIPPER_BOOKS: yesOrNo,
  ESHIPPER_CUSTOMS: yesOrNo,
  ESHIPPER_URL: address.optional(),
}

export const freightVariables = { ...freightcomVariables, ...eshipperVariables }

type Variables = z.output<z.ZodObject<typeof freightVariables>>

export const freightOf = (value: Variables): FreightEnv =>
  Object.freeze({ freightcom: freightcomOf(value), eshipper: eshipperOf(value) })

const freightcomOf = (value: Variables): FreightcomAccess | undefined =>
  value.FREIGHTCOM_API_KEY
    ? Object.freeze({
        baseUrl: value.FREIGHTCOM_URL ?? FREIGHTCOM_URL,
        apiKey: value.FREIGHTCOM_API_KEY,
        paymentMethodId: value.FREIGHTCOM_PAYMENT_METHOD,
      })
    : undefined

const eshipperOf = (value: Variables): EshipperAccess | undefined =>
  value.ESHIPPER_PRINCIPAL && value.ESHIPPER_CREDENTIAL
    ? Object.freeze({
        baseUrl: value.ESHIPPER_URL ?? ESHIPPER_URL,
        principal: value.ESHIPPER_PRINCIPAL,
        credential: value.ESHIPPER_CREDENTIAL,
        books: value.ESHIPPER_BOOKS,
        customs: value.ESHIPPER_CUSTOMS,
      })
    : undefined

/** A way to pay, or an address, is of no use without the key; a principal is of none without its credential. */
export function freightProblems(value: Variables): readonly (readonly [string, string])[] {
  const isAlone = !value.FREIGHTCOM_API_KEY && (value.FREIGHTCOM_PAYMENT_METHOD || value.FREIGHTCOM_URL)
  const eshipperNames = ['ESHIPPER_PRINCIPAL', 'ESHIPPER_CREDENTIAL'] as const
  const isAsked = Object.keys(eshipperVariables).some((name) => Boolean(Object(value)[name]))
  const missing = isAsked ? eshipperNames.filter((name) => !value[name]) : []
  return [
    ...(isAlone ? [['FREIGHTCOM_API_KEY', texts.freightKey] as const] : []),
    ...missing.map((name) => [name, texts.eshipperNeeds] as const),
  ]
}

export const freightcomConnection = ({ freightcom }: FreightEnv): Connection =>
  freightcom
    ? configured(operations.details.at(hostOf(freightcom.baseUrl)), freightcomVariables)
    : notConfigured(operations.details.noFreight, freightcomVariables)

export const eshipperConnection = ({ eshipper }: FreightEnv): Connection =>
  eshipper
    ? configured(eshipperDetail(eshipper), eshipperVariables)
    : notConfigured(operations.details.noFreight, eshipperVariables)

const eshipperDetail = ({ baseUrl, customs }: EshipperAccess): string =>
  customs ? operations.details.eshipperCustoms(hostOf(baseUrl)) : operations.details.eshipperRates(hostOf(baseUrl))
