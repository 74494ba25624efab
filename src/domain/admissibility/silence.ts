// When a danger word names no danger: a mug with a bear on it, faux fur, a case for a rifle. Which words do that is data
// (data/admissibility, silencers.json); how they stand to the danger word is here.
import { type Around, carries, isCarrier, surroundings } from './carrier.ts'
import { bringsAlong, ENCLOSED } from './company.ts'
import type { Place } from './phrase.ts'
import { isScent } from './scent.ts'
import type { SilencerClass, Silencers } from './silencers.ts'
import { isOtherSubstance } from './substance.ts'
import { singular, type Word } from './words.ts'

/** What shows the danger: whatever joint parts them, it is none; and what is for it or called after it. */
const CARRIERS = ['picture', 'fabric', 'trinket', 'printed'] as const
const PRINTED = ['picture', 'printed'] as const
const LOOKS_LIKE = ['likeness', 'likenessBefore'] as const
const TOOLS = ['accessory', 'ware', 'thing'] as const
/** What says where the carrier itself was made: 'soap made in Yalta'. */
const MAKING: ReadonlySet<string> = new Set(
  'made produced manufactured assembled fabrique fabriquee fait sewn woven knotted rolled thrown crafted carved knitted potter artisan'
    .split(' ')
    .map(singular),
)
/** 'Crafted in Havana'; what is 'craft beer' says no place. */
const saysMaking = ({ first }: Place, words: readonly Word[]): boolean =>
  MAKING.has(words[first]?.text ?? '') && (words[first]?.text !== CRAFT || WHERE.has(words[first + 1]?.text ?? ''))
const CRAFT = singular('crafted')
const WHERE: ReadonlySet<string> = new Set('from in at by near'.split(' '))
/** What a pillow or a blanket is made of, where the danger's own words name it: 'lynx fur pillow cover'. */
const PELTS: ReadonlySet<string> = new Set('fur pelt fourrure pelleterie'.split(' '))
/** 'Bas feuille d’érable'; elsewhere it means 'low'. */
const SOCKS = singular('bas')
/** What a book alone is called, wherever it stands: 'The Grower's Handbook, paperback'. */
const BOOKS: ReadonlySet<string> = new Set(
  'paperback hardcover hardback softcover handbook cookbook guidebook textbook workbook recueil audiobook gallimard flammarion penguin~classics other~stories short~stories collected~stories collected~poems selected~poems'
    .split(' ')
    .map((each) => each.split('~').map(singular).join(' ')),
)
const saysBook = (words: readonly Word[]): boolean =>
  words.some(({ text }, at) => BOOKS.has(text) || BOOKS.has(`${text} ${words[at + 1]?.text}`))
/** Behind 'free', what comes along: 'free shipping'. */
const GIFTS: ReadonlySet<string> = new Set(
  'shipping delivery gift sample bonus case sticker postage tote mug'.split(' '),
)
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

/** Whether the words around a place make it harmless, by any of the classes given. `isNamed`: words of the danger itself. */
export function isSilenced(
  place: Place,
  words: readonly Word[],
  by: readonly SilencerClass[],
  silencers: Silencers,
  isNamed: (at: Place) => boolean = () => false,
): boolean {
  const around = surroundings(place, words, isNamed)
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
  if (by.includes('likeness') && LOOKS_LIKE.some((each) => has(within, silencers[each]))) return true
  if (by.includes('likeness') && (has(behind, silencers.likeness) || has(near, silencers.likenessBefore))) return true
  if (by.includes('picture') && saysBook(words)) return true
  if (by.includes('fabric') && isJoke(words, silencers)) return true
  if (by.includes('fabric') && words[0]?.text === SOCKS) return true
  const isReal = saysMaking(place, words) || isDosed(around)
  const isPelt = words.slice(place.first, place.last + 1).some(({ text }) => PELTS.has(text))
  const described = isReal ? [] : CARRIERS.filter((each) => by.includes(each) && !(isPelt && each === 'fabric'))
  if (described.some((each) => carries(around, silencers[each], silencers.joints, silencers))) return true
  if (PRINTED.some((each) => described.includes(each) && (has(within, silencers[each]) || isTitle(place, words))))
    return true
  if (described.includes('printed') && isRecording(place, words)) return true
  if (described.some((each) => isNameOfCarrier(place, words, silencers[each]))) return true
  const tools = TOOLS.filter((each) => by.includes(each))
  if (tools.some((each) => carries(around, silencers[each], silencers.purposes, silencers))) return true
  if (by.includes('thing') && isHeaded(place, words, silencers)) return true
  return by.includes('accessory') && isEmptied(words)
}

