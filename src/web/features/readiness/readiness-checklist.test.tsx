import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { decimal } from '#domain/money.ts'
import type { CustomsItem } from '#domain/shipment/item.ts'
import { readiness } from '#domain/shipment/readiness.ts'
import { renderPiece } from '../../testing/render-screen.tsx'
import { ReadinessChecklist } from './readiness-checklist.tsx'

const item = (id: string): CustomsItem => ({
  id,
  description: 'Candle',
  sku: id,
  quantity: 1,
  costCad: decimal('1'),
  countryOfOrigin: 'CN',
  htsCode: '3406000000',
  maker: null,
  originMismatchReason: null,
})

it('counts a code that nobody confirmed as proposed, apart from those that are confirmed', () => {
  const facts = { items: ['a', 'b', 'c'].map(item), stops: [], certificate: null, proposed: ['b', 'c'] }
  const nothing = () => undefined
  renderPiece(
    <ReadinessChecklist readiness={readiness(facts)} certificate={null} entry={[]} onFix={nothing} onItem={nothing} />,
  )
  expect(screen.getByText('3 of 3 items: 1 confirmed, 2 proposed')).toBeTruthy()
  expect(screen.getByText('Proposed')).toBeTruthy()
})
