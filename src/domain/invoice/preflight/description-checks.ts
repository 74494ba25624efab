// Checks of descriptions: common name, material and use, in English. Source: 19 CFR 141.86(a)(3), (d); customs facts, section 3.
import { seenText } from '../../seen-text.ts'
import { ALL_PAPERS, type Checks, eachItem, INVOICES, type Named, so } from './check.ts'

export type DescriptionReasons = {
  'description-missing': Named
  'description-short': Named
  'description-brand-only': Named
  'description-letters': Named
  'description-vague': Named & { readonly description: string }
  'description-long': Named & { readonly sku: string }
}

const FEWEST_WORDS = 3
const LONGEST = 250
/** Words that name no goods, when nothing else stands beside them but numbers. */
const VAGUE = [
  'item',
  'items',
  'goods',
  'product',
  'products',
  'sample',
  'samples',
  'gift',
  'gifts',
  'parts',
  'accessories',
  'accessory',
  'part',
  'misc',
  'miscellaneous',
  'stuff',
  'thing',
  'things',
  'merchandise',
  'supplies',
  'various',
  'assorted',
  'mixed',
  'other',
  'general',
]
const LETTER = /\p{L}/u
/** Letters of other scripts than Latin; accents are English enough for a brand. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/u

const wordsOf = (text: string): readonly string[] => text.split(/[\s,;/()-]+/).filter((word) => LETTER.test(word))

/** A model number, or a word of nothing but capitals or with capitals inside, as brands are written. */
const isBrandWord = (word: string): boolean =>
  /\d/.test(word) || /^[\p{Lu}&'.]+$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)

/** Whether every word of a description names no goods. */
export function isVague(description: string): boolean {
  const words = wordsOf(description).map((word) => word.toLowerCase())
  return words.length > 0 && words.every((word) => VAGUE.includes(word))
}

/** Whether a description has words, but too few to say what it is, what it is made of and what it is for. */
export function isShort(description: string): boolean {
  const words = wordsOf(description)
  return words.length > 0 && words.length < FEWEST_WORDS
}

export const DESCRIPTION_CHECKS: Checks<DescriptionReasons> = {
  'description-missing': {
    level: 'stops',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'item',
    find: eachItem(({ description }) => so(!seenText(description).trim()), 'description'),
  },
  'description-short': {
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'item',
    alike: () => '',
    find: eachItem(({ description }) => so(isShort(description)), 'description'),
  },
  'description-brand-only': {
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'item',
    alike: () => '',
    find: eachItem(({ description }) => {
      const words = wordsOf(description)
      return so(words.length > 0 && words.every(isBrandWord))
    }, 'description'),
  },
  'description-letters': {
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'item',
    find: eachItem(({ description }) => so(OTHER_SCRIPT.test(description)), 'description'),
  },
  'description-vague': {
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'item',
    find: eachItem(
      ({ description }) => (isVague(description) ? { description: description.trim() } : undefined),
      'description',
    ),
  },
  'description-long': {
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    find: eachItem(({ description, sku }) => (description.length > LONGEST ? { sku } : undefined), 'description'),
  },
}
