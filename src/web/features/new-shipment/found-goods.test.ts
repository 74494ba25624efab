import { describe, expect, it } from 'vitest'
import { findInText, goodsIn } from './found-goods.ts'

const tableIn = (text: string) => {
  const found = findInText(text)
  if (found.kind !== 'table') throw new Error('no table')
  return found.table
}

const HEADING = 'Name,Financial Status,Currency,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku'
const orders = (currency: string) => `${HEADING}
#1,paid,${currency},2,Soy candle,24.00,NPG-6C
#2,paid,${currency},3,Soy candle,24.00,NPG-6C
`

describe('goods found in a file', () => {
  it('adds up the orders and takes no selling price for a cost', () => {
    expect(goodsIn(tableIn(orders('CAD')))).toEqual({
      goods: [{ sku: 'NPG-6C', description: 'Soy candle', quantity: '5' }],
      orders: 2,
      shortCodes: 0,
      prices: { count: 2, currency: 'CAD' },
    })
  })

  it('takes the selling price as the cost where the person says so', () => {
    expect(goodsIn(tableIn(orders('CAD')), true).goods).toEqual([
      { sku: 'NPG-6C', description: 'Soy candle', quantity: '5', cost_cad: '24.00' },
    ])
  })

  it('names the currency of foreign selling prices', () => {
    expect(goodsIn(tableIn(orders('USD'))).prices).toEqual({ count: 2, currency: 'USD' })
  })

  it.each([
    ['Weight (kg)', '0.3', '0.3'],
    ['Weight (g)', '300', '0.3'],
    ['Weight (lbs)', '1', '0.454'],
    ['Weight (oz)', '8', '0.227'],
  ])('reads a weight in %s as kilograms', (unit, weight, kg) => {
    const heading = `ID,Type,SKU,Name,Published,"In stock?","Regular price","${unit}"`
    const { goods } = goodsIn(tableIn(`${heading}\n1,simple,A,Candle,1,1,24.00,${weight}\n`))
    expect(goods).toEqual([{ sku: 'A', description: 'Candle', unit_weight_kg: kg }])
  })

  it('leaves a code of six digits out and counts it', () => {
    const table = tableIn('Handle,Title,Option1 Value,SKU,HS Code,COO\nc,Candle,Default Title,A,3406.00,CA\n')
    expect(goodsIn(table)).toMatchObject({
      goods: [{ sku: 'A', description: 'Candle', country_of_origin: 'CA' }],
      shortCodes: 1,
    })
  })
})
