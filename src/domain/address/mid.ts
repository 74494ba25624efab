// The manufacturer identification code (MID) proposed for an address. Source: 19 CFR 102.23 and the appendix to part 102;
// CBP Form 7501 instructions, block 13 and Appendix 2. A broker may replace it: customs may hold another for the firm.
import { countryName, parseCountry } from '../countries.ts'
import type { AddressParts } from './address.ts'

/** Two letters of the country or province, then name, number and city: at most 15 characters. */
const FORM = /^[A-Z]{2}[A-Z0-9]{3,13}$/

/** Whether a text has the form of a MID. */
export const isMid = (text: string): boolean => FORM.test(text)

/** Goods of Canada carry the code of the province; CA itself is not valid. */
const PROVINCES: Readonly<Record<string, string>> = {
  AB: 'XA',
  BC: 'XC',
  MB: 'XM',
  NB: 'XB',
  NL: 'XW',
  NT: 'XT',
  NS: 'XN',
  NU: 'XV',
  ON: 'XO',
  PE: 'XP',
  QC: 'XQ',
  SK: 'XS',
  YT: 'XY',
}

/** Provinces as people write them, folded to capitals without accents. */
const PROVINCE_NAMES: Readonly<Record<string, string>> = {
  ALBERTA: 'AB',
  'BRITISH COLUMBIA': 'BC',
  MANITOBA: 'MB',
  'NEW BRUNSWICK': 'NB',
  'NEWFOUNDLAND AND LABRADOR': 'NL',
  NEWFOUNDLAND: 'NL',
  'NORTHWEST TERRITORIES': 'NT',
  'NOVA SCOTIA': 'NS',
  NUNAVUT: 'NU',
  ONTARIO: 'ON',
  'PRINCE EDWARD ISLAND': 'PE',
  PEI: 'PE',
  QUEBEC: 'QC',
  PQ: 'QC',
  SASKATCHEWAN: 'SK',
  YUKON: 'YT',
}

/** Countries that are one city: the city part is the country's name. */
const CITY_STATES: readonly string[] = ['HK', 'MO', 'SG', 'MC']
const SKIPPED_WORDS: readonly string[] = ['AN', 'AND', 'OF', 'THE']
/** Kinds of firm that stand before the name and do not count. */
const SKIPPED_BEGINNINGS: readonly (readonly string[])[] = [
  ['FABRICA', 'DE', 'ARTIGOS', 'DE', 'VESTUARIO'],
  ['COMPANHIA', 'TEXTIL'],
  ['PT'],
]

/** The MID by the published rule; undefined when country, province, name or city give nothing to build it from. */
export function proposeMid(address: AddressParts): string | undefined {
  const place = placeCode(address)
  const name = namePart(address.name)
  const city = cityPart(address)
  if (!place || !name || !city) return undefined
  const mid = `${place}${name}${numberPart(address.streetAddress)}${city}`
  return isMid(mid) ? mid : undefined
}

function placeCode({ country, state }: AddressParts): string | undefined {
  const code = parseCountry(country)
  if (code !== 'CA') return code
  const province = folded(state).replace(/[.,]/g, '').trim()
  return PROVINCES[PROVINCE_NAMES[province] ?? province]
}

/** Three characters of each of the first two words that count; of the only word when there is one. */
function namePart(name: string): string {
  const words = withoutBeginning(joinInitials(wordsOf(name)))
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 3))
    .join('')
}

/** Words in capitals without punctuation: what a hyphen or an apostrophe joins is one word. '&' stays as AND. */
const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(/\s+/)
    .map((word) => (word === '&' || word === '+' ? 'AND' : word.replace(/[^A-Z0-9]/g, '')))
    .filter((word) => word !== '')

/** Initials that stand together become one word (A & B -> AB); a lone initial and the words that never count go. */
function joinInitials(words: readonly string[]): readonly string[] {
  const joined: string[] = []
  let initials = ''
  const close = () => {
    if (initials.length > 1) joined.push(initials)
    initials = ''
  }
  for (const [index, word] of words.entries()) {
    if (isInitial(word)) initials += word
    else if (word === 'AND' && initials && isInitial(words[index + 1] ?? '')) continue
    else {
      close()
      if (!SKIPPED_WORDS.includes(word)) joined.push(word)
    }
  }
  close()
  return joined
}

const isInitial = (word: string): boolean => /^[A-Z]$/.test(word)

function withoutBeginning(words: readonly string[]): readonly string[] {
  const found = SKIPPED_BEGINNINGS.find((beginning) => beginning.every((word, index) => words[index] === word))
  const rest = found ? words.slice(found.length) : words
  return rest.length > 0 ? rest : words
}

/** What makes a number an ordinal, as in 12th Street or 3e Avenue: such a number does not count. */
const ORDINAL = /^(ST|ND|RD|TH|E|ER|RE|EME|IEME)\b/

/** At most four digits of the largest number on the street line; commas and hyphens inside a number are dropped. */
function numberPart(street: string): string {
  const line = folded(street)
  const numbers = [...line.matchAll(/\d(?:[\d,-]*\d)?/g)]
    .filter((match) => !ORDINAL.test(line.slice(match.index + match[0].length)))
    .map((match) => match[0].replace(/\D/g, ''))
  const largest = numbers.reduce((most, each) => (BigInt(each) > BigInt(most || '0') ? each : most), '')
  return largest.slice(0, 4)
}

/** Three letters of the city without a leading 'the'. */
function cityPart({ city, country }: AddressParts): string {
  const code = parseCountry(country) ?? ''
  const place = CITY_STATES.includes(code) ? countryName(code) : city
  return folded(place)
    .replace(/^\s*THE\s+/, '')
    .replace(/[^A-Z]/g, '')
    .slice(0, 3)
}

/** Letters that no accent can be taken from. */
const LETTERS: Readonly<Record<string, string>> = { Đ: 'D', Ø: 'O', Ł: 'L', Æ: 'AE', Œ: 'OE', Þ: 'TH', İ: 'I' }

/** Capitals without accents. */
const folded = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[ĐØŁÆŒÞİ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
