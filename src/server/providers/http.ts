// How providers reach outside services: fetch with one deadline for all tries, a limit on the size of the answer, and a
// log that names the service, the path and the outcome but never a header, a query or a body.
import { setTimeout as pause } from 'node:timers/promises'
import { NoAnswerInTime, NotTaken, ProviderError } from '../errors.ts'
import { inSpan, type SpanAbout } from '../spans.ts'

export type HttpAsk = {
  /** Name of the provider, for the log and for errors. */
  readonly provider: string
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Over all tries together. */
  readonly deadlineMs: number
  readonly maxBytes: number
  /** How often at most; only calls that may be repeated safely name more than one. */
  readonly tries: number
}

/** The body of a good answer as text. Throws ProviderError for anything else. */
export type Http = (ask: HttpAsk) => Promise<string>

/** Whether a failure matters is the caller's to say: here a failed try is a warning, a good one just noted. Source: OWASP ASVS 5.0, V16.3.4. */
type HttpLog = { info(facts: object, message: string): void; warn(facts: object, message: string): void }

type Needs = { readonly log: HttpLog; readonly pauseMs?: number }

/** Between tries, in milliseconds; doubled each time. */
const FIRST_PAUSE_MS = 200
const RETRYABLE_STATUSES: readonly number[] = [408, 429, 500, 502, 503, 504, 529]

/** A client that logs to `log`. `pauseMs` is the wait before the second try. */
export function createHttp({ log, pauseMs = FIRST_PAUSE_MS }: Needs): Http {
  return async (ask) => {
    const signal = AbortSignal.timeout(ask.deadlineMs)
    const end = performance.now() + ask.deadlineMs
    let waitMs = 0
    for (let attempt = 1; ; attempt++) {
      const started = performance.now()
      const facts = () => ({
        provider: ask.provider,
        call: loggable(ask),
        attempt,
        ms: Math.round(performance.now() - started),
      })
      try {
        const text = await inSpan(
          () => spanOf(ask, attempt),
          () => askOnce(ask, signal),
        )
        log.info({ ...facts(), characters: text.length }, 'provider answered')
        return text
      } catch (cause) {
        const problem = toProviderError(cause, ask, signal)
        log.warn({ ...facts(), reason: problem.message }, 'provider failed')
        if (!problem.retryable || attempt >= ask.tries || signal.aborted) throw problem
        waitMs = Math.max(pauseMs * 2 ** (attempt - 1), problem instanceof NotTaken ? (problem.retryAfterMs ?? 0) : 0)
        if (waitMs >= end - performance.now()) throw problem
      }
      // A deadline that passes while waiting ends the wait; the next try then fails with it.
      await pause(waitMs, undefined, { signal }).catch(() => undefined)
    }
  }
}

async function askOnce(ask: HttpAsk, signal: AbortSignal): Promise<string> {
  const { method = 'GET', headers, body } = ask
  const response = await fetch(ask.url, { method, headers, body, signal, redirect: 'error' })
  if (response.ok) return readLimited(response, ask)
  await response.body?.cancel()
  const retryAfterMs = retryAfter(response.headers.get('retry-after'))
  throw new NotTaken(ask.provider, `answered ${response.status}`, RETRYABLE_STATUSES.includes(response.status), {
    status: response.status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  })
}

/** The header names seconds or a date. Milliseconds from now, undefined when it says neither. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,6}$/.test(header.trim())) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}

async function readLimited(response: Response, { provider, maxBytes }: HttpAsk): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new ProviderError(provider, `answered more than ${maxBytes} bytes`, false)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function toProviderError(cause: unknown, ask: HttpAsk, signal: AbortSignal): ProviderError {
  if (cause instanceof ProviderError) return cause
  if (signal.aborted) return new NoAnswerInTime(ask.provider, `no answer within ${ask.deadlineMs} ms`, true, { cause })
  if (isUnconnected(cause)) return new NotTaken(ask.provider, UNREACHED, true, { cause })
  return new ProviderError(ask.provider, UNREACHED, true, { cause })
}

const UNREACHED = 'could not be reached'
/** Failures before anything was sent; a connection lost later may have done its work. */
const UNCONNECTED: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

const isUnconnected = (problem: unknown): boolean =>
  problem instanceof Error &&
  (('code' in problem && UNCONNECTED.includes(problem.code)) || isUnconnected(problem.cause))

/** The host alone: a path may name goods of a client. */
const spanOf = ({ provider, method = 'GET', url }: HttpAsk, attempt: number): SpanAbout => ({
  name: `ask ${provider}`,
  kind: 'client',
  facts: {
    'http.request.method': method,
    'server.address': new URL(url).host,
    'http.request.resend_count': attempt - 1,
  },
})

/** 'GET https://host/path': a query may carry a key or a person's data. */
function loggable({ method = 'GET', url }: HttpAsk): string {
  const { origin, pathname } = new URL(url)
  return `${method} ${origin}${pathname}`
}
