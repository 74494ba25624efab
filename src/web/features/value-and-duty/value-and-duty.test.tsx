import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { decimal } from '#domain/money.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import { ValueAndDuty } from './value-and-duty.tsx'

const shown = (cost: string | null) => {
  const item = { quantity: 2, costCad: cost === null ? null : decimal(cost), duty: { kind: 'unknown' } }
  renderPiece(<ValueAndDuty items={[item]} exchange={{ cadToUsd: decimal('0.74'), source: 'fallback' }} />)
  return screen.getByRole('region', { name: 'Value and duty' }).textContent
}

it('shows no amount while no item has a cost', () => {
  const text = shown(null)
  expect(text).toMatch(/Total value, 0 of 1 item(?!s)/)
  expect(text?.match(/Not known yet/g)).toHaveLength(3)
  expect(text).not.toContain('0.00')
  expect(text).not.toContain('At least')
  expect(text).not.toContain('left before a formal entry')
})

it('says what is left before a formal entry once there is a cost', () => {
  const text = shown('100')
  expect(text).toContain('CAD 200.00')
  expect(text).toContain('2,352.00 left before a formal entry') // 2,500 - 200 x 0.74
})
