import type { KyselyPlugin } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { staffLogin } from '#contract/session.ts'
import { changePassword as changePasswordCall } from '#contract/settings.ts'
import { givenSettings, STAFF_PASSWORD } from '../../testing/sample-world.ts'
import { send, staffCaller, type TestApp, type TestCaller, testApp } from '../../testing/test-app.ts'
import { signInStaff } from './staff-sign-in.ts'

const NEW_PASSWORD = 'correct horse battery'

let test: TestApp
let colleague: TestCaller

beforeEach(async () => {
  test = await testApp()
  await givenSettings(test.deps)
  colleague = await staffCaller(test.deps)
})

const changeIt = () =>
  send(test, changePasswordCall, { body: { which: 'staff', current: STAFF_PASSWORD, next: NEW_PASSWORD } }, colleague)

/** Does something between the first reading of the settings and what the reader does with it. */
function afterFirstRead(then: () => Promise<unknown>): KyselyPlugin {
  let isDone = false
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isDone && result.rows.some((row) => 'value' in row)) {
        isDone = true
        await then()
      }
      return result
    },
  }
}

const sessions = () => test.deps.db.selectFrom('sessions').select('kind').where('kind', '=', 'staff').execute()

it('starts no session by a password that is changed while it is looked at', async () => {
  const db = test.deps.db.withPlugin(afterFirstRead(changeIt))
  await expect(signInStaff({ ...test.deps, db }, STAFF_PASSWORD, { address: '192.0.2.7', agent: '' })).rejects.toThrow(
    'staff-password-wrong',
  )
  expect(await sessions()).toHaveLength(1)
})

it('leaves none alive when many sign in around the change', async () => {
  const signingIn = Array.from({ length: 4 }, () => send(test, staffLogin, { body: { password: STAFF_PASSWORD } }))
  const [changed] = await Promise.all([changeIt(), ...signingIn])
  expect(changed.status).toBe(200)
  expect(await sessions()).toHaveLength(1)
})
