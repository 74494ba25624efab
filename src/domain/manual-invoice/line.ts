// One line of a list, or one clause of a sentence, as a reading.
import { texts } from '#texts/parse-items.ts'
import { readQuantity } from './amounts.ts'
import { readQuantityCell } from './cells.ts'
import { takeMarks } from './marks.ts'
import { isGoodsName } from './not-goods.ts'
import { newReading, type Reading } from './parsed-item.ts'

const COUNTED =
  'pcs?|pieces?|units?|ea|boxes|box|cartons?|ctns?|cases?|packs?|pairs?|prs?|bottles?|jars?|sets?|bags?|tins?|bars?|rolls?|dozens?|doz|dz|bundles?'
const N = '\\d(?:[\\d,]*\\d)?'
/** What follows a number that measures and does not count. */
const MEASURE =
  '(?:%|g|kg|mg|ml|l|oz|lbs?|cm|mm|m|in|inch(?:es)?|ft|v|w|mah|gb|tb|days?|weeks?|hours?|hrs?|minutes?|years?|months?|am|pm|pallets?|skids?)\\b|%'

const LABELLED = new RegExp(
  `\\(?\\b(?:qty|quantity|qt[ée]|quantit[ée]|units|count)\\b\\.?\\s*[:=]?\\s*(${N}(?:\\s*(?:${COUNTED})\\b)?)\\)?`,
  'i',
)
const TIMES = new RegExp(`(?:^|\\s)[x×]\\s*(${N})(?!\\s*[x×\\d.]|\\s*(?:${MEASURE}))(?=\\s|$|[,;)@])`, 'i')
const TIMES_AFTER = new RegExp(`(?:^|[\\s(])(${N})\\s*[x×](?=\\s)(?!\\s*\\d)`, 'i')
const WITH_UNIT = new RegExp(`(?:^|[\\s(,–-])(${N}\\s*(?:${COUNTED}))\\b\\.?(?:\\s+of\\b)?\\)?`, 'i')
const LEADING = new RegExp(`^(${N})(?!\\s*(?:${MEASURE})|[.\\d]|\\s*[x×]\\s*\\d|-)\\s+(?=\\p{L})`, 'iu')
const AFTER_VERB = new RegExp(
  `^.*\\b(?:send|ship|shipping|order|need|want|include|includes|have|are|is|contains|plus|also|add|another|with)\\s+(?:you\\s+|also\\s+)?(${N})(?!\\s*(?:${MEASURE})|[.\\d])\\s+(?=\\p{L})`,
  'iu',
)
const TRAILING = /[\s,:–-]+(\d{1,6})$/

const FORMS = [LABELLED, TIMES, TIMES_AFTER, WITH_UNIT, LEADING, AFTER_VERB]

/** Telephone numbers, days and addresses of pages and people. */
const NO_FIGURES =
  /(?:\+?1[ .-])?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\S+@\S+\.\S+|https?:\S+/g

/** Undefined when the text names no goods, or gives neither quantity nor price. */
export function readLine(text: string): Reading | undefined {
  const reading = newReading()
  const left = takeQuantity(takeMarks(text.replace(NO_FIGURES, ' '), reading), reading)
  reading.description = tidy(left)
  const says = reading.quantity !== undefined || reading.unitPrice || reading.totalPrice
  return says && isGoodsName(reading.description) ? reading : undefined
}

function takeQuantity(line: string, reading: Reading): string {
  const trimmed = line.trim()
  for (const form of FORMS) {
    const found = form.exec(trimmed)
    if (!found) continue
    readQuantityCell(reading, found[1] ?? '')
    if (reading.quantity !== undefined) return trimmed.replace(found[0], ' ')
  }
  const plain = trimmed.replace(/[\s,;:.–-]+$/, '')
  const last = TRAILING.exec(plain)
  const quantity = readQuantity(last?.[1] ?? '')
  if (!last || quantity === undefined) return trimmed
  reading.quantity = quantity
  reading.doubts.push({ field: 'quantity', why: texts.quantityGuessed })
  return plain.slice(0, last.index)
}

/** The words that are left, without the signs and small words that joined them to what was taken out. */
function tidy(text: string): string {
  let left = text
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/[|\t*_]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  for (let before = ''; before !== left; ) {
    before = left
    left = left
      .replace(/\s+([,;.:])/g, '$1')
      .replace(/([,;:.–-])(\s*[,;:.–])+/g, '$1')
      .replace(/(\s-)+(?=\s-\s|\s*$)/g, '')
      .replace(/^(?:[\s,;:.=@–-]|of\b|and\b|de\b|the\b)+/i, '')
      .replace(/(?:[\s,;:=@–(-]|\.(?=\s*$)|\b(?:at|for|of|each|and|all|are|is|x|total|price|cost|in)$)+$/i, '')
  }
  return left
}
