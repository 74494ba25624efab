import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPiece } from '../testing/render-screen.tsx'
import { TimedMessages } from './timed-messages.tsx'

it('goes through its sentences and holds at the last', () => {
  vi.useFakeTimers()
  renderPiece(<TimedMessages messages={['one', 'two', 'three']} intervalMs={2200} />)
  expect(screen.getByText('one')).toBeTruthy()
  act(() => vi.advanceTimersByTime(2200))
  expect(screen.getByText('two')).toBeTruthy()
  act(() => vi.advanceTimersByTime(2200))
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByText('three')).toBeTruthy()
})
