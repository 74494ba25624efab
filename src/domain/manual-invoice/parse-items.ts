// Reads goods out of pasted text without any service: tables, blocks of "name: value", lists and e-mails. Every item says what
// the reader is unsure of; what the text does not say stays null. Source: specification part 2, sections 5 and 7.
import { currencyOf } from './amounts.ts'
import { readCell } from './cells.ts'
import { type Column, columnOf } from './columns.ts'
import { type Defaults, finish } from './finish.ts'
import { readLine } from './line.ts'
import { leadingCountry } from './marks.ts'
import { isGoodsName, isNotGoods } from './not-goods.ts'
import { newReading, type ParsedItem, type Reading } from './parsed-item.ts'
import { findTable } from './table.ts'

/** The goods of the text in its order; empty when it names none. */
export function parseItems(text: string): readonly ParsedItem[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n').flatMap(shortened)
  const table = findTable(lines)
  const defaults = defaultsOf((table?.rest ?? lines).join('\n'))
  const readings = table && table.readings.length > 0 ? table.readings : readLines(lines)
  return readings.map((reading) => finish(reading, defaults))
}

/** Patterns take long on endless lines: a longer one is broken at a blank, or anywhere when it has none. */
const shortened = (line: string): readonly string[] =>
  line.length <= LONGEST_LINE ? [line] : (line.match(/.{1,999}(?:\s|$)|\S{1,1000}/g) ?? [])

const LONGEST_LINE = 1000

/** What is said of all goods: 'All made in Canada', 'prices in USD', 'Currency: CAD'. */
function defaultsOf(text: string): Defaults {
  const currency =
    /\b(?:prices?|amounts?|values?|costs?|all|figures|everything)\b[^.\n]{0,30}?\bin\s+(US dollars|Canadian dollars|USD|CAD|CDN|US\$|C\$)|^\s*(?:currency|devise)\s*[:=]\s*(USD|CAD|CDN)/im.exec(
      text,
    )
  const country =
    /\b(?:all|everything|goods|items|products|they)\b[^.\n]{0,30}?\b(?:made in|from|origin(?:ate)?(?: in| is)?:?|product of)\s+(?:the\s+)?(.*)/i.exec(
      text,
    ) ?? /^\s*(?:country of origin|origin|coo)\s*[:=]\s*(.*)/im.exec(text)
  return {
    currency: currencyOf(currency?.[1] ?? currency?.[2] ?? ''),
    countryOfOrigin: leadingCountry(country?.[1] ?? '')?.country,
  }
}

const BULLET = /^\s*(?:[-*•·▪‣–—>]+|\(?\d{1,3}[.)]|[a-z][.)])\s+/
const NAME_AND_VALUE = /^\s*[-*•]?\s*([\p{L}][\p{L} '/#.()$]{1,30}?)\s*[:=]\s*(.+)$/u

function readLines(lines: readonly string[]): readonly Reading[] {
  const readings: Reading[] = []
  let block: Reading | undefined
  const close = () => {
    if (block && isGoodsName(block.description)) readings.push(block)
    block = undefined
  }
  for (const line of lines) {
    const named = namedValue(line)
    if (named && (block || beginsBlock(named))) {
      if (named.column.column === 'description' && block?.description) close()
      block ??= newReading()
      readCell(block, named.column, named.value)
      continue
    }
    if (line.trim() === '') {
      close()
      continue
    }
    const last = readings.at(-1)
    if (named && last && !block && OF_ONE_ITEM.includes(named.column.column)) {
      readCell(last, named.column, named.value)
      continue
    }
    close()
    readings.push(...readClauses(line))
  }
  close()
  return readings
}

/** 'Qty: 24' with a known name in front and nothing else on the line. */
function namedValue(line: string) {
  const [, name = '', value = ''] = NAME_AND_VALUE.exec(line) ?? []
  const column = columnOf(name)
  return column && { column, value: value.trim() }
}

type Named = NonNullable<ReturnType<typeof namedValue>>

/** 'Item: Beeswax candle', or a code alone: 'SKU: NPG-1'. */
const beginsBlock = ({ column, value }: Named): boolean =>
  column.column === 'description' || (column.column === 'sku' && /^\S+$/.test(value))

/** What may stand on a line of its own under an item; a total there is the whole list's. */
const OF_ONE_ITEM: readonly Column[] = [
  'quantity',
  'unitPrice',
  'currency',
  'htsCode',
  'countryOfOrigin',
  'sku',
  'asin',
]

/** A list's line is one item; a sentence may name several: '200 candles at $6.50 each and 50 hats at $14'. */
function readClauses(line: string): readonly Reading[] {
  if (isNotGoods(line.replace(BULLET, ''))) return withoutGreeting(line)
  if (BULLET.test(line)) return [readLine(line.replace(BULLET, ''))].flatMap((reading) => reading ?? [])
  return clausesOf(line).flatMap((clause) => (isNotGoods(clause) ? [] : (readLine(clause) ?? [])))
}

/** 'Hi Dana, please ship 200 candles': what follows the greeting counts. */
function withoutGreeting(line: string): readonly Reading[] {
  const [, rest = ''] = /^\s*(?:hi|hello|dear|bonjour)\b[^,!]{0,30}[,!]\s*(.+)$/i.exec(line) ?? []
  return rest ? readClauses(rest) : []
}

const NEXT_GOODS =
  /(?:,|;|\band\b|\bplus\b|\bet\b)\s+(?:also\s+|another\s+)?(?=\d[\d,]*\s+(?!(?:g|kg|mg|ml|l|oz|lbs?|cm|mm|m|in|inch|inches|ft|x|%|usd|cad|each|ea|per)\b)\p{L})/iu

const clausesOf = (line: string): readonly string[] =>
  line.split(/(?<=[\p{L}\d)])[.!?;]\s+(?=[\p{Lu}\d])/u).flatMap((sentence) => sentence.split(NEXT_GOODS))
