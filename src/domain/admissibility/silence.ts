// When a danger word names no danger: a mug with a bear on it, faux fur, a case for a rifle. Which words do that is data
// (data/admissibility, silencers.json); how they stand to the danger word is here.
import { bringsAlong, COMPANIONS, COMPANY, ENCLOSED } from './company.ts'
import type { Place } from './phrase.ts'
import { isScent } from './scent.ts'
import { isOtherSubstance } from './substance.ts'
import { singular, type Word } from './words.ts'

/**
 * 'imitation': faux, sans; 'likeness': print, pattern, shaped, near the danger word; 'theme': themed, shaped, finish, right beside it;
 * 'substance': of what a part of an animal is made instead (acetate, felt); 'picture' and 'fabric': things that carry
 * pictures (mug, poster; shirt, cushion);
 * 'trinket': small things in the likeness of others (pendant, keychain); 'accessory': things made for others (case, rack, cleaner);
 * 'scent': things that only smell of it (candle, soap, diffuser); 'printed': things that show an animal and are never made of one (hoodie,
 * mug); 'ware': tools and furniture named after what lives, grows, is eaten, drunk or smoked (kettle, pincushion, exercise wheel).
 */
export const SILENCER_CLASSES = [
  'imitation',
  'likeness',
  'theme',
  'substance',
  'picture',
  'fabric',
  'trinket',
  'accessory',
  'scent',
  'printed',
  'ware',
] as const
export type SilencerClass = (typeof SILENCER_CLASSES)[number]

export type Silencers = {
  /** Before the danger word: 'faux', 'no', 'sans'. */
  readonly imitation: ReadonlySet<string>
  /** Right behind it: 'vegan', 'factice'. */
  readonly imitationBehind: ReadonlySet<string>
  /** Behind it in English ('print', 'shaped', 'free'), before it in French ('imprime', 'couleur'). */
  readonly likeness: ReadonlySet<string>
  readonly likenessBefore: ReadonlySet<string>
  /** Right behind it ('fireworks themed') or right before it ('finition canon de fusil'). */
  readonly theme: ReadonlySet<string>
  readonly themeBefore: ReadonlySet<string>
  /** Right behind it, or behind 'en': 'écaille de tortue acétate', 'plume d’aigle en feutre'. */
  readonly substance: ReadonlySet<string>
  readonly picture: ReadonlySet<string>
  readonly fabric: ReadonlySet<string>
  readonly trinket: ReadonlySet<string>
  readonly accessory: ReadonlySet<string>
  readonly printed: ReadonlySet<string>
  readonly ware: ReadonlySet<string>
  /** Words that part a thing from what it is made of, holds or is for: 'with', 'of', 'for'. */
  readonly joints: ReadonlySet<string>
  /** Of these, words that say what a thing is for: 'for', 'pour', 'a'. */
  readonly purposes: ReadonlySet<string>
}

/** What shows the danger: whatever joint parts them, it is none; and what is for it or called after it. */
const CARRIERS = ['picture', 'fabric', 'trinket', 'printed'] as const
const TOOLS = ['accessory', 'ware'] as const
/** What says where the carrier itself was made: 'soap made in Yalta'. */
const MAKING: ReadonlySet<string> = new Set(
  'made produced manufactured assembled fabrique fabriquee fait sewn woven knotted rolled thrown crafted carved knitted potter artisan'
    .split(' ')
    .map(singular),
)
/** What a book alone is called, wherever it stands: 'The Grower's Handbook, paperback'. */
const BOOKS: ReadonlySet<string> = new Set(
  'paperback hardcover hardback softcover handbook cookbook guidebook textbook workbook recueil'
    .split(' ')
    .map(singular),
)
/** Behind 'free', what comes along: 'free shipping'. */
const GIFTS: ReadonlySet<string> = new Set('shipping delivery gift sample bonus case sticker postage'.split(' '))
/** A colour named after the danger, and what is sold by such colours: 'firecracker red lipstick', 'peinture vert absinthe'. */
const COLOURS: ReadonlySet<string> = new Set(
  'red blue green pink yellow orange purple brown black white grey gray rouge bleu vert rose jaune noir blanc gris marron'.split(
    ' ',
  ),
)
const COLOURED: ReadonlySet<string> = new Set(
  'paint peinture yarn laine lipstick polish vernis thread ink encre stain nail gouache watercolor vinyl cardstock'
    .split(' ')
    .map(singular),
)
const REACH_OF_COLOUR = 4
const REACH_BEFORE = 3
const REACH_BEHIND = 2
/** Longer runs of words are no name of one thing any more: 'pistol prop, cast metal, full size, collector display'. */
const REACH_OF_CARRIER = 6
/** A carrier is named first, with at most so many words before it: 'linen tea towel'. */
const REACH_OF_LEAD = 2

