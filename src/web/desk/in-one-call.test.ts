import { expect, it } from 'vitest'
import type { ItemChange } from '../api/shipment-item.ts'
import { inOneCall } from './in-one-call.ts'

function recorded() {
  const calls: [string, ItemChange][] = []
  const send = inOneCall((itemId, change) => {
    calls.push([itemId, change])
    return itemId === 'bad' ? Promise.reject(new Error('refused')) : Promise.resolve()
  })
  return { calls, send }
}

it('sends what is changed of an item in one act in one call, and other items apart', async () => {
  const { calls, send } = recorded()
  await Promise.all([
    send('a', { declaredValue: 6.85 }),
    send('b', { htsCode: null }),
    send('a', { countryOfOrigin: 'CA' }),
  ])
  expect(calls).toEqual([
    ['a', { declaredValue: 6.85, countryOfOrigin: 'CA' }],
    ['b', { htsCode: null }],
  ])
})

it('sends what is changed afterwards on its own', async () => {
  const { calls, send } = recorded()
  await send('a', { declaredValue: 6.85 })
  await send('a', { declaredValue: 7 })
  expect(calls).toHaveLength(2)
})

it('tells every field of a refused call', async () => {
  const { send } = recorded()
  const both = await Promise.allSettled([send('bad', { declaredValue: 1 }), send('bad', { countryOfOrigin: 'CA' })])
  expect(both.map((each) => each.status)).toEqual(['rejected', 'rejected'])
})
