// How many of the goods a line says: '60 units', 'x 12', '12x', 'qté : 60', '2 cartons of 30', '60 @ $14.50'.
import { CURRENCY_NAMES, NUMBER, parseQuantity } from '../typed-number.ts'
import { readQuantityCell } from './cells.ts'
import type { Reading } from './parsed-item.ts'
import { JOINING, withoutTail } from './tail.ts'

/** Words that single pieces and packages are counted in, English and French. */
export const COUNTED =
  'pcs?|pieces?|pi[eè]ces?|units?|unit[ée]s?|ea|ct|boxes|box|bo[iî]tes?|cartons?|ctns?|cases?|caisses?|packs?|paquets?|pairs?|paires?|prs?|bottles?|bouteilles?|jars?|pots?|sets?|ensembles?|bags?|sacs?|tins?|bars?|barres?|rolls?|rouleaux|dozens?|doz|dz|douzaines?|bundles?'
const PACKED =
  'boxes|box|bo[iî]tes?|cartons?|ctns?|cases?|caisses?|packs?|paquets?|bags?|sacs?|sets?|ensembles?|bundles?|pallets?|palettes?'
/** '60', '1,200', '1 200'. */
const N = "\\d{1,3}(?:[ \\u00a0\\u202f'’]\\d{3})+(?!\\d)|\\d(?:[\\d,]{0,40}\\d)?"
/** What follows a number that measures and does not count. */
export const MEASURE =
  '(?:g|kg|mg|ml|l|oz|lbs?|cm|mm|m|in|inch(?:es)?|po|ft|v|w|mah|gb|tb|days?|jours?|weeks?|semaines?|hours?|hrs?|heures?|minutes?|years?|ans?|months?|mois|am|pm|pallets?|skids?|palettes?|count)(?!\\p{L})|%'
const MONEY = `(?:${CURRENCY_NAMES})`
const END = '(?!\\p{L})'

/** '2 cartons of 30': packages of a number of pieces each. */
const NESTED = new RegExp(
  `(?<![\\d.,])(${N})\\s{0,9}(?:${PACKED})${END}\\s{1,9}(?:of|de|x|×|with|@)\\s{1,9}(${N})(?![.,]?\\d|\\s{0,9}(?:${MEASURE}))(?:\\s{0,9}(?:${COUNTED})${END})?(?:\\s{0,9}(?:each|chacune?s?)${END})?`,
  'iu',
)
const LABELLED = new RegExp(
  `\\(?(?<!\\p{L})(?:(?:qty|quantity|qt[ée]|quantit[ée])\\.?\\s{0,9}[:=]?|(?:units|unit[ée]s|count|nombre)\\s{0,9}[:=])\\s{0,9}(${N})(?![.,]?\\d|\\s{0,9}(?:${MEASURE}))(\\s{0,9}(?:${COUNTED})${END})?\\)?`,
  'iu',
)
/** '60 @ 14.50', '60 pcs x CAD 14.50', '60 × 14,50 $': a price of one unit follows. */
const BEFORE_PRICE = new RegExp(
  `(?:(?<!\\p{L})[x×]\\s{0,9})?(?<![\\d.,-])(${N})(\\s{0,9}(?:${COUNTED})${END})?\\s{0,9}(@|[x×]|à|at${END})\\s{0,9}(?=(?:${MONEY})\\s{0,9}[\\d.]|\\d[\\d ]{0,40}[.,]\\d{2}(?!\\d)|(?:${NUMBER})\\s{0,9}(?:${MONEY}|\\/|per |each|ea${END}|$)|[\\d.]+\\s{0,9}[,;=])`,
  'iu',
)
/** 'CAD 14.50 x 60'. */
const AFTER_PRICE = new RegExp(
  `(${MONEY}\\s{0,9}(?:${NUMBER})|(?:${NUMBER})\\s{0,9}${MONEY})\\s{0,9}[x×]\\s{0,9}(${N})(?![\\d.,]|\\s{0,9}(?:${MEASURE}))`,
  'iu',
)
const WITH_UNIT = new RegExp(
  `(?<![\\d.,$€£-]|(?:[@$€£]|CAD|USD|at|à)\\s{0,9})\\(?(${N})(\\s{0,9}(?:${COUNTED}))${END}\\.?(?:\\s{1,9}(?:of|de)${END}|\\s{1,9}d[’'])?\\)?`,
  'iu',
)
const BRACKETS = new RegExp(`\\(\\s{0,9}[x×]?\\s{0,9}(${N})\\s{0,9}[x×]?\\s{0,9}\\)`, 'iu')

