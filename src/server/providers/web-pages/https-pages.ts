// Pages fetched by https from public addresses only: the address that was checked is the one connected to, on every redirect anew.
import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { get as httpsGet } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { ProviderError } from '../../errors.ts'
import type { WebPage, WebPages } from './web-pages.ts'

const NAME = 'web page'
const DEADLINE_MS = 8000
const MAX_BYTES = 700_000
const MAX_CHARACTERS = 60_000
const MOST_REDIRECTS = 3
const TEXT_TYPES = /^(text\/html|text\/plain|application\/xhtml\+xml)\b/i

type Get = typeof httpsGet
type Needs = { readonly get?: Get; readonly lookup?: typeof dnsLookup; readonly deadlineMs?: number }

export const httpsPages = ({ get = httpsGet, lookup = dnsLookup, deadlineMs = DEADLINE_MS }: Needs = {}): WebPages => ({
  read: async (given) => {
    const signal = AbortSignal.timeout(deadlineMs)
    let url = given
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const answer = await fetchOnce(get, publicOnly(lookup), checkedUrl(url), signal)
      if ('page' in answer) return answer.page
      url = answer.location
    }
    throw new ProviderError(NAME, 'redirects too often', false)
  },
})

/** https on its own port, without a name or password in it, at a name or a public address. */
function checkedUrl(text: string): URL {
  if (!URL.canParse(text)) throw new ProviderError(NAME, 'is no web address', false)
  const url = new URL(text)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  if (!isPlain || (isIP(host) > 0 && !isPublic(host)))
    throw new ProviderError(NAME, 'is not a public https page', false)
  return url
}

/** Ranges that belong to no network, a private one or a machine itself are refused; an IPv4 address inside an IPv6 one counts as itself. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** Looks a name up and fails when any of its addresses is not public. */
const publicOnly =
  (lookup: typeof dnsLookup): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses: readonly LookupAddress[] = found ?? []
      const [first] = addresses
      if (error || !first) return done(error ?? new Error('no address'), '')
      if (!addresses.every(({ address }) => isPublic(address)))
        return done(new ProviderError(NAME, 'is not a public https page', false), '')
      if (options.all) return done(null, [...addresses])
      done(null, first.address, first.family)
    })
  }

type Fetched = { readonly page: WebPage } | { readonly location: string }

async function fetchOnce(get: Get, lookup: LookupFunction, url: URL, signal: AbortSignal): Promise<Fetched> {
  try {
    const response = await opened(get, lookup, url, signal)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy()
      return { location: new URL(headers.location, url).href }
    }
    if (statusCode !== 200) throw new ProviderError(NAME, `answered ${statusCode}`, false)
    if (!TEXT_TYPES.test(headers['content-type'] ?? '')) throw new ProviderError(NAME, 'is no text', false)
    return { page: { url: url.href, text: await textOf(await bodyOf(response), headers['content-type'] ?? '') } }
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause
    throw new ProviderError(NAME, signal.aborted ? 'took too long' : 'could not be read', true, { cause })
  }
}

function opened(get: Get, lookup: LookupFunction, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const headers = {
    accept: 'text/html,text/plain',
    'accept-encoding': 'identity',
    'user-agent': 'Portage (address check)',
  }
  get(url, { lookup, signal, headers, agent: false }, resolve).on('error', reject)
  return promise
}

async function bodyOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) {
      response.destroy()
      throw new ProviderError(NAME, 'is too large', false)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** What a reader sees: no scripts, no pictures, no addresses of links. The reader of HTML is loaded with the first page. */
export async function textOf(body: string, type: string): Promise<string> {
  if (/^text\/plain/i.test(type)) return body.slice(0, MAX_CHARACTERS)
  const { convert } = await import('html-to-text')
  const skip = ['img', 'script', 'style', 'noscript', 'svg'].map((selector) => ({ selector, format: 'skip' }))
  const text = convert(body, {
    wordwrap: false,
    selectors: [...skip, { selector: 'a', options: { ignoreHref: true } }],
    limits: { maxInputLength: MAX_BYTES, maxDepth: 200 },
  })
  return text.slice(0, MAX_CHARACTERS)
}
