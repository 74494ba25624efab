// Amounts, countries and codes as people write them are read the same wherever they come in: files, catalogue, grid, pasted lists, fields,
// commands.
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

/** What a cell under a heading is read as; undefined where it is not taken. `heading`: as files, the catalogue and pasted lists call the column. */
type Fact = {
  readonly heading: string
  readonly column: 'country_of_origin' | 'hts_code'
  readonly field: 'countryOfOrigin' | 'htsCode'
}

const readEverywhere = ({ heading, column, field }: Fact, written: string): readonly (string | undefined)[] => {
  const [headings, row] = rowsOf(`client;shipment;sku;${heading}\nc;s;k;"${written}"`)
  const file = headings && row && rowChecker('items', guessMapping('items', headings.cells))(row).values[column]
  const catalogue = readImportRows(rowsOf(`asin;${heading}\nB0TESTAAAA;"${written}"`)).rows[0]?.[field]
  const cell = parseCell('en', field, written, toMakers([]))
  const [pasted] = parseItems(`Description\tQuantity\tUnit price\t${heading}\nSoy wax candle\t2\t5\t${written}`)
  const found = [file, catalogue, cell.kind === 'change' ? cell.change[field] : undefined, pasted?.[field]]
  return [...found.map((each) => (each ? `${each}` : undefined)), inCommand(field, written)]
}

function inCommand(field: Fact['field'], written: string): string | undefined {
  const row = { hts: '6109100012', origin: 'JP', value: '1', entryDate: '2026-11-20' }
  try {
    const { origin, htsCode } = toInput({ ...row, [field === 'htsCode' ? 'hts' : 'origin']: written })
    return field === 'htsCode' ? htsCode : origin
  } catch {
    return undefined
  }
}

const ORIGIN = { heading: 'Country of origin', column: 'country_of_origin', field: 'countryOfOrigin' } as const
const CODE = { heading: 'HTS code', column: 'hts_code', field: 'htsCode' } as const

it.each([
  ['CA', ['Canada', 'CA', 'ca', 'CAN', 'CA Canada', 'CA - Canada', 'CA: Canada', 'Canada (CA)']],
  ['CN', ['China', 'Chine', 'CHN', 'cn', 'CN – China', 'Chine (CN)']],
  ['GB', ['United Kingdom', 'Royaume-Uni', 'GBR']],
  [undefined, ['XX', 'CA - China', 'Canada (US)', 'CA -']],
])('a country is %s everywhere, however it is written', (code, ways) => {
  for (const written of ways) expect([written, ...readEverywhere(ORIGIN, written)]).toEqual([written, ...FIVE(code)])
})

it.each(['3406.00.00.00', '3406000000', '3406 00 00 00', '3406-00-00-00'])(
  'a code is read from %s everywhere',
  (written) => {
    expect(readEverywhere(CODE, written)).toEqual(FIVE('3406000000'))
  },
)

const FIVE = (value: string | undefined) => Array.from({ length: 5 }, () => value)
