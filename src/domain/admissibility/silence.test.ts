import { describe, expect, it } from 'vitest'
import { findPhrase, parsePhrases } from './phrase.ts'
import { isSilenced } from './silence.ts'
import { SILENCER_CLASSES, type SilencerClass, type Silencers } from './silencers.ts'
import { singular, wordsIn } from './words.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(singular))

const SILENCERS: Silencers = {
  imitation: setOf('faux sans'),
  imitationBehind: setOf('factice vegan'),
  likeness: setOf('print'),
  likenessBefore: setOf('imprime facon'),
  theme: setOf('themed shaped'),
  themeBefore: setOf('finition'),
  substance: setOf('acetate feutre felt'),
  picture: new Set(
    ['mug', 'costume', 'cd', 'cross stitch', 'jigsaw'].map((name) => name.split(' ').map(singular).join(' ')),
  ),
  fabric: setOf('soap savon towel pillow'),
  trinket: setOf('pendant model'),
  accessory: setOf('case box holder boite coffret pochette'),
  printed: setOf('hoodie'),
  ware: setOf('kettle presse'),
  thing: setOf('bushing harmonica'),
  elsewhere: new Set(['glass jar', 'bottle glass']),
  form: setOf('pills tablets'),
  armsPart: setOf('barrel'),
  joints: setOf('with of for in de a en avec'),
  purposes: setOf('for pour a de'),
}

const isHarmless = (written: string, description: string, by: readonly SilencerClass[] = SILENCER_CLASSES): boolean => {
  const words = wordsIn(description)
  const places = parsePhrases(written).flatMap((phrase) => findPhrase(phrase, words, 1))
  return places.length > 0 && places.every((place) => isSilenced(place, words, by, SILENCERS))
}

describe('themes', () => {
  it.each([
    ['fireworks', 'Napkins, fireworks themed'],
    ['grenade', 'Grenade shaped bottle'],
    ['canon fusil', 'Charnière, finition canon de fusil'],
  ])('silence "%s" in "%s"', (written, text) => expect(isHarmless(written, text, ['theme'])).toBe(true))

  it.each([
    ['fireworks', 'Fireworks in a box, themed wrapping'],
    ['python skin', 'Python skin boots, western themed'],
    ['firework', 'Themed fireworks'],
  ])('stand right beside "%s", not as in "%s"', (written, text) =>
    expect(isHarmless(written, text, ['theme'])).toBe(false),
  )
})

describe('substances', () => {
  it.each([
    ['ecaille tortue', 'Peigne écaille de tortue acétate'],
    ['plume aigle', 'Plume d’aigle en feutre'],
    ['plume aigle', 'Plume d’aigle décorative en feutre'],
  ])('silence "%s" in "%s"', (written, text) => expect(isHarmless(written, text, ['substance'])).toBe(true))

  it.each([
    ['eagle feather', 'Eagle feather, felt hat band'],
    ['eagle feather', 'Eagle feather with felt'],
    ['plume aigle', 'Plume d’aigle en boîte, feutre'],
    ['phoque', 'Mitaines de phoque doublées en feutre'],
  ])('name what another thing is of: "%s" in "%s"', (written, text) =>
    expect(isHarmless(written, text, ['substance'])).toBe(false),
  )
})

describe('denials', () => {
  it('stand right behind too', () => {
    expect(isHarmless('fourrure', 'Manteau de fourrure factice', ['imitation'])).toBe(true)
    expect(isHarmless('fur', 'Fur coat for a vegan', ['imitation'])).toBe(false)
  })

  it.each([
    'Chocolate egg, no toy',
    'Œuf chocolate sans jouet',
    'Chocolate egg, no small toy',
    'Chocolate egg, toy free',
  ])('leave a part of a phrase unfound: "%s"', (text) =>
    expect(parsePhrases('chocolate + toy|jouet').some((each) => findPhrase(each, wordsIn(text), 0).length > 0)).toBe(
      false,
    ),
  )

  it('leave it found where another place does not deny it', () =>
    expect(
      parsePhrases('egg + toy').map((each) => findPhrase(each, wordsIn('Egg, no toy? with toy'), 0).length),
    ).toEqual([1]))
})

describe('empty packages', () => {
  it.each([
    ['ammo', 'Ammo box, plastic, empty'],
    ['cigare', 'Boîte à cigares vide'],
    ['cigar', 'Empty cigar box'],
    ['whisky', 'Bouteille de whisky vide, déco'],
    ['cigar', 'Cedar cigar box with lid, empty'],
  ])('silence "%s" in "%s"', (written, text) => expect(isHarmless(written, text, ['accessory'])).toBe(true))

  it.each([
    ['cohiba', 'Cohiba Siglo VI, box of 25, plus empty humidor'],
    ['cartouche', 'Boîte de cartouches 9 mm, vide-poche offert'],
    ['fentanyl', 'Fentanyl patch, empty box included'],
    ['round', 'Steel box of 50 rounds, empty slots 0'],
    ['round', 'Box of 50 rounds, not empty'],
    ['snuff', 'Book of 20 snuff cards'],
  ])('come along or are none: "%s" in "%s"', (written, text) =>
    expect(isHarmless(written, text, ['accessory'])).toBe(false),
  )
})

