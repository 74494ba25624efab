import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiFailure, NoConnection } from '../api/failures.ts'
import type { ItemChange } from '../api/shipment-item.ts'
import { createItemSaves } from './item-saves.ts'
import type { KnownValues } from './item-saves-types.ts'

type Sent = { itemId: string; change: ItemChange; done: () => void; fail: (problem: Error) => void }

function recorded(known?: KnownValues) {
  const sent: Sent[] = []
  const saves = createItemSaves(
    (itemId, change) =>
      new Promise<void>((done, fail) => {
        sent.push({ itemId, change, done, fail })
      }),
    undefined,
    known,
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
    expect(sent.map((each) => each.change)).toEqual([
      { declaredValue: 1 },
      { declaredValue: 3, basedOn: { declaredValue: 1 } },
    ])
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

  const refused = (saved: object, sent: object) =>
    new ApiFailure(409, 'item-changed-meanwhile', () => 'Somebody else changed this.', { saved, sent })

  it('shows both values of a change that was refused, and overwrites the other only by choice', async () => {
    const { saves, sent, answered } = recorded(() => ({ declaredValue: 6.85 }))
    saves.save('a', 'costCad', { declaredValue: 7.5 })
    expect(sent[0]?.change).toEqual({ declaredValue: 7.5, basedOn: { declaredValue: 6.85 } })
    sent[0]?.fail(refused({ declaredValue: 9 }, { declaredValue: 7.5 }))
    await answered()
    const [conflict] = saves.conflicts()
    expect(conflict).toMatchObject({ itemId: 'a', field: 'costCad', theirs: { declaredValue: 9 } })
    if (conflict) saves.settle(conflict, 'mine')
    expect(sent[1]?.change).toEqual({ declaredValue: 7.5, basedOn: { declaredValue: 9 } })
    sent[1]?.done()
    await answered()
    expect([saves.conflicts(), saves.unsavedCount()]).toEqual([[], 0])
  })

  it('gives its own value up by choice, and sends again what only shared the call', async () => {
    const { saves, sent, answered } = recorded(() => ({}))
    saves.save('a', 'costCad', { declaredValue: 7.5 })
    saves.save('a', 'countryOfOrigin', { countryOfOrigin: 'MX' })
    for (const each of sent.slice(0, 2)) each.fail(refused({ declaredValue: 9 }, { declaredValue: 7.5 }))
    await answered()
    expect(sent[2]?.change).toEqual({ countryOfOrigin: 'MX' })
    const [conflict] = saves.conflicts()
    if (conflict) saves.settle(conflict, 'theirs')
    expect(saves.pendingOf('a')).toEqual({ countryOfOrigin: 'MX' })
  })

  it('has what is typed at once, and tells of it once no further key comes', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { saves } = recorded()
    const told = vi.fn()
    saves.subscribe(told)
    for (const typed of ['1', '12', '12.']) {
      saves.keepDraft('a', 'costCad', typed)
      expect(saves.draftOf('a', 'costCad')).toBe(typed)
      vi.advanceTimersByTime(150)
    }
    expect(told).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(told).toHaveBeenCalledOnce()
  })

  it('sends again what failed for want of a connection, and nothing else', async () => {
    const { saves, sent, answered } = recorded()
    saves.save('a', 'costCad', { declaredValue: 1 })
    saves.save('b', 'costCad', { declaredValue: 2 })
    sent[0]?.fail(new NoConnection())
    sent[1]?.fail(new Error('no'))
    await answered()
    saves.resend()
    expect(sent.slice(2).map(({ itemId }) => itemId)).toEqual(['a'])
  })
})
