// The origin a description states in words ('made in China', 'produit du Maroc'), for goods whose origin nobody gave.
import { plainLetters } from '../classification/terms.ts'
import { parseCountry } from '../countries.ts'
import type { Good } from './finding.ts'

/** A verb or noun of origin, then a place looked ahead at, so that one statement does not swallow the next. */
const STATEMENT =
  /\b(?:(made|manufactured|produced|sewn|assembled|grown|woven|knitted|mined|farmed|bottled|product|produce|crafted|rolled|distilled|brewed|imported|fabriquee?|faite?|hech[oa]|produite?|assemblee?|cultivee?|tissee?|cousue?|importee?|originaire)s? (?:in|of|from|en|au|aux|a|de|du|des|d)|(origine?|provenance)(?: (?:of|de|du|des|d))?)(?: (?:the|la|le|les|l))? (?=([a-z]{3,}(?: [a-z]+){0,3}))/g

/** 'China origin': up to three words before the noun. */
const LEADING = /\b([a-z]+) (?:([a-z]+) )?origin\b(?! story| stories)/g

/** The last step in which goods are made outweighs where their cloth was woven or their cotton grown. */
const LAST_STEPS: ReadonlySet<string> = new Set(
  'made manufactured produced sewn assembled product fabrique fabriquee fait faite hecho hecha produit produite assemble assemblee cousu cousue'.split(
    ' ',
  ),
)

const DENIALS: ReadonlySet<string> = new Set('not never no pas non sans nor'.split(' '))
/** Before 'origin': where the idea comes from, not the goods. */
const IDEAS: ReadonlySet<string> = new Set('design designer brand recipe style breed dessin marque recette'.split(' '))

/** Short names that parse as no country or are too short to be read out of running text otherwise. */
const SHORT_NAMES: Readonly<Record<string, string>> = { prc: 'CN', uae: 'AE', usa: 'US' }

/** Behind a city: it lies in the United States ('Moscow, Idaho'). The codes that are words of English or French are left out. */
const IN_THE_STATES =
  /^[ ,.]+(?:usa?|united states|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|(?:north|south) (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|washington|(?:west )?virginia|wisconsin|wyoming|ak|ar|az|ca|co|ct|fl|ga|ia|id|il|ks|ky|md|mi|mn|mo|ms|mt|nc|nd|ne|nh|nj|nm|nv|ny|oh|pa|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy)\b/

/** Cities that listings name in place of an embargoed country. */
const CITIES: Readonly<Record<string, string>> = {
  ...citiesOf('CU', 'havana habana havane varadero camaguey holguin cienfuegos matanzas'),
  ...citiesOf('IR', 'tehran teheran isfahan ispahan esfahan shiraz chiraz tabriz mashhad yazd kerman kashan qom'),
  ...citiesOf('KP', 'pyongyang kaesong sinuiju wonsan rason'),
  ...citiesOf(
    'RU',
    'moscow moscou petersburg kazan novosibirsk vladivostok murmansk kaliningrad siberia siberie kamchatka',
  ),
  ...citiesOf('CN', 'shenzhen guangzhou shanghai beijing yiwu'),
}

function citiesOf(country: string, names: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, country]))
}

/** Goods with the origin their description states, where it states one and no other was given. */
export function withStatedOrigin(good: Good): Good {
  if (good.origin !== undefined) return good
  const origin = statedOrigin(good.description)
  return origin === undefined ? good : { ...good, origin }
}

/** What one statement says: the country, and whether it names the last step of making. */
type Stated = { readonly country: string; readonly isLastStep: boolean }

function statedOrigin(description: string): string | undefined {
  const plain = plainLetters(description)
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/[^a-z0-9,;.]+/g, ' ')
  const stated = [...followingPlaces(plain), ...leadingPlaces(plain)]
  return (stated.findLast(({ isLastStep }) => isLastStep) ?? stated[0])?.country
}

function followingPlaces(plain: string): readonly Stated[] {
  return [...plain.matchAll(STATEMENT)].flatMap((match) => {
    const [whole, verb = '', noun, name = ''] = match
    const before = wordsBefore(plain, match.index)
    if (before.some((word) => DENIALS.has(word)) || (noun && IDEAS.has(before.at(-1) ?? ''))) return []
    const country = placeIn(name, plain.slice(match.index + whole.length))
    return country ? [{ country, isLastStep: LAST_STEPS.has(verb) }] : []
  })
}

function leadingPlaces(plain: string): readonly Stated[] {
  return [...plain.matchAll(LEADING)].flatMap((match) => {
    const [, first = '', second] = match
    if (wordsBefore(plain, match.index).some((word) => DENIALS.has(word)) || DENIALS.has(first)) return []
    const country = second ? (countryOf(`${first} ${second}`) ?? countryOf(second)) : countryOf(first)
    return country ? [{ country, isLastStep: false }] : []
  })
}

const wordsBefore = (plain: string, at: number): readonly string[] =>
  plain
    .slice(0, at)
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .slice(-2)

/** The longest beginning of a name that is a country, or a city abroad. */
function placeIn(name: string, rest: string): string | undefined {
  const words = name.split(' ')
  for (let length = words.length; length > 0; length -= 1) {
    const text = words.slice(0, length).join(' ')
    const city = CITIES[text]
    if (city) return IN_THE_STATES.test(rest.slice(text.length)) ? 'US' : city
    const country = countryOf(text)
    if (country) return country
  }
  return undefined
}

const countryOf = (text: string): string | undefined =>
  SHORT_NAMES[text] ?? (text.length > 3 ? parseCountry(text) : undefined)
