// What comes along with goods, lies with them or is only a part of them: words of it say nothing of what the goods are.
import { type Phrase, type Place, placesOf } from './phrase.ts'
import { placeIn } from './place-names.ts'
import { singular, type Word } from './words.ts'

/** What comes along with goods or holds them, and does not change what they are. */
export const COMPANIONS: ReadonlySet<string> = new Set(
  'case carrying storage carton bag box pouch ribbon charger battery speaker stand tin basket sheath holder strap propeller helmet pad cable gift wooden leather velvet frame display tray brush pot lid etui boite sac coffret housse chargeur'
    .split(' ')
    .map(singular),
)
export const COMPANY: ReadonlySet<string> = new Set('with in including plus avec dans en'.split(' '))

export const ENCLOSED: ReadonlySet<string> = new Set('included inclus incluse offert offerte'.split(' ').map(singular))
const REACH_OF_ENCLOSED = 2

/** 'En' says as often of what a thing is made. */
export const bringsAlong = ({ text }: Word): boolean => COMPANY.has(text) && text !== 'en'

/** Whether words name what lies with the goods: 'carpet (book included)'. */
export const isEnclosed = ({ last }: Place, words: readonly Word[]): boolean =>
  words.slice(last + 1, last + 1 + REACH_OF_ENCLOSED).some(({ text }) => ENCLOSED.has(text))

/** Whether words name what comes along with the goods, or what is said of them at the end: 'carpet with a book', 'pistachios, printed box'. */
export function comesAlong({ first }: Place, words: readonly Word[]): boolean {
  const clause = words[first]?.clause
  const own = words.findIndex((word) => word.clause === clause)
  if (own > 0 && !words.slice(0, own).every(saysWhereOrWhen)) return true
  return words.slice(own + 1, first).some(bringsAlong)
}

/** 'Havana, 1950: framed photograph': what stands before names no goods. */
const saysWhereOrWhen = ({ text }: Word): boolean =>
  /^\d/.test(text) || WHERE_AND_WHEN.has(text) || placeIn(text, text) !== undefined
const WHERE_AND_WHEN: ReadonlySet<string> = new Set(
  'in at of the a la le de du en au circa c vers annee old vieille vieux street rue'.split(' '),
)

/** Whether the clause of a place names no goods, only where and when they come from. */
export const isSetting = ({ first }: Place, words: readonly Word[]): boolean =>
  words.filter(({ clause }) => clause === words[first]?.clause).every(saysWhereOrWhen)

/** Whether words only name what goods come with or in: 'drone with carrying case' is a drone, 'case for drone' is none. */
export const isCompany = ({ first, last }: Place, words: readonly Word[]): boolean =>
  words.slice(first, last + 1).every(({ text }) => COMPANIONS.has(text)) &&
  words.slice(1, first).some(({ text, clause }) => clause === words[first]?.clause && COMPANY.has(text))

/** Only a part of goods. */
const PARTS: ReadonlySet<string> = new Set(
  'trim trimming lining backing lid label hem cuff collar zipper mixer tonic stand base sole handle doublure bordure garniture couvercle socle semelle manche'
    .split(' ')
    .map(singular),
)

/** Whether words behind a place tell of what comes with it or of a part: '9mm rounds with mirror polish box', ', faux fur trim'. */
export function isAside(word: Place, place: Place, words: readonly Word[]): boolean {
  if (word.first <= place.last) return false
  const clause = words[word.first]?.clause
  const isSame = clause === words[place.first]?.clause
  return isSame
    ? words.slice(place.last + 1, word.first).some(bringsAlong)
    : words.some(({ text, clause: other }) => other === clause && PARTS.has(text))
}

/** 'Rhum 750 ml et sirop sans alcool', 'bière et sac pour bouteilles': what is denied or meant is so of other goods than those named first. */
function isDeniedOfOthers({ first, last }: Place, place: Place, words: readonly Word[]): boolean {
  if (!words.slice(first, last + 1).some(({ text }) => DENIED.has(text))) return false
  return words.slice(place.last + 1, Math.max(place.last + 1, first - 1)).some(({ text }) => ANDS.has(text))
}
const ANDS: ReadonlySet<string> = new Set('and et plus'.split(' '))
const DENIED: ReadonlySet<string> = new Set('free no non sans without pour for'.split(' ').map(singular))

/** Whether a phrase of several words, found somewhere, tells of the goods at a place themselves. */
export const tellsOf = ({ parts }: Phrase, place: Place, words: readonly Word[]): boolean =>
  parts.every((part) =>
    placesOf(part, words, 0).some((found) => !isAside(found, place, words) && !isDeniedOfOthers(found, place, words)),
  )

/** Whether any phrase tells of the goods, not of what comes with them or is named after them: 'gin gift set with alcohol-free mixer'. */
export const saysOfGoods = (phrases: readonly Phrase[], words: readonly Word[]): boolean =>
  phrases.some((phrase) =>
    phrase.parts.every((part) =>
      placesOf(part, words, 0).some(
        ({ first }) =>
          !words.slice(0, first).some((word) => bringsAlong(word) || ANDS.has(word.text)) &&
          !words.some(({ text, clause }) => clause === words[first]?.clause && clause > 0 && PARTS.has(text)),
      ),
    ),
  )
