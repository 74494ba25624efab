import { expect, it } from 'vitest'
import { readPasted, writeCells } from './pasted-rows.ts'

it('gives a spreadsheet nothing to run, and takes it back as it was', () => {
  const rows = [
    ['=HYPERLINK("http://example.com")', 'Soy candle', '-5'],
    ['＝1+1', 'wax;=1+1', '12.50'],
  ]
  const written = writeCells(rows)
  expect(written).toBe('"\'=HYPERLINK(""http://example.com"")"\tSoy candle\t\'-5\r\n\'＝1+1\twax;\'=1+1\t12.50')
  expect(readPasted(written)).toEqual({ kind: 'rows', rows })
})
