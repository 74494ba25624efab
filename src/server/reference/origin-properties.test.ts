// What must hold of every recipe: an originating material more never loses origin, a foreign value more never gains it, and a recipe
// that cannot be right is refused at its field.

import { describe, expect, it } from 'vitest'
import { decimal } from '#domain/money.ts'
import { decideOrigin } from '#domain/origin/decide.ts'
import type { OriginCase, OriginMaterial } from '#domain/origin/recipe.ts'
import { foreign, own, toCase } from '#domain/testing/origin-cases/case.ts'
import { fc } from '../../testing/properties.ts'
import { shipped } from '../testing/shipped-law.ts'

const law = shipped.origin()
const outcome = (given: OriginCase) => decideOrigin(law, given).outcome

const GOODS = [
  '3406.00',
  '9403.60',
  '7113.11',
  '1905.31',
  '4202.92',
  '6403.59',
  '8211.92',
  '9503.00',
  '3304.99',
  '7326.90',
  '2105.00',
  '9506.99',
]
const MATERIALS = [
  '3404.90',
  '9403.91',
  '7113.11',
  '1901.20',
  '5407.52',
  '6406.10',
  '8211.95',
  '9503.00',
  '3304.99',
  '7219.33',
  '0402.21',
  '9506.99',
]
const cents = fc.integer({ min: 1, max: 900 }).map((each) => (each / 100).toFixed(2))
const material = fc
  .tuple(fc.constantFrom(...MATERIALS), cents, fc.boolean(), fc.integer({ min: 0, max: 9999 }))
  .map(([code, value, isOwn, n]): OriginMaterial => (isOwn ? own : foreign)(code, `part ${n}`, value))
const recipe = fc
  .tuple(fc.constantFrom(...GOODS), fc.array(material, { minLength: 1, maxLength: 6 }))
  .map(([good, of]) =>
    toCase({
      shows: 'a good',
      good,
      price: '100',
      netCost: '80',
      of: of.map((each, at) => ({ ...each, id: `m${at}` })),
      gives: '',
    }),
  )

describe('the decision', () => {
  it('never loses origin by an originating material more', () => {
    fc.assert(
      fc.property(recipe, fc.constantFrom(...MATERIALS), (given, code) => {
        const more = { ...given, materials: [...given.materials, own(code, 'extra', '1')] }
        if (outcome(given) === 'originating') expect(outcome(more)).toBe('originating')
      }),
    )
  })

  it('never gains origin by a higher foreign value', () => {
    fc.assert(
      fc.property(recipe, cents, (given, rise) => {
        const dearer = given.materials.map((each) =>
          each.originating === 'yes' ? each : { ...each, value: each.value?.plus(decimal(rise)) },
        )
        if (outcome(given) !== 'originating') expect(outcome({ ...given, materials: dearer })).not.toBe('originating')
      }),
    )
  })

  it('never gains origin by a proof that is taken away', () => {
    fc.assert(
      fc.property(recipe, (given) => {
        const unproven = given.materials.map((each): OriginMaterial => ({ ...each, originating: 'unknown' }))
        if (outcome(given) === 'not-originating')
          expect(outcome({ ...given, materials: unproven })).not.toBe('originating')
      }),
    )
  })
})

describe('a recipe that cannot be right', () => {
  const sound = toCase({
    shows: 'a shelf',
    good: '7326.90',
    price: '40',
    of: [foreign('7219.33', 'sheet', '9')],
    gives: '',
  })
  const [sheet] = sound.materials
  it.each<[string, Partial<OriginCase>, string]>([
    ['code of the good', { good: { code: '999999', description: '' } }, 'good.code no-such-code'],
    ['code of a material', { materials: [{ ...foreign('0000.00', 'sheet', '9') }] }, 'sheet.code no-such-code'],
    ['negative value', { materials: [foreign('7219.33', 'sheet', '-1')] }, 'sheet.value negative'],
    ['price of nothing', { transactionValue: decimal('0') }, 'transactionValue not-above-zero'],
    [
      'materials dearer than the good',
      { materials: [foreign('7219.33', 'sheet', '41')] },
      'materials materials-above-good',
    ],
    [
      'share above 100',
      { materials: [foreign('7219.33', 'sheet', '9', { weight: '101' })] },
      'sheet.weightShare shares-above-hundred',
    ],
    ['no materials', { materials: [] }, 'materials no-materials'],
    ['unknown currency', { currency: 'EUR' }, 'currency currency-unknown'],
    ['one id twice', { materials: sheet ? [sheet, sheet] : [] }, 'sheet same-id-twice'],
  ])('%s', (_, wrong, problem) => {
    const answer = decideOrigin(law, { ...sound, ...wrong })
    expect(answer.outcome === 'invalid' && answer.problems.map(({ field, reason }) => `${field} ${reason}`)).toContain(
      problem,
    )
  })

  it('does not call a good made elsewhere originating, but for goods deemed to', () => {
    expect(outcome({ ...sound, producedIn: 'CN' })).toBe('not-originating')
    expect(outcome({ ...sound, producedIn: 'CN', good: { code: '847170', description: 'drive' } })).toBe('originating')
  })

  it('leaves an absent value a question, not an error', () => {
    const answer = decideOrigin(law, { ...sound, materials: [foreign('7326.90', 'sheet')] })
    expect(answer.outcome === 'unknown' && answer.missing.map(({ question }) => question)).toEqual(['material-value'])
  })

  it('says of a code in doubt that the outcome holds under both, or asks', () => {
    const doubt = (other: string) => outcome({ ...sound, good: { ...sound.good, otherCodes: [other] } })
    expect(doubt('732690')).toBe('originating')
    expect(doubt('721933')).toBe('unknown')
  })
})
