// A server under load whose PostgreSQL ends connections, stops and starts again: it goes on, says 503 meanwhile, and is well again by
// itself. Real processes on a PostgreSQL of the test's own.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { newRequestKey, REQUEST_KEY_HEADER } from '#contract/request-key.ts'
import { startPostgresql } from '../../../scripts/prepare/postgresql.js'
import { postgresqlOnly } from '../testing/embedded-only.ts'
import { type RealServer, startServer, temporaryFolder } from '../testing/real-server.ts'

const CALLERS = 12

postgresqlOnly(() => {
  it('outlives every connection ended by the server, and a restart of it, under load', async () => {
    const database = await startPostgresql()
    onTestFinished(() => database.stop())
    const server = await startServer({
      NODE_ENV: 'development',
      DEMO_DATA: 'auto',
      DATABASE_URL: database.url,
      DATA_DIR: temporaryFolder(),
      REQUESTS_PER_MINUTE: '100000000',
    })
    const load = await startLoad(server)
    await load.seen(200, 50)

    for (let round = 0; round < 5; round++) {
      await endConnections(database.url)
      await load.seen(200, 30)
    }

    database.halt()
    await load.seen(503, 30)
    database.resume()
    await load.seen(200, 100)

    const { odd, unmarked } = await load.stop()
    expect(odd.slice(0, 5)).toEqual([])
    expect(unmarked).toBe(0)
    expect(server.process.exitCode).toBeNull()
    server.process.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
  })
})

/** Callers that read and write one after the other until told to stop; an answer is 200, or 503 with a time to come again. */
async function startLoad(server: RealServer) {
  const token = await signIn(server.address)
  const counts = new Map<number, number>()
  const odd: string[] = []
  let unmarked = 0
  let goesOn = true
  const ask = async (turn: number) => {
    const answer = await (turn % 3 === 0
      ? call(server, token, 'POST', ADDRESSES, ADDRESS)
      : call(server, token, 'GET', LIST))
    const text = await answer.text()
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
    if (answer.status === 503 && answer.headers.get('retry-after') !== '5') unmarked += 1
    if (answer.status !== 200 && answer.status !== 503) odd.push(`${answer.status} ${text.slice(0, 200)}`)
  }
  const callers = Array.from({ length: CALLERS }, async (_, at) => {
    for (let turn = at; goesOn; turn++) {
      await ask(turn).catch((error: unknown) => odd.push(String(error)))
      await wait(1)
    }
  })
  return {
    /** Resolves when `more` further answers had this status. */
    seen: async (status: number, more: number) => {
      const enough = (counts.get(status) ?? 0) + more
      while ((counts.get(status) ?? 0) < enough) await wait(20)
    },
    stop: async () => {
      goesOn = false
      await Promise.all(callers)
      return { odd, unmarked }
    },
  }
}

const LIST = '/api/shipments?page=1'
const ADDRESSES = '/api/client-manufacturing-addresses'
const ADDRESS = {
  address: {
    name: 'Maple Works',
    street_address: '1 Rue Une',
    city: 'Montreal',
    state: 'QC',
    country: 'CA',
    zip_code: 'H2X 1Y4',
  },
}

async function call({ address }: RealServer, token: string, method: string, path: string, body?: object) {
  const headers = {
    authorization: `Bearer ${token}`,
    [REQUEST_KEY_HEADER]: await newRequestKey(token, method, path, new Date()),
    ...(body ? { 'content-type': 'application/json' } : {}),
  }
  return fetch(`${address}${path}`, { method, headers, body: body && JSON.stringify(body) })
}

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@portage.example' }),
  })
  const content: unknown = await answer.json()
  const isSignedIn = typeof content === 'object' && content !== null && 'token' in content
  if (!isSignedIn) throw new Error(`not signed in: ${JSON.stringify(content)}`)
  return String(content.token)
}

async function endConnections(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
    ['client backend'],
  )
  await admin.end()
}
