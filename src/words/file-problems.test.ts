import { expect, it } from 'vitest'
import { readImportRows } from '#domain/catalogue/import-rows.ts'
import { passwordProblemText } from './password-problem.ts'
import './french-catalogue.ts'
import { fileProblemText } from './file-problems.ts'
import { lineProblemText, saidLine } from './line-problems.ts'

it('names the cell, the count or the column, in both languages', () => {
  expect(fileProblemText('en', { reason: 'country', facts: { given: 'Atlantis' } })).toBe(
    '"Atlantis" is not a country. Use a two-letter code such as CA.',
  )
  expect(fileProblemText('fr', { reason: 'codeDigits', facts: { count: 3 } })).toBe(
    'Un code HTS compte exactement dix chiffres; celui-ci en a 3.',
  )
  expect(fileProblemText('en', { reason: 'needed', facts: { column: 'sku' } })).toBe('This line needs "sku".')
  expect(fileProblemText('fr', { reason: 'oneLine' })).toContain('Une seule ligne')
  expect(fileProblemText('en', { reason: 'codeSigns' })).toContain('ten digits')
})

it('words what is wrong with a file of products, line by line', () => {
  const cells = ['B0DEMO0001', '0']
  const { errors } = readImportRows([
    { line: 1, cells: ['asin', 'cost'] },
    { line: 2, cells },
    { line: 3, cells: ['B0DEMO0002', '1,234'] },
  ])
  expect(errors.map((each) => saidLine('en', each))).toEqual([
    { line: 2, column: 'cost_cad', reason: 'costAboveZero', problem: 'The cost must be above 0.' },
    {
      line: 3,
      column: 'cost_cad',
      reason: 'amount',
      facts: { given: '1,234' },
      problem: '"1,234" is not an amount that can be read one way only. Write it like 1234.56.',
    },
  ])
})

it('words what is wrong with a record of an import, in both languages', () => {
  const columns = ['client', 'shipment']
  const missing = { reason: 'missingColumns', facts: { columns } } as const
  expect(lineProblemText('en', missing)).toBe('No column holds "client", "shipment". Say which one does.')
  expect(lineProblemText('fr', missing)).toBe(
    'Aucune colonne ne contient «\u00a0client\u00a0», «\u00a0shipment\u00a0». Dites laquelle.',
  )
  expect(lineProblemText('en', { reason: 'severalItems', facts: { count: 2 } })).toContain('2 items with this SKU')
  expect(lineProblemText('fr', { reason: 'apart', facts: { line: 3 } })).toContain('à la ligne 3')
  expect(lineProblemText('en', { reason: 'tooManyLines', facts: { most: 1_000_000 } })).toContain('1,000,000 lines')
  expect(lineProblemText('fr', { reason: 'newItemNeeds' })).toContain('Un nouvel article')
})

it('says how long a password must be', () => expect(passwordProblemText('tooShort')).toContain('12'))
