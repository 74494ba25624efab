import { expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { takeTry, tryPassword } from './password-limit.ts'

const STAFF = { kind: 'staff', subject: '203.0.113.9' } as const
const kinds = (answers: readonly { kind: string }[], kind: string) =>
  answers.filter((each) => each.kind === kind).length

it('counts five of twenty tries made at the same moment, as by processes that know nothing of each other', async () => {
  const { deps } = await testApp()
  const taken = await Promise.all(Array.from({ length: 20 }, () => takeTry(deps, STAFF)))
  expect([kinds(taken, 'taken'), kinds(taken, 'locked')]).toEqual([5, 15])
})

it('lets any number of right passwords through at the same moment, and forgets none of the wrong ones', async () => {
  const { deps } = await testApp()
  for (let n = 0; n < 4; n++) await tryPassword(deps, STAFF, async () => false)
  const right = await Promise.all(Array.from({ length: 12 }, () => tryPassword(deps, STAFF, async () => true)))
  expect(kinds(right, 'right')).toBe(12)
  expect(await tryPassword(deps, STAFF, async () => false)).toEqual({ kind: 'wrong' })
  expect(await tryPassword(deps, STAFF, async () => true)).toEqual({ kind: 'locked', minutes: 15 })
})

it('counts a try that broke off as wrong, and goes on', async () => {
  const { deps } = await testApp()
  const broken = () => Promise.reject(new Error('no answer'))
  await expect(tryPassword(deps, STAFF, broken)).rejects.toThrow('no answer')
  expect(await tryPassword(deps, STAFF, async () => true)).toEqual({ kind: 'right' })
  expect(await deps.db.selectFrom('wrong_passwords').select('subject').execute()).toEqual([{ subject: STAFF.subject }])
})
