import { expect, it } from 'vitest'
import { getClient } from '#contract/staff.ts'
import { givenClient } from '../../../testing/builders.ts'
import { dataOf, send, staffCaller, testApp } from '../../../testing/test-app.ts'

it('answers one client, and 404 for an id that is nobody', async () => {
  const test = await testApp()
  const clientId = await givenClient(test.deps.db, { name: 'Prairie Wax' })
  const staff = await staffCaller(test.deps)
  const found = await send(test, getClient, { params: { clientId } }, staff)
  expect(dataOf(found).name).toBe('Prairie Wax')
  const missing = await send(test, getClient, { params: { clientId: '0190a1b2-0000-4000-8000-00000000dead' } }, staff)
  expect(missing.status).toBe(404)
})
