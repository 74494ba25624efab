// Files as a person chooses them on the screen; what workbooks hold is tried with scripts/import/read-rows.ts, which reads them by the
// same rules.
import { expect, it } from 'vitest'
import { workbook, workbookOfXml, zip } from '#server/testing/workbook.ts'
import { texts as fileTexts } from '#texts/en/file-problems.ts'
import { readImportFile } from './read-file.ts'

const chosen = (bytes: Buffer | string, name = 'file') =>
  readImportFile(new File([new Uint8Array(Buffer.from(bytes))], name))

it('reads a workbook with the numbers of its rows', async () => {
  const rows = [['client', 'ref', 'when'], [], ['a@b.example', 'SHP-1', { day: '2026-11-21' }]]
  expect(await chosen(workbook({ name: 'Sheet1', rows }))).toEqual({
    name: 'file',
    heading: ['client', 'ref', 'when'],
    rows: [{ line: 3, cells: ['a@b.example', 'SHP-1', '2026-11-21'] }],
  })
})

it.each([
  ['unpacks to far more', zip([{ name: 'a.xml', text: Buffer.alloc(30_000_000, 32) }]), fileTexts.sheetTooLarge],
  [
    'is larger than it says',
    zip([{ name: 'a.xml', text: Buffer.alloc(3_000_000, 32), saysSize: 9 }]),
    fileTexts.notSheet,
  ],
  ['has one far cell', workbookOfXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'), fileTexts.sheetTooLarge],
  ['is another zip', zip([{ name: 'letter.txt', text: 'hello' }]), fileTexts.notSheet],
])('refuses a workbook that %s', async (_, bytes, problem) => {
  expect(await chosen(bytes)).toEqual({ problem })
})

it('reads what older spreadsheets write on Windows, what Excel saves as Unicode Text, and JSON', async () => {
  expect(await chosen(Buffer.from([0x72, 0xe9, 0x66, 0x0a, 0x31]))).toMatchObject({ heading: ['réf'] })
  expect(await chosen(Buffer.from('\uFEFFréf\tœuf\r\n1\t2', 'utf16le'))).toMatchObject({ heading: ['réf', 'œuf'] })
  expect(await chosen(Buffer.from('\uFEFFréf,œuf\n1,2', 'utf16le').swap16())).toMatchObject({ heading: ['réf', 'œuf'] })
  expect(await chosen('[{"client":"a@b.example","reference":"SHP-1"}]')).toMatchObject({
    heading: ['client', 'reference'],
    rows: [{ line: 1, cells: ['a@b.example', 'SHP-1'] }],
  })
})
