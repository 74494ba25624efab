import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { openMigrations } from '../store/migrate.ts'
import { testDatabase } from '../testing/test-database.ts'
import { registerProbes } from './probes.ts'

async function asked(readiness: Partial<Parameters<typeof registerProbes>[1]>) {
  const app = Fastify()
  onTestFinished(() => app.close())
  registerProbes(app, { openMigrations: async () => [], isLoading: () => false, ...readiness })
  const [alive, ready] = [await app.inject('/livez'), await app.inject('/readyz')]
  return { alive: alive.statusCode, ready: ready.statusCode, said: ready.json() }
}

it('is ready when the database answers with every migration and the data are read', async () => {
  const { db } = await testDatabase()
  expect(await asked({ openMigrations: () => openMigrations(db) })).toEqual({
    alive: 200,
    ready: 200,
    said: { status: 'ready' },
  })
})

it.each([
  ['data-loading', { isLoading: () => true }],
  ['migrations-open', { openMigrations: async () => ['0099-more.sql'] }],
  ['database-away', { openMigrations: () => Promise.reject(new Error('gone')) }],
  ['database-away', { openMigrations: () => new Promise<never>(() => undefined) }],
])('lives but is not ready: %s', async (reason, readiness) => {
  expect(await asked(readiness)).toEqual({
    alive: 200,
    ready: 503,
    said: { status: 'not-ready', reasons: [reason] },
  })
})

it('asks the database once for many who ask at the same time', async () => {
  let questions = 0
  const app = Fastify()
  onTestFinished(() => app.close())
  const openMigrationsCounted = async () => {
    questions += 1
    return []
  }
  registerProbes(app, { openMigrations: openMigrationsCounted, isLoading: () => false })
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')))
  expect(questions).toBe(1)
})

it('names migrations that the database lacks', async () => {
  const { db } = await testDatabase()
  const unknown = { name: '9999-later.sql', text: '', sha256: '' }
  expect(await openMigrations(db, [unknown])).toEqual(['9999-later.sql'])
})
