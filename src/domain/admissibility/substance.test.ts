import { describe, expect, it } from 'vitest'
import { findPhrase, parsePhrases } from './phrase.ts'
import { isScent } from './scent.ts'
import { isOtherSubstance } from './substance.ts'
import { wordsIn } from './words.ts'

function everyPlace(written: string, description: string, is: typeof isScent): boolean {
  const words = wordsIn(description)
  const places = parsePhrases(written).flatMap((phrase) => findPhrase(phrase, words, 1))
  return places.length > 0 && places.every((place) => is(place, words))
}

describe('another substance', () => {
  it.each([
    ['harp seal', 'Baby harp seal stuffed animal, white, polyester'],
    ['phoque', 'Peluche de phoque blanc 30 cm'],
    ['eagle feather', 'Eagle feather pendant in sterling silver'],
    ['plume aigle', 'Pendentif plume d’aigle en argent 925'],
    ['bear claw', 'Bear claw necklace pendant, cast brass'],
    ['coral branch', 'Coral branch sculpture, white resin, 8 in'],
    ['tiger skin', 'Tiger skin throw blanket, fleece polyester'],
    ['shark tooth', 'Shark tooth necklace, acrylic'],
    ['bald eagle', 'Hand carved basswood bald eagle sculpture'],
    ['bald eagle', 'Bald eagle keychain acrylic'],
    ['crocodile', 'Crocodile ornament ceramic'],
    ['blanchon', 'Peluche bébé phoque blanc (blanchon) synthétique'],
    ['pantoufle our', 'Pantoufles ours brun, peluche'],
  ])('leaves only the form of "%s" in "%s"', (written, text) =>
    expect(everyPlace(written, text, isOtherSubstance)).toBe(true),
  )

  it.each([
    ['harp seal', 'Harp seal fur mitts, polyester lining'],
    ['harp seal', 'Harp seal mittens, nylon'],
    ['seal', 'Seal fur stuffed animal, Inuit handmade'],
    ['sea otter', 'Sea otter pelt plush blanket'],
    ['bear claw', 'Bear claw necklace, plush pouch'],
    ['eagle feather', 'Eagle feather and sterling silver dreamcatcher'],
    ['eagle feather', 'Eagle feather necklace, silver'],
    ['ivory', 'Ivory and sterling silver pendant'],
    ['ivory', 'Ivory pendant in sterling silver'],
    ['bear claw', 'Bear claw pendant in sterling silver'],
    ['bear claw', 'Bear claw necklace, glass beads'],
    ['scorpion', 'Scorpion keychain, resin'],
    ['butterfly', 'Real butterfly pendant in silver'],
    ['hawk feather', 'Hawk feather fan with brass handle'],
    ['coyote fur', 'Coyote fur trim parka, nylon'],
    ['tiger rug', 'Tiger rug, felt'],
    ['coral necklace', 'Coral necklace in gold'],
    ['esturgeon', 'Caviar d’esturgeon, plastique'],
    ['ivory tusk', 'Elephant ivory tusk, brass'],
    ['ivory', 'Wooden ivory figurine'],
    ['scorpion', 'Scorpion keychain acrylic'],
    ['ivory', 'Ivory pendant brass'],
    ['bald eagle', 'Bald eagle mount, wooden base'],
    ['pangolin scale', 'Pangolin scale pendant, silver'],
    ['elephant hair', 'Elephant hair bracelet, silver'],
  ])('says nothing of real "%s": "%s"', (written, text) =>
    expect(everyPlace(written, text, isOtherSubstance)).toBe(false),
  )
})

describe('a scent', () => {
  it.each([
    ['tonka', 'Diffuseur d’ambiance fève tonka et ambre'],
    ['tonka', 'Tonka bean room spray 100 ml'],
    ['tonka', 'Savon à la fève tonka et lait de chèvre'],
  ])('of "%s" is not eaten: "%s"', (written, text) => expect(everyPlace(written, text, isScent)).toBe(true))

  it.each([
    ['tonka', 'Tonka beans, whole, 50 g'],
    ['tonka', 'Tonka bean and soap gift set'],
    ['tonka', 'Tonka bean soap making kit'],
    ['tonka', 'Tonka extract for baking and perfume'],
    ['tonka', 'Gift set with soap and tonka beans'],
  ])('is no word for "%s" itself: "%s"', (written, text) => expect(everyPlace(written, text, isScent)).toBe(false))
})