describe('carriers', () => {
  it.each([
    ['thc', 'Soap with THC 50 mg'],
    ['thc', 'Soap, 50 mg THC'],
    ['cbd', 'Soap with 500mg CBD'],
  ])('bear no milligrams: "%s" in "%s"', (written, text) => expect(isHarmless(written, text, ['fabric'])).toBe(false))

  it('bear names', () => expect(isHarmless('cannabis', 'Soap with cannabis leaf', ['fabric'])).toBe(true))

  it('hold so much of the goods where they measure them', () => {
    expect(isHarmless('cohiba', 'Coffret de 10 Cohiba', ['accessory'])).toBe(false)
    expect(isHarmless('cohiba', 'Coffret à Cohiba', ['accessory'])).toBe(true)
  })

  it('follow behind what they are made of', () => {
    expect(isHarmless('tortue', 'Tortue en bois pendant', ['trinket'])).toBe(true)
    expect(isHarmless('tortue', 'Tortue en coffret pendant', ['trinket'])).toBe(false)
  })
})

it('is not silenced by a thing that the danger’s own words name', () => {
  const words = wordsIn('Asbestos fire hoodie')
  const [place] = parsePhrases('asbestos').flatMap((phrase) => findPhrase(phrase, words, 1))
  const isSilencedWith = (named: string) =>
    place !== undefined &&
    isSilenced(place, words, ['printed'], SILENCERS, ({ first }) => words[first]?.text === singular(named))
  expect([isSilencedWith('glove'), isSilencedWith('hoodie')]).toEqual([true, false])
})

describe('things called after it', () => {
  it.each([
    ['goose neck', 'Goose neck kettle 1 L matte black', ['ware']],
    ['bacon', 'Presse à bacon en fonte', ['ware']],
    ['seal fur', 'Hoodie with seal fur design', ['printed']],
    ['absinthe', 'Peinture vert absinthe', ['theme']],
    ['rifle', 'Rifle cross stitch kit', ['picture']],
    ['slingshot hunting', 'Slingshot costume hunting', ['picture']],
    ['tabac', 'Bas tabac, taille unique', ['fabric']],
    ['manteau leopard', 'Manteau façon léopard, acrylique', ['likeness']],
    ['lsd', 'LSD differential bushing kit', ['thing']],
    ['morphine', 'Morphine live concert CD', ['picture']],
    ['aspirin', 'Aspirin box', ['accessory']],
    ['rdx', 'Air filter bushing Acura RDX', ['thing']],
    ['blood diamond', 'Blood Diamond (2006) Blu-ray, bilingual', ['printed']],
    ['craft beer', 'Craft beer tasting mug', ['picture']],
    ['axe throwing', 'Axe throwing league champs 2025 team hoodie', ['printed']],
    ['amiante', 'La grève de l’amiante, essai historique', ['picture']],
    ['lottery', 'The Lottery by S. Jackson, study guide grade 9', ['picture']],
  ] as const)('silence "%s" in "%s"', (written, text, by) => expect(isHarmless(written, text, by)).toBe(true))

  it.each([
    ['goose neck', 'Goose necks with a kettle', ['ware']],
    ['bacon', 'Bacon avec presse', ['ware']],
    ['absinthe', 'Bouteille verte absinthe', ['theme']],
    ['rifle', 'Rifle cross bolt', ['picture']],
    ['lottery ticket', 'Gift basket: mug and lottery tickets', ['picture']],
    ['tabac', 'Tabac à bas prix', ['fabric']],
    ['lsd', 'LSD sewn in bushing', ['thing']],
    ['lsd', 'LSD + harmonica', ['thing']],
    ['lsd', 'LSD pills blue harmonica shape', ['thing']],
    ['lsd', 'LSD gift bag harmonica', ['thing']],
    ['lsd', 'LSD harmonica free', ['thing']],
    ['lsd', 'LSD free tote harmonica', ['thing']],
    ['stun gun', 'Stun gun metal case', ['accessory']],
    ['caviar', 'Caviar glass jar', ['thing']],
    ['vodka', 'Vodka bottle glass 750 ml', ['accessory']],
    ['lsd', 'Harmonica with LSD', ['thing']],
    ['crafted in havana', 'Crafted in Havana mug', ['picture']],
    ['walker', 'Walker 1998 model, used', ['trinket']],
    ['butterfly', 'Framed butterfly shadow box', ['accessory']],
    ['lsd', 'Harmonica filled, LSD', ['thing']],
    ['blood diamond', 'Blood diamond 2 ct, Blu-ray', ['printed']],
    ['morphine', 'Morphine sulfate tablets CD', ['picture']],
    ['console', 'Modded console CD drive', ['picture']],
    ['aspirin', 'Aspirin tablets box', ['accessory']],
    ['machine gun', 'Machine gun barrel pendant', ['trinket']],
  ] as const)('are no reason where they only come along: "%s" in "%s"', (written, text, by) =>
    expect(isHarmless(written, text, by)).toBe(false),
  )
})

describe('things that show a danger', () => {
  it.each([
    ['snow leopard', 'Snow leopard 500pc jigsaw'],
    ['snow leopard', 'Snow leopard 1000 piece jigsaw'],
    ['axe throwing', 'Axe throwing league patch, iron on'],
    ['absinthe', 'L’Absinthe de Degas, carte postale'],
    ['lynx', 'Lynx pillow'],
  ])('silence "%s" in "%s"', (written, text) => expect(isHarmless(written, text)).toBe(true))

  it.each([
    ['snow leopard', 'Snow leopard 500 mug'],
    ['lynx fur', 'Lynx fur pillow'],
  ])('do not silence "%s" in "%s"', (written, text) => expect(isHarmless(written, text)).toBe(false))
})
