// What a page shows of a maker: its name, and the street of its address. Small differences of writing do not count.
import type { AddressParts } from './address.ts'

export type PageEvidence = 'name-and-street' | 'name' | 'nothing'

/** `page`: its text. Linear in the length of the text. */
export function pageEvidence(
  { name, streetAddress }: Pick<AddressParts, 'name' | 'streetAddress'>,
  page: string,
): PageEvidence {
  const text = ` ${plainWords(page).join(' ')} `
  if (!holds(text, nameWords(name))) return 'nothing'
  return holds(text, streetWords(streetAddress)) ? 'name-and-street' : 'name'
}

const holds = (text: string, words: readonly string[]): boolean =>
  words.length > 0 && text.includes(` ${words.join(' ')} `)

/** Words that firms leave out of their names as often as not. */
const FORMS: ReadonlySet<string> = new Set(
  'inc incorporated ltd limited llc corp corporation co company gmbh sa srl spa bv oy ab plc ulc ltee limitee inc'.split(
    ' ',
  ),
)

/** The words of a name without the form of the firm at its end. */
function nameWords(name: string): readonly string[] {
  const words = plainWords(name)
  while (words.length > 1 && FORMS.has(words.at(-1) ?? '')) words.pop()
  return words
}

/** House number and street; what names a unit behind them is left out. A street without a number shows nothing of a maker. */
function streetWords(street: string): readonly string[] {
  const words = plainWords(street)
  const unit = words.findIndex((word, at) => at > 1 && UNITS.has(word))
  const whole = unit > 0 ? words.slice(0, unit) : words
  return whole.length > 1 && whole.some((word) => /\d/.test(word)) ? whole : []
}

const UNITS: ReadonlySet<string> = new Set('unit suite apt apartment floor bureau room local porte ste'.split(' '))

/** One way of writing for each kind of street and point of the compass. */
const SHORT: ReadonlyMap<string, string> = new Map(
  [
    'street st',
    'road rd',
    'avenue ave av',
    'drive dr',
    'boulevard blvd boul',
    'lane ln',
    'court crt ct',
    'highway hwy',
    'parkway pkwy',
    'crescent cres',
    'place pl',
    'square sq',
    'circle cir',
    'industrial ind',
    'building bldg',
    'north n nord',
    'south s sud',
    'east e est',
    'west w ouest',
    'saint st',
    'route rte',
    'chemin ch',
  ].flatMap((line) => {
    const [shared = '', ...others] = line.split(' ')
    const short = others[0] ?? shared
    return [shared, ...others].map((word) => [word, short] as const)
  }),
)

/** Letters without accents and digits, in small letters, a street's kind in its short form. */
function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => SHORT.get(word) ?? word)
}
