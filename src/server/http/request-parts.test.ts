import { expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const login = async (payload: string) => {
  const { app } = await testApp()
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload })
  return [answer.statusCode, answer.json<{ error?: string }>().error]
}

it.each([
  ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
])('refuses a hundred thousand %s inside each other', async (_, payload) => {
  expect(await login(payload)).toEqual([400, 'The request body has too many lists and objects inside each other.'])
})

it.each(['{"email":"a\\u0000@example.com"}', '{"email":"\\ud800"}', '{"\\udfff":1}'])(
  'refuses the text no database stores in %s',
  async (payload) => {
    expect(await login(payload)).toEqual([
      400,
      'Contains characters that cannot be stored. Remove them, then try again.',
    ])
  },
)
