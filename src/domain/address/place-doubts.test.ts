import { expect, it } from 'vitest'
import { type Place, placeDoubts } from './place-doubts.ts'

const GUELPH: Place = { country: 'CA', state: 'ON', postalCode: 'N1H 1A1', phone: '519-555-0100' }
const reasons = (changes: Partial<Place>) => placeDoubts({ ...GUELPH, ...changes }).map(({ reason }) => reason)

it.each<[string, Partial<Place>, readonly string[]]>([
  ['a whole Canadian address', {}, []],
  ['small letters, no blank, a name in French', { state: 'québec', postalCode: 'h2y1c6' }, []],
  ['an extension', { phone: '+1 (519) 555-0100 ext. 12' }, []],
  ['Guelph in the United States', { country: 'US' }, ['state-of-other', 'postal-code-of-other']],
  ['Guelph in the United States without province', { country: 'US', state: '' }, ['postal-code-of-other']],
  ['Guelph in Germany', { country: 'DE', state: '' }, ['postal-code-of-other']],
  ['a ZIP code in Canada', { state: '', postalCode: '14201' }, ['postal-code-of-other']],
  ['a state in Canada', { state: 'NY', postalCode: '14201' }, ['state-of-other', 'postal-code-of-other']],
  ['a letter O for a zero', { postalCode: 'N1H 1AO' }, ['postal-code-form']],
  ['a postal code of another province', { state: 'MB' }, ['postal-code-of-other-province']],
  ['a ZIP code of four digits', { country: 'US', state: 'NY', postalCode: '1420' }, ['postal-code-form']],
  ['a phone number that lacks a digit', { phone: '519 555 010' }, ['phone-form']],
  ['a number of another country', { phone: '+44 20 7946 0958' }, ['phone-form']],
  ['a whole US address', { country: 'US', state: 'NY', postalCode: '14201-1234' }, []],
  ['another country', { country: 'DE', state: 'Bayern', postalCode: '80331', phone: '+49 89 123456' }, []],
  ['nothing typed yet', { state: '', postalCode: '', phone: '' }, []],
])('of %s', (_, changes, expected) => {
  expect(reasons(changes)).toEqual(expected)
})
