import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { centresOfAccount } from './centres-of-account.ts'
import { fulfilmentCentres } from './fulfilment-centres.ts'

const LIST = fulfilmentCentres('test', [
  { code: 'DFW7', street: '1 Old Road', city: 'Dallas', state: 'TX', zip: '75001', confidence: 'low', source: 'list' },
  {
    code: 'ABE8',
    street: '309 Cedar Ln',
    city: 'Florence',
    state: 'NJ',
    zip: '08518',
    confidence: 'high',
    source: 'list',
  },
])
const DFW7 = { code: 'DFW7', street: '700 Westport Parkway', city: 'Fort Worth', state: 'TX', zip: '76177' }
const NEW1 = { code: 'NEW1', street: '2 New Road', city: 'Newton', state: 'KS', zip: '67114' }

function account(answers: readonly (readonly (typeof DFW7)[] | Error)[]) {
  const clock = { at: new Date('2026-11-21T15:00:00Z') }
  const told: unknown[] = []
  let asked = 0
  const centres = centresOfAccount({
    list: LIST,
    read: async () => {
      const answer = answers[asked++] ?? []
      if (answer instanceof Error) throw answer
      return answer
    },
    now: () => clock.at,
    failed: (problem) => told.push(problem),
  })
  const later = (minutes: number) => {
    clock.at = new Date(clock.at.getTime() + minutes * 60_000)
  }
  return { centres, told, later, asked: () => asked }
}

it('looks up in the list until the account is read, then in what its plans name first', async () => {
  const { centres } = account([[DFW7, NEW1]])
  expect(centres.find('DFW7')).toMatchObject({ city: 'Dallas', source: 'list' })
  await nextTurn()
  expect(centres.find('dfw7')).toEqual({ ...DFW7, confidence: 'high', source: 'amazon' })
  expect(centres.search('', 20).map(({ code, source }) => [code, source])).toEqual([
    ['ABE8', 'list'],
    ['DFW7', 'amazon'],
    ['NEW1', 'amazon'],
  ])
  expect(centres.count).toBe(3)
})

it('reads the account again after six hours, and keeps what it has when Amazon does not answer', async () => {
  const { centres, told, later, asked } = account([[DFW7], new Error('answered 503'), [NEW1]])
  centres.search('dfw', 20)
  await nextTurn()
  later(359)
  centres.search('dfw', 20)
  expect(asked()).toBe(1)
  later(1)
  centres.search('dfw', 20)
  await nextTurn()
  expect([asked(), told.length, centres.find('DFW7')?.source]).toEqual([2, 1, 'amazon'])
  later(10)
  centres.find('NEW1')
  await nextTurn()
  expect([asked(), centres.find('NEW1')?.source, centres.find('DFW7')?.source]).toEqual([3, 'amazon', 'list'])
})
