// Workbooks as rows: what spreadsheet programs make of days, numbers, formulas and empty rows, and files made to do harm.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RawRow } from '#domain/import/raw-row.ts'
import { temporaryFolder } from '#server/testing/real-server.ts'
import { type Cell, workbook, workbookOfXml, type ZipFile, zip } from '#server/testing/workbook.ts'
import { texts as fileTexts } from '#texts/en/file-problems.ts'
import { texts } from '#texts/en/import.ts'
import { readRows } from './read-rows.ts'

async function read(bytes: Buffer) {
  const path = join(temporaryFolder(), 'file.xlsx')
  writeFileSync(path, bytes)
  const { heading, pieces } = await readRows(path)
  const rows: RawRow[] = []
  for await (const piece of pieces) rows.push(...piece)
  return { heading, rows }
}
const rowsOf = async (...rows: Cell[][]) => (await read(workbook({ name: 'Sheet1', rows }))).rows
const cellsOf = async (...cells: Cell[]) =>
  (
    await rowsOf(
      cells.map((_, n) => `h${n}`),
      cells,
    )
  )[0]?.cells

describe('a file that is no table', () => {
  it.each([
    ['zeros', Buffer.alloc(3_000_000)],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
    ['a paper', Buffer.from('%PDF-1.7\n1 0 obj\n')],
  ])('is named as such, whatever its name says: %s', async (_what, bytes) => {
    await expect(read(bytes)).rejects.toThrow(fileTexts.notTable)
  })

  it('is said to have a row that is too long, where no quote is open', async () => {
    await expect(read(Buffer.from(`sku,description\n${'x'.repeat(20_000_000)}`))).rejects.toThrow(
      texts.atLine(2, fileTexts.rowTooLong),
    )
  })
})

describe('a workbook', () => {
  it('gives days as days, times as times in UTC', async () => {
    expect(await cellsOf({ day: '2026-11-21' }, { day: '2026-11-21T14:30:00Z' }, { day: '2024-02-29' })).toEqual([
      '2026-11-21',
      '2026-11-21T14:30:00.000Z',
      '2024-02-29',
    ])
  })

  it('gives numbers with the digits it shows, text that looks like numbers as it is', async () => {
    expect(await cellsOf(12.299999999999999, 3406000000, 0.1 + 0.2, '0409000000', '12,50', true)).toEqual([
      '12.3',
      '3406000000',
      '0.3',
      '0409000000',
      '12,50',
      'true',
    ])
  })

  it('has lost leading zeros where a number only shows them', async () => {
    expect(await cellsOf('x', { zeros: 409000000 })).toEqual(['x', '409000000'])
  })

  it('gives what formulas came to, and nothing for one that was never worked out', async () => {
    expect(
      await cellsOf(
        'x',
        { formula: 'B1*2', result: 24 },
        { formula: 'A1&"-1"', result: 'SHP-1' },
        { formula: 'C1' },
        'y',
      ),
    ).toEqual(['x', '24', 'SHP-1', '', 'y'])
  })

  it('leaves a cell empty whose formula failed', async () => {
    expect(await cellsOf('x', { error: '#N/A' }, 'y')).toEqual(['x', '', 'y'])
  })

  it('counts lines as the sheet does, passing over empty rows', async () => {
    const rows = await rowsOf(['client', 'ref'], [], ['a', 'SHP-1'], [undefined, undefined], ['', ' '], ['b', 'SHP-2'])
    expect(rows).toEqual([
      { line: 3, cells: ['a', 'SHP-1'] },
      { line: 6, cells: ['b', 'SHP-2'] },
    ])
  })

  it('is read by its first sheet', async () => {
    const second = { name: 'Notes', rows: [['z'], ['9']] }
    expect(await read(workbook({ name: 'Goods', rows: [['a'], ['1']] }, second))).toEqual({
      heading: ['a'],
      rows: [{ line: 2, cells: ['1'] }],
    })
  })
})