/** 'Cabin air filter Acura RDX', 'ceinture bacon': a thing leads, and no word says that the danger comes with it, in it or of it. */
function isHeaded({ first }: Place, words: readonly Word[], { thing, joints, elsewhere }: Silencers): boolean {
  const before = words.slice(0, first)
  if (words[first]?.clause !== 0 || before.some(({ text }) => joints.has(text) || JOINED.has(text))) return false
  const said = before.map(({ text }) => text)
  return said.slice(0, REACH_OF_HEAD).some((_, at) => isCarrier(said, at, thing, elsewhere))
}
const JOINED: ReadonlySet<string> = new Set('and et plus or ou including filled made sewn'.split(' '))
const REACH_OF_HEAD = 3

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
const LINKS: ReadonlySet<string> = new Set('de d du des la le les l a au en the'.split(' '))

/** What words right behind say a thing is made of: 'plastic', 'en plastique'. */
const madeOf = ([first = '', second = '', third = '']: readonly string[]): readonly string[] => {
  if (first === 'en') return [second]
  return LOOKS.has(first) && second === 'en' ? [third] : [first]
}
/** How a thing looks, before what it is of: 'coquillages décoratifs en céramique'. */
const LOOKS: ReadonlySet<string> = new Set(
  'decoratif decorative artificiel artificielle fantaisie'.split(' ').map(singular),
)

/** The clauses behind a few words that may be the title of what they name: 'Pétard mouillé' before 't-shirt'. */
function behindTitle({ first }: Place, words: readonly Word[]): readonly Word[] {
  const title = words.filter(({ clause }) => clause === 0)
  const named = title.filter(({ text }) => !LINKS.has(text))
  if (words[first]?.clause !== 0 || named.length > LONGEST_TITLE || title.some(({ text }) => /\d/.test(text))) return []
  const comesAlong = words.some((word) => bringsAlong(word) || ENCLOSED.has(word.text))
  return comesAlong ? [] : words.slice(title.length)
}
const LONGEST_TITLE = 5

/** 'Pétard mouillé, t-shirt': the thing that shows it begins another clause. */
function isTitle(place: Place, words: readonly Word[]): boolean {
  const behind = behindTitle(place, words)
  const opening = behind.slice(0, 2).filter(({ clause }) => clause === behind[0]?.clause)
  return opening.some(({ text }) => TITLED.has(text)) || TITLED_BY_TWO.has(opening.map(({ text }) => text).join(' '))
}
const TITLED: ReadonlySet<string> = new Set(
  'tshirt hoodie affiche poster puzzle cassetete roman novel postcard essai memoir biographie biography recit anthologie anthology thriller guide workbook thermocollant thermocollante'
    .split(' ')
    .map(singular),
)
const TITLED_BY_TWO: ReadonlySet<string> = new Set(['iron on', 'carte postale', 'note card', 'greeting card'])

/** 'Morphine - Cure for Pain CD', 'Blood Diamond (2006) Blu-ray': a clause ends with what is played. */
const isRecording = (place: Place, words: readonly Word[]): boolean =>
  behindTitle(place, words).some(({ text, clause }, at, all) => {
    const isMedium = MEDIA.has(text) || (text === 'ray' && all[at - 1]?.text === 'blu')
    return isMedium && all[at + 1]?.clause !== clause
  })
const MEDIA: ReadonlySet<string> = new Set('cd dvd bluray cassette lp'.split(' '))

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
