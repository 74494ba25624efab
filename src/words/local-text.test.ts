import { expect, it } from 'vitest'
import { labelledIn } from './local-text.ts'

it('sets the colon after a label as the language does', () => {
  expect(labelledIn('en', 'Phone', '418-555-0142')).toBe('Phone: 418-555-0142')
  expect(labelledIn('fr', 'Téléphone', '418-555-0142')).toBe('Téléphone\u00a0: 418-555-0142')
})
