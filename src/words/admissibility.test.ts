import { expect, it } from 'vitest'
import type { AdmissibilityFinding } from '#domain/admissibility/finding.ts'
import { day } from '#domain/calendar.ts'
import { saidAdmissibility } from './admissibility.ts'

const onCandles: AdmissibilityFinding = {
  kind: 'orders',
  level: 'deposit',
  rule: 'adcvd',
  source: 'A-570-504',
  verified: day('2026-09-23'),
  isSure: true,
  isNamed: true,
  because: [{ by: 'origin', country: 'CN' }],
  orders: [
    {
      number: 'A-570-504',
      kind: 'AD',
      origin: 'CN',
      product: 'Petroleum Wax Candles',
      source: '',
      date: null,
    },
  ],
}

it.each(['en', 'fr'] as const)('says in the title of a deposit that its origin was read from words: %s', (language) => {
  const read = { ...onCandles, because: [{ by: 'origin', country: 'CN', readFrom: 'made in china' }] } as const
  const { title } = saidAdmissibility(language, onCandles)
  const assumed = saidAdmissibility(language, read).title
  expect(assumed.startsWith(title)).toBe(true)
  expect(assumed.slice(title.length)).toContain('made in china')
})
