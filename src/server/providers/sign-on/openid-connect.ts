// Single sign-on by OpenID Connect: authorization code with PKCE, by openid-client. Source: OpenID Connect Core 1.0; RFC 9700.
import type { Configuration } from 'openid-client'
import { ProviderError } from '../../errors.ts'
import type { SignOnEnv } from './settings.ts'
import type { Ceremony, Identity, RefusedAnswer, SignOn } from './sign-on.ts'

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
): Promise<Identity | RefusedAnswer> {
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
    if (!claims) return { refused: 'no ID token' }
    const { iss, sub } = claims
    if (!SUBJECT.test(sub)) return { refused: 'a subject that is not 1 to 255 signs of ASCII' }
    return {
      issuer: iss,
      subject: sub,
      ...addressIn('email' in claims ? claims : await further(config, tokens.access_token, sub)),
    }
  } catch (error) {
    const refused = await whyNotGood(error)
    if (refused === undefined) throw troubled(error)
    return { refused }
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

/** Source: OpenID Connect Core 1.0, section 2. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/
/** Source: RFC 5321, section 4.5.3.1. */
const LONGEST_ADDRESS = 320
const ADDRESS = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u

function addressIn({ email, email_verified }: Readonly<Record<string, unknown>>) {
  const address = typeof email === 'string' ? email.trim().toLowerCase() : ''
  const isOne = address.length <= LONGEST_ADDRESS && ADDRESS.test(address)
  return { email: isOne ? address : undefined, isEmailVerified: email_verified === true }
}

async function leavingOf(config: Configuration, returnTo: string): Promise<string | undefined> {
  const { buildEndSessionUrl } = await library()
  if (!config.serverMetadata().end_session_endpoint) return undefined
  return buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo }).href
}

const nowhere = (): undefined => undefined
const troubled = (cause: unknown) => new ProviderError(NAME, 'did not answer as it should', true, { cause })

/** The provider said no, or what came is not good: in the library's words. Undefined: the provider's trouble, or its settings'. */
async function whyNotGood(error: unknown): Promise<string | undefined> {
  const { AuthorizationResponseError, ResponseBodyError, ClientError } = await library()
  // Whoever comes back can write there what they like.
  if (error instanceof AuthorizationResponseError) return NAMED_ERROR.test(error.error) ? error.error : error.message
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant' ? error.error : undefined
  if (!(error instanceof ClientError && error.code !== undefined && NOT_GOOD.has(error.code))) return undefined
  const { cause } = error
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message
}

const NAMED_ERROR = /^[a-z_]{1,50}$/

/** As the library names what is wrong with an answer or a token. */
const NOT_GOOD: ReadonlySet<string> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
])
