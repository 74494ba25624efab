// Goods of a shipment as a person gives them, line by line: typed, pasted or out of a file. Columns and the reading of cells are those
// of the import, so that both make the same items.
import { readCell } from '../import/cells.ts'
import type { ImportColumn } from '../import/column.ts'
import type { FileReason } from '../import/file-reason.ts'
import { GOODS_COLUMNS } from '../import/goods-columns.ts'

/** Columns of one of the goods, each as text. */
export type GoodsLine = Readonly<Record<string, string>>
/** `at`: place of the line from 0. */
export type GoodsProblem = { readonly at: number; readonly column: string; readonly problem: FileReason }
type ReadGoods = { readonly lines: readonly GoodsLine[]; readonly problems: readonly GoodsProblem[] }

export const MOST_GOODS = 1000
export const GOODS_NAMES: readonly string[] = GOODS_COLUMNS.map(({ name }) => name)
const NEEDED = ['description', 'quantity'] as const

/**
 * Lines with their cells written one way only ('1 234,50' is '1234.50'), and what is wrong. A line without a SKU gets one of its own,
 * since papers and boxes name goods by it. A description that is only a code is wrong: customs asks what the goods are.
 */
export function readGoods(given: readonly GoodsLine[]): ReadGoods {
  const problems: GoodsProblem[] = []
  const taken = new Map<string, number>()
  const numbers = freeNumbers(given)
  const lines = given.map((line, at) => {
    const values = readLine(line, at, problems)
    const sku = values.sku ?? `ITEM-${numbers.next()}`
    const first = taken.get(sku)
    if (first === undefined) taken.set(sku, at)
    else problems.push({ at, column: 'sku', problem: { reason: 'skuTwice', facts: { count: first + 1 } } })
    return { ...values, sku }
  })
  return { lines, problems }
}

function readLine(line: GoodsLine, at: number, problems: GoodsProblem[]): GoodsLine {
  const values: Record<string, string> = {}
  for (const column of GOODS_COLUMNS) {
    const text = (line[column.name] ?? '').trim()
    if (text === '') continue
    const read = readOne(column, text)
    if (read.kind === 'value') values[column.name] = read.value
    else problems.push({ at, column: column.name, problem: read.problem })
  }
  for (const column of NEEDED)
    if ((line[column] ?? '').trim() === '') problems.push({ at, column, problem: { reason: 'empty' } })
  return values
}

function readOne({ name, form }: ImportColumn, text: string) {
  const read = readCell(form, text)
  if (name !== 'description' || read.kind === 'problem' || isName(text)) return read
  return { kind: 'problem', problem: { reason: 'notAName', facts: { given: text.slice(0, 30) } } } as const
}

/** At least one word of two letters, and not one run of letters and digits such as 'B0DEMO0001' or 'WAX-6'. */
const isName = (text: string): boolean => /\p{L}{2}/u.test(text) && (/\s/.test(text) || !/\d/.test(text))

/** Numbers for lines without a SKU, past those that such lines have already. */
function freeNumbers(given: readonly GoodsLine[]) {
  const used = new Set(given.map(({ sku }) => (sku ?? '').trim()))
  let last = 0
  return {
    next: (): number => {
      do last += 1
      while (used.has(`ITEM-${last}`))
      return last
    },
  }
}
