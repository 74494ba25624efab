import { describe, expect, it } from 'vitest'
import { fileForm, sheetRows } from './file-rows.ts'

describe('what a file is', () => {
  const bytes = (text: string, coding: BufferEncoding = 'latin1') => new Uint8Array(Buffer.from(text, coding))

  it.each([
    ['a table', bytes('sku,description\nA,candle\n'), 'text'],
    ['a table in UTF-16 that says so', bytes('\ufeffsku;quantity\n', 'utf16le'), 'text'],
    ['an empty file', bytes(''), 'text'],
    ['a workbook', bytes('PK\u0003\u0004\u0014\u0000'), 'workbook'],
    ['a workbook before XLSX', bytes('\u00d0\u00cf\u0011\u00e0\u0000'), 'old-workbook'],
    ['a picture', bytes('\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR'), 'other'],
    ['a packed file', bytes('\u001f\u008b\u0008\u0000'), 'other'],
    ['a paper', bytes('%PDF-1.7\n'), 'other'],
  ] as const)('is told by its first bytes: %s', (_what, given, form) => {
    expect(fileForm(given)).toBe(form)
  })
})

describe('the cells of a sheet', () => {
  const shown = (text: string, times: number) => sheetRows([['sku'], ...Array.from({ length: times }, () => [text])])

  it('are refused when one long text is shown so often that nobody could go through it', () => {
    expect(shown('x'.repeat(900_000), 700)).toEqual({ kind: 'problem', problem: { reason: 'sheetTooLarge' } })
    expect(shown('x'.repeat(300), 20_000).kind).toBe('rows')
  })
})
