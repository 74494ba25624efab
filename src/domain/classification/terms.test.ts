import { expect, it } from 'vitest'
import { stem, termsOf, titleTermsOf } from './terms.ts'

it.each([
  ['candles', 'candle'],
  ['boxes', 'box'],
  ['brushes', 'brush'],
  ['berries', 'berry'],
  ['glass', 'glass'],
  ['dresses', 'dress'],
  ['knitted', 'knit'],
  ['printed', 'print'],
  ['bus', 'bus'],
  ['red', 'red'],
])('takes %s and %s as one word', (word, stemmed) => {
  expect(stem(word)).toBe(stemmed)
})

it('leaves out numbers, sizes, units and words that say nothing', () => {
  expect(termsOf('New 2-Pack Raw Honey 500g, 12 oz (best gift)')).toEqual(['raw', 'honey'])
})

it('reads the ways to write T-shirt as one', () => {
  expect(['T-shirt', 'tshirts', 'T shirts'].map(termsOf)).toEqual([['tshirt'], ['tshirt'], ['tshirt']])
})

it('reads accented letters as plain ones', () => {
  expect(termsOf("Sirop d'érable à l’ancienne")).toContain('maple')
})

it('reads joined letters as two', () => {
  expect(termsOf('Nœud papillon, ŒUFS, tænia')).toEqual(termsOf('Noeud papillon, oeufs, taenia'))
})

it('does not take what a title excludes for what it covers', () => {
  expect(titleTermsOf('Footwear, other than of leather, with soles of rubber')).toEqual(['footwear', 'sole', 'rubber'])
})
