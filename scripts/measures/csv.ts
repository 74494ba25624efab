// Reads the CSV files of the reference folder: a heading row, quoted fields, '#' comment lines, 'NA' for nothing.
import { readFileSync } from 'node:fs'

export type CsvRow = Readonly<Record<string, string>>

/** Rows of a CSV file by column name; a missing cell and 'NA' are ''. */
export function readCsv(path: string): readonly CsvRow[] {
  const lines = readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
  const [head = '', ...body] = lines
  const columns = splitLine(head)
  return body.map((line) => {
    const cells = splitLine(line)
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] === 'NA' ? '' : (cells[i] ?? '')]))
  })
}

/** Rows of a file of tab-separated cells with a heading row, by column name. */
export function readTsv(path: string): readonly CsvRow[] {
  const [head = '', ...body] = readFileSync(path, 'utf8').trimEnd().split(/\r?\n/)
  const columns = head.split('\t')
  return body.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']))
  })
}

function splitLine(line: string): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (const sign of line) {
    if (sign === '"') quoted = !quoted
    else if (sign === ',' && !quoted) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell]
}
