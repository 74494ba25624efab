import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderPiece } from '../testing/render-screen.tsx'
import { PageNumbers, pagesToShow } from './page-numbers.tsx'

describe('the pages shown', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [7, 14, [1, 'gap', 5, 6, 7, 8, 9, 'gap', 14]],
    [14, 14, [1, 'gap', 12, 13, 14]],
  ])('on page %i of %i are first, last and two on each side', (current, last, shown) => {
    expect(pagesToShow(current, last)).toEqual(shown)
  })
})

it('has no page before the first and marks the current one', async () => {
  const onPage = vi.fn()
  const { user } = renderPiece(<PageNumbers current={1} last={14} onPage={onPage} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
  expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(onPage).toHaveBeenCalledWith(2)
})
