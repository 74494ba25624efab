import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lookupStep } from '#contract/lookups.ts'
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import { LookupProgress } from './lookup-progress.tsx'

const SENTENCES = [
  'Reading what you confirmed before...',
  'Searching for the maker...',
  'Reading the pages that were found...',
  'Checking the address...',
]

/** Nobody is signed in: a call is signed by another thread, for which a clock that stands still does not wait. */
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => screen.getByText(/\.\.\.$/).textContent
const renderRun = () => renderPiece(<LookupProgress run="0123456789abcdef" />)

it('shows no sentence before the server is at its step', async () => {
  let step: 'confirmed' | 'search' | 'addresses' = 'confirmed'
  fakeApi(answer(lookupStep, () => ({ success: true, step })))
  renderRun()
  await pass(10_000)
  expect(shown()).toBe(SENTENCES[0])
  step = 'addresses'
  await pass(4000)
  expect(shown()).toBe(SENTENCES[2])
})

it.each([
  ['tells no step', () => ({ success: true, step: null })],
  ['refuses', () => refusal(500, 'Something broke.')],
])('shows each sentence at its time where the server %s', async (_, give) => {
  fakeApi(answer(lookupStep, give))
  renderRun()
  const seen = [shown()]
  for (let i = 1; i < SENTENCES.length; i++) {
    await pass(1500)
    await pass(500)
    seen.push(shown())
  }
  expect(seen).toEqual(SENTENCES)
})
