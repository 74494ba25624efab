import { describe, expect, it } from 'vitest'
import type { ItemChange } from '../../api/shipment-item.ts'
import { createItemSaves } from './item-saves.ts'

type Sent = { itemId: string; change: ItemChange; done: () => void; fail: (problem: Error) => void }

function recorded() {
  const sent: Sent[] = []
  const saves = createItemSaves(
    (itemId, change) =>
      new Promise<void>((done, fail) => {
        sent.push({ itemId, change, done, fail })
      }),
  )
  return { saves, sent, answered: () => new Promise<void>((done) => setTimeout(done)) }
}

describe('item saves', () => {
  it('goes from saving to saved and keeps the change on screen meanwhile', async () => {
    const { saves, sent, answered } = recorded()
    saves.save('a', 'costCad', { declaredValue: 6.85 })
    expect(saves.stateOf('a', 'costCad')).toEqual({ kind: 'saving' })
    expect(saves.pendingOf('a')).toEqual({ declaredValue: 6.85 })
    sent[0]?.done()
    await answered()
    expect(saves.stateOf('a', 'costCad')).toEqual({ kind: 'saved' })
    expect(saves.pendingOf('a')).toBeUndefined()
  })

  it('keeps the typed value after a failure and sends it again on Retry', async () => {
    const { saves, sent, answered } = recorded()
    saves.save('a', 'costCad', { declaredValue: 6.85 })
    const problem = new Error('The change was not saved. Please try again.')
    sent[0]?.fail(problem)
    await answered()
    expect(saves.stateOf('a', 'costCad')).toEqual({
      kind: 'failed',
      why: { problem },
    })
    expect(saves.pendingOf('a')).toEqual({ declaredValue: 6.85 })
    expect(saves.unsavedCount()).toBe(1)
    saves.retry('a', 'costCad')
    expect(sent[1]?.change).toEqual({ declaredValue: 6.85 })
    sent[1]?.done()
    await answered()
    expect(saves.stateOf('a', 'costCad')).toEqual({ kind: 'saved' })
    expect(saves.unsavedCount()).toBe(0)
  })

  it('sends one save of a field at a time and of those that wait only the last', async () => {
    const { saves, sent, answered } = recorded()
    saves.save('a', 'costCad', { declaredValue: 1 })
    saves.save('a', 'costCad', { declaredValue: 2 })
    saves.save('a', 'costCad', { declaredValue: 3 })
    expect(sent).toHaveLength(1)
    expect(saves.pendingOf('a')).toEqual({ declaredValue: 3 })
    sent[0]?.done()
    await answered()
    expect(sent.map((each) => each.change)).toEqual([{ declaredValue: 1 }, { declaredValue: 3 }])
  })

  it('lets a newer value replace one that failed', async () => {
    const { saves, sent, answered } = recorded()
    saves.save('a', 'costCad', { declaredValue: 1 })
    saves.save('a', 'costCad', { declaredValue: 2 })
    sent[0]?.fail(new Error('no'))
    await answered()
    sent[1]?.done()
    await answered()
    expect(saves.stateOf('a', 'costCad')).toEqual({ kind: 'saved' })
  })

  it('saves different fields of an item side by side', () => {
    const { saves, sent } = recorded()
    saves.save('a', 'costCad', { declaredValue: 1 })
    saves.save('a', 'countryOfOrigin', { countryOfOrigin: 'CA' })
    expect(sent).toHaveLength(2)
    expect(saves.pendingOf('a')).toEqual({ declaredValue: 1, countryOfOrigin: 'CA' })
  })

  it('hands out the same pending change until something changes', () => {
    const { saves } = recorded()
    saves.save('a', 'costCad', { declaredValue: 1 })
    expect(saves.pendingOf('a')).toBe(saves.pendingOf('a'))
  })
})
