// Takes codes, countries and prices out of a line of words; what is left is the description.
import { texts } from '#texts/parse-items.ts'
import { parseAsin } from '../asin.ts'
import { type CountryCode, parseCountry } from '../countries.ts'
import { htsDigits } from '../hts-code.ts'
import { CURRENCY_NAMES, NUMBER, readPrice } from './amounts.ts'
import type { Reading } from './parsed-item.ts'

/** A step takes what it knows from the line into the reading and answers the line without it. */
type Step = (line: string, reading: Reading) => string

export const takeMarks: Step = (line, reading) =>
  [takeAsin, takeCode, takeSku, takeCountry, takePrices].reduce((left, step) => step(left, reading), line)

const takeAsin: Step = (line, reading) => {
  const found = /\(?\bASIN\b\s*[:#=]?\s*([A-Z0-9]{10})\b\)?/i.exec(line) ?? /\(?\b(B0[A-Z0-9]{8})\b\)?/.exec(line)
  if (!found) return line
  reading.asin = parseAsin(found[1] ?? '')
  return without(line, found[0])
}

const DIGITS = '\\d{4}[. ]?\\d{2}(?:[. ]?\\d{2}){0,2}'
const LABELLED_CODE = new RegExp(
  `\\(?\\b(?:HTS(?:US)?|HS|tariff|code SH)\\b\\.?\\s*(?:code|no\\.?|number|#)?\\s*[:#=]?\\s*(${DIGITS})\\b\\)?`,
  'i',
)
const DOTTED_CODE = /\(?\b(\d{4}\.\d{2}\.\d{2}(?:\.?\d{2})?|\d{4}\.\d{2}\.\d{4})\b\)?/
const BARE_CODE = /\(?(?<![\d.,$])\b(\d{10})\b(?!\d|[.,]\d)\)?/

const takeCode: Step = (line, reading) => {
  const sure = LABELLED_CODE.exec(line) ?? DOTTED_CODE.exec(line)
  const found = sure ?? BARE_CODE.exec(line)
  if (!found) return line
  reading.htsCode = htsDigits(found[1] ?? '')
  if (!sure) reading.doubts.push({ field: 'htsCode', why: texts.codeGuessed })
  return without(line, found[0])
}

const LABELLED_SKU =
  /[([]?\b(?:m?sku|(?:item|part|style|model|product|article)\s*(?:no\.?|number|code|#))\s*[:#=]?\s*([A-Z0-9][\w./-]*\w|[A-Z0-9])[)\]]?/i
const SHAPED_SKU = /[([]?(?<![\w-])([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[A-Z0-9]*\d[A-Z0-9]*(?:-[A-Z0-9]+)*)(?![\w-])[)\]]?/

const takeSku: Step = (line, reading) => {
  const sure = LABELLED_SKU.exec(line)
  const found = sure ?? SHAPED_SKU.exec(line)
  if (!found) return line
  reading.sku = found[1]
  if (!sure) reading.doubts.push({ field: 'sku', why: texts.skuGuessed })
  return without(line, found[0])
}

const COUNTRY_LABEL =
  /\(?\b(made in|product of|produit du|fabriqu[ée] (?:au|en|aux)|manufactured in|country of origin|country|origin(?:ating)?(?: in| from)?|origine|coo|imported from|from|in)\b\s*[:=-]?\s*(?:the\s+)?/gi
const LOOSE: readonly string[] = ['from', 'in']

/** After a label the longest run of at most five words that is a country; else a country alone in brackets or between commas. */
const takeCountry: Step = (line, reading) => {
  for (const label of line.matchAll(COUNTRY_LABEL)) {
    const after = line.slice(label.index + label[0].length)
    const found = leadingCountry(after)
    const isLoose = LOOSE.includes((label[1] ?? '').toLowerCase())
    if (!found || (isLoose && found.words.length < 4)) continue
    reading.countryOfOrigin = found.country
    if (isLoose) reading.doubts.push({ field: 'countryOfOrigin', why: texts.countryGuessed })
    return without(line, `${label[0]}${found.words}`)
  }
  for (const alone of line.matchAll(/[(,;[]\s*([\p{L} .']{2,40}?)\s*(?=[),;\]]|$)/gu)) {
    const words = alone[1] ?? ''
    const country = parseCountry(words)
    if (!country || (words.length <= 3 && words !== words.toUpperCase())) continue
    reading.countryOfOrigin = country
    const closing = /^[([]/.test(alone[0])
      ? line.slice(alone.index + alone[0].length, alone.index + alone[0].length + 1)
      : ''
    return without(line, `${alone[0]}${closing}`)
  }
  return line
}

export function leadingCountry(text: string): { readonly country: CountryCode; readonly words: string } | undefined {
  for (let count = 5; count >= 1; count -= 1) {
    const [words = ''] = new RegExp(`^(?:[\\p{L}.'’]+[ -]?){${count}}`, 'u').exec(text) ?? []
    const plain = words.trim().replace(/[.,]$/, '')
    const country = plain ? (parseCountry(plain) ?? parseCountry(words.trim())) : undefined
    if (country && (plain.length > 3 || plain === plain.toUpperCase())) return { country, words: plain }
  }
  return undefined
}

const SIGNED = `(?:${CURRENCY_NAMES})\\s*(?:${NUMBER})(?:\\s*(?:USD|CAD|CDN|US dollars?|Canadian dollars?)\\b)?`
const NAMED = `(?:${NUMBER})\\s*(?:US dollars?|Canadian dollars?|USD|CAD|CDN|EUR|GBP|€|£|\\$)(?![\\w$])`
const UNIT_AFTER =
  '\\s*(?:\\/|per|each|ea\\b|apiece|a piece|chacun)\\s*(?:unit|piece|pc|ea|each|bottle|box|pair)?\\b\\.?'
const PRICE = new RegExp(
  `(total(?: of| value)?[: ]*|value[: ]*|for\\s+|=\\s*|(?:unit )?(?:price|cost)[: ]*(?:of )?|@\\s*|\\bat\\s+|[x×]\\s*)?(${SIGNED}|${NAMED}|(?<=@\\s*|\\bat |price[: ]*|cost[: ]*|total[: ]*)(?:${NUMBER})|(?:\\d+\\.\\d{2})(?=${UNIT_AFTER}))(${UNIT_AFTER})?(\\s*\\b(?:USD|CAD|CDN)\\b)?`,
  'gi',
)

const takePrices: Step = (line, reading) => {
  let left = line
  for (const found of line.matchAll(PRICE)) {
    const [whole, before = '', amount = '', after = '', behind = ''] = found
    const price = readPrice(`${amount}${behind}`)
    if (!price) continue
    keepPrice(reading, price, before.toLowerCase(), after)
    if (price.ambiguous) reading.doubts.push({ field: 'unitPrice', why: texts.numberAmbiguous(amount.trim()) })
    left = without(left, whole)
  }
  return left
}

function keepPrice(
  reading: Reading,
  price: NonNullable<ReturnType<typeof readPrice>>,
  before: string,
  after: string,
): void {
  if (price.foreign) reading.doubts.push({ field: 'currency', why: texts.otherCurrency(price.foreign) })
  reading.currency = price.currency ?? reading.currency
  const isUnit = after !== '' || /@|at|price|cost|[x×]/.test(before)
  const isTotal = !isUnit && /total|value|for|=/.test(before)
  if (isTotal || (reading.unitPrice && !isUnit)) reading.totalPrice = price.value
  else if (!reading.unitPrice) {
    reading.unitPrice = price.value
    if (!isUnit) reading.doubts.push({ field: 'unitPrice', why: texts.priceOfUnitOrAll })
  }
}

const without = (line: string, part: string): string => line.replace(part, ' ')