type Form = { readonly form: RegExp; readonly left: string }
const SURE: readonly Form[] = [
  { form: LABELLED, left: ' ' },
  { form: WITH_UNIT, left: ' ' },
]

/** Takes a quantity that the line says beyond doubt, before its prices are read; answers the line without it. */
export function takeCounted(line: string, reading: Reading): string {
  const nested = NESTED.exec(line)
  if (nested) return takeNested(line, nested, reading)
  const before = BEFORE_PRICE.exec(line)
  if (before) {
    readQuantityCell(reading, `${before[1]}${before[2] ?? ''}`)
    if (reading.quantity !== undefined) return line.replace(before[0], ' @ ')
  }
  const after = AFTER_PRICE.exec(line)
  if (after) {
    reading.quantity = parseQuantity(after[2] ?? '')
    if (reading.quantity !== undefined) return line.replace(after[0], ` @ ${after[1]} `)
  }
  for (const { form, left } of SURE) {
    const found = form.exec(line)
    if (!found) continue
    readQuantityCell(reading, `${found[1]}${found[2] ?? ''}`)
    if (reading.quantity !== undefined) return line.replace(found[0], left)
  }
  return line
}

function takeNested(line: string, found: RegExpExecArray, reading: Reading): string {
  const [words, packages = '', each = ''] = found
  const quantity = (parseQuantity(packages) ?? 0) * (parseQuantity(each) ?? 0)
  if (quantity === 0) return line
  reading.quantity = quantity
  reading.doubts.push({
    field: 'quantity',
    reason: 'pieces-worked-out',
    facts: { written: words.trim(), pieces: quantity },
  })
  return line.replace(words, ' ')
}

const TIMES = new RegExp(`(?:^|\\s)[x×]\\s{0,9}(${N})(?!\\s{0,9}[x×\\d.]|\\s{0,9}(?:${MEASURE}))(?=\\s|$|[,;)@])`, 'iu')
const TIMES_AFTER = new RegExp(`(?:^|[\\s(])(${N})\\s{0,9}[x×](?=\\s|$)(?!\\s{0,9}\\d)`, 'iu')
const LEADING = new RegExp(`^(${N})(?!\\s{0,9}(?:${MEASURE})|[.\\d]|\\s{0,9}[x×]\\s{0,9}\\d|-)\\s{1,9}(?=\\p{L})`, 'iu')
const AFTER_VERB = new RegExp(
  `^.*(?<!\\p{L})(?:send|ship|shipping|order|need|want|include|includes|have|are|is|contains|plus|also|add|another|with|for|of|envoyer|envoyez|exp[ée]dier|exp[ée]diez|besoin de|commande de|commander|facture pour|pour|avec|contient)\\s{1,9}(?:you\\s{1,9}|also\\s{1,9})?(${N})(?!\\s{0,9}(?:${MEASURE})|[.\\d])\\s{1,9}(?=\\p{L})`,
  'iu',
)
const TRAILING = /[\s,:–-](\d{1,6})$/

const FORMS = [TIMES, TIMES_AFTER, BRACKETS, LEADING, AFTER_VERB]

/** Takes a quantity out of what is left once prices are read. A bare number at the end may be one. */
export function takeLeftCount(line: string, reading: Reading): string {
  const trimmed = line.trim()
  if (reading.quantity !== undefined) return trimmed
  for (const form of FORMS) {
    const found = form.exec(trimmed)
    if (!found) continue
    readQuantityCell(reading, found[1] ?? '')
    if (reading.quantity !== undefined) return trimmed.replace(found[0], ' ')
  }
  const plain = withoutTail(trimmed, JOINING)
  const last = TRAILING.exec(plain)
  const quantity = parseQuantity(last?.[1] ?? '')
  if (!last || quantity === undefined) return trimmed
  reading.quantity = quantity
  reading.doubts.push({ field: 'quantity', reason: 'may-be-no-quantity' })
  return withoutTail(plain.slice(0, last.index), /[\s,:–-]/)
}
