import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { classificationStep } from '#contract/classification.ts'
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import { ClassifyProgress } from './classify-progress.tsx'

const RUN = '0123456789abcdef'
type Step = 'listing' | 'heading' | 'line' | 'notes' | null

/** Nobody is signed in: a call is signed by another thread, for which a clock that stands still does not wait. */
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const turn = () => act(() => vi.advanceTimersByTimeAsync(2200))
/** Sentences of so many turns, the first one as it appears. */
async function sentences(turns: number): Promise<readonly string[]> {
  const seen = [screen.getByText(/\.\.\.$/).textContent ?? '']
  for (let i = 1; i < turns; i++) {
    await turn()
    seen.push(screen.getByText(/\.\.\.$/).textContent ?? '')
  }
  return seen
}

it('goes round all seven sentences, one each 2.2 seconds, where the server tells no step', async () => {
  fakeApi(answer(classificationStep, () => ({ success: true, step: null })))
  renderPiece(<ClassifyProgress run={RUN} />)
  const seen = await sentences(8)
  expect(seen).toEqual([
    'Reading the listing...',
    'Finding the chapter...',
    'Comparing headings...',
    'Looking at similar rulings...',
    'Ranking the candidates...',
    'Reading the notes...',
    'Working out the duty...',
    'Reading the listing...',
  ])
})

it('goes round the sentences of the step that the server is at', async () => {
  let step: Step = 'line'
  fakeApi(answer(classificationStep, () => ({ success: true, step })))
  renderPiece(<ClassifyProgress run={RUN} />)
  expect(new Set((await sentences(5)).slice(2))).toEqual(
    new Set(['Ranking the candidates...', 'Looking at similar rulings...']),
  )
  step = 'notes'
  expect((await sentences(4)).slice(2)).toEqual(['Reading the notes...', 'Reading the notes...'])
  step = 'heading'
  expect(new Set((await sentences(5)).slice(2))).toEqual(new Set(['Comparing headings...', 'Finding the chapter...']))
})

it('goes on without the server’s word', async () => {
  fakeApi(answer(classificationStep, () => refusal(500, 'Something broke.')))
  renderPiece(<ClassifyProgress run={RUN} />)
  expect(new Set(await sentences(7)).size).toBe(7)
})

it('asks nothing within the first half of a turn', async () => {
  const made = fakeApi(answer(classificationStep, () => ({ success: true, step: null })))
  renderPiece(<ClassifyProgress run={RUN} />)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(made.filter((each) => each.includes('hts-classify'))).toEqual([])
})
