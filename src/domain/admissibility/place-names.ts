// Places that listings name in place of a country: cities abroad, states and provinces; and makers' adjectives of goods that are known
// by where they are made. Facts of geography in our own choice; places whose names are words or stand twice are left out.
import { plainLetters } from '../classification/terms.ts'
import { parseCountry } from '../countries.ts'

/** Names that listings use and that parse as no country, or are too short to be read out of running text otherwise. */
const LISTED_NAMES: Readonly<Record<string, string>> = {
  prc: 'CN',
  uae: 'AE',
  usa: 'US',
  america: 'US',
  hawaii: 'US',
  espana: 'ES',
  korea: 'KR',
  coree: 'KR',
  italia: 'IT',
  brasil: 'BR',
  holland: 'NL',
  england: 'GB',
  scotland: 'GB',
  britain: 'GB',
  angleterre: 'GB',
  ecosse: 'GB',
  'royaume uni': 'GB',
  'etats unis': 'US',
  'coree du sud': 'KR',
  'pays bas': 'NL',
  russie: 'RU',
  grece: 'GR',
  birmanie: 'MM',
  bresil: 'BR',
  colombie: 'CO',
  perou: 'PE',
}

/** Names that are a state, a fabric or a given name as often as the country. */
const AMBIGUOUS: ReadonlySet<string> = new Set('georgia jersey chad jordan guinea reunion'.split(' '))

const STATES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|south carolina|north dakota|south dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|washington|west virginia|virginia|wisconsin|wyoming'

/** Behind a place: it lies in the United States ('Moscow, Idaho'). The codes that are words of English or French are left out. */
const IN_THE_STATES = new RegExp(
  `^[ ,.]+(?:usa?|united states|${STATES}|ak|ar|az|ca|co|ct|fl|ga|ia|id|il|ks|ky|md|mi|mn|mo|ms|mt|nc|nd|ne|nh|nj|nm|nv|ny|oh|pa|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy)\\b`,
)

const PLACES: Readonly<Record<string, string>> = {
  ...placesOf('CU', 'havana habana havane varadero camaguey holguin cienfuegos matanzas'),
  ...placesOf('IR', 'tehran teheran isfahan ispahan esfahan shiraz chiraz tabriz mashhad yazd kerman kashan qom'),
  ...placesOf('KP', 'pyongyang kaesong sinuiju wonsan rason'),
  ...placesOf(
    'RU',
    'moscow moscou petersburg kazan novosibirsk vladivostok murmansk kaliningrad siberia siberie kamchatka',
  ),
  ...placesOf('CN', 'shenzhen guangzhou shanghai beijing yiwu dongguan ningbo hangzhou guangdong zhejiang'),
  ...placesOf('CA', 'quebec ontario alberta manitoba saskatchewan toronto montreal ottawa calgary edmonton winnipeg'),
  ...placesOf('VN', 'hanoi saigon'),
  ...placesOf('IN', 'mumbai delhi jaipur moradabad'),
  ...placesOf('BD', 'dhaka chittagong'),
  ...placesOf('MX', 'oaxaca tijuana guadalajara'),
  ...Object.fromEntries(
    STATES.split('|')
      .filter((state) => state !== 'georgia')
      .map((state) => [state, 'US']),
  ),
}

function placesOf(country: string, names: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, country]))
}

/** Adjectives and places before goods that take their name from where they are made. French forms without their endings. */
const ADJECTIVES: readonly (readonly [country: string, names: string])[] = [
  ['CU', 'cuban|cubain|cubaine|cubano|havana|habana'],
  ['DO', 'dominican|dominicain'],
  ['NI', 'nicaraguan'],
  ['HN', 'honduran'],
  ['RU', 'russian|russe|siberian|kamchatka|moscow'],
  ['IR', 'iranian|iranien|iranienne'],
  ['PL', 'polish|polonaise'],
  ['UA', 'ukrainian'],
  ['JM', 'jamaican'],
  ['FR', 'french'],
  ['IT', 'italian'],
  ['ES', 'spanish'],
  ['PT', 'portuguese'],
  ['CL', 'chilean'],
  ['JP', 'japanese'],
  ['IE', 'irish'],
]
const NAMED_GOODS = 'cigar|cigarillo|cigare|rum|rhum|vodka|wine|caviar|saffron|safran|pistachio|whisky|whiskey'
/** Behind the goods: something for them or of their taste. */
const NO_GOODS =
  'glass|glasse|ashtray|cendrier|lounge|lighter|briquet|holder|cigarette|rack|humidor|case|cutter|box|flavor|flavour|flavored|flavoured|scent|scented|candle|sauce|style|poster|print|sign|shirt|cake|butter|vinegar|barrel|stopper|opener|shape|label|book|guide|cream|box|aerator|sticker|aroma|soap'

