// Takes prices out of a line of words: of one unit, of a dozen, of all.
import { decimal } from '../money.ts'
import { CURRENCY_NAMES, NUMBER, parseAmount } from '../typed-number.ts'
import { doubtPrice } from './cells.ts'
import { MEASURE } from './counted.ts'
import type { Reading } from './parsed-item.ts'

const END = '(?!\\p{L})'
const SIGNED = `(?:${CURRENCY_NAMES})\\s{0,9}(?:${NUMBER})(?:\\s{0,9}(?:USD|CAD|CDN|US dollars?|Canadian dollars?)${END})?`
const NAMED = `(?:${NUMBER})\\s{0,9}(?:${CURRENCY_NAMES})(?!(?!ch${END})[\\w$])`
const UNIT_AFTER = `\\s{0,9}(?:\\/|per${END}|par${END}|each${END}|ea${END}|apiece|a piece|chacune?s?${END}|l[’']unit[ée]|l[’']un${END}|(?:la )?pi[eè]ce${END}|ch${END}|la ${END})\\s{0,9}(?:unit[ée]?|piece|pi[eè]ce|pc|ea|each|bottle|bouteille|box|bo[iî]te|pair|paire|case|caisse|carton|set|dozens?|doz|dz|douzaine)?${END}\\.?`
const LABEL =
  '(?:line |grand )?total(?: of| value| de)?[: ]{0,9}|montant(?: total)?[: ]{0,9}|value[: ]{0,9}|valeur[: ]{0,9}|for\\s{1,9}|pour\\s{1,9}|=\\s{0,9}|(?:unit )?(?:price|cost|cogs)[: ]{0,9}(?:of )?|(?:prix|co[uû]t)(?: unitaire)?(?: de)?\\s{0,9}[: ]{0,9}|@\\s{0,9}|(?<!\\p{L})at\\s{1,9}|(?<!\\p{L})à\\s{1,9}|[x×]\\s{0,9}'
const PRICE = new RegExp(
  `(${LABEL})?(${SIGNED}|${NAMED}|(?<=@\\s{0,9}|(?<!\\p{L})(?:at|à) |(?:price|cost|prix|total)(?: of| unitaire)?[: ]{0,9})(?:${NUMBER})(?!\\d|[.,]\\d|\\s{1,9}(?!each|ea${END}|per${END}|par${END}|chacun|l[’'])\\p{L})|(?<!\\d)\\d{1,12}[.,]\\d{2}(?=${UNIT_AFTER}))(${UNIT_AFTER})?(\\s{0,9}(?<!\\p{L})(?:USD|CAD|CDN)${END})?(\\s{0,9}(?:in |au )?total${END})?`,
  'giu',
)
/** '14.50' alone: two decimals and no measure. */
const BARE = new RegExp(`(?<![\\d.,$-])\\d{1,7}[.,]\\d{2}(?![\\d.,/]|\\s{0,9}(?:${MEASURE}))`, 'giu')

/** Of one out of a dozen: thousands of dozens still come to the cent of their price. */
const DOZEN_DECIMALS = 6

type Found = { readonly words: string; readonly before: string; readonly amount: string; readonly after: string }

/** Answers the line without its prices. A bare number with cents counts only where the line has no other price. */
export function takePrices(line: string, reading: Reading): string {
  const found = [...line.matchAll(PRICE)].map(
    ([words, before = '', amount = '', after = '', behind = '', all = '']) => ({
      words,
      before: `${before}${all}`.toLowerCase(),
      amount: `${amount}${behind}`,
      after,
    }),
  )
  const left = found.reduce((rest, each) => takeOne(rest, each, reading), line)
  return [...left.matchAll(BARE)].reduce(
    (rest, [words]) => takeOne(rest, { words, before: '', amount: words, after: '' }, reading),
    left,
  )
}

function takeOne(line: string, { words, before, amount, after }: Found, reading: Reading): string {
  const price = parseAmount(amount)
  if (!price) return line
  doubtPrice(reading, price, amount.trim())
  reading.currency = price.currency ?? reading.currency
  const isUnit =
    after !== '' || /@|at|à|price|cost|cogs|prix|co[uû]t|[x×]/.test(before.replace(/total|value|valeur/g, ''))
  const isTotal = !isUnit && /total|montant|value|valeur|for|pour|=/.test(before)
  if (isTotal || (reading.unitPrice && !isUnit)) reading.totalPrice = price.value
  else if (!reading.unitPrice) keepUnitPrice(reading, price.value, { isUnit, isDozen: /do[uz]|dz/i.test(after), words })
  return line.replace(words, ' ')
}

type Kind = { readonly isUnit: boolean; readonly isDozen: boolean; readonly words: string }

function keepUnitPrice(reading: Reading, value: NonNullable<Reading['unitPrice']>, kind: Kind): void {
  reading.unitPrice = kind.isDozen ? value.div(decimal('12')).round(DOZEN_DECIMALS) : value
  if (kind.isDozen)
    reading.doubts.push({ field: 'unitPrice', reason: 'price-worked-out', facts: { total: value, quantity: 12 } })
  else if (!kind.isUnit) reading.doubts.push({ field: 'unitPrice', reason: 'price-of-one-or-all' })
}
