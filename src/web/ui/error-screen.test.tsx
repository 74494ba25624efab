import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPiece } from '../testing/render-screen.tsx'
import { ErrorScreen } from './error-screen.tsx'

it('says that something went wrong, offers a refresh, and keeps the details folded', async () => {
  const { user } = renderPiece(<ErrorScreen error={new TypeError('rates is undefined')} />)
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy()
  const details = screen.getByRole<HTMLDetailsElement>('group')
  expect(details.open).toBe(false)
  await user.click(screen.getByText('Technical details'))
  expect(details.textContent).toContain('TypeError: rates is undefined')
})
