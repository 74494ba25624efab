// Every unit of the tariff is one we know, is asked for in words of both languages, and is counted.
import { describe, expect, it } from 'vitest'
import { decimal, usd } from '#domain/money.ts'
import { askedByRate, evaluateRate } from '#domain/tariff/rate.ts'
import { parseRate, parseSpecial, type Rate } from '#domain/tariff/rate-text.ts'
import { parseUnit } from '#domain/tariff/units.ts'
import { texts as en } from '#texts/en/rates.ts'
import { texts as fr } from '#texts/fr/rates.ts'
import { shipped } from '../testing/shipped-law.ts'

const schedule = shipped.schedule()
const lines = schedule.declarable.flatMap((code) => schedule.find(code) ?? [])
const effects = shipped.measures().measures.flatMap(({ effect }) => ('unit' in effect ? [effect.unit] : []))
const rates: ReadonlySet<Rate> = new Set(
  lines.flatMap((line) => [
    parseRate(line.general),
    parseRate(line.other),
    ...parseSpecial(line.special).map(({ rate }) => rate),
  ]),
)
const asked = [...rates].flatMap((rate) =>
  askedByRate({ rate, heading: '', rateText: '' }).map((each) => each.asks.facts),
)
const named = (fact: 'unit' | 'of') =>
  asked.flatMap((facts) => (fact in facts ? [String(Reflect.get(facts, fact))] : []))
const units = [...new Set([...lines.flatMap((line) => line.units), ...effects, ...named('unit')])]
const parts = [...new Set(named('of'))]

/** Signs that read the same in both languages. */
const SIGNS = ['kg', 'g', 'm', 'm2', 'm3', 'cm2', 'W', 'MWh', 'GBq']

describe('units of the tariff', () => {
  it('are all known', () => expect(units.filter((unit) => !parseUnit(unit))).toEqual([]))

  it.each([
    ['English', en],
    ['French', fr],
  ])('have a name in %s, but for signs', (_, { unitNames, partNames }) => {
    expect(units.filter((unit) => !SIGNS.includes(unit) && !(unit in unitNames))).toEqual([])
    expect(parts.filter((part) => !(part.replace(/ content$/, '') in partNames))).toEqual([])
  })

  it('are counted: an amount in the unit that is asked for settles the question', () => {
    const facts = { enteredValue: usd('1000'), answers: {} }
    const open = [...rates].filter((rate) => {
      const questions = askedByRate({ rate, heading: '', rateText: '' })
      const amounts = questions.flatMap(({ form }) =>
        form.kind === 'quantity' ? [{ amount: decimal('1'), unit: form.unit }] : [],
      )
      if (amounts.length === 0) return false
      const result = evaluateRate(rate, { ...facts, quantities: amounts })
      return result.kind === 'missing' && result.questions.some(({ form }) => form.kind === 'quantity')
    })
    expect(open).toEqual([])
  })
})
