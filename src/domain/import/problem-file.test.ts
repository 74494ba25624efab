import { expect, it } from 'vitest'
import { problemFile, problemFileName } from './problem-file.ts'

it('has a row for each problem, harmless in a spreadsheet', () => {
  const problems = [
    { line: 2, column: 'cost_cad', value: '1,234', problem: 'Write it like "1234.56".' },
    { line: 9, column: null, value: null, problem: 'A new item needs a description and a quantity.' },
    { line: 12, column: 'sku', value: '=HYPERLINK("x")', problem: 'No.' },
  ]
  expect(problemFile(problems)).toBe(
    '\uFEFFline,column,value,problem\r\n2,cost_cad,"1,234","Write it like ""1234.56""."\r\n' +
      '9,,,A new item needs a description and a quantity.\r\n12,sku,"\'=HYPERLINK(""x"")",No.\r\n',
  )
})

it('is named after the file', () => {
  expect(['items.2026.xlsx', 'items', '.csv'].map(problemFileName)).toEqual([
    'items.2026-problems.csv',
    'items-problems.csv',
    '-problems.csv',
  ])
})
