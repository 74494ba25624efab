import { expect, it } from 'vitest'
import { staffLogin } from '#contract/session.ts'
import { getSettings } from '#contract/settings.ts'
import { keepPassword } from './first-data.ts'
import { givenClient } from './testing/builders.ts'
import { clientCaller, send, staffCaller, type TestApp, testApp } from './testing/test-app.ts'

const KEY = 'staff_password_hash'
const logged = (test: TestApp) =>
  test.deps.db
    .selectFrom('audit_log')
    .select(['actor_kind', 'action', 'after'])
    .where('action', '=', 'password.changed')
    .orderBy('id')
    .execute()

it('ends every staff session when the environment brings another staff password, and none when it brings the same', async () => {
  const test = await testApp()
  await keepPassword(test.deps, KEY, 'first of the environment')
  const staff = await staffCaller(test.deps)
  const client = await clientCaller(test.deps, await givenClient(test.deps.db))
  await keepPassword(test.deps, KEY, 'first of the environment')
  await keepPassword(test.deps, KEY, undefined)
  expect((await send(test, getSettings, {}, staff)).status).toBe(200)

  await keepPassword(test.deps, KEY, 'second of the environment')
  expect((await send(test, getSettings, {}, staff)).status).toBe(401)
  const signIn = async (password: string) => (await send(test, staffLogin, { body: { password } })).status
  expect(await signIn('first of the environment')).toBe(401)
  expect(await signIn('second of the environment')).toBe(200)
  expect((await send(test, getSettings, {}, client)).status).toBe(403)
  expect(await logged(test)).toEqual([
    { actor_kind: 'system', action: 'password.changed', after: { ended_sessions: 0 } },
    { actor_kind: 'system', action: 'password.changed', after: { ended_sessions: 1 } },
  ])
})

it('leaves the sessions alone when the document password is another', async () => {
  const test = await testApp()
  const staff = await staffCaller(test.deps)
  await keepPassword(test.deps, 'document_password_hash', 'of the documents')
  await keepPassword(test.deps, 'document_password_hash', 'of the documents, newer')
  expect((await send(test, getSettings, {}, staff)).status).toBe(200)
})
