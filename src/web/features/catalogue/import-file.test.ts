import { expect, it } from 'vitest'
import { readDelimited } from '#domain/delimited-text.ts'
import { workbook } from '#server/testing/workbook.ts'
import { texts as fileTexts } from '#texts/en/file-problems.ts'
import { readProductFile, toCsv } from './import-file.ts'

const read = (bytes: Buffer | string) => readProductFile('en', new File([new Uint8Array(Buffer.from(bytes))], 'file'))
const rowsOf = async (bytes: Buffer | string) => {
  const found = await read(bytes)
  if ('problem' in found) throw new Error(found.problem)
  return found.rows
}

it('writes the mapped columns, each row in the line it has in the file', async () => {
  const text = 'Code;Note;Price\nB0C7XK2M4N;"two\nlines";6,85\n\nB0C7XK2M4P;x;7.10\n'
  const csv = toCsv(await rowsOf(text), ['asin', null, 'cost_cad'])
  const again = readDelimited(csv)
  expect(again).toEqual({
    kind: 'rows',
    rows: [
      { line: 1, cells: ['asin', 'cost_cad'] },
      { line: 2, cells: ['B0C7XK2M4N', '6,85'] },
      { line: 5, cells: ['B0C7XK2M4P', '7.10'] },
    ],
  })
})

it('keeps the row numbers of a spreadsheet and the digits it shows', async () => {
  const rows = [['asin', 'cost'], [], ['B0C7XK2M4N', 12.299999999999999], ['a\nb', 3406000000]]
  expect(await rowsOf(workbook({ name: 'Sheet1', rows }))).toEqual([
    { line: 1, cells: ['asin', 'cost'] },
    { line: 3, cells: ['B0C7XK2M4N', '12.3'] },
    { line: 4, cells: ['a b', '3406000000'] },
  ])
})

it('says that a file is no table, and where a row is too long for one', async () => {
  expect(await read(Buffer.alloc(5000))).toEqual({ problem: fileTexts.notTable })
  expect(await read(`asin,cost\n${'x'.repeat(2_100_000)}`)).toEqual({ problem: `Line 2: ${fileTexts.rowTooLong}` })
})

it('says where a quotation mark is never closed, and that a file is empty', async () => {
  expect(await read('asin\n"B0C7XK2M4N\n')).toEqual({
    problem: 'A quotation mark opened in line 2 is never closed.',
  })
  expect(await read(' \n\n')).toEqual({ problem: 'The file is empty.' })
})
