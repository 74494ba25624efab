// A key that one browser alone holds, in a cookie no script reads: set while somebody is at the provider of single sign-on, and at no other time.
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'portage-sign-on'
/** Long enough to sign in at the provider. */
const BROWSER_KEY_MS = 10 * 60_000
const FORM = /^[\w-]{43}$/

/** Over HTTPS the name says that no other host and no page in the clear may set it. Source: RFC 6265bis, section 4.1.3.2. */
const nameAt = (site: string): string => (isSafe(site) ? `__Host-${NAME}` : NAME)
const isSafe = (site: string): boolean => site.startsWith('https:')

/** Undefined where the browser sent none, or something else. */
export function browserKey({ headers }: Pick<FastifyRequest, 'headers'>, site: string): string | undefined {
  const sent = (headers.cookie ?? '').split(';').map((each) => each.trim())
  const prefix = `${nameAt(site)}=`
  const value = sent.find((each) => each.startsWith(prefix))?.slice(prefix.length)
  return value !== undefined && FORM.test(value) ? value : undefined
}

/** Undefined: takes it away. */
export function keepBrowserKey(reply: FastifyReply, site: string, key: string | undefined): void {
  const age = key === undefined ? 0 : BROWSER_KEY_MS / 1000
  const safely = isSafe(site) ? '; Secure' : ''
  reply.header('set-cookie', `${nameAt(site)}=${key ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${safely}`)
}
