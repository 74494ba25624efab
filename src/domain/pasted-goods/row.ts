// One line of cells without a heading: 'NPG-1, Wool toque, 60, CAD 14.50 each, made in China'. Every cell must show what it is.
import { parseAsin } from '../asin.ts'
import { parseCountry } from '../countries.ts'
import { currencyOf, parseAmount, parseQuantity } from '../typed-number.ts'
import { readCell, withoutEach } from './cells.ts'
import { columnOf, type NamedColumn } from './columns.ts'
import { COUNTED } from './counted.ts'
import { isGoodsName, isNotGoods } from './not-goods.ts'
import { newReading, type Reading } from './parsed-item.ts'
import { LETTER, withoutTail } from './tail.ts'

/** Signs between cells; a comma or a colon inside a number is none. */
const BETWEEN = /\t+|\s\/\s+|[|;]\s*|,\s+|,(?=\p{L})|(?<=\p{L}),|\s[-–—]\s+|\.{3,}\s*/u

/** Longest cell that is a name: more words are a sentence. */
const NAME_WORDS = 9

/** Undefined when the line is no such row: then it is read as words. */
export function readRow(line: string): Reading | undefined {
  const cells = line
    .split(BETWEEN)
    .map((cell) => cell.trim().replace(/[.,:]$/, ''))
    .filter((cell) => cell !== '')
  if (cells.length < 2 || isNotGoods(line) || cells.some(isNotGoods)) return undefined
  const reading = newReading()
  const places: Places = { integers: [], prices: [] }
  for (const cell of cells) if (!take(reading, places, cell)) return undefined
  if (!isGoodsName(reading.description)) return undefined
  settle(reading, places)
  return reading.quantity === undefined && !reading.unitPrice && !reading.totalPrice ? undefined : reading
}

/** Figures that show what they are only beside the others. */
type Places = { readonly integers: string[]; readonly prices: string[] }

