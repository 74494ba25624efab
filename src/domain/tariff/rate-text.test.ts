import { describe, expect, it } from 'vitest'
import { parseRate, parseSpecial, type RateTerm } from './rate-text.ts'

/** Terms in short: '18% of case', 'USD 0.008 for 1 No.', 'USD 0.017 for 1 kg of lead content'. */
function shown(term: RateTerm): string {
  const of = term.of === undefined ? '' : ` of ${term.of}`
  return term.kind === 'percent' ? `${term.percent}%${of}` : `USD ${term.usd} for ${term.per} ${term.unit}${of}`
}

function termsOf(text: string): readonly string[] {
  const rate = parseRate(text)
  if (rate.kind === 'ad-valorem') return [`${rate.percent}%`]
  return 'terms' in rate ? rate.terms.map(shown) : []
}

describe('rates read', () => {
  it.each([
    ['16.5%', 'ad-valorem', ['16.5%']],
    ['2 1/2%', 'ad-valorem', ['2.5%']],
    [' 3.7% ', 'ad-valorem', ['3.7%']],
    ['6.5% on the entire set', 'ad-valorem', ['6.5%']],
    ['1.9¢/kg', 'specific', ['USD 0.019 for 1 kg']],
    ['$1.035/kg', 'specific', ['USD 1.035 for 1 kg']],
    ['4.5¢/ liter', 'specific', ['USD 0.045 for 1 liters']],
    ['5.25¢/bbl', 'specific', ['USD 0.0525 for 1 bbl']],
    ['0.8¢ each + 4.6%', 'compound', ['USD 0.008 for 1 No.', '4.6%']],
    ['$1.035/kg  + 14.9%', 'compound', ['USD 1.035 for 1 kg', '14.9%']],
    ['39.9¢/kg +6%', 'compound', ['USD 0.399 for 1 kg', '6%']],
    ['$2.50/thou- sand + 40%', 'compound', ['USD 2.5 for 1 thousands', '40%']],
    ['13.5¢/kg + 6.3% + 1.9¢/article', 'compound', ['USD 0.135 for 1 kg', '6.3%', 'USD 0.019 for 1 No.']],
    ['10¢/1,000 pins + 3.5%', 'compound', ['USD 0.1 for 1000 No.', '3.5%']],
    ['0.3¢/line/ gross + 4.6%', 'compound', ['USD 0.003 for 1 gr.lines', '4.6%']],
    ['3.7¢/kg on drained weight', 'on-part', ['USD 0.037 for 1 kg of drained weight']],
    ['5¢/kg on contents and container', 'on-part', ['USD 0.05 for 1 kg of goods and their container']],
    ['$1.32/t, including weight of container', 'on-part', ['USD 1.32 for 1 t of goods and their container']],
    ['86.1¢/m2of recording surface', 'on-part', ['USD 0.861 for 1 m2 of recording surface']],
    ['2.5% on the value of the lead content', 'on-part', ['2.5% of lead content']],
    [
      '$2.70 each + 45% on the case + 35% on thebattery',
      'on-part',
      ['USD 2.7 for 1 No.', '45% of case', '35% of battery'],
    ],
    [
      '4.7% on the value of the rifle + 20% on the value of the telescopic sight, if any',
      'on-part',
      ['4.7% of rifle', '20% of telescopic sight'],
    ],
  ])('%s', (text, kind, terms) => {
    expect(parseRate(text).kind).toBe(kind)
    expect(termsOf(text)).toEqual(terms)
  })

  it.each([
    ['', 'blank'],
    [' \n', 'blank'],
    ['Free', 'free'],
    ['No additional duty', 'free'],
    ['No change.', 'no-change'],
    ['The duty provided in the applicable subheading + 25%', 'applicable-plus'],
    ['The duty provided inthe applicable subheading+ 25%', 'applicable-plus'],
    ['See 9822.05.20', 'see'],
    ['See additional U.S. note 1', 'by-reference'],
    ['The rate of duty appli- cable to that article in the set subject to the high- est rate of duty', 'by-reference'],
    ['A duty upon the value of the repairs or alterations', 'by-reference'],
    ['as the Secretary thinks fit', 'unread'],
  ])('takes "%s" as %s', (text, kind) => expect(parseRate(text).kind).toBe(kind))

  it('keeps the condition of a free rate', () => {
    expect(parseRate('Free, under bond')).toEqual({ kind: 'free', condition: 'under bond' })
  })

  it('reads the duty added to the value of a part by chapter 99', () => {
    const text = 'The duty provided in the applicable subheading + a duty of 25% upon the value of the non-U.S. content'
    expect(parseRate(text)).toMatchObject({ kind: 'applicable-plus', of: 'non-U.S. content' })
  })
})

describe('special columns', () => {
  const groups = (text: string) => parseSpecial(text).map(({ text: rate, programmes }) => [rate, programmes.join()])

  it('splits several groups, with or without spaces between', () => {
    expect(groups('Free (A+,AU, S,SG) 3.2% (JP)')).toEqual([
      ['Free', 'A+,AU,S,SG'],
      ['3.2%', 'JP'],
    ])
    expect(groups('Free\n(A, AU,BH)8.8¢/liter(JO)')).toEqual([
      ['Free', 'A,AU,BH'],
      ['8.8¢/liter', 'JO'],
    ])
  })

  it('keeps brackets that name a note with the rate', () => {
    expect(groups('A duty upon the value of the repairs (see U.S. note 3 of this subchapter) (B,C)')).toEqual([
      ['A duty upon the value of the repairs (see U.S. note 3 of this subchapter)', 'B,C'],
    ])
  })

  it('reads the headings a group points at, ranges and misprints included', () => {
    const [first, second] = parseSpecial('See 9823.04.01-9823.04.54 (S+) See 9919.04.10, 9919.04.12, 99.19.04.14 (PA)')
    expect(first?.rate).toEqual({ kind: 'see', headings: ['9823.04.01-9823.04.54'] })
    expect(second?.rate).toEqual({ kind: 'see', headings: ['9919.04.10', '9919.04.12', '9919.04.14'] })
  })

  it('passes a list opened twice', () => {
    expect(groups('Free (AU) See 9919.04.50, 9919.04.67 (PA (PA)')).toEqual([
      ['Free', 'AU'],
      ['See 9919.04.50, 9919.04.67', 'PA'],
    ])
  })

  it('answers a rate without programmes for an unrestricted column and nothing for an empty one', () => {
    expect(groups('No change')).toEqual([['No change', '']])
    expect(parseSpecial(' ')).toEqual([])
  })
})