/** What shows such goods or their names, before or behind them. */
const THINGS =
  'pin|epinglette|pendant|patch|ecusson|sock|bas|shirt|tshirt|tee|hoodie|chandail|mug|tasse|poster|affiche|sticker|autocollant|decal|magnet|aimant|keychain|ornament|puzzle|casse tete|stitch|pattern|patron|towel|linge|tote|earring|boucle|charm|topper|cutter|emporte piece|mold|moule|stencil|balloon|bookmark|signet|notebook|carnet|coaster|apron|tablier|doormat|mat|tapis|pillow|coussin|curtain|rideau|fabric|tape|stamp|tampon|wrapping|emballage|costume|plush|peluche|figurine|game|jeu|set of blocks|block|chime|carillon|necktie|tie|cravate|beanie|hat|cling|canvas|toile|neon|light|veilleuse|model'

const ADJECTIVE = new RegExp(
  `(?<![a-z] style |non |not |little |faux |fake |old |holds |holds [0-9]{1,3} )\\b(${ADJECTIVES.map(([, names]) => names).join('|')})s? (?:[a-z]+ ){0,2}(${NAMED_GOODS})s?\\b(?! (?:[a-z]+ )?(?:${NO_GOODS})e?s?\\b)`,
  'g',
)

/** 'Cigares cubains', 'vodka russe'. */
const FRENCH_ORDER =
  /\b(cigare|cigarillo|rhum|vodka|caviar|safran)s? (cubain|cubaine|russe|iranien|dominicain|polonaise)s?\b/g
/** A thing that leads ('Affiche cigare cubain') or follows soon ('Cuban cigar cross stitch kit'). */
const LEADS = new RegExp(`^(?:[a-z]+ ){0,2}(?:${THINGS})e?s?\\b`)
const FOLLOWS = new RegExp(`^(?: (?!with|and|in)[a-z]+){0,2} (?:${THINGS})e?s?\\b`)
/** 'Cigares russes, biscuits roulés': a biscuit in the form of the goods. */
const BAKED = /\b(?:biscuit|gaufrette|wafer|cookie)s?\b/
const GOODS: ReadonlySet<string> = new Set(NAMED_GOODS.split('|'))

/** 'Havana cigars': a country by the name that goods go by, with the words that say it. */
export function countriesOfNamedGoods(plain: string): readonly { readonly country: string; readonly words: string }[] {
  return [...plain.matchAll(ADJECTIVE), ...plain.matchAll(FRENCH_ORDER)].flatMap(([words, first = '', second = '']) => {
    const adjective = [first, second].find((word) => !GOODS.has(word)) ?? ''
    const behind = plain.slice(plain.indexOf(words) + words.length)
    if (/\b(?:style|type|inspired|seed|roast|blend|cut|flavou?r|look)\b/.test(words)) return []
    if (LEADS.test(plain) || FOLLOWS.test(behind) || BAKED.test(plain)) return []
    const country = ADJECTIVES.find(([, names]) => names.split('|').includes(adjective))?.[0]
    return country ? [{ country, words }] : []
  })
}

/** The longest beginning of a name that is a country, or a place in one. `rest`: the text from the name on. */
export function placeIn(name: string, rest: string): { readonly country: string; readonly name: string } | undefined {
  const words = name.split(' ')
  for (let length = words.length; length > 0; length -= 1) {
    const text = words.slice(0, length).join(' ')
    const country = PLACES[text] ?? countryOf(text)
    if (country)
      return {
        country: IN_THE_STATES.test(rest.slice(text.length)) && country !== 'CA' ? 'US' : country,
        name: text,
      }
  }
  return undefined
}

export const countryOf = (text: string): string | undefined =>
  LISTED_NAMES[text] ?? (text.length > 3 && !AMBIGUOUS.has(text) ? parseCountry(text) : undefined)

/** Without accents and signs, sentences and clauses kept apart; 'P.R.C.' as one word. */
export const plainText = (description: string): string =>
  plainLetters(description)
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/[^a-z0-9,;.]+/g, ' ')
