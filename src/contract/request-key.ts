// The key that ties a client's request to its session and to the call it is made for. Source: decisions 5.
// Built by the browser on its web crypto. The server signs the same message in its own way, to compare.

export const REQUEST_KEY_HEADER = 'x-request-key'
/** A key is refused when older than this. */
export const MAX_AGE_SECONDS = 120
/** A key is refused when it lies further ahead than this. */
export const MAX_AHEAD_SECONDS = 30

export type KeyedCall = {
  /** The session token, or the visitor's secret on public calls. */
  readonly secret: string
  readonly method: string
  /** Path with query, exactly as it is sent. */
  readonly path: string
  /** Unix seconds. */
  readonly seconds: number
  /** 16 to 32 letters or digits. */
  readonly nonce: string
}

export type ParsedKey = { readonly seconds: number; readonly nonce: string; readonly signature: string }

const FORM = /^(\d{1,12})\.([A-Za-z0-9]{16,32})\.([0-9a-f]{64})$/

/** What is signed with the secret. */
export const keyMessage = ({ seconds, nonce, method, path }: Omit<KeyedCall, 'secret'>): string =>
  `${seconds}.${nonce}.${method}.${path}`

/** '<unix seconds>.<nonce>.<hex HMAC-SHA256 of the message>' */
export async function buildRequestKey(call: KeyedCall): Promise<string> {
  const bytes = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes.encode(call.secret), algorithm, false, ['sign'])
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes.encode(keyMessage(call))))
  return `${call.seconds}.${call.nonce}.${hex(signature)}`
}

/** A request key for now with a fresh nonce: what the browser sends. */
export function newRequestKey(secret: string, method: string, path: string, now: Date): Promise<string> {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(12)))
  return buildRequestKey({ secret, method, path, seconds: Math.floor(now.getTime() / 1000), nonce })
}

/** The parts of a key, or undefined when it has not the form of one. */
export function parseRequestKey(text: string): ParsedKey | undefined {
  const [, seconds, nonce, signature] = FORM.exec(text) ?? []
  if (!seconds || !nonce || !signature) return undefined
  return { seconds: Number(seconds), nonce, signature }
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
