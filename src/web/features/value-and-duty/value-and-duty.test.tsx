import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { decimal } from '#domain/money.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import { ValueAndDuty } from './value-and-duty.tsx'

const EXCHANGE = { cadToUsd: decimal('0.74'), source: 'fallback' } as const

const shown = (cost: string | null) => {
  const item = { id: 'a', quantity: 2, costCad: cost === null ? null : decimal(cost) }
  renderPiece(<ValueAndDuty goods={[item]} duties={new Map([['a', { kind: 'unknown' }]])} exchange={EXCHANGE} />)
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

type Duties = Parameters<typeof ValueAndDuty>[0]['duties']
const GOODS = ['a', 'b'].map((id) => ({ id, quantity: 2, costCad: decimal('100') }))
const DUTIES: readonly Duties[] = [
  new Map(),
  new Map([['a', { kind: 'dutiable', dutyCad: decimal('8') }]]),
  new Map([
    ['a', { kind: 'dutiable', dutyCad: decimal('8') }],
    ['b', { kind: 'prohibited' }],
  ]),
]

function ComingIn() {
  const [known, setKnown] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setKnown(known + 1)}>
        Next
      </button>
      <ValueAndDuty goods={GOODS} duties={DUTIES[known] ?? new Map()} exchange={EXCHANGE} />
    </>
  )
}

it('adds each duty that comes in, and takes the worth of goods out once they are found to be prohibited', async () => {
  renderPiece(<ComingIn />)
  const text = () => screen.getByRole('region', { name: 'Value and duty' }).textContent
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(text()).toContain('CAD 400.00')
  await screen.findByText(/The value can still fall/)
  next()
  expect(text()).toContain('CAD 400.00')
  expect(text()).toContain('Duty, 1 of 2 items')
  expect(text()).toContain('CAD 8.00')
  next()
  expect(text()).toContain('CAD 200.00')
  expect(text()).toContain('USD 148.00')
  expect(text()).not.toContain('CAD 400.00')
  expect(text()).not.toContain('The value can still fall')
})
