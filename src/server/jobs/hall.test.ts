// The hall with pg-boss on a real database: what is asked for is done once, what fails is tried again, what was cut off is taken up.
import { expect, it, onTestFinished } from 'vitest'
import { ProviderError } from '../errors.ts'
import { newId } from '../ids.ts'
import { silentLog } from '../log.ts'
import { findJob } from '../store/jobs.ts'
import { testDatabase } from '../testing/test-database.ts'
import { askForJob, awaitJob } from './ask.ts'
import { jobBell } from './bell.ts'
import type { Works } from './do-job.ts'
import { openHall } from './hall.ts'

const ACTOR = { kind: 'system', id: 'test', name: 'Test' } as const
const LONG_MS = 20_000

async function world(works: Partial<Works>) {
  const database = await testDatabase()
  const { db } = database
  const needs = { db, database, log: silentLog(), now: () => new Date(), newId, jobs: jobBell() }
  const never = async () => undefined
  const open = () => {
    const hall = openHall(needs, {
      letter: never,
      notices: never,
      housekeeping: never,
      import: never,
      lookup: never,
      paper: never,
      ...works,
    })
    onTestFinished(() => hall.close())
    return hall
  }
  const ask = async (key?: string) => {
    const asked = { kind: 'letter', data: { letter: '{}' }, actor: ACTOR, clientId: null, key } as const
    const id = await db.transaction().execute((tx) => askForJob(tx, needs, asked))
    needs.jobs.ring()
    return id ?? ''
  }
  return { db, database, open, ask }
}

it('does once what is asked for before and after it opens, and keeps no letter that was sent', async () => {
  const seen: string[] = []
  const { db, open, ask } = await world({ letter: async ({ id }) => void seen.push(id) })
  const before = await ask('one')
  open()
  expect((await awaitJob(db, before, LONG_MS))?.state).toBe('done')
  const after = await ask()
  expect(await awaitJob(db, after, LONG_MS)).toMatchObject({ state: 'done', tries: 1, data: {}, reason: null })
  expect(await ask('one')).toBe('')
  expect(seen).toEqual([before, after])
})

it('leaves nothing asked for of a transaction that fails', async () => {
  const { db } = await world({})
  const needs = { newId, now: () => new Date() }
  const asked = { kind: 'letter', data: { letter: '{}' }, actor: ACTOR, clientId: null } as const
  const failing = db.transaction().execute(async (tx) => {
    await askForJob(tx, needs, asked)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([])
})

it('leaves to another try what a service did not take, and says why; for good what it will never take', async () => {
  const { db, open, ask } = await world({
    letter: async () => {
      throw new ProviderError('mail server', 'could not be reached', true)
    },
  })
  open()
  const reason = { kind: 'service', words: 'mail server: could not be reached' }
  expect(await awaitJob(db, await ask(), LONG_MS)).toMatchObject({ state: 'waiting', tries: 1, reason })

  const other = await world({
    letter: async () => {
      throw new ProviderError('mail server', 'answered 550', false)
    },
  })
  other.open()
  expect(await awaitJob(db, await other.ask(), LONG_MS)).toMatchObject({ state: 'failed', tries: 1 })
})

it('breaks off when it closes, without counting it, and does it when it is open again', async () => {
  const begun = Promise.withResolvers<void>()
  let isFirst = true
  const { db, open, ask, database } = await world({
    letter: ({ signal }) => {
      if (!isFirst) return Promise.resolve()
      isFirst = false
      begun.resolve()
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
    },
  })
  const hall = open()
  const id = await ask()
  await begun.promise
  await hall.close()
  expect(await findJob(db, id)).toMatchObject({ state: 'waiting', tries: 0, reason: null })
  // On a PostgreSQL server it would wait for its pause; the embedded database has no other server to leave it to.
  await database.execute("delete from pgboss.job where state = 'retry'")
  open()
  expect(await awaitJob(db, id, LONG_MS)).toMatchObject({ state: 'done', tries: 1 })
})
