import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lookUpPga } from '#domain/pga.ts'
import { loadPga, parsePga } from './pga.ts'

const table = loadPga(join(import.meta.dirname, '../../../data'))

it('carries every row with a reason and papers', () => {
  expect(table.rows).toHaveLength(656)
  expect(table.rows.filter((row) => row.why.length < 20 || row.documents.some((each) => each === ''))).toEqual([])
})

it.each([
  ['1704903550', 'FDA FD4 required'],
  ['3304995000', 'FDA FD2 required'],
  ['3808910000', 'EPA EP5 may_be_required'],
  ['4419909100', 'APHIS AL2 required'],
  ['9503000071', 'CPSC CP2 required'],
  ['8711600000', 'NHTSA DT2 required'],
  ['8517620090', 'FCC null advisory'],
  ['9019102020', 'FDA FD2 required'],
])('says of %s: %s', (digits, expected) => {
  const found = lookUpPga(table.rows, digits).agencies.map((row) => `${row.agency} ${row.flag} ${row.level}`)
  expect(found).toContain(expected)
})

it('refuses a row that is none', () => {
  const heading = 'prefix\tagency\tprogram\tflag\tlevel\tconfidence\treason\n'
  expect(() =>
    parsePga(`${heading}x\tFDA\tFOO\tFD4\trequired\thigh\t1\n`, 'reason\twhy\tdocuments\n1\ta\tb\n'),
  ).toThrow('not a row')
})
