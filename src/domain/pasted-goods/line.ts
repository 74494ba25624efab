// One line of a list, or one clause of a sentence, as a reading.
import { takeLeftCount } from './counted.ts'
import { takeMarks } from './marks.ts'
import { isGoodsName } from './not-goods.ts'
import { newReading, type Reading } from './parsed-item.ts'
import { withoutTail } from './tail.ts'

/** Telephone numbers, days and addresses of pages. */
const NO_FIGURES =
  /(?:\+?1[ .-])?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|https?:\S+/g

/**
 * Undefined when the text gives neither quantity nor price, or is a total, a charge or a greeting. Figures without a name have an
 * empty description.
 */
export function readLine(text: string): Reading | undefined {
  const reading = newReading()
  const figures = text.replace(/\S+/g, withoutMailAddress).replace(NO_FIGURES, ' ')
  const left = takeLeftCount(takeMarks(figures, reading), reading)
  reading.description = tidy(left) || reading.sku || reading.asin || ''
  const says = reading.quantity !== undefined || reading.unitPrice || reading.totalPrice
  if (!says) return undefined
  const isCode = reading.description === (reading.sku ?? reading.asin)
  if (isCode || isGoodsName(reading.description)) return reading
  return /^\P{L}*$/u.test(reading.description) ? { ...reading, description: '' } : undefined
}

/** A blank in place of 'jo@example.com': a word with something before an @, between it and a later dot, and behind that. */
function withoutMailAddress(word: string): string {
  const at = word.indexOf('@', 1)
  return at > 0 && word.lastIndexOf('.', word.length - 2) > at + 1 ? ' ' : word
}

const LAST_WORD =
  /(?<!\p{L})(?:at|à|for|of|each|and|et|all|are|is|x|total|price|prix|cost|in|currency|devise|chacune?s?|to|de|pour)$/iu

/** The words that are left, without the signs and small words that joined them to what was taken out. */
function tidy(text: string): string {
  let left = text
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/[|\t*_]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s(?:to|for) (?:ship|send|deliver|shipment|delivery)\.?\s*$/i, '')
    .trim()
  for (let before = ''; before !== left; ) {
    before = left
    left = left
      .replace(/ ([,;.:])/g, '$1')
      .replace(/([,;:.–-])(\s*[,;:.–])+/g, '$1')
      .replace(/(\s-)+(?=\s-\s|\s*$)/g, '')
      .replace(/^(?:[\s,;:.=@–)-]|(?:of|and|et|de|d[’']|des|the|les|la|le)(?![\p{L}’'-]))+/iu, '')
    left = withoutTail(left, /[\s,;:=@–(.-]/).replace(LAST_WORD, '')
  }
  return left
}
