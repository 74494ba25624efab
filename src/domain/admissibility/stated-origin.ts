// The origin a description states in words ('made in China', 'produit du Maroc'): read where nobody gave one, held against the one given
// elsewhere. Source: 19 USC 1304; 19 CFR 134.
import type { CalendarDate } from '../calendar.ts'
import type { AdmissibilityFinding, Good } from './finding.ts'
import { countriesOfNamedGoods, countryOf, placeIn, plainText } from './place-names.ts'

/** How making is said, then a place looked ahead at, so that one statement does not swallow the next. */
const BY = '(?: by(?: [a-z]+){1,4}?)?(?: (?:right|here|only|locally|entirely|exclusively|proudly|completely))*'
const MADE =
  '(?:hand ?|home ?)?(made|manufactured|produced|sewn|assembled|grown|woven|knit(?:ted)?|mined|farmed|bottled|crafted|rolled|distilled|brewed|fabriquee?|faite?|hech[oa]|fabricad[oa]|elaborad[oa]|produite?|assemblee?|cultivee?|tissee?|cousue?|distillee?|confectionnee?)s?'
const STATEMENT = new RegExp(
  `\\b(?:${MADE}${BY} (?:in|en|au|aux|a|within)|(products?|produce|produits?|producto|imported|sourced|importee?s?|originaires?) (?:of|from|de|du|des|d)|(origine?|provenance)(?: (?:of|de|du|des|d))?)(?: (?:the|la|le|les|l|china of))? (?=([a-z]{3,}(?: [a-z]+){0,3}))`,
  'g',
)

/** 'China origin': up to two words before the noun. */
const LEADING = /\b([a-z]+) (?:([a-z]+) )?origin\b(?! story| stories)/g

/**
 * The last step in which goods are made outweighs where their cloth was woven or their cotton grown. Knitting counts as one: goods knit to
 * shape are of where they were knit (19 CFR 102.21(c)(3)).
 */
const LAST_STEPS: ReadonlySet<string> = new Set(
  'made manufactured produced sewn knit knitted assembled product produce produit producto crafted rolled distilled brewed fabrique fabriquee fait faite hecho hecha fabricado fabricada elaborado elaborada produite assemble assemblee cousu cousue distille distillee confectionne confectionnee'.split(
    ' ',
  ),
)

const DENIALS: ReadonlySet<string> = new Set('not never no pas non sans nor jamais unlike than t'.split(' '))
/** Between a denial and what it denies: 'no longer made'. */
const ADVERBS: ReadonlySet<string> = new Set('longer ever been being actually plus your hand the ete'.split(' '))
/** Before 'origin': where the idea comes from, not the goods. */
const IDEAS: ReadonlySet<string> = new Set('design designer brand recipe style breed dessin marque recette'.split(' '))
/** Before 'made in': other things than the goods, for which these are. */
const OTHER_THINGS =
  /\b(?:for|fits?|pour) (?:[a-z0-9]+ ){0,3}(?:cars?|vehicles?|models?|machines?|trucks?|bikes?|printers?|phones?|engines?|guitars?|watches|rifles?|ones|those|voitures?|appareils?)(?: (?:that are|which are))? $/
/** Behind the place: the words are printed on the goods. */
const PRINTED_WORDS =
  /^(?: [a-z]+){0,2} (?:sticker|decal|label|stamp|sign|patch|tag|autocollant|etiquette|tampon|onesie|bodysuit|poster|magnet|keychain|print|graphic)s?\b/
/** 'Printed in Canada' is a step of making, 'printed' alone is not. */
const JOKES = /\b(?:funny|novelty|graphic|slogan|printed(?! in )|humour|humor|saying|baby announcement|quote)\b/

/** One statement of a description: the country, the words that say it, and whether it names the last step of making. */
type Stated = { readonly country: string; readonly words: string; readonly isLastStep: boolean }

/** Goods with the origin their description states, where it states one and no other was given. */
export function withStatedOrigin(good: Good): Good {
  if (good.origin !== undefined) return good
  const stated = statementsIn(plainText(good.description))
  const read = stated.findLast(({ isLastStep }) => isLastStep) ?? stated[0]
  return read ? { ...good, origin: read.country, originWords: read.words } : good
}

/** Goods of these count as of the country beside them: one customs territory, or one marking (85 FR 48551). */
const ALIKE: Readonly<Record<string, string>> = { PR: 'US', VI: 'US', GU: 'US', HK: 'CN' }
const sameAs = (country: string): string => ALIKE[country] ?? country

/**
 * A finding where the words say that goods were made elsewhere than in the origin given. None where any words name that origin too:
 * 'assembled in Canada of parts made in China'.
 */
export function originDisagreement(good: Good, verified: CalendarDate): readonly AdmissibilityFinding[] {
  const { origin, originWords, description } = good
  if (origin === undefined || originWords !== undefined) return []
  const plain = plainText(description)
  const stated = statementsIn(plain)
  const said = [...stated, ...countriesOfNamedGoods(plain)]
  if (said.some(({ country }) => sameAs(country) === sameAs(origin))) return []
  const other = stated.findLast(({ isLastStep }) => isLastStep) ?? countriesOfNamedGoods(plain)[0]
  if (!other) return []
  return [
    {
      kind: 'origin-disagreement',
      level: 'look-again',
      rule: 'words-and-origin-disagree',
      source: '19 USC 1304; 19 CFR 134',
      verified,
      isSure: true,
      because: [
        { by: 'words', words: other.words },
        { by: 'origin', country: origin },
      ],
      given: origin,
      stated: other.country,
    },
  ]
}

const statementsIn = (plain: string): readonly Stated[] => [...followingPlaces(plain), ...leadingPlaces(plain)]

function followingPlaces(plain: string): readonly Stated[] {
  return [...plain.matchAll(STATEMENT)].flatMap((match) => {
    const [whole, verb, relation, noun, name = ''] = match
    const before = plain.slice(0, match.index)
    if (isDenied(before) || OTHER_THINGS.test(before) || (noun && IDEAS.has(lastWords(before).at(-1) ?? ''))) return []
    const rest = plain.slice(match.index + whole.length)
    const place = placeIn(name, rest)
    if (!place || isPrinted(rest.slice(place.name.length), plain)) return []
    const isLastStep = noun !== undefined || LAST_STEPS.has(singularVerb(verb ?? relation ?? ''))
    return [{ country: place.country, words: `${whole}${place.name}`.trim(), isLastStep }]
  })
}

const singularVerb = (verb: string): string => (verb.endsWith('s') ? verb.slice(0, -1) : verb)

const isPrinted = (behind: string, plain: string): boolean => PRINTED_WORDS.test(behind) || JOKES.test(plain)

function leadingPlaces(plain: string): readonly Stated[] {
  return [...plain.matchAll(LEADING)].flatMap((match) => {
    const [whole, first = '', second] = match
    if (isDenied(plain.slice(0, match.index)) || DENIALS.has(first)) return []
    const country = second ? (countryOf(`${first} ${second}`) ?? countryOf(second)) : countryOf(first)
    return country ? [{ country, words: whole, isLastStep: true }] : []
  })
}

/** The last two words before a place in the text, within its clause. */
const lastWords = (before: string): readonly string[] =>
  (before.split(/[,;.]/).at(-1) ?? '').trim().split(' ').slice(-2)

function isDenied(before: string): boolean {
  const [second, last = second] = lastWords(before)
  if (last !== undefined && DENIALS.has(last)) return true
  return second !== undefined && DENIALS.has(second) && last !== undefined && ADVERBS.has(last)
}
