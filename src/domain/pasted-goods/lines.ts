// Reads the goods of lines that are no table: blocks of "name: value", lists, rows and sentences. What looks like goods and says
// neither quantity nor price still comes through; figures on a line of their own belong to the name above them.
import { readCell } from './cells.ts'
import { type Column, columnOf } from './columns.ts'
import { COUNTED, MEASURE } from './counted.ts'
import { readLine } from './line.ts'
import { isClosing, isGoodsName, isNotGoods, looksLikeName } from './not-goods.ts'
import { newReading, type Reading } from './parsed-item.ts'
import { readRow } from './row.ts'
import { JOINING, withoutTail } from './tail.ts'

const BULLET = /^\s*(?:[-*•·▪‣–—>]+|\(?\d{1,3}[.)]|[a-z][.)])\s+/
const NAME_AND_VALUE = /^(?:[-*•]\s*)?([\p{L}][\p{L} '’/#.()$]{1,30}?)\s{0,9}[:=](.+)$/u

export function readLines(lines: readonly string[]): readonly Reading[] {
  const readings: Reading[] = []
  let isLetterOver = false
  for (const paragraph of paragraphsOf(lines)) {
    const block = readBlocks(paragraph)
    readings.push(...(block ?? readParagraph(paragraph, isLetterOver)))
    isLetterOver ||= paragraph.some(isClosing)
  }
  return readings
}

function paragraphsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.filter((each) => each.length > 0)
}

/** 'Item: Candle', 'Qty: 24': a name and at least one figure, each on a line of its own. Undefined when the paragraph is none. */
function readBlocks(paragraph: readonly string[]): readonly Reading[] | undefined {
  const named = paragraph.map(namedValue)
  const columns = named.flatMap((each) => each?.column.column ?? [])
  const isBlock = columns.some((column) => NAMES.includes(column)) && columns.some((column) => !NAMES.includes(column))
  if (!isBlock || named.some((each, index) => !each && !isNotGoods(paragraph[index] ?? ''))) return undefined
  const readings: Reading[] = []
  let seen = new Set<Column>()
  let reading = newReading()
  const close = () => {
    if (isGoodsName(reading.description)) readings.push(reading)
    seen = new Set()
    reading = newReading()
  }
  for (const each of named) {
    if (!each) continue
    if (seen.has(each.column.column)) close()
    seen.add(each.column.column)
    readCell(reading, each.column, each.value)
    if (each.column.column === 'sku' && !columns.includes('description')) reading.description = each.value
  }
  close()
  return readings
}

/** 'Qty: 24' with a known name in front and nothing else on the line. */
function namedValue(line: string) {
  const [, name = '', value = ''] = NAME_AND_VALUE.exec(line.trimStart()) ?? []
  const column = columnOf(name)
  const isSeveral = /[,;|]\s*[\p{L} ]{2,20}[:=]/u.test(value)
  return column && !isSeveral ? { column, value: value.trim() } : undefined
}

const NAMES: readonly Column[] = ['description', 'sku']

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

function readParagraph(paragraph: readonly string[], isLetterOver: boolean): readonly Reading[] {
  const hasBullets = paragraph.some((line) => BULLET.test(line))
  const mayHoldNames = hasBullets || (!isLetterOver && paragraph.every((line) => !isNotGoods(line)))
  const readings: Reading[] = []
  for (const line of paragraph) {
    const last = readings.at(-1)
    const named = namedValue(line)
    if (named && last && OF_ONE_ITEM.includes(named.column.column)) readCell(last, named.column, named.value)
    else readings.push(...joined(last, readGoods(line, mayHoldNames && (!hasBullets || BULLET.test(line)))))
  }
  const isOnlyName = readings.length === 1 && paragraph.length === 1 && isBare(readings[0]) && !hasBullets
  const hasFigures = readings.some((each) => !isBare(each))
  return isOnlyName || (!hasFigures && !hasBullets && paragraph.length < 2) ? [] : readings
}

const isBare = (reading: Reading | undefined): boolean =>
  reading !== undefined && reading.quantity === undefined && !reading.unitPrice && !reading.totalPrice

/** Figures alone are those of the name above them, where it has none yet; without a name they are goods only with quantity and price. */
function joined(last: Reading | undefined, found: readonly Reading[]): readonly Reading[] {
  return found.flatMap((each) => {
    if (each.description !== '') return [each]
    if (last && lacks(last, each)) {
      Object.assign(last, definedOf(each), { doubts: [...last.doubts, ...each.doubts] })
      return []
    }
    return each.quantity !== undefined && (each.unitPrice ?? each.totalPrice) ? [each] : []
  })
}

const lacks = (last: Reading, figures: Reading): boolean =>
  (figures.quantity === undefined || last.quantity === undefined) &&
  (!(figures.unitPrice ?? figures.totalPrice) || !(last.unitPrice ?? last.totalPrice))

const definedOf = ({ description: _, doubts: __, ...rest }: Reading): Partial<Reading> =>
  Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))

