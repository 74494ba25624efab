import { describe, expect, it } from 'vitest'
import { CRITERION_CHOICES, criterionProblem, originCriterion, printedCriterion } from './origin-criteria.ts'

describe('the letter on the certificate', () => {
  // CUSMA Article 4.2: (a) wholly obtained is A, (b) product rule is B, (c) only originating materials is C, (d) is D.
  it.each([
    ['A', 'wholly obtained', 'A, Art. 4.2(a)'],
    ['B', 'produced exclusively from originating materials', 'C, Art. 4.2(c)'],
    ['C', 'satisfies the applicable rule of origin', 'B, Art. 4.2(b)'],
    ['D', 'de minimis', 'B, Art. 4.2(b); Art. 4.12'],
    ['4.2(d)', 'unassembled goods, or goods classified with their parts', 'D, Art. 4.2(d)'],
  ] as const)('of the choice %s, %s, is %s', (choice, name, printed) => {
    expect(originCriterion(choice).name).toBe(name)
    expect(printedCriterion(choice)).toBe(printed)
  })

  it('comes with what the criterion means and what proves it', () => {
    for (const choice of CRITERION_CHOICES) {
      expect(originCriterion(choice).means.length).toBeGreaterThan(40)
      expect(originCriterion(choice).proof).toMatch(/^Keep /)
    }
  })
})

it('does not let Article 4.2(d) stand for textiles and apparel, chapters 61 to 63', () => {
  expect(criterionProblem('4.2(d)', '6301200010', 'Throw')).toContain('Throw: Article 4.2(d) does not cover')
  expect(criterionProblem('4.2(d)', '6401100000', 'Boots')).toBeUndefined()
  expect(criterionProblem('C', '6301200010', 'Throw')).toBeUndefined()
  expect(criterionProblem('4.2(d)', null, 'Throw')).toBeUndefined()
})
