import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPiece } from '../testing/render-screen.tsx'
import { SavedState } from './saved-state.tsx'

it('says nothing about a quick save, and Saving about one that takes longer than 300 ms', () => {
  vi.useFakeTimers()
  renderPiece(<SavedState state="saving" />)
  act(() => vi.advanceTimersByTime(299))
  expect(screen.queryByText('Saving')).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByText('Saving')).toBeTruthy()
})

it('says Saved afterwards', () => {
  renderPiece(<SavedState state="saved" />)
  expect(screen.getByText('Saved')).toBeTruthy()
})

it('says Not saved and offers Retry', async () => {
  const onRetry = vi.fn()
  const { user } = renderPiece(<SavedState state="failed" onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('Not saved')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
