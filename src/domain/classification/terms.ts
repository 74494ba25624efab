// Words of a text as the search compares them: lower case, without accents, plural endings and words that say nothing.
import { inLatinLetters } from '../look-alikes.ts'
import { withoutUnseen } from '../seen-text.ts'
import { SAME_WORD } from './words-alike.ts'

const STOP_WORDS = new Set(
  (
    'a an and are as at be by for from has have in into is it its more nor of on or other such than that the their thereof ' +
    'these this to used which whether with without not no any all over under up out per new hot sale high quality free ' +
    'best gift gifts pcs pc piece pieces set lot style fashion item items type size color colour nesoi including whole ' +
    'specially provided elsewhere otherwise kind kinds purpose purposes ml mm cm kg oz lb lbs inch inches gram grams liter liters pack'
  ).split(' '),
)

/** What follows these words up to the next comma, semicolon or bracket is not what the line covers. */
const EXCLUDED_PART =
  /\b(?:other than|excluding|except(?:ing)?|not including|but not|besides|not for|not of|not in|not with|without|not)\b[^,;:()]*/gi

const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\bt[\s-]?shirts?\b|\btees?\b/g, 'tshirt'],
  [/\bsweat[\s-]shirts?\b/g, 'sweatshirt'],
  [/\bl\.?e\.?d\b\.?/g, 'led'],
  [/\blight[\s-]emitting diodes?\b/g, 'led'],
  [/\bx[\s-]rays?\b/g, 'xray'],
  [/\be[\s-](cig\w*|bike|book|reader|scooter)/g, 'e$1'],
  [/\bman[\s-]made\b/g, 'manmade'],
  [/\bwi[\s-]fi\b/g, 'wifi'],
  [/\bcase[\s-]cover\b/g, 'case'],
  [/\bear[\s-](rings?|phones?|buds?|plugs?)\b/g, 'ear$1'],
  [/\bhead[\s-](phones?|sets?|bands?)\b/g, 'head$1'],
  [/\bback[\s-]packs?\b/g, 'backpack'],
  [/\bkey[\s-](chains?|rings?)\b/g, 'key$1'],
  [/\bwall[\s-]paper\b/g, 'wallpaper'],
  [/\btable[\s-](cloths?|ware)\b/g, 'table$1'],
]

/** Terms of a text in order, repeats kept: the stems of its words, spelt as the schedule spells them. */
export const termsOf = (text: string): readonly string[] => wordsOf(text).map(termOf)

/** 'Jumpers' -> 'sweater'. */
export function termOf(word: string): string {
  const stemmed = stem(SAME_WORD.get(word) ?? word)
  return SAME_WORD.get(stemmed) ?? stemmed
}

/** Words that say something, in order. Numbers and sizes such as '10ml' are left out; names such as 'cr2025' stay. */
export function wordsOf(text: string): readonly string[] {
  const words = plainLetters(text).match(/[a-z0-9]+/g) ?? []
  return words.filter((word) => word.length >= 2 && !/^[a-z]?\d/.test(word) && !STOP_WORDS.has(word))
}

/**
 * Lower case, without accents, signs nobody sees, look-alikes of other scripts, joined letters ('œuf') and possessive endings, words that are
 * written apart or together alike.
 */
export function plainLetters(text: string): string {
  const plain = inLatinLetters(withoutUnseen(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/['’]s\b/g, '')
  return JOINED.reduce((line, [pattern, word]) => line.replace(pattern, word), plain)
}

/** Terms of a title of the schedule: the parts that name what is excluded do not count. */
export const titleTermsOf = (title: string): readonly string[] => termsOf(withoutExclusions(title))

export const withoutExclusions = (title: string): string => title.replace(EXCLUDED_PART, ' ')

/** What a title names only to leave it out: 'Pearls, not strung' -> 'strung'. */
export const exclusionsOf = (title: string): string =>
  [...title.matchAll(EXCLUDED_PART)].map(([part]) => part.replace(/^\S+/, '')).join(' ; ')

/** 'candles' -> 'candle', 'boxes' -> 'box', 'berries' -> 'berry', 'knitted' -> 'knit', 'glass' stays. */
export function stem(word: string): string {
  const singular = withoutPlural(word)
  if (!singular.endsWith('ed') || singular.length < 6) return singular
  const root = singular.slice(0, -2)
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root
}

function withoutPlural(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:knives|wives|lives|shelves|leaves|loaves|scarves|halves|calves)$/.test(word)) return `${word.slice(0, -3)}f`
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  if (/(?:ss|us|is)$/.test(word)) return word
  return word.endsWith('s') ? word.slice(0, -1) : word
}
