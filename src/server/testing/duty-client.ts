// A client that asks for duties over HTTP, on the fees that ship.
import { join } from 'node:path'
import Fastify from 'fastify'
import { registerDuty } from '../features/duty/routes.ts'
import { loadFees } from '../reference/fees.ts'
import { givenClient } from './builders.ts'
import { clientCaller, TEST_NOW, testApp } from './test-app.ts'

const SHIPPED_FEES = loadFees(join(import.meta.dirname, '../../../data'))

/** `server` is what `send` asks. */
export async function dutyClient() {
  const { deps } = await testApp()
  const app = Fastify()
  registerDuty(app, { ...deps, fees: SHIPPED_FEES })
  const clientId = await givenClient(deps.db)
  return { deps, server: { app, clock: { at: TEST_NOW } }, clientId, client: await clientCaller(deps, clientId) }
}
