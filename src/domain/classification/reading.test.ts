// Reading a product text: its parts, the facts it states, and the price brackets of titles.
import { describe, expect, it } from 'vitest'
import { attributesOf, attributesOfTitle, deniesBelow, judge } from './attributes.ts'
import { valueBracket } from './line-facts.ts'
import { readListing } from './listing.ts'
import { kindOf } from './listing-kind.ts'

const attributes = (description: string) => attributesOf(readListing({ description }))
const strongest = (description: string, key: 'material' | 'construct' | 'gender' | 'power') =>
  [...(attributes(description).get(key) ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0]

describe('a listing', () => {
  it('is split at prepositions, breaks and details', () => {
    const { segments, details } = readListing({
      description: 'Silicone phone case with strap, shockproof. Material: Silicone; Item Type: Case',
      category: 'Phones > Phone Cases',
    })
    expect(segments.map(({ zone }) => zone)).toEqual(['head', 'after', 'title', 'detail', 'kind', 'category', 'last'])
    expect(details).toEqual([
      ['material', 'Silicone'],
      ['item type', 'Case'],
    ])
  })

  it('reads what covers goods as a detail of them', () => {
    const { segments } = readListing({ description: 'Cat scratching post covered in sisal rope' })
    expect(segments.map(({ zone, terms }) => [zone, terms.at(-1)])).toEqual([
      ['head', 'post'],
      ['after', 'rope'],
    ])
  })

  it.each([
    ['Leather-free vegan belt', ['vegan', 'belt']],
    ['Coffee, not decaffeinated', ['coffee']],
    ['Beer in non-glass bottles', ['beer', 'bottle']],
    ['Laptop 14 inch 16GB RAM 512 GB SSD', ['laptop']],
    ['16GB RAM', ['ram']],
    ['Towel not included', ['towel']],
    ['Hooks pack of 10', ['hook']],
  ])('%s is read as %j: what it is not, what is built in and how many are left out', (description, terms) => {
    expect(readListing({ description }).segments.flatMap((segment) => segment.terms)).toEqual(terms)
  })

  it('has a form: shop listing, words or label', () => {
    const known = new Set(['honey', 'jar'])
    const form = (description: string, category?: string) =>
      kindOf(readListing({ description, ...(category ? { category } : {}) }), (term) => known.has(term))
    expect(form('Honey in a jar')).toBe('words')
    expect(form('Honey in a jar', 'Food > Honey')).toBe('shop')
    expect(form('bts hnyjr 340g xx')).toBe('label')
  })
})

describe('attributes', () => {
  it.each([
    ['Shirt of 60% cotton and 40% polyester', 'material', 'cotton'],
    ['Shirt of 35 percent cotton, 65 percent polyester', 'material', 'synthetic'],
    ['Faux leather handbag', 'material', 'imitation-leather'],
    ['Stainless steel bottle', 'material', 'stainless'],
    ['Bougie en cire, pour femme', 'gender', 'women'],
    ['Knitted sweater', 'construct', 'knit'],
    ['Rechargeable lamp', 'power', 'rechargeable'],
    ['Gold plated earrings', 'material', 'gold-plated'],
    ['Silver-plated necklace', 'material', 'base-metal'],
    ['Sterling silver necklace', 'material', 'silver'],
    ['Galvanized bucket', 'material', 'steel'],
    ['Corrugated box', 'material', 'cardboard'],
    ['Canvas tote', 'material', 'textile'],
    ['Battery operated lamp', 'power', 'battery'],
  ] as const)('of "%s" say %s %s', (text, key, value) => {
    expect(strongest(text, key)).toBe(value)
  })

  it('meet a condition of a wider kind, break one of another, and leave open what nothing is said about', () => {
    const steel = attributes('Stainless steel bottle')
    expect(judge({ key: 'material', values: ['metal'] }, steel)).toBe('met')
    expect(judge({ key: 'material', values: ['plastic', 'glass'] }, steel)).toBe('broken')
    expect(judge({ key: 'material', values: ['!plastic'] }, steel)).toBe('met')
    expect(judge({ key: 'gender', values: ['men'] }, steel)).toBe('open')
  })

  it('name a set, which is no word of its own', () => {
    expect(attributes('Tools, set of 4').get('form')?.has('set')).toBe(true)
    expect(attributesOfTitle('Mugs, not in sets').get('form')).toBeUndefined()
  })

  it('are outweighed by an answer', () => {
    const listing = readListing({ description: 'Cotton shirt of cotton' })
    const answered = attributesOf(listing, ['material:wool'])
    expect(judge({ key: 'material', values: ['wool'] }, answered)).toBe('met')
    expect(judge({ key: 'material', values: ['cotton'] }, answered)).toBe('broken')
  })

  it.each([
    ['cotton fleece hoodie', ['cotton']],
    ['fleece hoodie', ['synthetic']],
    ['faux fur mittens', ['synthetic']],
  ])('of %s state the material %j', (description, values) => {
    const stated = [...(attributes(description).get('material') ?? [])].filter(([, weight]) => weight >= 0.45)
    expect(stated.map(([value]) => value)).toEqual(values)
  })

  it('say woven of a shirt that is not knitted', () => {
    expect(strongest("Men's cotton shirt, not knitted", 'construct')).toBe('woven')
  })

  it.each([
    [['Jewelry of gold, silver or platinum', 'Gold and platinum jewelry'], 'material:silver', true],
    [['Jewelry of gold, silver or platinum', 'Silver jewelry'], 'material:silver', false],
    [['Jewelry of palladium, not gold, silver or platinum'], 'material:silver', true],
    [['Knit polyester scarves, under 23% wool'], 'material:wool', true],
    [['Green coffee beans, not roasted'], 'state:roasted', true],
    [['Electric drills', 'Cordless (battery) rotary drills'], 'power:battery', false],
    [['Electric drills', 'Corded rotary drills'], 'power:battery', true],
    [['Fashion jewelry, not base metal'], 'material:base-metal', true],
  ])('of the titles %j deny %s: %s', (titles, answer, isDenied) => {
    expect(deniesBelow(titles, answer)).toBe(isDenied)
  })

  it('of a title leave out what it excludes', () => {
    expect(attributesOfTitle('Hats, other than of leather').get('material')).toBeUndefined()
    expect(attributesOfTitle('Scarves, not knit').get('construct')?.has('woven')).toBe(true)
  })
})

it.each([
  ['Knives worth over $5 each', { over: 5, upTo: Number.POSITIVE_INFINITY }],
  ['Glasses over $3 up to $5 each', { over: 3, upTo: 5 }],
  ['Motors worth $4 or less each', { over: -1, upTo: 4 }],
  ['Plain glasses', undefined],
  ['Cheese over $2 per kg', undefined],
  ['Clothespins over 80 cents to $1.35 per gross', undefined],
  ['Sports shoes, over $3 to $6.50/pair', { over: 3, upTo: 6.5 }],
])('reads the price bracket of "%s"', (title, bracket) => {
  expect(valueBracket(title)).toEqual(bracket)
})
