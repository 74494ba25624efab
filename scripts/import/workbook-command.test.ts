// Workbooks from the command line, with the problems of one as a file.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { putDatabase } from '#server/testing/database-folder.ts'
import { temporaryFolder } from '#server/testing/real-server.ts'
import { workbook, workbookOfXml } from '#server/testing/workbook.ts'
import { texts as fileTexts } from '#texts/en/file-problems.ts'
import { COMPILED, NODE_FLAGS, ROOT } from '../prepare/node-binary.js'

let folder = ''
const file = (name: string, bytes: Buffer) => {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}

function command(...args: string[]) {
  const env = { ...COMPILED, PATH: process.env.PATH ?? '', DATA_DIR: join(folder, 'data') }
  const done = spawnSync(process.execPath, [...NODE_FLAGS, 'scripts/import.ts', ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
  return { code: done.status, out: done.stdout, err: done.stderr }
}

it('imports workbooks, writes their problems to a file, and refuses one made to fill the memory', async () => {
  folder = temporaryFolder()
  await putDatabase(join(folder, 'data'))
  const clients = workbook({
    name: 'Clients',
    rows: [['email', 'name', 'joined'], [], ['a@wax.example', 'Wax', { day: '2026-01-31' }]],
  })
  expect(command(file('clients.xlsx', clients))).toMatchObject({ code: 0, out: expect.stringContaining('1 new') })
  expect(command(file('clients.xlsx', clients)).out).toContain('0 new, 0 changed, 1 unchanged')
  const shipments = workbook(
    {
      name: 'Shipments',
      rows: [
        ['client', 'reference', 'created'],
        ['a@wax.example', 'S-1', { day: '2026-11-21T14:30:00Z' }],
      ],
    },
    { name: 'Notes', rows: [['not', 'read']] },
  )
  expect(command(file('shipments.xlsx', shipments))).toMatchObject({ code: 0, out: expect.stringContaining('1 new') })
  const items = workbook({
    name: 'Items',
    rows: [
      ['client', 'shipment', 'sku', 'description', 'quantity', 'hts'],
      ['a@wax.example', 'S-1', 'A', 'Honey', { formula: 'A1*2', result: 24 }, { zeros: 409000000 }],
      ['a@wax.example', 'S-1', 'B\u202e', 'Wax', 2.5, '0409000000'],
    ],
  })
  const problems = join(folder, 'problems.csv')
  const refused = command(file('items.xlsx', items), '--errors', problems)
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(`3 problems are in ${problems}.`) })
  expect(readFileSync(problems, 'utf8').split('\r\n')).toEqual([
    '\uFEFFline,column,value,problem',
    `2,hts_code,409000000,"${fileTexts.codeDigits(9)}"`,
    `3,sku,B[U+202E],${fileTexts.unseen('U+202E')}`,
    `3,quantity,2.5,"${fileTexts.whole('2.5').replaceAll('"', '""')}"`,
    '',
  ])
  const bomb = file('bomb-items.xlsx', workbookOfXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'))
  expect(command(bomb)).toMatchObject({ code: 1, err: expect.stringContaining(fileTexts.sheetTooLarge) })
  const nowhere = join(folder, 'none', 'problems.csv')
  expect(command(file('items.xlsx', items), '--errors', nowhere)).toMatchObject({ code: 2 })
  expect(existsSync(nowhere)).toBe(false)
})
