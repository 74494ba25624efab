// A description taken apart for the phrases of data/admissibility: plain words, singular, with the clause each stands in.
import { plainLetters, stem } from '../classification/terms.ts'
import { withoutUnseen } from '../seen-text.ts'
import { withoutSalesTalk } from './sales-talk.ts'
import { rightSpelling } from './spellings.ts'

/** A word of a text: as compared, in which clause it stands, and whether it is part of a name in quotation marks. */
export type Word = { readonly text: string; readonly clause: number; readonly isQuoted: boolean }

const CLAUSE = /[,;:|()[\]–—/•]|\s-\s|\.\s|\.$|\n/

/** A thing given on top: 'and a free toy', '+ bonus keychain'; not 'sugar free candy'. */
const GIVEN = /\s(?:(?:\+|&|and|with|plus|et|avec)\s(?:an?\s|une?\s)?(?:bonus|free|gratis)|bonus)\s(?=[a-z])/gi
/** The same in French, where it is said behind: 'et un autocollant gratuit', '+ porte-clés en prime'. */
const GIVEN_BEHIND =
  /\s(?:\+|&|et|plus|avec)\s(?=(?:une?\s|des\s)?[^\s,;]{2,30}\s(?:[^\s,;]{2,30}\s)?(?:gratuit|offert|en prime))/gi

/** Ways of sellers to write short: 'w/ case', 'D/A', 'No. 2', 'cross & bow' (no crossbow), 'S. Jackson'; what is given on top, or stands behind '+', becomes a clause of its own. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b/gi, 'without'],
  [/\b[cw]\/(?!\w\b)/gi, 'with '],
  [/\b([a-z])\/([a-z])\b/gi, '$1$2'],
  [GIVEN, ', with '],
  [GIVEN_BEHIND, ', avec '],
  [/\s\+\s(?=[a-z])/gi, ', with '],
  [/\s&\s/g, ' n '],
  [/\b([A-Z])\.\s(?=[A-Z])/g, '$1 '],
  [/['’]/g, ' '],
  [/\b(no|nos|vol|approx|env)\.\s*(?=\d)/gi, '$1 '],
  [/\b([a-z]{1,3})-(?=\d)/gi, '$1'],
  [/\b(casse)[- ]t[eê]te/gi, '$1tete'],
  [/(?<=\d),(?=\d)/g, '.'],
]

/** A name in quotation marks; the sign behind a number is an inch: '8" x 10"'. */
const QUOTED = /(?<![^\s(])(“[^“”]*”|«[^«»]*»|"[^"]*[^"\d]")/

/** Words of a description in order. Hyphens part words ('ghost-gun' is two), but not a model from its number ('AR-15'). */
export function wordsIn(description: string): readonly Word[] {
  const written = SHORT.reduce((line, [pattern, instead]) => line.replace(pattern, instead), withoutUnseen(description))
  const text = withoutSalesTalk(written)
  let clause = 0
  return text.split(QUOTED).flatMap((part, at) =>
    plainLetters(part)
      .split(CLAUSE)
      .flatMap((run, nth) => {
        if (nth > 0) clause += 1
        const words = run.match(/[a-z0-9]+/g) ?? []
        return words.map((word) => ({ text: rightSpelling(singular(word)), clause, isQuoted: at % 2 === 1 }))
      }),
  )
}

/** Plurals whose singular ends in 'f': 'wolves', 'leaves', 'scarves'; 'gloves' and 'olives' are none. */
const ENDS_IN_F = /(?:lea|loa|hal|cal|shel|sel|wol|thie|hoo|scar|shea)ves$|^elves$/

/** 'knives' -> 'knife', 'couteaux' -> 'couteau', 'tomatoes' -> 'tomato'; 'cartouche' and 'cartouches' alike -> 'cartouch', 'brownie' and
 * 'brownies' alike -> 'browny'. */
export const singular = (word: string): string => {
  if (word.endsWith('eaux')) return word.slice(0, -1)
  if (/(?:kn|w)ives$|^lives$/.test(word)) return `${word.slice(0, -3)}fe`
  if (word.endsWith('ves') && !ENDS_IN_F.test(word)) return word.slice(0, -1)
  if (word.endsWith('che')) return word.slice(0, -1)
  if (word.length > 4 && word.endsWith('ie')) return `${word.slice(0, -2)}y`
  return word.length > 5 && word.endsWith('oes') ? word.slice(0, -2) : stem(word)
}
