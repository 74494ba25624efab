import { describe, expect, it } from 'vitest'
import { withoutApostrophe, writeCsv } from './csv.ts'
import { readDelimited } from './delimited-text.ts'

const cellsOf = (text: string) => {
  const read = readDelimited(text)
  return read.kind === 'rows' ? read.rows.map((row) => row.cells) : `unclosed in line ${read.line}`
}

describe('reading comma-separated values', () => {
  it.each([
    [
      'plain cells',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'line ends of Windows and none at the end',
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quoted commas, quotes and line ends',
      'a,"b, ""c""\nd"\n1,2',
      [
        ['a', 'b, "c"\nd'],
        ['1', '2'],
      ],
    ],
    ['empty cells', ',\n"",x', [['', 'x']]],
    ['an empty cell at the end', 'a,\n', [['a', '']]],
    ['a mark of the byte order', '\uFEFFa,b', [['a', 'b']]],
    [
      'semicolons',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a quote inside a plain cell', 'a"b,c', [['a"b', 'c']]],
    ['empty lines', 'a\n\n \nb', [['a'], ['b']]],
    ['nothing', '', []],
    ['a quote that is never closed', 'a,b\n"c,d\ne', 'unclosed in line 2'],
  ])('%s', (_what, text, expected) => {
    expect(cellsOf(text)).toEqual(expected)
  })

  it.each([
    ['no quote', `a,b\n${'x'.repeat(2_100_000)}`],
    ['no end of a line, but cells', `a,b\n${'x,'.repeat(1_050_000)}`],
  ])('tells a row that is too long from a quote that is never closed: %s', (_what, text) => {
    expect(readDelimited(text)).toEqual({ kind: 'too-long', line: 2 })
  })

  it('counts lines as an editor does, also after cells of several lines', () => {
    const read = readDelimited('a\n"b\nc"\n\nd')
    expect(read.kind === 'rows' && read.rows.map((row) => row.line)).toEqual([1, 2, 5])
  })
})

describe('writing comma-separated values', () => {
  it('quotes what needs it and reads back as it was', () => {
    const rows = [
      ['a', 'b, "c"\nd', ''],
      ['1', ';', 'x'],
    ]
    expect(writeCsv([['b, "c"']])).toBe('"b, ""c"""\r\n')
    expect(cellsOf(writeCsv(rows))).toEqual(rows)
  })

  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '＝1+1', '＠sum'])('takes the force out of the formula %s', (cell) => {
    const [[written = ''] = []] = [...(cellsOf(writeCsv([[cell]])) as string[][])]
    expect(written).toBe(`'${cell}`)
    expect(withoutApostrophe(written)).toBe(cell)
  })

  it.each([
    ['wax;=1+1;x', "wax;'=1+1;x"],
    ['wax\n@sum', "wax\n'@sum"],
    ['wax\t+1', "wax\t'+1"],
    ['wax;＝1+1', "wax;'＝1+1"],
    ['\t=1', "'\t'=1"],
    ['wax;"=1+1;x', 'wax;"\'=1+1;x'],
    ['wax\n""@sum', 'wax\n""\'@sum'],
    ['wax; -5 degrees', 'wax; -5 degrees'],
  ])('also of a formula inside %j, where semicolons, tabs or lines begin a cell', (cell, expected) => {
    const [[written = ''] = []] = [...(cellsOf(writeCsv([[cell]])) as string[][])]
    expect(written).toBe(expected)
    expect(withoutApostrophe(written)).toBe(cell)
  })

  it('leaves an apostrophe of the text alone', () => {
    expect(withoutApostrophe("'tis")).toBe("'tis")
  })
})
