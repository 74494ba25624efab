import { expect, it } from 'vitest'
import type { CodeReason } from '#domain/classification/code-reason.ts'
import './french-catalogue.ts'
import { classificationSay } from './classification.ts'

const REASONS: readonly CodeReason[] = [
  { reason: 'named', facts: { names: ['soy candle'] } },
  { reason: 'matches', facts: { words: ['candle', 'wax'], title: 'Candles. Tapers and the like' } },
  { reason: 'meets', facts: { values: ['wax', 'cotton'] } },
  { reason: 'answers', facts: { values: ['silver'] } },
  { reason: 'precedent', facts: { ruling: 'N123456', goods: 'A candle of "soy" wax' } },
  { reason: 'before', facts: { code: '3406000001', because: { reason: 'fits-fact', facts: { fact: 'wood' } } } },
  { reason: 'confirmed-before', facts: { day: '2026-11-18' } },
]
const said = (language: 'en' | 'fr') => classificationSay(language).reasons(REASONS).replace(/\s/g, ' ')

it('says why a code is proposed in both languages, and leaves titles and words of the listing', () => {
  expect(said('en')).toBe(
    'Sellers call goods of this code "soy candle". Matches "candle", "wax" in "Candles. Tapers and the like". ' +
      'The listing says wax, cotton, as this code asks. You said silver, as this code asks. ' +
      'Customs gave this code to "A candle of "soy" wax" in ruling N123456. ' +
      'Ranked above 3406.00.00.01: that code is for goods other than wood. You confirmed this code for this ASIN on 18 Nov 2026.',
  )
  expect(said('fr')).toBe(
    'Les vendeurs appellent les marchandises de ce code « soy candle ». ' +
      'Correspond à « candle », « wax » dans « Candles. Tapers and the like ». ' +
      'L’annonce dit : cire, coton, comme le demande ce code. ' +
      'Vous avez répondu : argent, comme le demande ce code. ' +
      'La douane a donné ce code à « A candle of "soy" wax » dans la décision N123456. ' +
      'Classé avant 3406.00.00.01 : l’autre code vise autre chose que « bois ». ' +
      'Vous avez confirmé ce code pour cet ASIN le 18 nov. 2026.',
  )
})

it('says questions, answers and notices in both languages', () => {
  const [english, french] = [classificationSay('en'), classificationSay('fr')]
  expect([english.question('material'), english.answer('material:cotton')]).toEqual([
    'What is it mainly made of?',
    'Cotton',
  ])
  expect(french.answer('material:cotton')).toBe('Coton')
  expect(french.notice('model-failed').replace(/\s/g, ' ')).toMatch(
    /^Le .* : ces codes sont ceux du classificateur intégré\.$/,
  )
})
