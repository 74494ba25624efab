import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type FulfilmentCentre, fulfilmentCentres, loadFulfilmentCentres, parseCentres } from './fulfilment-centres.ts'

const centre = (code: string, city: string, state: string, zip = '00000'): FulfilmentCentre => ({
  code,
  street: '1 Main St',
  city,
  state,
  zip,
  confidence: 'high',
  source: 'list',
})

const some = fulfilmentCentres('test', [
  centre('TUL1', 'Tulsa', 'OK'),
  centre('DFW7', 'Fort Worth', 'TX'),
  centre('DFW1', 'DFW Airport', 'TX'),
  centre('ABE8', 'Florence', 'NJ', '08518'),
  centre('CVG2', 'Florence', 'KY'),
])
const codes = (text: string, limit = 20) => some.search(text, limit).map((each) => each.code)

it('takes a street without the number of a house for doubtful, however many lists name it', () => {
  const rows = ['402 John Dodd Rd', '41W368 Freeman Road', 'Route 59', '311Ella St', 'PO Box 80387']
  const text = rows.map((street, at) => `GSP${at}\t${street}\tSpartanburg\tSC\t29303\thigh`).join('\n')
  const centres = parseCentres(`code\tstreet\tcity\tstate\tzip\tconfidence\n${text}\n`)
  expect(centres.map(({ confidence }) => confidence)).toEqual(['high', 'high', 'low', 'low', 'low'])
})

describe('searching fulfilment centres', () => {
  it('puts the code itself first, then codes that begin so', () => {
    expect(codes('dfw')).toEqual(['DFW1', 'DFW7'])
    expect(codes(' dfw7 ')).toEqual(['DFW7'])
  })

  it('finds by state, city and the beginning of the postal code', () => {
    expect(codes('TX')).toEqual(['DFW1', 'DFW7'])
    expect(codes('flor')).toEqual(['ABE8', 'CVG2'])
    expect(codes('085')).toEqual(['ABE8'])
  })

  it('answers no more than asked for, and the first codes when nothing is typed', () => {
    expect(codes('', 2)).toEqual(['ABE8', 'CVG2'])
    expect(codes('nowhere')).toEqual([])
  })

  it('finds a code in any case', () => {
    expect(some.find('abe8')?.city).toBe('Florence')
    expect(some.find('ABE9')).toBeUndefined()
  })
})

describe('the data set', () => {
  const loaded = loadFulfilmentCentres(join(import.meta.dirname, '../../../data'))

  it('holds 1,578 centres in the United States, each with a code of its own', () => {
    expect(loaded.count).toBe(1578)
    expect(new Set(loaded.search('', 2000).map((each) => each.code)).size).toBe(1578)
  })

  it('knows a centre with its address', () => {
    expect(loaded.find('ABE8')).toEqual({
      code: 'ABE8',
      street: '309 Cedar Ln',
      city: 'Florence',
      state: 'NJ',
      zip: '08518',
      confidence: 'high',
      source: 'list',
    })
  })
})

it.each([
  ['columns in another order', 'code\tcity\nABE8\tFlorence\n', 'unexpected columns'],
  [
    'a confidence nobody knows',
    'code\tstreet\tcity\tstate\tzip\tconfidence\nABE8\t1 Main\tFlorence\tNJ\t08518\tsure\n',
    'not a fulfilment centre',
  ],
])('refuses a file with %s', (_name, text, reason) => {
  expect(() => parseCentres(text)).toThrow(reason)
})
