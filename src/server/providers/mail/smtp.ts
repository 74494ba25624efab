// Sends letters by SMTP. A server that does not answer is tried a second time.
import { setTimeout as pause } from 'node:timers/promises'
import type { Transporter } from 'nodemailer'
import { ProviderError } from '../../errors.ts'
import type { Letter, Mailer } from './mail.ts'

const NAME = 'mail server'
/** To connect, to be greeted, and between two answers. */
const PATIENCE_MS = 10_000
const TRIES = 2
const PAUSE_MS = 1000
/** From here on the server has refused for good. Source: RFC 5321, section 4.2.1. */
const REFUSED = 500

type Needs = {
  /** 'smtp://user:password@host:587' (TLS by STARTTLS) or 'smtps://...:465' (TLS from the start). */
  readonly url: string
  /** The sender: 'Portage <no-reply@example.com>'. */
  readonly from: string
  /** 'offered': a server that offers no TLS is given letters in the clear. */
  readonly tls: 'required' | 'offered'
  readonly pauseMs?: number
}

export function smtpMailer({ url, from, tls, pauseMs = PAUSE_MS }: Needs): Mailer {
  let transport: Promise<Transporter> | undefined
  return {
    send: async (letter) => {
      transport ??= transportTo(url, tls)
      for (let attempt = 1; ; attempt++) {
        try {
          await (await transport).sendMail(message(letter, from))
          return
        } catch (cause) {
          const problem = problemOf(cause)
          if (!problem.retryable || attempt >= TRIES) throw problem
        }
        await pause(pauseMs)
      }
    },
  }
}

/** The library is loaded with the first letter. */
async function transportTo(url: string, tls: Needs['tls']): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    requireTLS: tls === 'required',
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Marked as made by a program, so that holiday notices do not answer it. Source: RFC 3834, section 5. */
const message = ({ to, subject, text }: Letter, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  headers: { 'auto-submitted': 'auto-generated' },
})

/** Without the server's own words, which may name the addressee. */
function problemOf(cause: unknown): ProviderError {
  const code = isObject(cause) && typeof cause.responseCode === 'number' ? cause.responseCode : undefined
  const reason = code === undefined ? 'could not be reached' : `answered ${code}`
  return new ProviderError(NAME, reason, code === undefined || code < REFUSED, { cause })
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
