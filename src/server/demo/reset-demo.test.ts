import { beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { DEMO_CLIENT_ID, OTHER_CLIENT_ID } from './clients.ts'
import { loadDemo } from './load-demo.ts'
import { resetDemo } from './reset-demo.ts'

let server: TestApp
beforeEach(async () => {
  server = await testApp({ settings: { demo: true } })
  await loadDemo(server.deps)
})

const shipmentsOf = (clientId: string) =>
  server.deps.db.selectFrom('shipments').selectAll().where('client_id', '=', clientId).orderBy('reference').execute()

describe('loading and resetting', () => {
  it('changes nothing where there is a client already', async () => {
    expect(await loadDemo(server.deps)).toBe(false)
    expect(await shipmentsOf(DEMO_CLIENT_ID)).toHaveLength(29)
  })

  it('makes it again with the same ids, whatever was changed, the audit log included', async () => {
    const { db } = server.deps
    const before = await shipmentsOf(DEMO_CLIENT_ID)
    await db.updateTable('shipments').set({ status: 'invoiced' }).execute()
    await db.deleteFrom('clients').where('id', '=', OTHER_CLIENT_ID).execute()
    await resetDemo(server.deps)
    expect(await shipmentsOf(DEMO_CLIENT_ID)).toEqual(before)
    expect(await shipmentsOf(OTHER_CLIENT_ID)).toHaveLength(4)
    const log = await db.selectFrom('audit_log').select(['id', 'actor_kind', 'action']).orderBy('id').execute()
    expect(log.map((entry) => entry.action)).toEqual(['demo-loaded', 'demo-loaded', 'demo-loaded'])
  })

  it('is refused where no demo is in use', async () => {
    const { db, now, secrets, settings } = server.deps
    await expect(resetDemo({ db, now, secrets, settings: { ...settings, demo: false } })).rejects.toThrow(
      'never in production',
    )
    expect(await shipmentsOf(DEMO_CLIENT_ID)).toHaveLength(29)
  })
})
