import { describe, expect, it } from 'vitest'
import { centsText, decimal, usd } from '../money.ts'
import { evaluateRate, type RateFacts } from './rate.ts'
import { parseRate } from './rate-text.ts'

const facts = (value: string, quantities: string[] = [], answers: Record<string, string> = {}): RateFacts => ({
  enteredValue: usd(value),
  quantities: quantities.map((text) => {
    const [amount = '', ...unit] = text.split(' ')
    return { amount: decimal(amount), unit: unit.join(' ') }
  }),
  answers,
})

function duty(rate: string, given: RateFacts): string | readonly string[] {
  const outcome = evaluateRate(parseRate(rate), given)
  if (outcome.kind === 'amount') return centsText(outcome.amount)
  return outcome.kind === 'missing' ? outcome.questions.map(({ id }) => id) : []
}

describe('rates worked out', () => {
  it.each([
    ['16.5%', facts('10000'), '1650.00'],
    ['2 1/2%', facts('333'), '8.33'], // 8.325 half up
    ['Free', facts('10000'), '0.00'],
    ['1.9¢/kg', facts('2000', ['400 kg']), '7.60'],
    ['0.8¢ each + 4.6%', facts('5000', ['1000 No.']), '238.00'], // 8 + 230
    ['5.25¢/bbl', facts('60000', ['1000 bbl']), '52.50'],
    ['7.85¢/liter', facts('20000', ['10000 liters']), '785.00'],
    ['6.3¢/liter', facts('3000', ['900000 ml']), '56.70'],
    ['$1.24/t', facts('500', ['2500 kg']), '3.10'],
    ['2.8¢/doz.', facts('500', ['600 No.']), '1.40'], // 50 dozen
    ['76¢/pr. + 32%', facts('1000', ['10 doz. prs.']), '411.20'], // 120 pairs: 91.20 + 320
    ['89.6¢/1000', facts('500', ['2500 pcs']), '2.24'],
    ['$2/1,000 + 60%', facts('100', ['3 thousands']), '66.00'],
    ['14¢/gross + 4.3%', facts('100', ['288 No.']), '4.58'], // 0.28 + 4.30
    ['18.7¢/clean kg', facts('500', ['100 cy kg', '140 kg']), '18.70'],
    ['1.7¢/kg on lead content', facts('500', ['900 kg', '200 Pb kg']), '3.40'],
    ['16.9¢/kg of total sugars + 5.1%', facts('1000', ['50 kg ttl sug']), '59.45'],
    ['4.4¢/liter + 31.4¢/pf. liter', facts('1000', ['100 liters', '30 pf.liters']), '13.82'],
    ['The duty provided in the applicable subheading + 25%', facts('1000'), '250.00'],
    ['3 percent of the fair retail value', facts('1000', [], { 'value:fair retail value': '1800' }), '54.00'],
    [
      '44¢ each + 6% on the case + 14% on the strap, band or bracelet + 5.3% on the battery',
      facts('5000', ['100 No.'], {
        'value:case': '2000',
        'value:strap, band or bracelet': '500',
        'value:battery': '100',
      }),
      '239.30', // 44 + 120 + 70 + 5.30
    ],
    [
      '43¢ each + 2.8¢/jewel over 7 + 3.7% on the case',
      facts('5000', ['100 No.'], { 'quantity:Jwls.:jewels over 7 in each movement': '1000', 'value:case': '1000' }),
      '108.00', // 43 + 28 + 37
    ],
  ])('%s', (rate, given, expected) => expect(duty(rate, given)).toBe(expected))

  const raw =
    '1.4606¢/kg less 0.020668¢/kg for each degree under 100 degrees (and fractions of a degree in proportion) but not less than 0.943854¢/kg'
  it.each([
    ['100', '14.61'], // 1.4606
    ['96.5', '13.88'], // 1.4606 - 3.5 x 0.020668 = 1.388262
    ['70', '9.44'], // 0.84056 is under the floor 0.943854
  ])('lowers the sugar rate by degrees down to the floor: %s degrees', (degrees, expected) => {
    expect(duty(raw, facts('1000', ['1000 kg'], { 'sugar-degrees': degrees }))).toBe(expected)
  })
})

describe('rates that need more', () => {
  it.each([
    ['1.9¢/kg', ['quantity:kg']],
    ['0.8¢ each + 4.6%', ['quantity:No.']],
    ['5.7¢/kg on drained weight + 8%', ['quantity:kg:drained weight']],
    ['76¢ each + 8.5% on the case + 5.3% on the battery', ['quantity:No.', 'value:case', 'value:battery']],
    ['See 9823.09.01-9823.09.09', ['quota-heading']],
    [
      'The rate applicable to the natural juice in heading 2009',
      ['duty-by-text:The rate applicable to the natural juice in heading 2009'],
    ],
  ])('%s asks for what is missing', (rate, expected) => expect(duty(rate, facts('1000'))).toEqual(expected))

  it('asks for degrees and weight of sugar', () => {
    const rate = parseRate(
      '3.6606¢/kg less 0.020668¢/kg for each degree under 100 degrees (and fractions of a degree in proportion) but not less than 3.143854¢/kg',
    )
    expect(evaluateRate(rate, facts('1000'))).toMatchObject({
      kind: 'missing',
      questions: [{ id: 'sugar-degrees', form: { kind: 'number', unit: 'degrees' } }, { id: 'quantity:kg' }],
    })
  })

  it('names the part in the unit that an amount is given under', () => {
    const unitAsked = (rate: string) => {
      const outcome = evaluateRate(parseRate(rate), facts('1000'))
      return outcome.kind === 'missing' ? outcome.questions.map(({ form }) => 'unit' in form && form.unit) : []
    }
    expect(unitAsked('5¢/kg on contents and container')).toEqual(['kg of goods and their container'])
    expect(duty('5¢/kg on contents and container', facts('1000', ['20 kg of goods and their container']))).toBe('1.00')
    expect(unitAsked('1.7¢/kg on lead content')).toEqual(['kg of lead content'])
  })

  it('does not take the gross quantity for a content, nor pieces for pairs', () => {
    expect(duty('1.7¢/kg on lead content', facts('500', ['900 kg']))).toEqual(['quantity:kg:lead content'])
    expect(duty('76¢/pr. + 32%', facts('500', ['900 No.']))).toEqual(['quantity:prs.'])
  })

  it('computes a text rate once its duty is answered, and ignores an answer that is no number', () => {
    const text = 'The rate applicable to each garment in the ensemble if separately entered'
    const id = 'duty-by-text:The rate applicable to each garment in the ensemble if separ'
    expect(duty(text, facts('1000', [], { [id]: '120.5' }))).toBe('120.50')
    expect(duty(text, facts('1000', [], { [id]: 'about 100' }))).toEqual([id])
    expect(duty('The rate applicable to the fabric', facts('1000', [], { [id]: '120.5' }))).toEqual([
      'duty-by-text:The rate applicable to the fabric',
    ])
  })

  it('has no rate where nothing is printed or the own line stands', () => {
    expect(evaluateRate(parseRate(''), facts('1000')).kind).toBe('no-rate')
    expect(evaluateRate(parseRate('No change'), facts('1000')).kind).toBe('no-rate')
  })
})
