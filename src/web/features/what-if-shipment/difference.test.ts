import { expect, it } from 'vitest'
import { cad } from '#domain/money.ts'
import { dutyCauseText } from '#words/duty-change.ts'
import { sharedCauses } from './difference.ts'

const item = (name: string, law: string, from: string | undefined, to: string | undefined) => ({
  id: name,
  name,
  before: { kind: 'free' },
  after: { kind: 'free' },
  causes: [{ law, from: from === undefined ? undefined : cad(from), to: to === undefined ? undefined : cad(to) }],
})

it('says once what happens to several items, with what it comes to on all of them', () => {
  const causes = sharedCauses([
    item('Rose candle', 'Section 301', undefined, '10.10'),
    item('Soap', 'Section 338', '4.00', undefined),
    item('Pine candle', 'Section 301', undefined, '20.20'),
    item('Hat', 'Section 301', '1.00', '2.50'),
  ])
  expect(causes.map(({ cause, names }) => [dutyCauseText('en', cause), names.join()])).toEqual([
    ['Section 301 applies then: CAD 30.30 more.', 'Rose candle,Pine candle'],
    ['Section 338 no longer applies: CAD 4.00 less.', 'Soap'],
    ['Section 301: CAD 1.00 becomes CAD 2.50.', 'Hat'],
  ])
})
