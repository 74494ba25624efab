import { join } from 'node:path'
import { expect, it } from 'vitest'
import { worksheetNeed } from '#domain/fda/fda-need.ts'
import { lookUpPga } from '#domain/pga.ts'
import { loadPga, parsePga } from './pga.ts'

const table = loadPga(join(import.meta.dirname, '../../../data'))

it('carries every row with a reason and papers', () => {
  expect(table.rows).toHaveLength(663)
  expect(table.rows.filter((row) => row.why.en.length < 20 || row.documents.some(({ en }) => en === ''))).toEqual([])
})

it('says each reason and paper in French', () => {
  const english = table.rows.flatMap(({ why, documents }) => [why, ...documents]).filter(({ en, fr }) => en === fr)
  expect([...new Set(english.map(({ en }) => en))]).toEqual([])
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
  ['3808945010', 'FDA FD1 may_be_required'],
  ['8516500060', 'FDA FD2 required'],
  ['8711600050', 'CPSC CP1 may_be_required'],
  ['9401790015', 'CPSC CP1 may_be_required'],
  ['8806240000', 'FCC null advisory'],
  ['8806240000', 'FAA null advisory'],
  ['9305200000', 'ATF null may_be_required'],
  ['2939790000', 'DEA DE1 may_be_required'],
  ['0302320000', 'NMFS NM5 may_be_required'],
])('says of %s: %s', (digits, expected) => {
  const found = lookUpPga(table.rows, digits).agencies.map((row) => `${row.agency} ${row.flag} ${row.level}`)
  expect(found).toContain(expected)
})

it.each(['3808945010', '6911104500', '6912004400', '8516500060'])(
  'asks for a worksheet where the look-up names FDA: %s',
  (digits) => {
    const { agencies } = lookUpPga(table.rows, digits)
    expect(agencies.map(({ agency }) => agency)).toContain('FDA')
    expect(worksheetNeed(table.rows, digits)).toBeDefined()
  },
)

it('refuses a row that is none', () => {
  const heading = 'prefix\tagency\tprogram\tflag\tlevel\tconfidence\treason\n'
  expect(() =>
    parsePga(`${heading}x\tFDA\tFOO\tFD4\trequired\thigh\t1\n`, 'reason\twhy\tdocuments\n1\ta\tb\n', {}),
  ).toThrow('not a row')
})
