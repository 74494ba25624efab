// Single sign-on by OpenID Connect: authorization code with PKCE, by openid-client. Source: OpenID Connect Core 1.0; RFC 9700.
import type { Configuration } from 'openid-client'
import { ProviderError } from '../../errors.ts'
import type { SignOnEnv } from './settings.ts'
import type { Ceremony, Identity, SignOn } from './sign-on.ts'

type Needs = { readonly access: SignOnEnv; readonly now?: () => Date }

const NAME = 'single sign-on'

const PATIENCE_SECONDS = 10
/** What the provider says of itself is read anew so often: it may move its addresses and keys. */
const KEPT_MS = 3_600_000
const SCOPE = 'openid email profile'

export function openIdConnect({ access, now = () => new Date() }: Needs): SignOn {
  let known: { readonly at: number; readonly config: Promise<Configuration> } | undefined
  const configuration = async (): Promise<Configuration> => {
    const at = now().getTime()
    if (!known || at - known.at > KEPT_MS) known = { at, config: discover(access) }
    const mine = known
    try {
      return await mine.config
    } catch (error) {
      if (known === mine) known = undefined
      throw troubled(error)
    }
  }
  return {
    issuer: access.issuer,
    label: access.label,
    address: async (ceremony) => addressOf(await configuration(), ceremony),
    identify: async (ceremony, query) => identify(await configuration(), ceremony, { query, now }),
    leaving: (returnTo) => configuration().then((config) => leavingOf(config, returnTo), nowhere),
  }
}

/** Loaded for the first person: an installation without single sign-on does without. */
const library = () => import('openid-client')

async function discover({ issuer, clientId, clientSecret }: SignOnEnv): Promise<Configuration> {
  const { discovery, allowInsecureRequests, enableNonRepudiationChecks } = await library()
  const isHere = issuer.startsWith('http:')
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: PATIENCE_SECONDS,
    // The signature of the token is checked too, though it comes from the provider itself.
    execute: [enableNonRepudiationChecks, ...(isHere ? [allowInsecureRequests] : [])],
  })
}

async function addressOf(config: Configuration, ceremony: Ceremony): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
  const { redirectUri, state, nonce, verifier, since } = ceremony
  return buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(since ? { prompt: 'login', max_age: '0' } : {}),
  }).href
}

async function identify(
  config: Configuration,
  { redirectUri, state, nonce, verifier, since }: Ceremony,
  { query, now }: { readonly query: string; readonly now: () => Date },
): Promise<Identity | 'refused'> {
  const { authorizationCodeGrant } = await library()
  const came = new URL(redirectUri)
  came.search = query
  try {
    const tokens = await authorizationCodeGrant(config, came, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
      ...(since ? { maxAge: Math.ceil((now().getTime() - since.getTime()) / 1000) } : {}),
    })
    const claims = tokens.claims()
    if (!claims) return 'refused'
    const { iss, sub } = claims
    return {
      issuer: iss,
      subject: sub,
      ...addressIn('email' in claims ? claims : await further(config, tokens.access_token, sub)),
    }
  } catch (error) {
    if (await isNotGood(error)) return 'refused'
    throw troubled(error)
  }
}

/** Providers may say the address in the token, or only when they are asked with it. Source: OpenID Connect Core 1.0, section 5.4. */
async function further(
  config: Configuration,
  accessToken: string,
  subject: string,
): Promise<Readonly<Record<string, unknown>>> {
  if (!config.serverMetadata().userinfo_endpoint) return {}
  const { fetchUserInfo } = await library()
  return fetchUserInfo(config, accessToken, subject)
}

const addressIn = ({ email, email_verified }: Readonly<Record<string, unknown>>) => ({
  email: typeof email === 'string' ? email.trim().toLowerCase() : undefined,
  isEmailVerified: email_verified === true,
})

async function leavingOf(config: Configuration, returnTo: string): Promise<string | undefined> {
  const { buildEndSessionUrl } = await library()
  if (!config.serverMetadata().end_session_endpoint) return undefined
  return buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo }).href
}

const nowhere = (): undefined => undefined
const troubled = (cause: unknown) => new ProviderError(NAME, 'did not answer as it should', true, { cause })

/** The provider said no, or what came is not good; anything else is the provider's trouble, or its settings'. */
async function isNotGood(error: unknown): Promise<boolean> {
  const { AuthorizationResponseError, ResponseBodyError, ClientError } = await library()
  if (error instanceof AuthorizationResponseError) return true
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant'
  return error instanceof ClientError && error.code !== undefined && NOT_GOOD.has(error.code)
}

/** As the library names what is wrong with an answer or a token. */
const NOT_GOOD: ReadonlySet<string> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
])
