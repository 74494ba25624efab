import { describe, expect, it } from 'vitest'
import { tellsOf } from './company.ts'
import { findPhrase, parsePhrases } from './phrase.ts'
import { isSilenced } from './silence.ts'
import type { Silencers } from './silencers.ts'
import { singular, wordsIn } from './words.ts'

const NOTHING: ReadonlySet<string> = new Set()
const SILENCERS: Silencers = {
  imitation: NOTHING,
  imitationBehind: NOTHING,
  likeness: NOTHING,
  likenessBefore: NOTHING,
  theme: NOTHING,
  themeBefore: NOTHING,
  substance: NOTHING,
  picture: new Set(['print']),
  fabric: new Set(['candle', 'bougie', 'towel'].map(singular)),
  trinket: NOTHING,
  accessory: NOTHING,
  printed: new Set(),
  ware: new Set(),
  thing: new Set(),
  elsewhere: NOTHING,
  form: NOTHING,
  armsPart: NOTHING,
  joints: new Set(['with', 'of', 'in', 'de']),
  purposes: NOTHING,
}

const isFound = (written: string, description: string, slack: 0 | 1 = 0) =>
  parsePhrases(written).some((phrase) => findPhrase(phrase, wordsIn(description), slack).length > 0)

/** Whether a phrase found in a description is silenced by things that carry names and pictures. */
const isHarmless = (written: string, description: string): boolean => {
  const words = wordsIn(description)
  const [place] = parsePhrases(written).flatMap((phrase) => findPhrase(phrase, words, 1))
  return place !== undefined && isSilenced(place, words, ['picture', 'fabric'], SILENCERS)
}

describe('words that bear a name', () => {
  it.each([
    ['tobacco', 'Soy candle "Cuban Tobacco & Oak" 8 oz'],
    ['havane', 'Bougie de soya « La Havane »'],
    ['haggis', 'Linen towel with a haggis on it'],
    ['haggis', 'Linen towel haggis'],
  ])('silence "%s" in "%s"', (written, description) => expect(isHarmless(written, description)).toBe(true))

  it.each([
    ['tobacco', 'Pipe tobacco "Captain", 8" tin'],
    ['made _ yalta', 'Towel made in Yalta'],
    ['prop money', 'Full print prop money'],
  ])('do not silence "%s" in "%s"', (written, description) => expect(isHarmless(written, description)).toBe(false))
})

describe('phrases of the rows', () => {
  it.each([
    ['switchblade', 'Stiletto SWITCHBLADES, 9 inch'],
    ['automatic|gravity knife', 'Gravity knives of steel'],
    ['couteau cran arret', 'Couteau à cran d’arrêt'],
    ['made _ cuba', 'Made by hand in Cuba'],
    ['ruby + mogok', 'Loose ruby, 2 ct, from Mogok'],
    ['cannab*', 'Cannabidiol drops'],
    ['*fentanyl|*azolam', 'Furanylfentanyl powder'],
    ['*azolam tablet', 'Bromazolam tablets'],
    ['lynx|black~bear skin', 'Black bear skin rug'],
    ['ar15', 'AR-15 lower'],
    ['tomato', 'Peeled tomatoes'],
    ['oeuf', 'Œufs de caille'],
    ['oeil tigre', 'Bracelet œil de tigre'],
  ])('finds "%s" in "%s"', (written, description) => expect(isFound(written, description)).toBe(true))

  it.each([
    ['lion skin', 'Dandelion skin cream'],
    ['seal fur', 'Rubber seal, faux fur'],
    ['made _ cuba', 'Made in a mill that once sold to Cuba'],
    ['ruby + mogok', 'Loose ruby'],
    ['*azolam', 'Azolamine dye'],
    ['rifle', 'Riffle board'],
  ])('does not find "%s" in "%s"', (written, description) => expect(isFound(written, description)).toBe(false))

  it('skips one unknown word where slack is given, never a word that begins another part', () => {
    expect(isFound('python leather', 'Python snake leather', 1)).toBe(true)
    expect(isFound('python leather', 'Python snake leather')).toBe(false)
    expect(isFound('python leather', 'Python with leather', 1)).toBe(false)
  })

  it.each([
    ['sealskin', 'Seal skin mittens'],
    ['beluga caviar', 'Caviar de beluga 30 g'],
    ['weed brownie', 'Weed brownies'],
    ['suppressor kit', 'Supressor kit'],
    ['ivory', 'Elephant ivorry bangle'],
  ])('finds "%s" as a seller writes it in "%s"', (written, description) =>
    expect(isFound(written, description, 1)).toBe(true),
  )

  it('refuses a phrase without words', () => expect(() => parsePhrases('_')).toThrow(RangeError))
})

describe('harmless words of several', () => {
  const tells = (harmless: string, description: string): boolean => {
    const words = wordsIn(description)
    const [place = { first: 0, last: 0 }] = parsePhrases('9mm round; sealskin').flatMap((each) =>
      findPhrase(each, words, 0),
    )
    return parsePhrases(harmless).some((phrase) => tellsOf(phrase, place, words))
  }

  it.each([
    ['round + mirror', '9mm rounds with mirror polish box'],
    ['round + mirror', '9mm rounds, brass, lid of mirror finish'],
    ['faux fur', 'Sealskin mittens, faux fur trim'],
  ])('"%s" tells of a part or of what comes along in "%s"', (harmless, text) =>
    expect(tells(harmless, text)).toBe(false),
  )

  it.each([
    ['round + mirror', 'Mirror 9mm rounds for mosaic'],
    ['round + mirror', '9mm rounds, mirror glass'],
    ['faux fur', 'Faux fur sealskin look mittens'],
  ])('"%s" tells of the goods in "%s"', (harmless, text) => expect(tells(harmless, text)).toBe(true))
})

describe('a phrase that is all that is said', () => {
  it.each(['Rifle', 'Rifles', 'Rifle with case', 'Rifle, blued', 'Fusil avec étui'])('is found in "%s"', (text) =>
    expect(isFound('^ rifle|fusil $', text, 1)).toBe(true),
  )

  it.each(['Rifle sling', 'Nerf rifle', 'Glue rifle', 'Case for a rifle'])('is not found in "%s"', (text) =>
    expect(isFound('^ rifle $', text, 1)).toBe(false),
  )
})

describe('signs', () => {
  it('part words that sellers else write apart', () => {
    expect(isFound('crossbow', 'Cross bow, 150 lb')).toBe(true)
    expect(isFound('crossbow', 'Cross & bow hair clip')).toBe(false)
    expect(isFound('rum butter', 'Rum & butter chocolate')).toBe(true)
  })
})
