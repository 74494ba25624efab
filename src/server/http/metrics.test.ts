import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { health } from '#contract/reference.ts'
import { staffLogin } from '#contract/session.ts'
import { ROOT } from '../env.ts'
import { send, type TestApp, testApp } from '../testing/test-app.ts'
import { registerMetrics } from './metrics.ts'

const TOKEN = 'a-token-of-the-operator'
let test: TestApp

beforeEach(async () => {
  test = await testApp()
})

function watched(token?: string): TestApp {
  onTestFinished(() => test.app.close())
  registerMetrics(test.app, {
    token,
    pool: () => ({ open: 4, idle: 1, waiting: 3, most: 10 }),
    isLoading: () => false,
    jobs: async () => [
      { kind: 'letter', state: 'waiting', count: 2 },
      { kind: 'letter', state: 'waiting', count: 1 },
    ],
    servers: async () => [{ release: '1.4.0', count: 2 }],
  })
  return test
}

const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  test.app.inject({ url: '/metrics', headers, remoteAddress })

it('counts requests by the template of their route, with no word of who or what', async () => {
  watched()
  await send(test, health)
  await test.app.inject('/api/shipments/b52ed2a5-5c1a-4f8e-9a43-3d7a6e0a1111?page=2')
  await test.app.inject('/api/nowhere/secret')
  const { body } = await read()
  expect(body).toContain('portage_http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1')
  expect(body).toContain('route="unknown",status="404"')
  expect(body).not.toMatch(/secret|b52ed2a5/)
})

it('says how the pool, the loop and the statements do, and counts security events', async () => {
  watched()
  await send(test, staffLogin, { body: { password: 'wrong' } })
  await sql`select 1`.execute(test.deps.db)
  const { body } = await read()
  for (const line of [
    'portage_pool_connections 4',
    'portage_pool_waiting 3',
    'portage_data_loading 0',
    'portage_jobs{kind="letter",state="waiting"} 3',
    'portage_servers{release="1.4.0"} 2',
    'portage_security_events_total{kind="sign-in-failed"} 1',
    'portage_nodejs_eventloop_lag_p99_seconds',
    'portage_statement_duration_seconds_count{failed="false"}',
  ])
    expect(body).toContain(line)
})

it.each([
  ['from another machine', {}, '192.0.2.7'],
  ['under a name of the outside', { host: 'portage.example.com' }, '127.0.0.1'],
  ['handed on by a proxy on this machine', { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1'],
])('are not shown %s where no token is set', async (_, headers, address) => {
  watched()
  expect((await read(headers, address)).statusCode).toBe(404)
  expect((await read()).statusCode).toBe(200)
})

it('are shown to whoever holds the token alone where one is set, wherever from', async () => {
  watched(TOKEN)
  const tries: readonly Record<string, string>[] = [
    {},
    { authorization: 'Bearer another-token' },
    { authorization: `Bearer ${TOKEN}` },
  ]
  const statuses = await Promise.all(tries.map(async (headers) => (await read(headers, '192.0.2.7')).statusCode))
  expect(statuses).toEqual([404, 404, 200])
  expect((await read()).statusCode).toBe(404)
})

const OPERATIONS = join(ROOT, 'docs', 'operations')
const readDoc = (name: string): string => readFileSync(join(OPERATIONS, name), 'utf8')

it('has every figure that the dashboard and the alerts ask for, and every alert an entry of what to do', async () => {
  watched()
  await send(test, health)
  const { body } = await read()
  const alerts = readDoc('alerts.yml')
  const named = new Set(`${alerts}${readDoc('dashboard.json')}`.match(/\bportage_\w+/g))
  expect(named.size).toBeGreaterThan(10)
  const series = [...named].map((name) => name.replace(/_(?:bucket|count)$/, ''))
  expect(series.filter((name) => !body.includes(`# TYPE ${name} `))).toEqual([])
  const entries = [...alerts.matchAll(/alerts\.md#(\w+)/g)].map(([, entry]) => entry)
  const headings = [...readDoc('alerts.md').matchAll(/^## (\w+)$/gm)].map(([, heading = '']) => heading.toLowerCase())
  expect(entries.toSorted()).toEqual(headings.toSorted())
})
