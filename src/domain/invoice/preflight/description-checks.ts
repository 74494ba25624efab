// Checks of descriptions: common name, material and use, in English. Source: 19 CFR 141.86(a)(3), (d); customs facts, section 3.
import { texts } from '#texts/en/preflight.ts'
import { ALL_PAPERS, type Check, called, eachItem, INVOICES } from './check.ts'

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
  'misc',
]
const LETTER = /\p{L}/u
/** Letters of other scripts than Latin; accents are English enough for a brand. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/u

const wordsOf = (text: string): readonly string[] => text.split(/[\s,;/()-]+/).filter((word) => LETTER.test(word))

/** A model number, or a word of nothing but capitals or with capitals inside, as brands are written. */
const isBrandWord = (word: string): boolean =>
  /\d/.test(word) || /^[\p{Lu}&'.]+$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)

export const DESCRIPTION_CHECKS: readonly Check[] = [
  {
    id: 'description-missing',
    level: 'stops',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'item',
    find: eachItem((item) => (item.description.trim() ? undefined : texts.descriptionMissing(item.sku)), 'description'),
  },
  {
    id: 'description-short',
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'item',
    find: eachItem((item) => {
      const words = wordsOf(item.description)
      return words.length > 0 && words.length < FEWEST_WORDS ? texts.descriptionShort(called(item)) : undefined
    }, 'description'),
  },
  {
    id: 'description-brand-only',
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'item',
    find: eachItem((item) => {
      const words = wordsOf(item.description)
      return words.length > 0 && words.every(isBrandWord) ? texts.descriptionBrand(called(item)) : undefined
    }, 'description'),
  },
  {
    id: 'description-letters',
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'item',
    find: eachItem(
      (item) => (OTHER_SCRIPT.test(item.description) ? texts.descriptionLetters(called(item)) : undefined),
      'description',
    ),
  },
  {
    id: 'description-vague',
    level: 'warns',
    papers: ALL_PAPERS,
    fix: 'item',
    find: eachItem((item) => {
      const words = wordsOf(item.description).map((word) => word.toLowerCase())
      const isVague = words.length > 0 && words.every((word) => VAGUE.includes(word))
      return isVague ? texts.descriptionVague(called(item), item.description.trim()) : undefined
    }, 'description'),
  },
  {
    id: 'description-long',
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    find: eachItem(
      (item) => (item.description.length > LONGEST ? texts.descriptionLong(item.sku) : undefined),
      'description',
    ),
  },
]
