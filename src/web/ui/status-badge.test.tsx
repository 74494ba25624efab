import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPiece } from '../testing/render-screen.tsx'
import { StatusBadge } from './status-badge.tsx'

it.each([
  ['pending', 'Pending'],
  ['SHIPPED', 'Shipped'],
  ['canceled', 'Canceled'],
  ['ON HOLD', 'On hold'],
  ['IN_TRANSIT', 'In transit'],
  ['awaitingPickup', 'Awaiting pickup'],
  ['at CBSA', 'At CBSA'],
  ['in customs', 'In customs'],
])('writes %s as %s', (status, word) => {
  renderPiece(<StatusBadge status={status} />)
  expect(screen.getByText(word)).toBeTruthy()
})
