// What requests that are not meant well are answered, over the application as a whole.
import { expect, it } from 'vitest'
import { ALL_ENDPOINTS } from '#contract/all.ts'
import { login } from '#contract/session.ts'
import { listPeople } from '#contract/staff-people.ts'
import { staffCaller, testApp } from './testing/test-app.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

it('lets no cache keep the answer of a call, refused or not', async () => {
  const { app } = await testApp()
  for (const { endpoint } of ALL_ENDPOINTS) {
    const url = endpoint.path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
    const { headers } = await app.inject({ method: endpoint.method, url })
    expect([url, headers['cache-control']]).toEqual([url, 'no-store'])
  }
})

it('answers no method that no call has', async () => {
  const { app } = await testApp()
  const asked = ['TRACE', 'OPTIONS', 'PATCH', 'HEAD'] as const
  const origin = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
  for (const method of asked) {
    const { statusCode, headers } = await app.inject({ method: method as 'HEAD', url: login.path, headers: origin })
    expect([method, statusCode]).toEqual([method, 404])
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

it('takes a body only as JSON, so that no form of another site reaches a call', async () => {
  const { app } = await testApp()
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const payload = '{"email":"dana@example.com"}'
    const headers = { 'content-type': type }
    expect((await app.inject({ method: 'POST', url: login.path, headers, payload })).statusCode).toBe(415)
  }
})

it('refuses keys that would change what every object has', async () => {
  const { app } = await testApp()
  for (const payload of [
    '{"email":"dana@example.com","__proto__":{"isStaff":true}}',
    '{"email":"dana@example.com","constructor":{"prototype":{"isStaff":true}}}',
  ]) {
    const answer = await app.inject({ method: 'POST', url: login.path, headers: JSON_TYPE, payload })
    expect(answer.statusCode).toBe(400)
  }
  expect('isStaff' in {}).toBe(false)
})

it('refuses a parameter that comes twice, and one that no call has', async () => {
  const { app, deps } = await testApp()
  const { token } = await staffCaller(deps)
  const status = async (query: string) =>
    (await app.inject({ url: `${listPeople.path}${query}`, headers: { authorization: `Bearer ${token}` } })).statusCode
  expect([await status('?page=1'), await status('?page=1&page=2'), await status('?page=1&role=owner')]).toEqual([
    200, 400, 400,
  ])
})
