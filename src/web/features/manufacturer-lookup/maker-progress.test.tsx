import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure } from '../../api/failures.ts'
import { visitorCall } from '../../api/visitor.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import { MakerProgress } from './maker-progress.tsx'

vi.mock('../../api/visitor.ts', () => ({ visitorCall: vi.fn() }))

const TURN_MS = 100
const asked = vi.mocked(visitorCall)
const serverIsAt = (step: string | null) => asked.mockImplementation(async () => ({ step }))

beforeEach(() => {
  asked.mockReset()
  vi.useFakeTimers()
  renderPiece(<MakerProgress run="0123456789abcdef" />)
})

/** In short turns, since what a timer sets is seen when its turn is over. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= TURN_MS) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, TURN_MS)))
}
const sentence = () => screen.getByText(/\.\.\.$/).textContent

it('shows the sentence of the step that the server is at, never before its time', async () => {
  serverIsAt('listing')
  await pass(9000)
  expect(sentence()).toBe('Reading the listing...')
  serverIsAt('sources')
  await pass(800)
  expect(sentence()).toBe('Comparing addresses...')
  await pass(300)
  expect(sentence()).toBe('Checking sources...')
})

it('goes on by the times where the server tells no step', async () => {
  serverIsAt(null)
  await pass(1990)
  expect(sentence()).toBe('Reading the listing...')
  await pass(20)
  expect(sentence()).toBe('Searching for the maker...')
  await pass(4000)
  expect(sentence()).toBe('Comparing addresses...')
  await pass(4000)
  expect(sentence()).toBe('Checking sources...')
})

it('holds at the step that was told last when none is told any more', async () => {
  serverIsAt('search')
  await pass(4000)
  serverIsAt(null)
  await pass(10_000)
  expect(sentence()).toBe('Searching for the maker...')
})

it('goes on by the times without the server’s word', async () => {
  asked.mockRejectedValue(new ApiFailure(500, 'broken', 'Something broke.'))
  await pass(6100)
  expect(sentence()).toBe('Comparing addresses...')
})

it('asks nothing about a run that is answered at once', async () => {
  serverIsAt('listing')
  await pass(1400)
  expect(asked).not.toHaveBeenCalled()
})
