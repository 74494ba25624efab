// Puts a cell with a known meaning into a reading.
import { texts } from '#texts/en/parse-items.ts'
import { parseAsin } from '../asin.ts'
import { parseCountry } from '../countries.ts'
import { htsDigits } from '../hts-code.ts'
import { currencyOf, readPrice, readQuantity } from './amounts.ts'
import type { Column, NamedColumn } from './columns.ts'
import type { ItemField, Reading } from './parsed-item.ts'

/** Writes what a cell of a column says; an empty cell says nothing. */
export function readCell(reading: Reading, { column, currency }: NamedColumn, cell: string): void {
  const text = cell.trim()
  if (text === '' || /^(-+|n\/?a|tbd|none)$/i.test(text)) return
  if (currency && (column === 'unitPrice' || column === 'totalPrice')) reading.currency ??= currency
  READERS[column](reading, text)
}

const doubt = (reading: Reading, field: ItemField, why: string) => {
  reading.doubts.push({ field, why })
}

const READERS: Readonly<Record<Column, (reading: Reading, text: string) => void>> = {
  description: (reading, text) => {
    reading.description = [reading.description, text].filter(Boolean).join(', ')
  },
  quantity: readQuantityCell,
  unitPrice: (reading, text) => readPriceCell(reading, text, 'unitPrice'),
  totalPrice: (reading, text) => readPriceCell(reading, text, 'totalPrice'),
  currency: (reading, text) => {
    const currency = currencyOf(text)
    if (currency) reading.currency = currency
    else doubt(reading, 'currency', texts.otherCurrency(text.slice(0, 10)))
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
    else doubt(reading, 'countryOfOrigin', texts.countryUnknown(text.slice(0, 40)))
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
  const quantity = readQuantity(number)
  if (quantity === undefined) return
  const isDozen = /^(dozens?|doz|dz|douzaines?)$/i.test(unit)
  reading.quantity = isDozen ? quantity * 12 : quantity
  if (isDozen) doubt(reading, 'quantity', texts.quantityRead(text, String(quantity * 12)))
  if (PACKAGES.test(unit)) doubt(reading, 'quantity', texts.quantityOfPackages(unit.toLowerCase()))
}

const EACH =
  /\s*(?:\/|(?<!\p{L})(?:per|par|each|ea|apiece|a|chacune?s?|l[’']unité|l[’']unite|la pièce)(?!\p{L}))\s*\.?\s*(?:units?|unités?|each|ea|pieces?|pièces?|pcs?|bottle|box|pair)?\.?$/iu

/** '14.50 each', '14,50 $ l’unité', '14.50/pc' without the words that say that it is of one unit. */
export const withoutEach = (text: string): string => text.replace(EACH, '')

function readPriceCell(reading: Reading, text: string, as: 'unitPrice' | 'totalPrice'): void {
  const price = readPrice(withoutEach(text))
  if (!price) return
  if (price.foreign) doubt(reading, 'currency', texts.otherCurrency(price.foreign))
  if (price.ambiguous) doubt(reading, 'unitPrice', texts.numberAmbiguous(text))
  reading[as] = price.value
  reading.currency = price.currency ?? reading.currency
}
