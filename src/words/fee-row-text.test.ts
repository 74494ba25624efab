import { expect, it } from 'vitest'
import { rowText } from './fee-row-text.ts'

it('puts a row in one line', () => {
  const entry = { kind: 'per-clearance', id: 'entry', name: 'Entry', entry: 'any', amount: '65.00' } as const
  const row = { from: '2026-01-01', until: null, citation: 'Letter of 2 Jan 2026', fees: [entry] }
  expect(rowText(row)).toBe('open: Entry (any) 65.00. Letter of 2 Jan 2026')
})
