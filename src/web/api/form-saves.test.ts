import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFormSaves, PAUSE_MS } from './form-saves.ts'

type Fields = { name: string; title: string }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('saving the fields of a form', () => {
  it('sends changes that come close together in one call', async () => {
    const send = vi.fn(async () => undefined)
    const saves = createFormSaves<Fields>(send, () => 'no')
    saves.save({ name: 'D' })
    saves.save({ name: 'Dana', title: 'Director' })
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    expect(send.mock.calls).toEqual([[{ name: 'Dana', title: 'Director' }]])
    expect(saves.face()).toEqual({ kind: 'saved' })
  })

  it('keeps what failed, says why, and sends it again with what changed since', async () => {
    const send = vi.fn(async () => undefined)
    send.mockRejectedValueOnce(new Error('gone'))
    const saves = createFormSaves<Fields>(send, () => 'No connection.')
    saves.save({ name: 'Dana' })
    expect(await saves.settle()).toBe(false)
    expect(saves.face()).toEqual({ kind: 'failed', why: 'No connection.' })
    saves.save({ title: 'Director' })
    expect(await saves.settle()).toBe(true)
    expect(send).toHaveBeenLastCalledWith({ name: 'Dana', title: 'Director' })
  })

  it('sends what was typed during a call after it', async () => {
    const sent: Partial<Fields>[] = []
    const saves = createFormSaves<Fields>(
      async (fields) => {
        sent.push(fields)
        if (sent.length === 1) saves.save({ title: 'Owner' })
      },
      () => 'no',
    )
    saves.save({ name: 'Dana' })
    expect(await saves.settle()).toBe(true)
    expect(sent).toEqual([{ name: 'Dana' }, { title: 'Owner' }])
    expect(saves.face()).toEqual({ kind: 'saved' })
  })

  it('has nothing to wait for when nothing changed', async () => {
    expect(
      await createFormSaves<Fields>(
        async () => undefined,
        () => 'no',
      ).settle(),
    ).toBe(true)
  })
})
