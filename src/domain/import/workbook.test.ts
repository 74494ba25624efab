import { describe, expect, it } from 'vitest'
import { workbook, zip } from '#server/testing/workbook.ts'
import { isXml, MOST_UNPACKED_BYTES, sheetProblem, workbookParts } from './workbook.ts'

const partsOf = (bytes: Buffer) => workbookParts(new Uint8Array(bytes))

describe('a zip', () => {
  it('tells its files and their sizes without unpacking them', () => {
    const read = partsOf(
      zip([
        { name: 'xl/a.xml', text: 'x'.repeat(1000) },
        { name: 'media/b.png', text: 'y' },
      ]),
    )
    if (read.kind === 'problem') throw new Error(read.problem.reason)
    expect(read.parts.map(({ name, unpackedSize, isDeflated }) => [name, unpackedSize, isDeflated])).toEqual([
      ['xl/a.xml', 1000, true],
      ['media/b.png', 1, true],
    ])
    expect(read.parts.filter(isXml)).toHaveLength(1)
    expect(read.parts[0]?.packed.byteLength).toBeLessThan(100)
  })

  it('is refused when it says that it unpacks to too much, alone or together', () => {
    const large = { kind: 'problem', problem: { reason: 'sheetTooLarge' } }
    const saying = (...sizes: readonly number[]) =>
      partsOf(zip(sizes.map((saysSize, n) => ({ name: `${n}.xml`, text: 'x'.repeat(200), saysSize }))))
    expect(saying(MOST_UNPACKED_BYTES + 1)).toEqual(large)
    expect(saying(...Array.from({ length: 60 }, () => 4_000_000))).toEqual(large)
    expect(saying(0xffffffff)).toEqual(large)
  })

  it('is refused when it unpacks to far more than a table does, unless that is little', () => {
    const blank = (size: number) => partsOf(zip([{ name: 'a.xml', text: Buffer.alloc(size, 32) }]))
    expect(blank(20_000_000)).toEqual({ kind: 'problem', problem: { reason: 'sheetTooLarge' } })
    expect(blank(1_000_000).kind).toBe('parts')
  })

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 30)],
    [
      'with a directory that points out of it',
      (bytes: Buffer) => {
        bytes.writeUInt32LE(0x7fffffff, bytes.length - 6)
        return bytes
      },
    ],
    ['that is none', () => Buffer.from('PK\u0003\u0004 and then words')],
    ['of nothing', () => Buffer.alloc(0)],
  ])('%s is refused', (_, damage) => {
    const whole = workbook({ name: 'A', rows: [['a']] })
    expect(partsOf(damage(whole))).toEqual({ kind: 'problem', problem: { reason: 'notSheet' } })
  })
})

describe('a sheet', () => {
  it.each([
    ['one cell in the last row and column', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
    [
      'a wide first and a far last row',
      '<row r="1"><c r="XFD1"><v>1</v></c></row><row r="900000"><c r="A900000"><v>1</v></c></row>',
    ],
    ['a row that no sheet has', '<row r="9999999"></row>'],
    ['rows under another prefix', '<x:row r="1048576"><x:c r="XFD1048576"><x:v>1</x:v></x:c></x:row>'],
    ['a cell whose row says nothing', "<row><c r = 'XFD1048576' t='n'><v>1</v></c></row>"],
  ])('of %s is too large', (_, xml) => {
    expect(sheetProblem(`<sheetData>${xml}</sheetData>`)).toEqual({ reason: 'sheetTooLarge' })
  })

  it.each([
    '<row r="1e9"></row>',
    '<row r="&#57;99999999"></row>',
    '<row r="1" r="99999999"></row>',
    '<row x=">" r=999999999></row>',
    '<row r="1"><c r="A1:XFD9"><v>1</v></c></row>',
  ])('with %s cannot be read', (xml) => {
    expect(sheetProblem(xml)).toEqual({ reason: 'notSheet' })
  })

  it('may have empty cells with a style as far as they go, and words that look like cells', () => {
    const styled =
      '<row r="1" spans="1:16384"><c r="A1"><v>1</v></c><c r="XFD1" s="3"/></row><row r="400000"><c r="A400000"><v>1</v></c></row>'
    expect(sheetProblem(styled)).toBeNull()
    expect(sheetProblem('<xdr:from><xdr:row>9999999</xdr:row></xdr:from><cols><col min="1"/></cols>')).toBeNull()
  })
})
