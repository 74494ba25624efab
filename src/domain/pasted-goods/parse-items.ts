// Reads goods out of pasted text without any service: tables, blocks of "name: value", lists and e-mails. Every item says what
// the reader is unsure of; what the text does not say stays null. Source: specification part 2, sections 5 and 7.
import { currencyOf } from '../typed-number.ts'
import { type Defaults, finish } from './finish.ts'
import { readLines } from './lines.ts'
import { leadingCountry } from './marks.ts'
import type { ParsedItem, Reading } from './parsed-item.ts'
import { findTable } from './table.ts'

/** The goods of the text in its order; empty when it names none. */
export function parseItems(text: string): readonly ParsedItem[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n').flatMap(shortened)
  const table = findTable(lines)
  const defaults = defaultsOf((table?.rest ?? lines).join('\n'))
  const hasTable = table !== undefined && table.readings.length > 0
  const readings = hasTable ? [...table.readings, ...readLines(table.rest).filter(hasFigures)] : readLines(lines)
  return readings.map((reading) => finish(reading, defaults))
}

const hasFigures = ({ quantity, unitPrice, totalPrice }: Reading): boolean =>
  quantity !== undefined && (unitPrice ?? totalPrice) !== undefined

/** Patterns take long on endless lines: a longer one is broken at a blank, or anywhere when it has none. */
const shortened = (line: string): readonly string[] =>
  line.length <= LONGEST_LINE ? [line] : (line.match(/.{1,999}(?:\s|$)|\S{1,1000}/g) ?? [])

const LONGEST_LINE = 1000

/** What is said of all goods: 'All made in Canada', 'prices in USD', 'Currency: CAD'. */
function defaultsOf(text: string): Defaults {
  const currency =
    /\b(?:prices?|amounts?|values?|costs?|all|figures|everything)\b[^.\n]{0,30}?\bin\s{1,9}(US dollars|Canadian dollars|USD|CAD|CDN|US\$|C\$)|^[ \t]{0,99}(?:currency|devise)\s{0,9}[:=]\s{0,9}(USD|CAD|CDN)/im.exec(
      text,
    )
  const country =
    /\b(?:all|everything|goods|items|products|they)\b[^.\n]{0,30}?\b(?:made in|from|origin(?:ate)?(?: in| is)?:?|product of)\s+(?:the\s+)?(.*)/i.exec(
      text,
    ) ?? /^[ \t]{0,99}(?:country of origin|origin|coo)\s{0,9}[:=]\s{0,9}(.*)/im.exec(text)
  return {
    currency: currencyOf(currency?.[1] ?? currency?.[2] ?? ''),
    countryOfOrigin: leadingCountry(country?.[1] ?? '')?.country,
  }
}
