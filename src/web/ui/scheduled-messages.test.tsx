import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ScheduledMessages } from './scheduled-messages.tsx'

const MESSAGES = [
  { afterMs: 0, text: 'first' },
  { afterMs: 2000, text: 'second' },
  { afterMs: 8000, text: 'third' },
]

beforeEach(() => {
  vi.useFakeTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('shows each sentence at its time and holds at the last', () => {
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

it('waits with a sentence that is due until the run is at its step, and with a step until its sentence is due', () => {
  const { rerender } = render(<ScheduledMessages messages={MESSAGES} reached={0} />)
  pass(2000)
  pass(3000)
  expect(screen.getByText('first')).toBeTruthy()
  rerender(<ScheduledMessages messages={MESSAGES} reached={2} />)
  expect(screen.getByText('second')).toBeTruthy()
  pass(3000)
  expect(screen.getByText('third')).toBeTruthy()
})

it('never goes back', () => {
  const { rerender } = render(<ScheduledMessages messages={MESSAGES} />)
  pass(2000)
  rerender(<ScheduledMessages messages={MESSAGES} reached={0} />)
  expect(screen.getByText('second')).toBeTruthy()
})
