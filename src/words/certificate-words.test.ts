import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import type { CertificateLack } from '#domain/cusma/lacks.ts'
import { CRITERION_CHOICES, originCriterion } from '#domain/cusma/origin-criteria.ts'
import { texts } from '#texts/en/cusma.ts'
import { lackText, saidMissing } from './certificate-words.ts'
import './french-catalogue.ts'
import { wordsOf } from './language.ts'
import { printedCriterion } from './papers/certificate.ts'

const NAMED = { name: 'Soy wax candle' }

it.each<[string, CertificateLack]>([
  ['No CUSMA Eligible Items: only items with origin US, CA or MX are eligible.', { reason: 'no-goods', facts: {} }],
  ['SKU SOY-08: describe the goods.', { reason: 'no-description', facts: { sku: 'SOY-08' } }],
  [
    'Soy wax candle: give its HTS code, the certificate states the first six digits.',
    { reason: 'no-code', facts: NAMED },
  ],
  [
    'Soy wax candle: its HTS code is only proposed. Confirm it before it is certified.',
    { reason: 'code-proposed', facts: NAMED },
  ],
  [
    'Soy wax candle: criterion A is only the default. Confirm it or choose another.',
    { reason: 'criterion-unconfirmed', facts: NAMED },
  ],
  [
    'Soy wax candle: Article 4.2(d) does not cover goods of chapters 61 to 63. Choose another criterion.',
    { reason: 'not-for-textiles', facts: NAMED },
  ],
  [
    'The email address of the producer is missing.',
    { reason: 'field-missing', facts: { party: 'producer', field: 'email' } },
  ],
  [
    'The address of the exporter must be in Canada, the United States or Mexico (CUSMA Annex 5-A).',
    { reason: 'not-a-party', facts: { party: 'exporter' } },
  ],
  ['The exporter may be unknown only when the producer certifies.', { reason: 'exporter-unknown', facts: {} }],
  ['The blanket period ends before it starts.', { reason: 'period-ends-before', facts: {} }],
  [
    'The blanket period is longer than the 12 months that CUSMA Article 5.2 allows. The last day it may have is 20 Nov 2027.',
    { reason: 'period-too-long', facts: { lastDay: day('2027-11-20') } },
  ],
  ['Please complete the signature, name, and title fields.', { reason: 'signer-missing', facts: {} }],
])('%s', (sentence, lack) => {
  expect(lackText(wordsOf('en'), lack)).toBe(sentence)
})

it('says what is missing in French, days and parties too', () => {
  const said = saidMissing(wordsOf('fr'), [
    { element: 2, reason: 'field-missing', facts: { party: 'certifier', field: 'phone' } },
    { element: 6, reason: 'criterion-unconfirmed', facts: NAMED, about: 'criterion' },
    { element: 8, reason: 'period-past', facts: { endDate: day('2027-11-20') } },
  ])
  expect(said).toEqual([
    { element: 2, reason: 'field-missing', sentence: 'Élément manquant (certificateur)\u00a0: numéro de téléphone.' },
    {
      element: 6,
      reason: 'criterion-unconfirmed',
      sentence:
        'Soy wax candle\u00a0: le critère A n’est que la valeur par défaut. Confirmez-le ou choisissez-en un autre.',
      about: 'criterion',
    },
    { element: 8, reason: 'period-past', sentence: expect.stringContaining('prend fin le 20 nov') },
  ])
})

it.each([
  ['A', 'wholly obtained', 'A, Art. 4.2(a)'],
  ['B', 'produced exclusively from originating materials', 'C, Art. 4.2(c)'],
  ['C', 'satisfies the applicable rule of origin', 'B, Art. 4.2(b)'],
  ['D', 'de minimis', 'B, Art. 4.2(b); Art. 4.12'],
  ['4.2(d)', 'unassembled goods, or goods classified with their parts', 'D, Art. 4.2(d)'],
] as const)('the choice %s, %s, is printed as %s', (choice, name, printed) => {
  expect(texts.criteria[originCriterion(choice).key]).toBe(name)
  expect(printedCriterion(choice)).toBe(printed)
})

it('says of each criterion what it means and what proves it', () => {
  for (const { key } of CRITERION_CHOICES.map(originCriterion)) {
    expect(texts.criteriaMean[key].length).toBeGreaterThan(40)
    expect(texts.criteriaProof[key]).toMatch(/^Keep /)
  }
})
