import { expect, it } from 'vitest'
import { criterionProblem, originCriterion } from './origin-criteria.ts'

// CUSMA Article 4.2: (a) wholly obtained is A, (b) product rule is B, (c) only originating materials is C, (d) is D.
it.each([
  ['A', 'wholly', 'A', 'Art. 4.2(a)', null],
  ['B', 'materials', 'C', 'Art. 4.2(c)', null],
  ['C', 'rule', 'B', 'Art. 4.2(b)', null],
  ['D', 'deMinimis', 'B', 'Art. 4.2(b)', 'Art. 4.12'],
  ['4.2(d)', 'parts', 'D', 'Art. 4.2(d)', null],
] as const)('the choice %s, %s, is the treaty’s %s', (choice, key, treatyLetter, article, note) => {
  expect(originCriterion(choice)).toEqual({ choice, key, treatyLetter, article, note })
})

it('does not let Article 4.2(d) stand for textiles and apparel, chapters 61 to 63', () => {
  expect(criterionProblem('4.2(d)', '6301200010', 'Throw')).toEqual({
    reason: 'not-for-textiles',
    facts: { name: 'Throw' },
  })
  expect(criterionProblem('4.2(d)', '6401100000', 'Boots')).toBeUndefined()
  expect(criterionProblem('C', '6301200010', 'Throw')).toBeUndefined()
  expect(criterionProblem('4.2(d)', null, 'Throw')).toBeUndefined()
})