describe('a workbook made to fill the memory is refused', () => {
  const parts = (sheet: Omit<ZipFile, 'name'>) => zip([{ name: 'xl/worksheets/sheet1.xml', ...sheet }])
  it.each([
    ['of blanks', parts({ text: Buffer.alloc(60_000_000, 32) }), fileTexts.sheetTooLarge],
    ['that says 4 GB', parts({ text: 'x', saysSize: 0xffffffff }), fileTexts.sheetTooLarge],
    ['that says less than it is', parts({ text: Buffer.alloc(60_000_000, 32), saysSize: 1000 }), fileTexts.notSheet],
    [
      'of one far cell',
      workbookOfXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
      fileTexts.sheetTooLarge,
    ],
    ['of a row without end', workbookOfXml('<row r="1e12"><c r="A1"><v>1</v></c></row>'), fileTexts.notSheet],
  ])('%s', async (_, bytes, problem) => {
    expect(bytes.length).toBeLessThan(100_000)
    await expect(read(bytes)).rejects.toThrow(problem)
  })
})

it('refuses a zip that is no workbook, one cut short, and the older form', async () => {
  await expect(read(zip([{ name: 'letter.txt', text: 'hello' }]))).rejects.toThrow(fileTexts.notSheet)
  await expect(read(workbook({ name: 'A', rows: [['a']] }).subarray(0, 400))).rejects.toThrow(fileTexts.notSheet)
  await expect(read(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]))).rejects.toThrow(texts.oldExcel)
})

it.each([
  ['UTF-8', Buffer.from('reference,notes\nÉTÉ-1,envoyé\n')],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFreference,notes\nÉTÉ-1,envoyé\n')],
  ['Windows-1252', Buffer.from('reference,notes\nÉTÉ-1,envoyé\n', 'latin1')],
  ['UTF-16, as Excel saves Unicode Text', Buffer.from('\uFEFFreference\tnotes\r\nÉTÉ-1\tenvoyé\r\n', 'utf16le')],
  ['UTF-16 the other way round', Buffer.from('\uFEFFreference,notes\nÉTÉ-1,envoyé\n', 'utf16le').swap16()],
])('reads a table in %s', async (_, bytes) => {
  expect(await read(bytes)).toEqual({
    heading: ['reference', 'notes'],
    rows: [{ line: 2, cells: ['ÉTÉ-1', 'envoyé'] }],
  })
})

describe('the export of a shop', () => {
  const lines = [
    'Shipment ID\tFBA17ABCDEF1',
    'Name\tNovember',
    'Merchant SKU\tTitle\tASIN\tFNSKU\tShipped',
    'NPG-6C\tSoy candle, 6 oz\tB0C7XK2M4N\tX001ABCDEF\t48',
  ]
  const expected = {
    heading: ['Merchant SKU', 'Title', 'ASIN', 'FNSKU', 'Shipped'],
    rows: [{ line: 4, cells: ['NPG-6C', 'Soy candle, 6 oz', 'B0C7XK2M4N', 'X001ABCDEF', '48'] }],
  }

  it('has its heading below lines that say of which shipment it is, in text and in a workbook', async () => {
    expect(await read(Buffer.from(lines.join('\n')))).toEqual(expected)
    const rows = lines.map((line) => line.split('\t'))
    expect(await read(workbook({ name: 'Sheet1', rows }))).toEqual(expected)
  })

  it('names every variant of a product, though only the first row does, and leaves out rows of pictures', async () => {
    const text = 'Handle,Title,Vendor,Option1 Value,Variant SKU\nc,Candle,N,6 oz,C6\nc,,,12 oz,C12\nc,,,,\n'
    const { rows } = await read(Buffer.from(text))
    expect(rows.map(({ cells }) => [cells[1], cells[4]])).toEqual([
      ['Candle, 6 oz', 'C6'],
      ['Candle, 12 oz', 'C12'],
    ])
  })
})
