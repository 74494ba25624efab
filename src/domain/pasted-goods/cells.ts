// Puts a cell with a known meaning into a reading.
import { parseAsin } from '../asin.ts'
import { parseCountry } from '../countries.ts'
import { htsDigits } from '../hts-code.ts'
import { currencyOf, parseAmount, parseQuantity, type TypedAmount } from '../typed-number.ts'
import type { Column, NamedColumn } from './columns.ts'
import type { Doubt, Reading } from './parsed-item.ts'

/** Writes what a cell of a column says; an empty cell says nothing. */
export function readCell(reading: Reading, { column, currency }: NamedColumn, cell: string): void {
  const text = cell.trim()
  if (text === '' || /^(-+|n\/?a|tbd|none)$/i.test(text)) return
  if (currency && (column === 'unitPrice' || column === 'totalPrice')) reading.currency ??= currency
  READERS[column](reading, text)
}

const doubt = (reading: Reading, doubted: Doubt) => {
  reading.doubts.push(doubted)
}

const READERS: Readonly<Record<Column, (reading: Reading, text: string) => void>> = {
  description: (reading, text) => {
    reading.description = [reading.description, text].filter(Boolean).join(', ')
  },
  quantity: readQuantityCell,
  unitPrice: (reading, text) => parseAmountCell(reading, text, 'unitPrice'),
  totalPrice: (reading, text) => parseAmountCell(reading, text, 'totalPrice'),
  currency: (reading, text) => {
    const currency = currencyOf(text)
    if (currency) reading.currency = currency
    else doubt(reading, { field: 'currency', reason: 'other-currency', facts: { currency: text.slice(0, 10) } })
  },
  htsCode: (reading, text) => {
    const digits = htsDigits(text)
    if (digits.length >= 4 && digits.length <= 12) reading.htsCode = digits.slice(0, 10)
  },
  countryOfOrigin: (reading, text) => {
    const country = parseCountry(
      text.replace(/^(?:made in|product of|fabriqu[ée]e?s? (?:au|en|aux)|produit (?:du|de))\s+/iu, ''),
    )
    if (country) reading.countryOfOrigin = country
    else doubt(reading, { field: 'countryOfOrigin', reason: 'no-country', facts: { written: text.slice(0, 40) } })
  },
  sku: (reading, text) => {
    reading.sku = text.slice(0, 100)
  },
  asin: (reading, text) => {
    reading.asin = parseAsin(text)
  },
}

const PACKAGES =
  /^(boxes|box|bo[iî]tes?|cartons?|ctns?|cases?|caisses?|cs|packs?|packages?|paquets?|pallets?|palettes?|bags?|sacs?|sets?|ensembles?|bundles?|rolls?|rouleaux|cans?)$/i

/** '24', '24 pcs', '2 dozen', '10 boxes'. */
export function readQuantityCell(reading: Reading, text: string): void {
  const [, number = '', unit = ''] = /^([\d.,\s]*\d)\s*(\p{L}*)\.?s?$/u.exec(text) ?? []
  const quantity = parseQuantity(number)
  if (quantity === undefined) return
  const isDozen = /^(dozens?|doz|dz|douzaines?)$/i.test(unit)
  reading.quantity = isDozen ? quantity * 12 : quantity
  if (isDozen)
    doubt(reading, { field: 'quantity', reason: 'pieces-worked-out', facts: { written: text, pieces: quantity * 12 } })
  if (PACKAGES.test(unit))
    doubt(reading, { field: 'quantity', reason: 'counts-packages', facts: { unit: unit.toLowerCase() } })
}

const EACH =
  /(?:\/|(?<!\p{L})(?:per|par|each|ea|apiece|a|chacune?s?|l[’']unité|l[’']unite|la pièce)(?!\p{L}))\s{0,9}\.?\s{0,9}(?:units?|unités?|each|ea|pieces?|pièces?|pcs?|bottle|box|pair)?\.?$/iu

/** '14.50 each', '14,50 $ l’unité', '14.50/pc' without the words that say that it is of one unit. */
export function withoutEach(text: string): string {
  const left = text.replace(EACH, '')
  return left === text ? text : left.trimEnd()
}

function parseAmountCell(reading: Reading, text: string, as: 'unitPrice' | 'totalPrice'): void {
  const price = parseAmount(withoutEach(text))
  if (!price) return
  doubtPrice(reading, price, text)
  reading[as] = price.value
  reading.currency = price.currency ?? reading.currency
}

/** What is unsure of a price as written. */
export function doubtPrice(reading: Reading, { foreign, value, couldBe }: TypedAmount, written: string): void {
  if (foreign) doubt(reading, { field: 'currency', reason: 'other-currency', facts: { currency: foreign } })
  if (couldBe) doubt(reading, { field: 'unitPrice', reason: 'two-numbers', facts: { written, readAs: value, couldBe } })
}
