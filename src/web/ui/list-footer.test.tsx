import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { texts } from '#texts/en/dashboard.ts'
import { renderPiece } from '../testing/render-screen.tsx'
import { ListFooter } from './list-footer.tsx'

const footer = (pagination: { currentPage: number; lastPage: number; total: number; capped?: boolean }) =>
  renderPiece(
    <ListFooter
      pagination={{ perPage: 10, ...pagination }}
      rows={10}
      showing={texts.showing}
      onPage={() => undefined}
    />,
  )

it('says how many there are in all', () => {
  footer({ currentPage: 2, lastPage: 149, total: 1488 })
  expect(screen.getByRole('status').textContent).toBe('Showing 11 to 20 of 1,488 shipments')
})

it('says where counting stopped that there are more', () => {
  footer({ currentPage: 1, lastPage: 100, total: 1000, capped: true })
  expect(screen.getByRole('status').textContent).toBe('Showing 1 to 10 of 1,000+ shipments')
  expect(screen.queryByText(/the pages end there/)).toBeNull()
})

it('stops paging there, and says why', () => {
  footer({ currentPage: 100, lastPage: 100, total: 1000, capped: true })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
  expect(screen.getByText('More than 1,000 match, and the pages end there. Add a word to find the rest.')).toBeTruthy()
})
