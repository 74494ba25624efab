// The variables of single sign-on. Without OIDC_ISSUER there is none.
import { z } from 'zod'
import { texts } from '#texts/en/start-up.ts'

export type SignOnEnv = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly label: string
}

export const signOnVariables = {
  OIDC_ISSUER: z
    .string()
    .refine(isIssuer, { error: () => texts.oidcIssuer })
    .optional(),
  OIDC_CLIENT_ID: z.string().max(500).optional(),
  OIDC_CLIENT_SECRET: z.string().max(1000).optional(),
  OIDC_LABEL: z.string().trim().min(1, texts.notEmpty).max(40, texts.oidcLabel).optional(),
}

type Variables = z.output<z.ZodObject<typeof signOnVariables>>
type Together = Variables & {
  readonly STAFF_SIGN_IN?: string | undefined
  readonly PUBLIC_URL?: string | undefined
}

/** Undefined: no single sign-on. */
export function signOnOf(value: Variables): SignOnEnv | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = value
  if (!issuer || !clientId || !clientSecret) return undefined
  return Object.freeze({ issuer, clientId, clientSecret, label: value.OIDC_LABEL ?? new URL(issuer).hostname })
}

/** All three or none, and the address that the provider sends people back to. */
export function signOnProblems(value: Together): readonly (readonly [string, string])[] {
  const named = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  const isOnly = value.STAFF_SIGN_IN === 'sso'
  if (!isOnly && !named.some((name) => value[name]) && !value.OIDC_LABEL) return []
  const why = isOnly ? texts.oidcNeededForSso : texts.oidcNeeds
  const lacking = named.filter((name) => !value[name]).map((name) => [name, why] as const)
  return value.PUBLIC_URL ? lacking : [...lacking, ['PUBLIC_URL', texts.oidcNeedsAddress]]
}

/** HTTPS, but for a provider on this machine. */
function isIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, search, hash } = new URL(address)
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1'
  return search === '' && hash === '' && (protocol === 'https:' || (protocol === 'http:' && isHere))
}
