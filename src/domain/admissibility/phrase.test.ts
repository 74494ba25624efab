import { describe, expect, it } from 'vitest'
import { findPhrase, parsePhrases } from './phrase.ts'
import { wordsIn } from './words.ts'

const isFound = (written: string, description: string, slack: 0 | 1 = 0) =>
  parsePhrases(written).some((phrase) => findPhrase(phrase, wordsIn(description), slack).length > 0)

describe('phrases of the rows', () => {
  it.each([
    ['switchblade', 'Stiletto SWITCHBLADES, 9 inch'],
    ['automatic|gravity knife', 'Gravity knives of steel'],
    ['couteau cran arret', 'Couteau à cran d’arrêt'],
    ['made _ cuba', 'Made by hand in Cuba'],
    ['ruby + mogok', 'Loose ruby, 2 ct, from Mogok'],
    ['cannab*', 'Cannabidiol drops'],
    ['lynx|black~bear skin', 'Black bear skin rug'],
    ['ar15', 'AR-15 lower'],
    ['tomato', 'Peeled tomatoes'],
  ])('finds "%s" in "%s"', (written, description) => expect(isFound(written, description)).toBe(true))

  it.each([
    ['lion skin', 'Dandelion skin cream'],
    ['seal fur', 'Rubber seal, faux fur'],
    ['made _ cuba', 'Made in a mill that once sold to Cuba'],
    ['ruby + mogok', 'Loose ruby'],
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
  ])('finds "%s" as a seller writes it in "%s"', (written, description) =>
    expect(isFound(written, description, 1)).toBe(true),
  )

  it('refuses a phrase without words', () => expect(() => parsePhrases('_')).toThrow(RangeError))
})
