// A real provider of single sign-on on this machine: whoever types a login is that account. Tests say what it knows of each.
import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Context, Provider } from 'oidc-provider'
import type { SignOnEnv } from '../providers/sign-on/settings.ts'

const CLIENT = { id: 'portage', secret: 'a secret of the client that is long enough' }

export type RealSignOn = {
  readonly access: SignOnEnv
  /** What the provider says of an account besides its name; an account it was not told of has no address. */
  readonly accounts: Map<string, { readonly email: string; readonly email_verified: boolean }>
  readonly stop: () => Promise<void>
}

type Given = {
  /** Of the installation: 'https://portage.example.com'. */
  readonly site: string
  readonly port?: number
  /** Seconds that its ID tokens are good for. */
  readonly idTokenSeconds?: number
  readonly label?: string
  /** It says that its tokens are signed with another key than they are. */
  readonly tellsOtherKeys?: boolean
  /** Changes what its ID tokens say, and signs that with its own key. */
  readonly forges?: (claims: Claims) => Claims
}

export type Claims = Readonly<Record<string, unknown>>

export async function startSignOn({
  site,
  port = 0,
  idTokenSeconds = 600,
  label = 'Maple ID',
  tellsOtherKeys = false,
  forges,
}: Given): Promise<RealSignOn> {
  const accounts: RealSignOn['accounts'] = new Map()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('the provider listens on no port')
  const issuer = `http://127.0.0.1:${at.port}`
  const key = newKey()
  const provider = new Provider(issuer, configurationOf({ site, idTokenSeconds, key }, accounts))
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (tellsOtherKeys && request.url === '/jwks') sendKeys(response)
    else if (request.url?.startsWith('/interaction/')) void interact(provider, request, response)
    else {
      if (forges && request.url === '/token') forgeTokens(response, forges, key)
      answer(request, response)
    }
  })
  return {
    access: { issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret, label },
    accounts,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** All have one name, so that it is the signature that tells them apart. */
const newKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  kid: 'one',
})

/** What it is about to send of an ID token says something else, well signed. */
function forgeTokens(response: ServerResponse, forges: (claims: Claims) => Claims, key: JsonWebKey): void {
  const end = response.end.bind(response)
  const forged = (body: string): string => {
    const sent: { readonly id_token: string } = JSON.parse(body)
    const [head = '', claims = ''] = sent.id_token.split('.')
    const said = forges(JSON.parse(Buffer.from(claims, 'base64url').toString()))
    const signed = `${head}.${Buffer.from(JSON.stringify(said)).toString('base64url')}`
    const signature = sign('sha256', Buffer.from(signed), createPrivateKey({ key, format: 'jwk' }))
    return JSON.stringify({ ...sent, id_token: `${signed}.${signature.toString('base64url')}` })
  }
  Object.assign(response, {
    end: (body: string | Buffer) => {
      const text = forged(String(body))
      response.setHeader('content-length', Buffer.byteLength(text))
      return end(text)
    },
  })
}

function sendKeys(response: ServerResponse): void {
  const { kid, kty, n, e } = { kty: 'RSA', n: '', e: '', ...newKey() }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ keys: [{ kid, kty, n, e, use: 'sig' }] }))
}

const configurationOf = (
  {
    site,
    idTokenSeconds,
    key,
  }: { readonly site: string; readonly idTokenSeconds: number; readonly key: ReturnType<typeof newKey> },
  accounts: RealSignOn['accounts'],
) => ({
  clients: [
    {
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      redirect_uris: [`${site}/staff/sign-on`],
      post_logout_redirect_uris: [`${site}/staff`],
      response_types: ['code'],
      grant_types: ['authorization_code'],
    },
  ],
  cookies: { keys: ['a key of the test'] },
  jwks: { keys: [key] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_: Context, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
  pkce: { required: () => true },
  ttl: {
    AccessToken: 600,
    AuthorizationCode: 60,
    Grant: 3600,
    IdToken: idTokenSeconds,
    Interaction: 600,
    Session: 3600,
  },
  findAccount: (_: Context, sub: string) => ({
    accountId: sub,
    claims: async () => ({ sub, name: sub, ...accounts.get(sub) }),
  }),
  async loadExistingGrant(this: unknown, context: Context & { readonly oidc: { readonly provider: Provider } }) {
    const { client, session, provider } = context.oidc
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
})

/** The page that asks for the login, and what it sends. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') {
    const login = new URLSearchParams(await text(request)).get('login')
    const result = login ? { login: { accountId: login } } : { error: 'access_denied' }
    return provider.interactionFinished(request, response, result)
  }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(PAGE)
}

const PAGE = `<!doctype html><html lang="en"><title>Maple ID</title><h1>Maple ID</h1>
<form method="post"><label>Login <input name="login"></label><button>Sign in</button></form></html>`

/** A browser at the provider: its cookies, and the way through to what it sends back. */
export function browserAtProvider() {
  const cookies = new Map<string, string>()
  const open = async (url: string, body?: URLSearchParams) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body ? { method: 'POST', body } : {}),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    await answer.arrayBuffer()
    const next = answer.headers.get('location')
    return next === null ? undefined : new URL(next, url).href
  }
  /** Types the login where it is asked for; empty: says no. Answers what stands after the question mark, back at the installation. */
  return async (address: string, login: string): Promise<string> => {
    let [at, asked] = [address, false]
    for (let step = 0; step < 12; step++) {
      const isForm = new URL(at).pathname.startsWith('/interaction/') && !asked
      asked ||= isForm
      const next = await open(at, isForm ? new URLSearchParams({ login }) : undefined)
      if (next === undefined) throw new Error(`the provider stopped at ${at}`)
      if (new URL(next).pathname === '/staff/sign-on') return new URL(next).search.slice(1)
      at = next
    }
    throw new Error('the provider sent in circles')
  }
}