const UNIT = `(?:${COUNTED})`
const QUANTITY = new RegExp(`^\\(?(?:[x×]\\s{0,9})?(\\d[\\d,\\s]{0,40}?)\\s{0,9}(?:[x×]|(${UNIT}))?\\.?\\)?$`, 'iu')
const TOTAL = /^(?:total|montant|=)\s{0,9}:?(.+)$/i
const CODE = /^\d{4}\.\d{2}(?:\.\d{2}(?:\.?\d{2})?)?(?:\.\d{4})?$|^\d{10}$/
const SKU = /^(?=.*\d)[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+$/
const MADE_IN =
  /^\(?(?:made in|product of|produit (?:du|de la|de)|fabriqu[ée]e?s? (?:au|en|aux)|from|origine?:?)\s(.+)$/iu

/** Whether the cell says something that is known, and puts it into the reading. */
function take(reading: Reading, places: Places, cell: string): boolean {
  const named = namedCell(cell)
  if (named) {
    readCell(reading, named.column, named.value)
    return true
  }
  const asin = /^B0[A-Z0-9]{8}$/.test(cell) ? parseAsin(cell) : undefined
  const currency = currencyOf(cell)
  const made = MADE_IN.exec(cell)?.[1]?.trim().replace(/\)$/, '')
  const country = parseCountry(made ?? cell)
  const isCountry = country && (made !== undefined || cell.length > 3 || cell === cell.toUpperCase())
  if (asin) reading.asin = asin
  else if (CODE.test(cell)) takeCode(reading, cell)
  else if (SKU.test(cell)) reading.sku = cell
  else if (currency && !/\d/.test(cell)) reading.currency ??= currency
  else if (isCountry) reading.countryOfOrigin = country
  else return takeFigure(reading, places, cell) || takeName(reading, cell)
  return true
}

function takeCode(reading: Reading, cell: string): void {
  readCell(reading, { column: 'htsCode' }, cell)
  if (!cell.includes('.')) reading.doubts.push({ field: 'htsCode', reason: 'may-be-no-code' })
}

function takeFigure(reading: Reading, places: Places, cell: string): boolean {
  const total = TOTAL.exec(cell)?.[1]
  if (total) {
    readCell(reading, { column: 'totalPrice' }, total)
    return reading.totalPrice !== undefined
  }
  if (/^\d{1,7}$/.test(cell)) return places.integers.push(cell) > 0
  const counted = QUANTITY.exec(cell)
  if (counted && /\p{L}|×|\(/u.test(cell) && reading.quantity === undefined) {
    readCell(reading, { column: 'quantity' }, `${counted[1]}${counted[2] ? ` ${counted[2]}` : ''}`)
    return reading.quantity !== undefined
  }
  if (withoutEach(cell) !== cell && parseAmount(withoutEach(cell)) && !reading.unitPrice) {
    readCell(reading, { column: 'unitPrice' }, withoutEach(cell))
    return true
  }
  return parseAmount(cell) ? places.prices.push(cell) > 0 : false
}

/** A number before words counts goods, and a figure among words is one to take out: such a line is read as words. */
const NO_NAME =
  /^\d|[@=:?!×]|B0[A-Z0-9]{8}|(?:^|\s)x\s{0,9}\d|\d\s{0,9}x(?:\s|$)|\(\s{0,9}x?\s{0,9}\d{1,9}\s{0,9}\)|\d{3}-\d{4}|\d{6}|\d[.,]\d{2}(?!\d)|(?:CAD|USD|EUR|[$€£])\s{0,9}\d|\d\s{0,9}(?:CAD|USD|EUR|[$€£])/iu

function takeName(reading: Reading, cell: string): boolean {
  if (!/\p{L}{3}/u.test(cell) || NO_NAME.test(cell) || cell.split(/\s+/).length > NAME_WORDS) return false
  reading.description = [reading.description, cell].filter(Boolean).join(', ')
  return true
}

/** 'Qty: 60', 'unit price 14.50', 'COO: CN', 'SKU NPG-1': a name of a column, then what it holds. */
function namedCell(cell: string): { readonly column: NamedColumn; readonly value: string } | undefined {
  const [, label = '', said = ''] = /^([\p{L}][\p{L} '’/#.()$]{0,30}?)\s{0,9}[:=](.+)$/u.exec(cell) ?? []
  const column = columnOf(label)
  if (column && column.column !== 'totalPrice') return { column, value: said }
  const words = cell.split(/\s+/)
  for (let count = Math.min(3, words.length - 1); count >= 1; count -= 1) {
    const value = words.slice(count).join(' ')
    const found = columnOf(words.slice(0, count).join(' '))
    if (found && found.column !== 'description' && holds(found.column, value)) return { column: found, value }
  }
  return undefined
}

function holds(column: NamedColumn['column'], value: string): boolean {
  if (column === 'quantity') return parseQuantity(withoutTail(value.replace(/\.$/, ''), LETTER)) !== undefined
  if (column === 'unitPrice' || column === 'totalPrice') return parseAmount(withoutEach(value)) !== undefined
  if (column === 'currency') return currencyOf(value) !== undefined
  if (column === 'countryOfOrigin') return parseCountry(value) !== undefined
  if (column === 'htsCode') return /^\d[\d. ]{3,}$/.test(value)
  return /\d/.test(value) && !/\s/.test(value)
}

/** The first bare number counts, the next is a price; the first price is of one unit, the second the total. */
function settle(reading: Reading, { integers, prices }: Places): void {
  const [first, ...others] = integers
  const left = reading.quantity === undefined ? others : integers
  if (first && reading.quantity === undefined) {
    readCell(reading, { column: 'quantity' }, first)
    if (prices.length + others.length === 0) reading.doubts.push({ field: 'quantity', reason: 'may-be-no-quantity' })
  }
  for (const price of [...prices, ...left]) {
    const isUnit = !reading.unitPrice
    readCell(reading, { column: isUnit ? 'unitPrice' : 'totalPrice' }, price)
    if (isUnit) reading.doubts.push({ field: 'unitPrice', reason: 'price-of-one-or-all' })
  }
}
