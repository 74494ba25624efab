import { expect, it } from 'vitest'
import { noCustomsService } from './providers/customs-service/customs-service.ts'
import { noCustomsCharges } from './providers/freight/offline.ts'
import { testApp } from './testing/test-app.ts'
import { warmCalls } from './warm-calls.ts'

const TABLES = ['clients', 'sessions', 'shipments', 'items', 'audit_log', 'used_request_keys'] as const
const LONG_MS = 60_000

it('asks each of the commonest calls every round, is answered, and leaves nothing behind', async () => {
  const { deps } = await testApp()
  expect(await warmCalls(deps, { rounds: 2, withinMs: LONG_MS })).toBe(10)
  for (const table of TABLES) expect(await deps.db.selectFrom(table).selectAll().execute(), table).toEqual([])
})

it('is answered where clients sign in by passkey alone', async () => {
  const { deps } = await testApp({ settings: { clientSignIn: 'passkey' } })
  expect(await warmCalls(deps, { rounds: 1 })).toBe(5)
})

it('asks no service that is set up', async () => {
  const asked: string[] = []
  const of = (service: string) => async () => {
    asked.push(service)
    return []
  }
  const { deps } = await testApp({
    customsService: { ...noCustomsService, configured: true, classify: async () => void asked.push('customs service') },
    customsCharges: { ...noCustomsCharges, configured: true, charges: of('charges') },
    exchangeRates: {
      name: 'a bank',
      latest: async () => {
        asked.push('rates')
        throw new Error('not to be asked')
      },
    },
  })
  expect(await warmCalls(deps, { rounds: 1 })).toBe(5)
  expect(asked).toEqual([])
})

it('asks no more once its time is over', async () => {
  const { deps } = await testApp()
  expect(await warmCalls(deps, { withinMs: 0 })).toBe(0)
})
