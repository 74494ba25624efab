// The variables of a seller's account at Amazon. Without AMAZON_REFRESH_TOKEN none is connected.
import { z } from 'zod'
import { texts as operations } from '#texts/en/operations.ts'
import { texts } from '#texts/en/start-up.ts'
import { type Connection, configured, hostOf, notConfigured } from '../connection.ts'
import { AMAZON_URL } from './amazon-access.ts'

export type AmazonEnv = {
  readonly clientId: string
  readonly clientSecret: string
  readonly refreshToken: string
  readonly marketplaceId: string
  /** Undefined: Amazon's own addresses. */
  readonly baseUrl: string | undefined
  readonly tokenUrl: string | undefined
}

const filled = z.string().min(1, texts.notEmpty).optional()
const address = z
  .string()
  .regex(/^https?:\/\/.+[^/]$/, texts.languageModelUrl)
  .optional()
/** The United States. Source: customs facts 9. */
const UNITED_STATES = 'ATVPDKIKX0DER'

export const amazonVariables = {
  AMAZON_CLIENT_ID: filled,
  AMAZON_CLIENT_SECRET: filled,
  AMAZON_REFRESH_TOKEN: filled,
  AMAZON_MARKETPLACE: filled,
  AMAZON_URL: address,
  AMAZON_TOKEN_URL: address,
}

type Variables = z.output<z.ZodObject<typeof amazonVariables>>

/** Undefined while no account is named. */
export function amazonOf(value: Variables): AmazonEnv | undefined {
  if (!value.AMAZON_REFRESH_TOKEN) return undefined
  return Object.freeze({
    clientId: value.AMAZON_CLIENT_ID ?? '',
    clientSecret: value.AMAZON_CLIENT_SECRET ?? '',
    refreshToken: value.AMAZON_REFRESH_TOKEN,
    marketplaceId: value.AMAZON_MARKETPLACE ?? UNITED_STATES,
    baseUrl: value.AMAZON_URL,
    tokenUrl: value.AMAZON_TOKEN_URL,
  })
}

/** A refresh token is of no use without the application it was given to. */
export function amazonProblems(value: Variables): readonly (readonly [string, string])[] {
  if (!value.AMAZON_REFRESH_TOKEN) return []
  const needed = ['AMAZON_CLIENT_ID', 'AMAZON_CLIENT_SECRET'] as const
  return needed.filter((name) => !value[name]).map((name) => [name, texts.amazonNeeds] as const)
}

export function amazonConnection(given: AmazonEnv | undefined): Connection {
  const { amazon, noAmazon } = operations.details
  if (!given) return notConfigured(noAmazon, amazonVariables)
  return configured(amazon(given.marketplaceId, hostOf(given.baseUrl ?? AMAZON_URL)), amazonVariables)
}
