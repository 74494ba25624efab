// Traces, as a collector receives them: a small one that is started in the test.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { isProduct, sourcesUnder } from '../../testing/sources.ts'
import { askForLetter } from '../jobs/letters.ts'
import { silentLog } from '../log.ts'
import { createHttp } from '../providers/http.ts'
import { inSpan } from '../spans.ts'
import { putDatabase } from '../testing/database-folder.ts'
import { embeddedOnly } from '../testing/embedded-only.ts'
import { addShipment, generate, newWorld } from '../testing/invoice-world.ts'
import { startServer, temporaryFolder } from '../testing/real-server.ts'
import { testApp } from '../testing/test-app.ts'
import { openTracing } from './open-telemetry.ts'

const received = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              status: z.object({ code: z.int() }),
              attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
            }),
          ),
        }),
      ),
    }),
  ),
})

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Takes what is sent to it as OTLP, and answers everything else with a word. */
async function collector() {
  const bodies: string[] = []
  const take = async (request: IncomingMessage) => {
    if (request.url === '/v1/traces') bodies.push(await text(request))
  }
  const server = createServer((request, response) => {
    void take(request).then(() => response.end('{}'))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const all = () => bodies.flatMap((body) => received.parse(JSON.parse(body)).resourceSpans)
  return { address, bodies, all, spans: () => all().flatMap((each) => each.scopeSpans.flatMap(({ spans }) => spans)) }
}

async function traced() {
  const to = await collector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', to.address)
  return { ...to, end: openTracing(silentLog(), 'test') }
}

describe('where a collector is named', () => {
  it('a paper is one trace: the call, its statements and the printing, and nothing of the client', async () => {
    const world = await newWorld()
    const { shipmentId } = await addShipment(world, [{ description: 'Honey of Dana' }])
    const { end, spans, bodies } = await traced()
    expect((await generate(world, shipmentId)).status).toBe(200)
    await end()
    const call = spans().find(({ parentSpanId }) => parentSpanId === undefined)
    expect(call?.name).toMatch(/^POST \/api\//)
    expect(call?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
    const names = spans().map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['print paper', 'db select', 'db insert']))
    expect(new Set(spans().map(({ traceId }) => traceId)).size).toBe(1)
    for (const own of ['Dana', 'Honey', shipmentId, world.clientId, 'NP-2041', '127.0.0.1']) {
      expect(bodies.join('')).not.toContain(own)
    }
  })

  it('a job and what it asks of others are spans, a failed one says so', async () => {
    const failing = { send: () => Promise.reject(new Error('to dana@wax.example: no')) }
    const { deps, jobsDone } = await testApp({ mailer: failing })
    const { end, spans, bodies, address } = await traced()
    const letter = { to: 'dana@wax.example', subject: 'Please sign', text: 'secret' }
    const actor = { kind: 'staff', id: 'staff', name: 'Sam Ash' } as const
    await askForLetter(deps.db, deps, { letter, actor, clientId: null })
    deps.jobs.ring()
    await jobsDone()
    const about = () => ({ name: 'outer', kind: 'inside', facts: {} }) as const
    const asked = { provider: 'makers', url: `${address}/of/dana?q=secret`, deadlineMs: 5000, maxBytes: 99, tries: 1 }
    await inSpan(about, () => createHttp({ log: silentLog() })(asked))
    await end()
    const named = (name: string) => spans().find((span) => span.name === name)
    expect(named('job letter')?.status.code).toBe(2)
    expect(named('ask makers')?.parentSpanId).toBe(named('outer')?.spanId)
    for (const own of ['dana', 'secret', 'Sam Ash', 'Please sign']) expect(bodies.join('')).not.toContain(own)
  })

  it('nothing is told any more once it has ended', async () => {
    const { end, spans } = await traced()
    await end()
    await inSpan(
      () => expect.unreachable('asked what it is about'),
      async () => undefined,
    )
    expect(spans()).toEqual([])
  })
})

embeddedOnly(() => {
  it('the program traces by the environment alone, and sends the rest when it stops', async () => {
    const folder = temporaryFolder()
    await putDatabase(folder)
    const { address, spans, all } = await collector()
    const server = await startServer({
      DATA_DIR: folder,
      OTEL_EXPORTER_OTLP_ENDPOINT: address,
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial',
    })
    // Until it has read its settings a server answers that it starts, and traces nothing.
    await expect.poll(async () => (await fetch(`${server.address}/api/health`)).status).toBe(200)
    server.process.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
    const names = spans().map(({ name }) => name)
    expect(names).toContain('GET /api/health')
    expect(names.filter((name) => name.startsWith('db ') && !/^db [a-z]+$/.test(name))).toEqual([])
    const attributes = all()[0]?.resource.attributes
    expect(attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'portage' } })
    expect(attributes).toContainEqual({ key: 'deployment.environment.name', value: { stringValue: 'trial' } })
  })
})

it('its libraries are imported by one file, which is imported where it is needed', () => {
  const sources = sourcesUnder(import.meta.dirname.replace(/\/server\/tracing$/, '')).filter(({ path }) =>
    isProduct(path),
  )
  const importing = (what: RegExp) => sources.filter(({ text }) => what.test(text)).map(({ path }) => path)
  expect(importing(/['"]@opentelemetry\//)).toEqual(['server/tracing/open-telemetry.ts'])
  expect(importing(/open-telemetry\.ts'/)).toEqual(['server/serve.ts'])
  expect(importing(/^import .*open-telemetry\.ts'/m)).toEqual([])
})