/** Whether the words around a place make it harmless, by any of the classes given. `isNamed`: words of the danger itself. */
export function isSilenced(
  place: Place,
  words: readonly Word[],
  by: readonly SilencerClass[],
  silencers: Silencers,
  isNamed: (at: Place) => boolean = () => false,
): boolean {
  const around = surroundings(place, words)
  const has = (part: readonly string[], set: ReadonlySet<string>) => part.some((word) => set.has(word))
  const near = around.before.slice(-REACH_BEFORE).filter((word, at, all) => !isNumbering(word, all[at + 1]))
  const behind = around.behind.slice(0, REACH_BEHIND)
  const within = words
    .slice(place.first + 1, place.last)
    .filter((_, nth) => !isNamed({ first: place.first + 1 + nth, last: place.first + 1 + nth }))
    .map(({ text }) => text)
  if (by.includes('imitation') && has([...near, ...within], silencers.imitation)) return true
  if (by.includes('imitation') && silencers.imitationBehind.has(behind[0] ?? '')) return true
  if (by.includes('theme') && isTheme(around, silencers)) return true
  if (by.includes('substance') && has(madeOf(around.behind), silencers.substance)) return true
  if (by.includes('scent') && isScent(place, words)) return true
  if (by.includes('substance') && isOtherSubstance(place, words)) return true
  if (behind[0] === 'free' && !GIFTS.has(behind[1] ?? '')) return true
  if (isColour(around)) return true
  if (by.includes('likeness') && has(within, silencers.likeness)) return true
  if (by.includes('likeness') && (has(behind, silencers.likeness) || has(near, silencers.likenessBefore))) return true
  if (by.includes('picture') && words.some(({ text }) => BOOKS.has(text))) return true
  if (by.includes('fabric') && isJoke(words, silencers)) return true
  const isReal = MAKING.has(words[place.first]?.text ?? '') || isDosed(around)
  const described = isReal ? [] : CARRIERS.filter((each) => by.includes(each))
  if (described.some((each) => carries(around, silencers[each], silencers, silencers.joints))) return true
  if (described.some((each) => isNameOfCarrier(place, words, silencers[each]))) return true
  const tools = TOOLS.filter((each) => by.includes(each))
  if (tools.some((each) => carries(around, silencers[each], silencers, silencers.purposes))) return true
  return by.includes('accessory') && isEmptied(words)
}

/** 'Nail polish absinthe green', 'peinture vert absinthe': its colour. */
function isColour({ before, behind }: Around): boolean {
  const has = (part: readonly string[]) => part.some((word) => COLOURED.has(word))
  if (COLOURS.has(behind[0] ?? '') && has([...before.slice(-REACH_BEFORE), ...behind.slice(1, REACH_OF_COLOUR)]))
    return true
  return COLOURS.has(before.at(-1) ?? '') && has(before.slice(-REACH_OF_COLOUR, -1))
}

/** A package said to be empty, whatever it once held: 'ammo box, plastic, empty', 'boîte à cigares vide'; not one that comes along. */
const isEmptied = (words: readonly Word[]): boolean => {
  const isPackage = ({ text, clause }: Word) => clause === 0 && EMPTIED.has(text)
  const opening = words.slice(0, REACH_OF_PACKAGE)
  if (!opening.some(isPackage) || words.some(({ text }) => ENCLOSED.has(text))) return false
  return words.some(({ text, clause }, at) => {
    if (!EMPTY.has(text) || DENIALS.has(words[at - 1]?.text ?? '')) return false
    if (words.slice(0, at).some(bringsAlong)) return false
    return (
      words[at + 1]?.clause !== clause ||
      opening.slice(at + 1).some(isPackage) ||
      EMPTIED.has(words[at - 1]?.text ?? '')
    )
  })
}
const REACH_OF_PACKAGE = 4
const EMPTY: ReadonlySet<string> = new Set('empty vide'.split(' '))
const DENIALS: ReadonlySet<string> = new Set('not non pas never jamais'.split(' '))
const EMPTIED: ReadonlySet<string> = new Set(
  'box pouch jar tin bag tray display case crate dispenser holder bottle boite bocal sac coffret pochette etui caisse distributeur contenant trousse bouteille flacon moule'
    .split(' ')
    .map(singular),
)

