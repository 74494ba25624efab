import { expect, it } from 'vitest'
import { countIn, labelledIn } from './local-text.ts'

it('sets the colon after a label as the language does', () => {
  expect(labelledIn('en', 'Phone', '418-555-0142')).toBe('Phone: 418-555-0142')
  expect(labelledIn('fr', 'Téléphone', '418-555-0142')).toBe('Téléphone\u00a0: 418-555-0142')
})

it('writes counts as the language does, in English without Intl', () => {
  expect([0, 999, 1234, -12345, 1234567, 0.5, 1234.5678].map((count) => countIn('en', count))).toEqual([
    '0',
    '999',
    '1,234',
    '-12,345',
    '1,234,567',
    '0.5',
    '1,234.568',
  ])
  expect(countIn('fr', 1234).replace(/\s/g, ' ')).toBe('1 234')
})
