// Boxes as a person gives them: what is read, what is refused, and the packing by rule.
import { describe, expect, it } from 'vitest'
import { type BoxGroup, packByCarton, packedUnits, packInOne, readBoxes } from './boxes.ts'

const MEASURES = { weightKg: '', lengthCm: '', widthCm: '', heightCm: '' }
const group = (count: string, contents: BoxGroup['contents'] = []): BoxGroup => ({ ...MEASURES, count, contents })
const products = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ sku: `CANDLE-${at + 1}`, quantity: '1' }))
const reasons = (groups: readonly BoxGroup[]) => readBoxes(groups).problems.map(({ problem }) => problem)

describe('boxes that are read', () => {
  it('writes numbers one way only and leaves a measure out that is left out', () => {
    const given = { ...group(' 3 ', [{ sku: 'WICK', quantity: '1 200' }]), weightKg: '4,5' }
    const { groups, problems } = readBoxes([given])
    expect(problems).toEqual([])
    expect(groups[0]).toEqual({ ...group('3', [{ sku: 'WICK', quantity: '1200' }]), weightKg: '4.5' })
  })

  it('needs a count and a quantity, and names what is wrong where it is', () => {
    const { problems } = readBoxes([group('2'), group('', [{ sku: 'WICK', quantity: 'some' }])])
    expect(problems).toEqual([
      { at: 1, field: 'count', problem: { reason: 'empty' } },
      { at: 1, field: 'quantity', content: 0, problem: { reason: 'whole', facts: { given: 'some' } } },
    ])
  })

  it('takes each of the goods once in a box', () => {
    const twice = [
      { sku: 'WICK', quantity: '1' },
      { sku: 'WICK', quantity: '2' },
    ]
    expect(reasons([group('1', twice)])).toEqual([{ reason: 'skuTwiceInBox' }])
  })
})

describe('boxes that are too many', () => {
  it('takes 500 boxes and no more', () => {
    expect(reasons([group('500')])).toEqual([])
    expect(reasons([group('300'), group('201')])).toEqual([{ reason: 'tooManyBoxes', facts: { count: 500 } }])
  })

  it('takes 10,000 lines of goods in all boxes together and no more', () => {
    expect(reasons([group('500', products(20))])).toEqual([])
    expect(reasons([group('499', products(20)), group('1', products(20))])).toEqual([])
    expect(reasons([group('499', products(20)), group('1', products(21))])).toEqual([
      { reason: 'tooMuchPacked', facts: { count: 10_000 } },
    ])
    expect(reasons([group('500', products(500))])).toEqual([{ reason: 'tooMuchPacked', facts: { count: 10_000 } }])
  })
})

describe('packing by rule', () => {
  const goods = [
    { sku: 'CANDLE', quantity: 25 },
    { sku: 'WICK', quantity: 4 },
    { sku: 'JAR', quantity: 0 },
  ]

  it('fills cartons of one product and puts the rest in a last one', () => {
    expect(packByCarton(goods, 12, MEASURES)).toEqual([
      group('2', [{ sku: 'CANDLE', quantity: '12' }]),
      group('1', [{ sku: 'CANDLE', quantity: '1' }]),
      group('1', [{ sku: 'WICK', quantity: '4' }]),
    ])
  })

  it('keeps every unit, and counts one that cannot be read as none', () => {
    expect([...packedUnits(packByCarton(goods, 12, MEASURES))]).toEqual([
      ['CANDLE', 25],
      ['WICK', 4],
    ])
    expect(packedUnits([group('two', [{ sku: 'CANDLE', quantity: '12' }])]).get('CANDLE')).toBe(0)
  })

  it('puts everything in one box', () => {
    expect(packInOne(goods.slice(0, 2), MEASURES)).toEqual([
      group('1', [
        { sku: 'CANDLE', quantity: '25' },
        { sku: 'WICK', quantity: '4' },
      ]),
    ])
  })
})