/** Only what a thing is about or looks like: 'fireworks themed napkins', 'finition canon de fusil'. */
const isTheme = ({ before, behind }: Around, { theme, themeBefore }: Silencers): boolean =>
  theme.has(behind[0] ?? '') || themeBefore.has(before.findLast((word) => !LINKS.has(word)) ?? '')
const LINKS: ReadonlySet<string> = new Set('de d du des la le les l a au en'.split(' '))

/** What words right behind say a thing is made of: 'plastic', 'en plastique'. */
const madeOf = ([first = '', second = '', third = '']: readonly string[]): readonly string[] => {
  if (first === 'en') return [second]
  return LOOKS.has(first) && second === 'en' ? [third] : [first]
}
/** How a thing looks, before what it is of: 'coquillages décoratifs en céramique'. */
const LOOKS: ReadonlySet<string> = new Set(
  'decoratif decorative artificiel artificielle fantaisie'.split(' ').map(singular),
)

/** 'Funny sweatshirt': what is printed on it is meant for a laugh. */
const isJoke = (words: readonly Word[], { fabric, picture }: Silencers): boolean =>
  words.some(({ text }) => JOKES.has(text)) && words.some(({ text }) => fabric.has(text) || picture.has(text))
const JOKES: ReadonlySet<string> = new Set(
  'funny humour humor humoristique drole slogan gag parody parodie'.split(' ').map(singular),
)

/** So many milligrams of it are in the goods, whatever carries them: 'soap with THC 50 mg'. */
const isDosed = ({ before, behind }: Around): boolean =>
  [before.slice(-2), behind.slice(0, 2)].some(([amount = '', unit = '']) => /^\d+$/.test(amount) && unit === 'mg') ||
  [before.at(-1), behind[0]].some((word = '') => /^\d+mg$/.test(word))

/** 'No 1' counts and denies nothing. */
const isNumbering = (word: string, next: string | undefined): boolean => word === 'no' && /^\d/.test(next ?? '')

/** A name in quotation marks, given to a thing outside them that bears names: a candle “Cuban tobacco”. */
function isNameOfCarrier({ first, last }: Place, words: readonly Word[], carriers: ReadonlySet<string>): boolean {
  const isName = words.slice(first, last + 1).every(({ isQuoted }) => isQuoted)
  return isName && words.some(({ text, isQuoted }) => !isQuoted && carriers.has(text))
}

/** `after`: the words behind of all clauses. `isOpening`: in the clause that opens the description. `isFilled`: of a package. */
type Around = {
  readonly isOpening: boolean
  readonly isFilled: boolean
  readonly before: readonly string[]
  readonly behind: readonly string[]
  readonly after: readonly string[]
}

/** The words of the clause on either side; a clause that follows the first keeps the first clause's words before it. */
function surroundings({ first, last }: Place, words: readonly Word[]): Around {
  const clause = words[first]?.clause
  const inClause = (word: Word): boolean => word.clause === clause
  return {
    isOpening: clause === 0,
    isFilled: saysFilled(words),
    before: words
      .slice(0, first)
      .filter(inClause)
      .map(({ text }) => text),
    behind: words
      .slice(last + 1)
      .filter(inClause)
      .map(({ text }) => text),
    after: words.slice(last + 1).map(({ text }) => text),
  }
}

/**
 * Whether the danger word only describes a carrier: the carrier follows before any joint ('switchblade comb'), or leads with a
 * joint of its kind between, or first of all ('puzzle fireworks') ('mug with a bear', 'case for a rifle').
 */
