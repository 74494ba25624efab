import { beforeEach, expect, it } from 'vitest'
import { getBusinessInfo } from '#contract/client-data.ts'
import { answer, fakeApi, noAnswer, refusal } from '../testing/fake-api.ts'
import { signInAsClient } from '../testing/render-screen.tsx'
import { newQueryClient } from './query-client.ts'
import { checkSession } from './session-check.ts'

beforeEach(signInAsClient)

it.each([
  ['an error of the server', () => refusal(500, 'Failed to save business information')],
  ['no connection', noAnswer],
])('keeps the session on %s', async (_, fails) => {
  const made = fakeApi(answer(getBusinessInfo, fails))
  await checkSession(newQueryClient())
  expect(made).toHaveLength(1)
  expect(localStorage.getItem('token')).toBe('client-token')
})

it.each([
  ['a 401', () => refusal(401, 'No token')],
  ['an error that speaks of an expired session', () => refusal(500, 'Votre session a expiré.', 'session-expired')],
])('ends the session on %s', async (_, fails) => {
  fakeApi(answer(getBusinessInfo, fails))
  await checkSession(newQueryClient())
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('email')).toBeNull()
})
