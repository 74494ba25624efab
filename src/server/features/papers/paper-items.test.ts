import { expect, it } from 'vitest'
import { midOf } from './paper-items.ts'

const MAKER = {
  name: 'Prairie Wax Works Inc.',
  streetAddress: '455 Broadway',
  city: 'Winnipeg',
  state: 'MB',
  country: 'CA',
  zipCode: 'R3C 0T7',
}
const item = { maker: MAKER, makerId: 'maker-1' }
const none = { mids: new Map<string, string>(), defaultMid: null }

it('takes the code somebody set before the one of the address, and that before the default of the client', () => {
  const set = new Map([['maker-1', 'XMSETBYHAND']])
  expect(midOf(item, { mids: set, defaultMid: 'XODEFAULT1TOR' })).toEqual({ code: 'XMSETBYHAND', isProposed: false })
  expect(midOf(item, { ...none, defaultMid: 'XODEFAULT1TOR' })).toEqual({ code: 'XMPRAWAX455WIN', isProposed: true })
  const unknown = { maker: null, makerId: null }
  expect(midOf(unknown, { ...none, defaultMid: 'XODEFAULT1TOR' })).toEqual({ code: 'XODEFAULT1TOR', isProposed: true })
  expect(midOf(unknown, none)).toBeNull()
})
