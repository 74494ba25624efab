// Requests that are no HTTP, have headers without end or do not arrive (no language is known of them): answered in the form of every other failure, then cut off.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FailureCode } from '#contract/failure-codes.ts'
import { wordsOf } from '#words/language.ts'
import { CALL_POLICY } from './call-policy.ts'
import { failureSentence } from './failure-words.ts'

type Unreadable = {
  readonly status: number
  readonly code: Extract<FailureCode, 'headers-too-large' | 'too-slow' | 'not-http'>
}

/** The caller gets this long to read why. */
const LINGER_MS = 1000

/** For the 'clientError' event of the server. */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  socket.end(answerTo(error.code))
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** The whole answer as it goes over the wire. */
function answerTo(code: string | undefined): string {
  const { status, code: failure } = reasonOf(code)
  const body = JSON.stringify({ success: false, code: failure, error: failureSentence(wordsOf('en'), failure) })
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `content-security-policy: ${CALL_POLICY}`,
    'connection: close',
  ]
  return `${headers.join('\r\n')}\r\n\r\n${body}`
}

function reasonOf(code: string | undefined): Unreadable {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, code: 'headers-too-large' }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, code: 'too-slow' }
  return { status: 400, code: 'not-http' }
}
