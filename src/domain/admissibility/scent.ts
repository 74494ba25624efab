// Only what goods smell of: 'tonka bean room spray', 'savon à la fève tonka'. Nobody eats them.

import type { Place } from './phrase.ts'
import { singular, type Word } from './words.ts'

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(singular))

const SCENTED = setOf(
  'candle bougie chandelle soap savon diffuser diffuseur spray brume incense encens perfume parfum cologne toilette edp edt edc wax melt cire fondant potpourri lotion deodorant shampoo shampooing balm baume',
)
/** Behind it: what scented goods are made from, sold as such. */
const MAKING = setOf('making fabrication base supply kit')
/** Eaten or smoked after all. */
const EATEN = setOf(
  'food edible culinary cooking baking tea dessert flavour flavor flavouring flavoring aliment alimentaire comestible culinaire cuisine patisserie tisane the gourmet whole entier entiere raw',
)
/** What parts the goods from their scent, and goods from other goods. */
const AND = setOf('and et plus with avec or ou for pour')
const REACH_BEHIND = 4
const REACH_OF_LEAD = 3

export function isScent({ first, last }: Place, words: readonly Word[]): boolean {
  if (words.some(({ text }) => EATEN.has(text))) return false
  const clause = words[first]?.clause
  const isScented = ({ text }: Word, at: number, all: readonly Word[]) =>
    SCENTED.has(text) && !MAKING.has(all[at + 1]?.text ?? '')
  const behind = words.slice(last + 1).filter((word) => word.clause === clause)
  const end = behind.findIndex(({ text }) => AND.has(text))
  if (
    behind
      .slice(0, end < 0 ? REACH_BEHIND : Math.min(end, REACH_BEHIND))
      .some((word, at) => isScented(word, at, behind))
  )
    return true
  const before = words.slice(0, first)
  const lead = before.findIndex(isScented)
  return lead >= 0 && lead < REACH_OF_LEAD && !before.some(({ text }) => AND.has(text))
}
