// Takes codes, countries and prices out of a line of words; what is left is the description.
import { parseAsin } from '../asin.ts'
import { type CountryCode, parseCountry } from '../countries.ts'
import { htsDigits } from '../hts-code.ts'
import { takeCounted } from './counted.ts'
import type { Reading } from './parsed-item.ts'
import { takePrices } from './prices.ts'

/** A step takes what it knows from the line into the reading and answers the line without it. */
type Step = (line: string, reading: Reading) => string

export const takeMarks: Step = (line, reading) =>
  [takeAsin, takeCode, takeSku, takeCountry, takeCounted, takePrices].reduce((left, step) => step(left, reading), line)

const takeAsin: Step = (line, reading) => {
  const found =
    /\(?\bASIN\b\s{0,9}[:#=]?\s{0,9}([A-Z0-9]{10})\b\)?/i.exec(line) ?? /\(?\b(B0[A-Z0-9]{8})\b\)?/.exec(line)
  if (!found) return line
  reading.asin = parseAsin(found[1] ?? '')
  return without(line, found[0])
}

const DIGITS = '\\d{4}[. ]?\\d{2}(?:[. ]?\\d{2}){0,2}'
const LABELLED_CODE = new RegExp(
  `\\(?\\b(?:HTS(?:US)?|HS|tariff|code SH)\\b\\.?\\s{0,9}(?:code|no\\.?|number|#)?\\s{0,9}[:#=]?\\s{0,9}(${DIGITS})\\b\\)?`,
  'i',
)
const DOTTED_CODE = /\(?\b(\d{4}\.\d{2}\.\d{2}(?:\.?\d{2})?|\d{4}\.\d{2}\.\d{4})\b\)?/
const BARE_CODE = /\(?(?<![\d.,$])\b(\d{10})\b(?!\d|[.,]\d)\)?/

const takeCode: Step = (line, reading) => {
  const sure = LABELLED_CODE.exec(line) ?? DOTTED_CODE.exec(line)
  const found = sure ?? BARE_CODE.exec(line)
  if (!found) return line
  reading.htsCode = htsDigits(found[1] ?? '')
  if (!sure) reading.doubts.push({ field: 'htsCode', reason: 'may-be-no-code' })
  return without(line, found[0])
}

const LABELLED_SKU =
  /[([]?\b(?:m?sku|(?:item|part|style|model|product|article)\s{0,9}(?:no\.?|number|code|#))\s{0,9}[:#=]?\s{0,9}([A-Z0-9][\w./-]*\w|[A-Z0-9])[)\]]?/i
const PARTED_CODE = /[([]?(?<![\w-])([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)(?![\w-])[)\]]?/g

/** 'NPG-101': behind its first hyphen it has a figure. */
const shapedSku = (line: string) =>
  [...line.matchAll(PARTED_CODE)].find(([, code = '']) => /\d/.test(code.slice(code.indexOf('-'))))

const takeSku: Step = (line, reading) => {
  const sure = LABELLED_SKU.exec(line)
  const found = sure ?? shapedSku(line)
  if (!found) return line
  reading.sku = found[1]
  if (!sure) reading.doubts.push({ field: 'sku', reason: 'may-be-no-sku' })
  return without(line, found[0])
}

const COUNTRY_LABEL =
  /[([]?(?<!\p{L})(made in|product of|produits? (?:du|de la|de|d[’'])|fabriqu[ée]e?s? (?:au|en|aux)|faite?s? (?:au|en|aux)|manufactured in|country of origin|pays d[’']origine|country|origin(?:ating)?(?: in| from)?|origine|provenance|coo|imported from|import[ée]e?s? (?:du|de|d[’'])|from|in)(?!\p{L})\s*[:=-]?\s*(?:the\s+|the |le |la |les |l[’'])?/giu
const LOOSE: readonly string[] = ['from', 'in']

/** 'Fabriqué au Québec': goods of a province are goods of Canada. */
const PROVINCE =
  /^(?:qu[ée]bec|ontario|alberta|manitoba|saskatchewan|nova scotia|nouvelle-[ée]cosse|british columbia|colombie-britannique|new brunswick|nouveau-brunswick|newfoundland|terre-neuve)(?!\p{L})/iu

/** After a label the longest run of at most five words that is a country; else a country alone in brackets or between commas. */
const takeCountry: Step = (line, reading) => {
  for (const label of line.matchAll(COUNTRY_LABEL)) {
    const after = line.slice(label.index + label[0].length)
    const found = leadingCountry(after)
    const isLoose = LOOSE.includes((label[1] ?? '').toLowerCase())
    if (!found || (isLoose && found.words.length < 4)) continue
    reading.countryOfOrigin = found.country
    if (isLoose) reading.doubts.push({ field: 'countryOfOrigin', reason: 'may-be-no-origin' })
    const closing =
      /^[([]/.test(label[0]) && /^[)\]]/.test(after.slice(found.words.length)) ? after[found.words.length] : ''
    return without(line, `${label[0]}${found.words}${closing}`)
  }
  for (const alone of line.matchAll(/[(,;[]\s{0,9}([\p{L} .']{2,40}?)\s{0,9}(?=[),;\]]|$)/gu)) {
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
  const [province] = PROVINCE.exec(text) ?? []
  const canada = parseCountry('CA')
  if (province && canada) return { country: canada, words: province }
  for (let count = 5; count >= 1; count -= 1) {
    const [words = ''] = new RegExp(`^(?:[\\p{L}.'’]+[ -]?){${count}}`, 'u').exec(text) ?? []
    const plain = words.trim().replace(/[.,]$/, '')
    const country = plain ? (parseCountry(plain) ?? parseCountry(words.trim())) : undefined
    if (country && (plain.length > 3 || plain === plain.toUpperCase())) return { country, words: plain }
  }
  return undefined
}

const without = (line: string, part: string): string => line.replace(part, ' ')