/** A list's line is one item; a sentence may name several: '200 candles at $6.50 each and 50 hats at $14'. */
function readGoods(line: string, mayBeName: boolean): readonly Reading[] {
  const plain = line.replace(BULLET, '')
  const [first = '', ...later] = BULLET.test(line) ? [plain] : sentencesOf(plain)
  if (isNotGoods(first)) return [...withoutGreeting(first), ...later.flatMap((each) => readGoods(each, false))]
  const row = readRow(plain)
  if (row) return [row]
  const several = eachComplete(plain.replace(REQUEST, ''))
  if (several) return several
  const clauses = BULLET.test(line) ? [plain] : [first, ...later].flatMap((sentence) => sentence.split(NEXT_GOODS))
  const found = clauses.flatMap((clause) => (isNotGoods(clause) ? [] : (readLine(clause) ?? [])))
  if (found.length > 0 || !mayBeName || !looksLikeName(plain)) return found
  return [{ ...newReading(), description: withoutTail(plain.trim(), JOINING) }]
}

/** 'Please invoice: ...' */
const REQUEST = /^[^:]{0,60}(?:invoice|ship|send|order|following|facturer|exp[ée]dier|suit)\s*:\s*/i

/** 'mugs 144 @ $3.60, plates 60 @ $4.10': parts of which each says name, quantity and price. */
function eachComplete(line: string): readonly Reading[] | undefined {
  const parts = line.split(/[,;]\s+(?=\p{L})/u)
  const read = parts.flatMap((part) => readLine(part) ?? [])
  const isComplete = ({ description, quantity, unitPrice, totalPrice }: Reading) =>
    description !== '' && quantity !== undefined && (unitPrice ?? totalPrice) !== undefined
  return parts.length > 1 && read.length === parts.length && read.every(isComplete) ? read : undefined
}

/** 'Hi Dana, please ship 200 candles', 'Order 4471: 60 toques': what follows the greeting or the heading counts. */
function withoutGreeting(line: string): readonly Reading[] {
  const [, rest = ''] =
    /^(?:(?:hi|hello|dear|bonjour|salut)\b[^,!]{0,30}[,!]|(?:order|po|invoice|commande|facture)\b[^:]{0,20}:)(.+)$/i.exec(
      line.trimStart(),
    ) ?? []
  return rest ? readGoods(rest.trimStart(), false) : []
}

const NEXT_GOODS = new RegExp(
  `(?:,|;|(?<!\\p{L})(?:and|plus|et)(?!\\p{L}))\\s+(?:also\\s+|another\\s+)?(?=\\d[\\d,]*\\s+(?!(?:${COUNTED}|${MEASURE}|x|usd|cad|cdn|each|per|par|dollars?)(?!\\p{L}))\\p{L})`,
  'iu',
)

const sentencesOf = (line: string): readonly string[] => line.split(/(?<=[\p{L}\d)])[.!?;]\s+(?=[\p{Lu}\d])/u)
