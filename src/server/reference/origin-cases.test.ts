// Worked cases of origin against the real rules. Figures and clauses are worked out by hand in each case's first line.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decideOrigin, type OriginAnswer } from '#domain/origin/decide.ts'
import { toCase, type WorkedCase } from '#domain/testing/origin-cases/case.ts'
import { FOOD } from '#domain/testing/origin-cases/food.ts'
import { FOOD_SELLERS } from '#domain/testing/origin-cases/food-sellers.ts'
import { GENERAL } from '#domain/testing/origin-cases/general.ts'
import { GOODS } from '#domain/testing/origin-cases/goods.ts'
import { MACHINES } from '#domain/testing/origin-cases/machines.ts'
import { SELLERS } from '#domain/testing/origin-cases/sellers.ts'
import { TEXTILES } from '#domain/testing/origin-cases/textiles.ts'
import { WARES } from '#domain/testing/origin-cases/wares.ts'
import { loadOriginLaw } from './cusma.ts'

const law = loadOriginLaw(join(import.meta.dirname, '../../../data'))

describe.each([
  ['food', FOOD],
  ['goods', GOODS],
  ['wares', WARES],
  ['machines', MACHINES],
  ['textiles', TEXTILES],
  ['small sellers', SELLERS],
  ['small sellers of food', FOOD_SELLERS],
  ['general clauses', GENERAL],
])('%s', (_, cases: readonly WorkedCase[]) => {
  it.each(cases)('$good: $shows', (each) => {
    expect(inShort(decideOrigin(law, toCase(each)))).toBe(each.gives)
  })
})

function inShort(answer: OriginAnswer): string {
  if (answer.outcome === 'invalid') return answer.problems.map(({ field, reason }) => `${field} ${reason}`).join(', ')
  const name = `${answer.rule} ${answer.letter}`.trim()
  if (answer.outcome === 'originating')
    return [answer.outcome, answer.criterion ?? '-', name, ...(answer.usesDeMinimis ? ['tenth'] : [])].join(' ')
  if (answer.outcome === 'not-originating') return [answer.outcome, name, ...answer.failing].join(' ')
  const missing = [...new Set(answer.missing.map(({ question }) => question))].join(' ')
  return `${answer.outcome} ${name}${missing && `: ${missing}`}`
}
