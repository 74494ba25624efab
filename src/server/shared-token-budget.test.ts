// The day's tokens in the database, as two servers on the same one see them.
import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { sharedTokenBudget } from './shared-token-budget.ts'
import { tokensOfDay } from './store/model-tokens.ts'
import { testDatabase } from './testing/test-database.ts'

const DAY = day('2026-11-21')
const NEXT = day('2026-11-22')

async function servers(perDay: number) {
  const { db } = await testDatabase()
  let today = DAY
  const server = () => sharedTokenBudget({ db, perDay, today: () => today })
  return { db, one: server(), two: server(), turnDay: () => (today = NEXT) }
}

it('counts what is under way and what was spent, whichever server asked', async () => {
  const { db, one, two } = await servers(100)
  const held = await one.hold(60)
  expect(await two.hold(60)).toBeDefined()
  expect(await one.hold(1)).toBeUndefined()
  await held?.settle(10)
  expect(await tokensOfDay(db, DAY)).toBe(70)
  expect(await two.hold(1)).toBeDefined()
})

it('lets no two questions take the last tokens', async () => {
  const { one, two } = await servers(50)
  const held = await Promise.all([one, two, one, two].map((server) => server.hold(50)))
  expect(held.filter(Boolean)).toHaveLength(1)
})

it('counts each day anew, a question on the day it was asked', async () => {
  const { db, one, turnDay } = await servers(50)
  const held = await one.hold(50)
  turnDay()
  expect(await one.hold(20)).toBeDefined()
  await held?.settle(44)
  expect([await tokensOfDay(db, DAY), await tokensOfDay(db, NEXT)]).toEqual([44, 20])
})

it('is never below nothing, and allows nothing where nothing is allowed', async () => {
  const { db, one } = await servers(50)
  const held = await one.hold(5)
  await held?.settle(0)
  await held?.settle(0)
  expect(await tokensOfDay(db, DAY)).toBe(0)
  const none = await servers(0)
  expect(await none.one.hold(1)).toBeUndefined()
})
