// How names of goods are read against the rows of data/admissibility: endings of substances, words that a danger itself names.
import { describe, expect, it } from 'vitest'
import type { Good } from '#domain/admissibility/finding.ts'
import { findingsOf } from '#domain/admissibility/findings.ts'
import { day } from '#domain/calendar.ts'
import { shipped } from '../testing/shipped-law.ts'

const rules = (good: Good) =>
  findingsOf(good, shipped.entryLaw(), { on: day('2026-11-22') }).map(({ level, rule }) => `${level} ${rule}`)

describe('names of goods', () => {
  it.each([
    ['Novelty helmet', 'look-again hazardous-air'],
    ['Bière sans alcool, produit du Canada', 'may-not-enter s338-ban-dairy'],
  ])('is not silenced by a word that the danger itself names: %s', (description, rule) => {
    expect(rules({ description })).toContain(rule)
  })

  it.each([
    ['Genuine hawksbill tortoiseshell glasses', 'may-not-enter tortoiseshell'],
    ['Stuffed loon mount on driftwood', 'may-not-enter migratory-birds'],
    ['Asbestos fire blanket curtain', 'may-not-enter banned-hazards'],
    ['Pistol', 'permit firearms'],
  ])('hears what is called real, stuffed, named by its own words or alone: %s', (description, rule) => {
    expect(rules({ description })).toContain(rule)
  })

  it.each([
    'Genuine-look tortoiseshell glasses, acetate',
    'Rifle sling hook',
    'Rivet gun',
    'Price tag gun starter kit',
    'Ford Mustang hood strut kit',
    'Firecracker dill seasoning for pretzels',
    'Pâte à modeler maison sans gluten',
    'Casquette castor canadien brodée',
  ])('is quiet about tools, parts and dishes of the same name: %s', (description) => {
    expect(rules({ description }).filter((each) => !/^(papers|deposit) /.test(each))).toEqual([])
  })

  it.each([
    ['Flubromazolam 0.25 mg pellets', 'may-not-enter drugs'],
    ['N-desethyl isotonitazene', 'may-not-enter drugs'],
    ['Cefalexin and clarithromycin capsules', 'permit medicines'],
    ['Rosuvastatin, 90 tablets', 'permit medicines'],
  ])('knows drugs and medicines by the endings of their names: %s', (description, rule) => {
    expect(rules({ description })).toContain(rule)
  })

  it.each([
    ['Cheroots box Burma 1930, full', 'permit tobacco'],
    ['Heroin Bayer bottle, unopened', 'may-not-enter drugs'],
  ])('takes a package that is still full for the goods in it: %s', (description, rule) => {
    expect(rules({ description })).toContain(rule)
  })

  it.each(['Cigar box, hinged lid', 'Case for a full size rifle'])(
    'takes an empty package for none: %s',
    (description) => {
      expect(rules({ description }).filter((each) => !/^(papers|deposit) /.test(each))).toEqual([])
    },
  )

  it.each([
    'Pesticide-free potting pots',
    'Firecracker red lipstick',
    'Freon blue car paint',
    'Growing cannabis at home, paperback',
  ])('lets a denial, a colour and a book speak: %s', (description) => {
    expect(rules({ description }).filter((each) => !/^(papers|deposit) /.test(each))).toEqual([])
  })

  it.each([
    ['Padded mesh crib liner', 'look-again nursing-pillows'],
    ['Toy rifle, all black, no orange tip', 'look-again imitation-firearm'],
  ])('quiets nothing by a word that is denied or missing: %s', (description, rule) => {
    expect(rules({ description })).toContain(rule)
  })

  it.each(['Breathable mesh crib liner, not padded', 'Toy cap gun with orange tip', 'Caviar de saumon 100 g'])(
    'is quiet where the words that quiet a row stand: %s',
    (description) => {
      expect(rules({ description }).filter((each) => !/^(papers|deposit) /.test(each))).toEqual([])
    },
  )

  it('takes what comes along for free for no denial', () => {
    expect(rules({ description: 'Switchblade free shipping' })).toContain('may-not-enter switchblade')
  })

  it.each([
    ['Havana, 1950: framed photograph', 'CU'],
    ['Cuba 1968: silkscreen film poster', 'CU'],
    ['Livre ancien imprimé à La Havane, 1890', 'CU'],
    ['Tehran, 1975: gelatin silver photograph', 'IR'],
  ])('names the exemption of pictures and books in place of the embargo: %s', (description, origin) => {
    expect(rules({ description, origin })).toEqual(['papers informational-materials'])
  })

  it.each([
    ['Havana, 1950: humidor with photograph', 'CU'],
    ['Carpet with a book', 'IR'],
    ['Pistachios, printed box', 'IR'],
  ])('exempts nothing for a picture that comes along or lies on the box: %s', (description, origin) => {
    const found = rules({ description, origin })
    expect(found[0]).toMatch(/^may-not-enter /)
    expect(found).not.toContain('papers informational-materials')
  })

  it.each([
    ['Crown Royal 1 L', 'may-not-enter s338-ban-alcohol', 'CA'],
    ['Hard seltzer 355 ml x 12', 'may-not-enter s338-ban-alcohol', 'CA'],
    ['Baileys cream 750 ml', 'may-not-enter russia-alcohol', 'RU'],
  ])('bars what is alcohol by any word, where alcohol of the country is barred: %s', (description, rule, origin) => {
    expect(rules({ description, origin })).toContain(rule)
    expect(rules({ description, origin: 'FR' })).toContain('permit alcohol')
    expect(rules({ description, origin: 'FR' })).not.toContain(rule)
  })

  it('takes a label that is missing for no label', () => {
    expect(rules({ description: 'Motorcycle helmet no DOT label' })).toContain('may-not-enter vehicle-safety-standard')
  })
})
