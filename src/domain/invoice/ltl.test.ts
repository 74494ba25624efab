import { describe, expect, it } from 'vitest'
import { country } from '../countries.ts'
import { usd } from '../money.ts'
import { parseFulfilmentCentre } from './ltl.ts'
import { type ManualLine, manualLineProblem } from './manual-lines.ts'

const fcAddress = { street: '33333 Lyndon B Johnson Freeway', city: 'Dallas', state: 'tx', zip: '75241' }

describe('parseFulfilmentCentre', () => {
  it('puts FC ID and state in capitals', () => {
    expect(parseFulfilmentCentre({ fcId: ' dfw1 ', fcAddress })).toEqual({
      kind: 'complete',
      centre: { ...fcAddress, fcId: 'DFW1', state: 'TX' },
    })
  })

  it('asks for the FC ID first', () => {
    expect(parseFulfilmentCentre(undefined)).toEqual({ kind: 'incomplete', lacks: 'id' })
    expect(parseFulfilmentCentre({ fcId: ' ', fcAddress: {} })).toEqual({ kind: 'incomplete', lacks: 'id' })
  })

  it.each(['street', 'city', 'state', 'zip'])('asks for the whole address when %s is blank', (part) => {
    expect(parseFulfilmentCentre({ fcId: 'DFW1', fcAddress: { ...fcAddress, [part]: ' ' } })).toEqual({
      kind: 'incomplete',
      lacks: 'address',
    })
  })
})

describe('manualLineProblem', () => {
  const line = (given: Partial<ManualLine>): ManualLine => ({
    sku: '',
    description: 'Display stand',
    quantity: 1,
    unitValue: usd('6.50'),
    origin: country('CA'),
    htsCode: null,
    maker: null,
    ...given,
  })

  it('takes a line with description, quantity and unit value', () => {
    expect(manualLineProblem(line({}))).toBeUndefined()
    expect(manualLineProblem(line({ htsCode: '4819504060' }))).toBeUndefined()
  })

  it.each([{ description: ' ' }, { quantity: 0 }, { unitValue: usd('0') }])('refuses %j', (given) => {
    expect(manualLineProblem(line(given))).toEqual({ reason: 'incomplete' })
  })

  it('refuses a code that has not ten digits', () => {
    expect(manualLineProblem(line({ htsCode: '481950' }))).toEqual({ reason: 'code-not-ten-digits', digits: 6 })
  })
})
