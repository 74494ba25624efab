// An amount as people write it is read the same wherever it comes in: files, catalogue, grid, pasted lists, fields, commands.
import { expect, it } from 'vitest'
import { readImportRows } from '#domain/catalogue/import-rows.ts'
import { readDelimited } from '#domain/delimited-text.ts'
import { guessMapping } from '#domain/import/mapping.ts'
import { rowChecker } from '#domain/import/records.ts'
import { parseItems } from '#domain/pasted-goods/parse-items.ts'
import { parseCell } from '#web/features/item-grid/cell-input.ts'
import { toMakers } from '#web/features/item-grid/makers.ts'
import { parseCost } from '#web/ui/cost-text.ts'
import { toInput } from '../duty/case-row.ts'

const rowsOf = (text: string) => {
  const read = readDelimited(text)
  return read.kind === 'rows' ? read.rows : []
}
const number = (read: { toFixed(): string } | number | string | null | undefined) =>
  read === null || read === undefined ? undefined : Number(typeof read === 'object' ? read.toFixed() : read)

/** Each reads the amount where costs are in Canadian dollars; undefined where it is not taken. */
const IN_CAD: Readonly<Record<string, (amount: string) => number | undefined>> = {
  'a file of items': (amount) => {
    const [heading, row] = rowsOf(`client;shipment;sku;Unit cost\nc;s;k;"${amount}"`)
    if (!heading || !row) return undefined
    return number(rowChecker('items', guessMapping('items', heading.cells))(row).values.cost_cad)
  },
  'a file of the catalogue': (amount) =>
    number(readImportRows(rowsOf(`asin;cout unitaire\nB0TESTAAAA;"${amount}"`)).rows[0]?.costCad),
  'a cell of the grid': (amount) => {
    const read = parseCell('en', 'costCad', amount, toMakers([]))
    return read.kind === 'change' ? number(read.change.declaredValue) : undefined
  },
  'the field of a cost': (amount) => {
    const read = parseCost(amount)
    return read.kind === 'cost' ? number(read.amount) : undefined
  },
  'a pasted list': (amount) => {
    const [item] = parseItems(`Description\tQuantity\tUnit price\nSoy wax candle\t2\t${amount}`)
    return item?.currency === 'USD' ? undefined : number(item?.unitPrice)
  },
}

const IN_USD = (amount: string): number | undefined => {
  try {
    const row = { hts: '6109100012', origin: 'JP', value: amount, entryDate: '2026-11-20' }
    return number(toInput(row).value.amount)
  } catch {
    return undefined
  }
}

it.each(Object.keys(IN_CAD))('%s takes amounts as they are written, in Canadian dollars', (hall) => {
  const read = ['1,234.50', '1 234,50', '1\u202f234,50', '$6.85', '6.85 CAD', '6,85 $', 'US$ 6.85'].map((each) =>
    IN_CAD[hall]?.(each),
  )
  expect(read).toEqual([1234.5, 1234.5, 1234.5, 6.85, 6.85, 6.85, undefined])
})

it('the duty command takes them in US dollars', () => {
  const read = ['1,234.50', '1 234,50', '1\u202f234,50', '$6.85', '6.85 USD', '6,85 $', '6.85 CAD', '1,234'].map(IN_USD)
  expect(read).toEqual([1234.5, 1234.5, 1234.5, 6.85, 6.85, 6.85, undefined, undefined])
})