function carries(
  { before, behind, after, isOpening, isFilled }: Around,
  carriers: ReadonlySet<string>,
  { joints }: Silencers,
  between: ReadonlySet<string>,
): boolean {
  const end = behind.findIndex((word, at) => joints.has(word) && !isMaking(behind, at))
  const described = behind.slice(0, end < 0 ? REACH_OF_CARRIER : Math.min(end, REACH_OF_CARRIER))
  const carrier = described.findIndex(
    (word, at) =>
      carriers.has(word) &&
      !(isFilled && PACKAGES.has(word)) &&
      !isPackage(after, at) &&
      !HOLDS.has(behind[at - 1] ?? '') &&
      !FULL.has(behind[at + 1] ?? ''),
  )
  const untilCarrier = described.slice(0, Math.max(carrier, 0))
  if (carrier >= 0 && !untilCarrier.some((word) => /\d/.test(word) || MISSING.has(word))) return true
  const lead = before.findIndex((word, at) => carriers.has(word) && word !== 'light' && !isMeasure(before, at)) // 'light truck' is a measure
  if (lead === 0 && between === joints) return true
  if (isOpening && between === joints && lead > 0 && lead <= REACH_OF_LEAD && !WAYS.has(before[lead] ?? '')) return true
  return lead >= 0 && !isCounted(before) && before.slice(lead + 1).some((word) => between.has(word))
}

/** Behind the danger, what it lacks: 'helmet, no DOT label' is no label. */
const MISSING: ReadonlySet<string> = new Set('no without sans lacks missing aucune'.split(' ').map(singular))

/** 'En bois' says of what, and parts nothing; 'en boîte' does. */
const isMaking = (behind: readonly string[], at: number): boolean =>
  behind[at] === 'en' && !PACKAGES.has(behind[at + 1] ?? '') && !COMPANIONS.has(behind[at + 1] ?? '')

/** 'Boîte de', 'sac of': so much of the goods themselves; 'boîte à' is for them. */
const isMeasure = (before: readonly string[], at: number): boolean =>
  PACKAGES.has(before[at] ?? '') && /^(?:de|d|des|du|of)$/.test(before[at + 1] ?? '')

/** Ways of making as often as things: 'full print prop money', 'moulded plates'. */
const WAYS: ReadonlySet<string> = new Set('print mold mould moule'.split(' ').map(singular))

/** Before a box or bag: it holds the goods ('roman candle assortment box', 'gift box'); before lights: a kind of hemp ('Northern Lights'). */
const HOLDS: ReadonlySet<string> = new Set(
  'gift assortment assorted variety mixed mystery sampler bulk party northern'.split(' '),
)

/** Behind a joint, how much of the goods themselves there is, or that they are real: 'blanket with 225 g bear spray'. */
const isCounted = (before: readonly string[]): boolean => {
  const joint = before.findLastIndex((word) => COMPANY.has(word))
  const next = before[joint + 1] ?? ''
  return joint >= 0 && (/^\d/.test(next) || before.slice(joint + 1).some((word) => REAL.has(word)))
}
const REAL: ReadonlySet<string> = new Set('real genuine authentic veritable vrai vraie natural naturel'.split(' '))

/** Behind a carrier: it comes with the goods in it ('habano humidor filled with 20 puros'). */
const FULL: ReadonlySet<string> = new Set(
  'filled full stocked loaded containing included rempli remplie garni garnie plein pleine'.split(' ').map(singular),
)

const PACKAGES: ReadonlySet<string> = new Set(
  'box pouch jar bottle tin bag tray display sleeve carton flask case cap packet vial boite bouteille flacon bocal sac coffret pochette seau sachet book carnet'.split(
    ' ',
  ),
)

const UNOPENED: ReadonlySet<string> = new Set(
  'unopened unsmoked contents contenu scelle scellee'.split(' ').map(singular),
)
const FILLED: ReadonlySet<string> = new Set('full sealed plein pleine'.split(' ').map(singular))

/** Whether words say that packages hold the goods still: 'tin, sealed', 'packet full', 'unopened'. */
const saysFilled = (words: readonly Word[]): boolean =>
  words.some(({ text, clause }, at) => {
    const next = words[at + 1]
    const isLast = next?.clause !== clause
    return UNOPENED.has(text) || (FILLED.has(text) && at > 0 && (isLast || PACKAGES.has(next?.text ?? '')))
  })

/** A package rather than an accessory: a count or size follows, 'cigars box of 25', 'snuff jar 100 g'. */
function isPackage(behind: readonly string[], at: number): boolean {
  const [word = '', next = '', after = ''] = behind.slice(at, at + 3)
  if (word === 'display' && PACKAGES.has(next)) return isPackage(behind, at + 1)
  return PACKAGES.has(word) && (/^\d/.test(next) || ((next === 'of' || next === 'de') && /^\d/.test(after)))
}
