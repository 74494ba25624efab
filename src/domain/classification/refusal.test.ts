import { describe, expect, it } from 'vitest'
import { refusalOf, seemsSet } from './refusal.ts'

describe('what gets no code', () => {
  it.each([
    ['$50 gift card', 'not-goods'],
    ['Carte cadeau 25 $', 'not-goods'],
    ['Digital download, knitting pattern', 'not-goods'],
    ['E-book: sourdough at home', 'not-goods'],
    ['Steam wallet code 20', 'not-goods'],
    ['SVG cut file bundle', 'not-goods'],
    ['Bon d’achat 50 $', 'not-goods'],
    ['Mystery box, 10 items', 'say-what-it-is'],
    ['Boîte mystère', 'say-what-it-is'],
    ['BRK-22041-A', 'say-what-it-is'],
    ['SKU 88213', 'say-what-it-is'],
    ['B08XYZ part 1234', 'say-what-it-is'],
    ['pièce no 45-A modèle X200', 'say-what-it-is'],
    ['Subscription box', 'say-what-it-is'],
    ['Logo design service', 'not-goods'],
    ['Shipping insurance', 'not-goods'],
    ['stuff', 'say-what-it-is'],
    ['Box of random things', 'say-what-it-is'],
  ])('%s: %s', (description, refusal) => expect(refusalOf(description)).toBe(refusal))

  it.each([
    'Gift card holder, felt',
    'Steam iron',
    'Serving tray for tea service',
    'Concert ticket frame, oak',
    'Nail file set',
    'Playstation controller',
    'E-book reader 6 inch',
    'Soy candle',
    'CR2032 lithium battery',
    'USB-C cable 2 m',
    'T-shirt',
    'Brake pad 22041',
    'Item 6 mug',
    'Model train HO',
  ])('classifies %s', (description) => expect(refusalOf(description)).toBeUndefined())

  it('sees a set', () => {
    expect(seemsSet('Spa gift basket with soap and candle')).toBe(true)
    expect(seemsSet('Bundle: shirt + hat + socks')).toBe(true)
    expect(seemsSet('Panier gourmand sirop et biscuits')).toBe(true)
    expect(seemsSet('Soy candle')).toBe(false)
  })
})
