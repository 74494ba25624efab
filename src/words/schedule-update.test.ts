import { expect, it } from 'vitest'
import { scheduleUpdateText } from './schedule-update.ts'

const COUNTS = { rows: 29_597, added: 3, removed: 1, rates: 12 }

it('says what was installed, with the wordings not known yet where there are some', () => {
  const installed = (unread: number) =>
    scheduleUpdateText({ reason: 'installed', facts: { release: '2026-rev-23', ...COUNTS, unread } })
  expect(installed(0)).toEqual([
    '2026-rev-23 is installed with 29,597 numbered rows. It is used from the next start of the server.',
    'Against the release in use: 3 codes added, 1 removed, 12 rates changed.',
  ])
  expect(installed(2).at(-1)).toMatch(/^2 rates are worded in a way not known yet/)
})

it('says of every failure that what was installed stays', () => {
  const problems = [
    { reason: 'otherSize', facts: { count: 10, known: 29_597 } },
    { reason: 'repeatedCodes', facts: { count: 2 } },
  ] as const
  expect(scheduleUpdateText({ reason: 'incomplete', facts: { problems } })).toEqual([
    'The schedule is not whole. It has 10 numbered rows where about 29597 are expected. It repeats 2 codes. What was installed stays in place.',
  ])
  expect(scheduleUpdateText({ reason: 'cut-short', facts: { received: 400 } })).toEqual([
    'The download stopped after 400 bytes. What was installed stays in place.',
  ])
  expect(scheduleUpdateText({ reason: 'broke-off', facts: {} })).toEqual([
    'The update broke off. What was installed stays in place.',
  ])
})
