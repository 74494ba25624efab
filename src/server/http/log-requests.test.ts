import { pino } from 'pino'
import { expect, it } from 'vitest'
import { login, staffLogin } from '#contract/session.ts'
import { listShipments } from '#contract/shipments.ts'
import { listPeople } from '#contract/staff-people.ts'
import { givenClient } from '../testing/builders.ts'
import { clientCaller, send, testApp } from '../testing/test-app.ts'

async function watched() {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const test = await testApp({ log })
  return { test, lines, refused: () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'refused') }
}

it('warns of every refused call: which, why, by whom and from where', async () => {
  const { test, refused } = await watched()
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  await send(test, listPeople, { query: { page: 1 } }, caller)
  await send(test, listShipments, {}, { kind: 'client', token: 'x'.repeat(43) })
  await test.app.inject({ method: 'POST', url: login.path, payload: { email: 7 } })
  await test.app.inject({ method: 'POST', url: login.path, headers: { 'content-type': 'text/xml' }, payload: '<a/>' })
  expect(refused()).toMatchObject([
    { status: 403, code: 'staff-only', endpoint: `GET ${listPeople.path}`, address: '127.0.0.1', level: 40 },
    { status: 401, code: 'session-expired' },
    { status: 400, code: 'invalid-input' },
    { status: 415, code: 'wrong-media-type' },
  ])
})

it('writes no line for what was answered, and thirty a minute at most about one network', async () => {
  const { test, lines, refused } = await watched()
  const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
  await send(test, listShipments, {}, caller)
  expect(lines).toEqual([])
  for (let times = 0; times < 40; times++) await test.app.inject('/api/staff/people')
  expect(refused()).toHaveLength(30)
  test.clock.at = new Date(test.clock.at.getTime() + 60_000)
  await test.app.inject('/api/staff/people')
  expect(refused()).toHaveLength(31)
})

it('keeps a line one line, and says nothing of what was sent', async () => {
  const { test, lines } = await watched()
  const forged = '\n{"level":30,"msg":"signed in"}'
  await test.app.inject({
    method: 'POST',
    url: staffLogin.path,
    payload: { password: `hunter2${forged}`, extra: forged },
  })
  await test.app.inject({ url: `/api/${encodeURIComponent(forged)}`, headers: { 'user-agent': 'x\tforged' } })
  await test.app.inject({ url: `/api/staff/people?${encodeURIComponent(forged)}` })
  for (const line of lines) {
    expect(line.trimEnd().split('\n')).toHaveLength(1)
    expect(line).not.toMatch(/hunter2|signed in|forged/)
  }
})
