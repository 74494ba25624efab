import { expect, it } from 'vitest'
import '#words/french-catalogue.ts'
import { changeLine } from './change-line.ts'

it('writes what a product costs as the language of the page writes amounts', () => {
  const change = { field: 'cogs_cad', before: '1234.5', after: 4.2 }
  expect(changeLine('en', change, [])).toMatchObject({ before: '1,234.50', after: '4.20' })
  expect(changeLine('fr', change, [])).toMatchObject({ before: '1\u00a0234,50', after: '4,20' })
})
