// Loads the antidumping and countervailing orders of data/adcvd and the words that name their products.
import type { OrderBook, ScopedOrder } from '#domain/admissibility/orders.ts'
import { type Phrase, parsePhrases } from '#domain/admissibility/phrase.ts'
import { day } from '#domain/calendar.ts'
import { openDataset } from './dataset.ts'

export const ORDER_SET = 'adcvd'
export const ORDER_FILE = 'orders.tsv'
export const ORDER_WORDS_FILE = 'words.tsv'
export const ORDER_COLUMNS = ['number', 'kind', 'origin', 'product', 'source', 'date', 'prefixes'] as const

/** The active version. Throws naming the row that is not one, and where no words are known for a product. */
export function loadOrders(dataDir: string): OrderBook {
  const { manifest, text } = openDataset(dataDir, ORDER_SET)
  const orders = parseOrders(text(ORDER_FILE), text(ORDER_WORDS_FILE))
  if (orders.length !== manifest.rows) throw new Error(`${ORDER_SET}: ${orders.length} rows, not ${manifest.rows}.`)
  return Object.freeze({ version: manifest.version, verified: manifest.published, orders })
}

/** `words`: a part of the product's name -> phrases; the first row whose part the name holds counts. */
export function parseOrders(orders: string, words: string): readonly ScopedOrder[] {
  const named = cellsOf(words).map(([part = '', phrases = '']) => ({
    part,
    phrases: parsePhrases(phrases),
  }))
  return cellsOf(orders).map((cells) => {
    const [number = '', kind, origin = '', product = '', source = '', date = '', prefixes = ''] = cells
    const phrases: readonly Phrase[] | undefined = named.find(({ part }) =>
      product.toLowerCase().includes(part),
    )?.phrases
    if ((kind !== 'AD' && kind !== 'CVD') || !/^[A-Z]{2}$/.test(origin) || !phrases) {
      throw new Error(`${ORDER_SET}: "${cells.join(' ')}" is not a row.`)
    }
    return Object.freeze({
      number,
      kind,
      origin,
      product,
      source,
      date: date === '' ? null : day(date),
      prefixes: prefixes.split(' ').filter(Boolean),
      words: phrases,
    })
  })
}

const cellsOf = (text: string): readonly (readonly string[])[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
