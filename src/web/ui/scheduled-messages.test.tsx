import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ScheduledMessages } from './scheduled-messages.tsx'

const MESSAGES = [
  { afterMs: 0, text: 'first' },
  { afterMs: 2000, text: 'second' },
  { afterMs: 8000, text: 'third' },
]

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('shows each sentence at its time and holds at the last', () => {
  vi.useFakeTimers()
  render(<ScheduledMessages messages={MESSAGES} />)
  expect(screen.getByText('first')).toBeTruthy()
  pass(1999)
  expect(screen.getByText('first')).toBeTruthy()
  pass(1)
  expect(screen.getByText('second')).toBeTruthy()
  pass(5999)
  expect(screen.getByText('second')).toBeTruthy()
  pass(1)
  expect(screen.getByText('third')).toBeTruthy()
  pass(60_000)
  expect(screen.getByText('third')).toBeTruthy()
})
