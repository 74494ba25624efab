// What listens before anything else is there. A start takes seconds (the program, the database, the demo data); until it is over, probes and the
// health call are answered at once and everybody else waits inside, then the application takes the same server over.
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { texts } from '#texts/en/api.ts'
import { CALL_POLICY } from './call-policy.ts'
import { CONNECTION_LIMITS, limitConnections } from './connection-limits.ts'

export type FrontDoor = {
  /** For people: 'http://127.0.0.1:3000'. */
  readonly address: string
  /** For the application: the server, and who answers once the door is open. */
  takenBy(handler: RequestListener): Server
  /** Lets everybody in who waits, and from then on everybody at once. */
  open(): void
  /** No new connections, and those that rest are ended; resolves when the requests in flight are answered or their time is over. */
  close(): Promise<void>
  /** Ends every connection: the start failed. */
  shut(): void
}

/** Resolves once it listens; rejects with the system's error where it cannot. */
export async function frontDoor(
  { port, host }: { readonly port: number; readonly host: string },
  { finishWithinMs = FINISH_WITHIN_MS } = {},
): Promise<FrontDoor> {
  let handler: RequestListener | undefined
  let isOpen = false
  const waiting: [IncomingMessage, ServerResponse][] = []
  const { http, ...limits } = CONNECTION_LIMITS
  const server = Object.assign(
    createServer(http, (request, response) => {
      if (isOpen) handler?.(request, response)
      else if (!saidAtOnce(request, response)) waiting.push([request, response])
    }),
    limits,
  )
  limitConnections({ server })
  const close = endsConnections(server, finishWithinMs)
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject).listen(port, host, listening.resolve)
  await listening.promise
  server.off('error', listening.reject)
  return {
    address: addressOf(server.address(), host),
    takenBy(given) {
      handler = given
      return server
    },
    open() {
      isOpen = true
      for (const [request, response] of waiting.splice(0)) if (!response.destroyed) handler?.(request, response)
    },
    close,
    shut() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Requests in flight are given so long to be answered when the server closes; who still reads or sends then is cut off. */
const FINISH_WITHIN_MS = 10_000

/**
 * Answers what closes the server. Node by itself ends the connections that rest at that moment alone: one that rests later, or on which nothing
 * was asked yet, as browsers and proxies keep them, would hold it open for more than a minute.
 */
function endsConnections(server: Server, finishWithinMs: number): () => Promise<void> {
  const connections = new Map<Socket, Set<ServerResponse>>()
  let isClosing = false
  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set())
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const unanswered = connections.get(socket)
    unanswered?.add(response)
    response.once('close', () => {
      unanswered?.delete(response)
      if (isClosing && unanswered?.size === 0) socket.destroySoon()
    })
  })
  return async () => {
    isClosing = true
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const [socket, unanswered] of connections) {
      if (unanswered.size === 0) socket.destroySoon()
      for (const response of unanswered) response.shouldKeepAlive = false
    }
    const late = setTimeout(() => server.closeAllConnections(), finishWithinMs)
    await closed
    clearTimeout(late)
  }
}

/** What is asked to learn whether the server is there must not wait for it. */
function saidAtOnce({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  const [path = ''] = url.split('?')
  if (path === '/livez') return said(response, 200, { status: 'alive' })
  if (path === '/readyz') return said(response, 503, { status: 'not-ready', reasons: ['starting'] })
  if (path === '/api/health') return said(response, 503, { success: false, code: 'starting', error: texts.starting })
  return false
}

/** Nearly every start is over by then. */
const BACK_IN_SECONDS = 2

function said(response: ServerResponse, status: number, body: object): true {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': CALL_POLICY,
    ...(status === 503 && { 'retry-after': String(BACK_IN_SECONDS) }),
  })
  response.end(JSON.stringify(body))
  return true
}

const EVERYWHERE = ['0.0.0.0', '::']

function addressOf(found: AddressInfo | string | null, host: string): string {
  const port = typeof found === 'object' ? found?.port : undefined
  const name = EVERYWHERE.includes(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
