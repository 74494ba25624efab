// The rules of data/cusma: complete for the tariff, and as they were read from the note.
import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { olderCodesOf } from '#domain/origin/codes.ts'
import { rulesOf } from '#domain/origin/find-rules.ts'
import { isDeemed } from '#domain/origin/special-goods.ts'
import { shipped } from '../testing/shipped-law.ts'

const law = shipped.origin()
const ON = day('2026-11-15')

/** Six digits of HS 2012 that the note gives no rule of their own, with the reason. */
const WITHOUT_RULE: Readonly<Record<string, string>> = {
  '847149':
    'A system follows the rules of its units (chapter 84, chapter rule 2); from Canada and Mexico it is deemed to originate, GN 11(p)',
}

describe('the rules of origin', () => {
  it('give every line of chapters 1 to 97 that may be declared a rule, or the reason is listed', () => {
    const lines = shipped.schedule().declarable.filter((code) => Number(code.slice(0, 2)) <= 97)
    expect(lines.length).toBeGreaterThan(19_000)
    const without = new Set(
      lines.flatMap((code) =>
        (olderCodesOf(code, law.olderCodes) ?? [code]).filter(
          (older) => rulesOf(law, older, ON, 'CA-US').cases.length === 0,
        ),
      ),
    )
    expect([...without].map((code) => code.slice(0, 6))).toEqual(Object.keys(WITHOUT_RULE))
    expect(isDeemed('84714900', 'system')).toBe('yes')
  })

  it('hold one numbered rule a code, but for smart cards and motor vehicles, which have one for each kind', () => {
    const several = law.rules
      .flatMap((rule) => rule.goods.map(({ from }) => from.padEnd(6, '0').slice(0, 6)))
      .filter((code) => (rulesOf(law, code, ON, 'CA-US').cases[0] ?? []).filter((rule) => !rule.beside).length > 1)
    expect([...new Set(several)].filter((code) => !/^870[678]/.test(code))).toEqual(['852352'])
  })

  it.each([
    ['6403.59', 'net cost alone, 55 %', { transactionValue: null, netCost: 55 }],
    ['9403.60', '60 and 50 %', { transactionValue: 60, netCost: 50 }],
    ['9503.00', '45 and 35 %', { transactionValue: 45, netCost: 35 }],
    ['8481.80', '45 and 35 %', { transactionValue: 45, netCost: 35 }],
    ['2905.32', '40 and 30 %', { transactionValue: 40, netCost: 30 }],
    ['3501.10', '65 and 50 %', { transactionValue: 65, netCost: 50 }],
    ['8518.90', '30 and 25 %', { transactionValue: 30, netCost: 25 }],
    ['7308.10', '75 and 65 %', { transactionValue: 75, netCost: 65 }],
    ['8537.10', '50 and 40 %', { transactionValue: 50, netCost: 40 }],
  ])('%s asks for a value content of %s', (code, _, value) => {
    const [rules = []] = rulesOf(law, code.replace('.', ''), ON, 'CA-US').cases
    expect(
      rules.flatMap(({ alternatives }) => alternatives.flatMap((each) => (each.value ? [each.value] : []))),
    ).toContainEqual(value)
  })

  it('follow the day and the lane', () => {
    const of = (code: string, on: string, lane: 'CA-US' | 'MX-US') =>
      rulesOf(law, code, day(on), lane)
        .cases[0]?.filter((rule) => !rule.beside)
        .map(({ id }) => id)
    expect(of('850421', '2025-06-30', 'CA-US')).toEqual(['ch. 85 note 8504.21-8504.34, to 2025'])
    expect(of('850421', '2025-07-01', 'CA-US')).toEqual(['ch. 85 note 8504.21-8504.34'])
    expect(of('611030', '2026-11-15', 'MX-US')).toEqual(['ch. 61 note 6110.30'])
    expect(of('611030', '2026-11-15', 'CA-US')).toEqual(['ch. 61 note 6110.30, all other trade'])
    expect(of('550931', '2026-11-15', 'CA-US')).toEqual(['ch. 55 note 5509.31'])
  })

  it('put a rule of eight digits before that of six, and leave open which holds for six digits alone', () => {
    expect(rulesOf(law, '73211130', ON, 'CA-US').cases.map((rules) => rules.map(({ id }) => id))).toEqual([['73-18']])
    expect(rulesOf(law, '73211110', ON, 'CA-US').cases.map((rules) => rules.map(({ id }) => id))).toEqual([['73-19']])
    expect(rulesOf(law, '732111', ON, 'CA-US').cases.map((rules) => rules.map(({ id }) => id))).toEqual([
      ['73-19'],
      ['73-18'],
    ])
  })

  it('have words in both languages for every kind and condition', () => {
    for (const row of [...law.kinds.values(), ...law.conditions.values()])
      expect([row.en, row.fr].every((words) => words.length > 2)).toBe(true)
  })
})
