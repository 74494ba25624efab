import { describe, expect, it } from 'vitest'
import { day } from '../calendar.ts'
import { type CoverableItem, type CoveringGood, productCover } from './product-cover.ts'

const maker = {
  name: 'Wax Works',
  streetAddress: '4 Mill Rd',
  city: 'Guelph',
  state: 'ON',
  country: 'CA',
  zipCode: 'N1H',
}
const good = (change: Partial<CoveringGood> = {}): CoveringGood => ({
  documentId: 'd1',
  number: 'CUSMA-1',
  filename: 'CUSMA-1.pdf',
  product: 'B0CANDLE01',
  code: '3406000000',
  origin: 'CA',
  maker: 'Wax Works, 4 Mill Rd, Guelph ON N1H, Canada',
  from: day('2026-11-01'),
  until: day('2027-10-31'),
  signedOn: day('2026-10-31'),
  ...change,
})
const item = (change: Partial<CoverableItem> = {}): CoverableItem => ({
  id: 'i1',
  product: 'B0CANDLE01',
  htsCode: '3406.00.00.00',
  countryOfOrigin: 'Canada',
  maker,
  isRefuted: false,
  ...change,
})
const on = (moves: string, items: CoverableItem[] = [item()], goods: CoveringGood[] = [good()]) => {
  const { covered, differing } = productCover(items, goods, day(moves))
  return { covered: covered.map((each) => each.good.number), differing: differing.map(({ differs }) => differs) }
}

describe('a certificate for products', () => {
  it.each([
    ['2026-10-31', []],
    ['2026-11-01', ['CUSMA-1']],
    ['2027-10-31', ['CUSMA-1']],
    ['2027-11-01', []],
  ])('on %s covers %j', (moves, numbers) => {
    expect(on(moves)).toEqual({ covered: numbers, differing: [] })
  })

  it('leaves out what it does not name', () => {
    expect(on('2026-12-01', [item({ product: 'B0SOAP0001' })])).toEqual({ covered: [], differing: [] })
  })

  it.each([
    [{ htsCode: '3307.49.00.00' }, ['code']],
    [{ htsCode: null }, ['code']],
    [{ countryOfOrigin: 'MX' }, ['origin']],
    [{ maker: null }, ['maker']],
    [{ isRefuted: true }, ['decision']],
    [{ maker: { ...maker, name: 'Others Inc.' }, countryOfOrigin: 'CN' }, ['origin', 'maker']],
  ])('does not cover the product with %j and says what differs', (change, differs) => {
    expect(on('2026-12-01', [item(change)])).toEqual({ covered: [], differing: [differs] })
  })

  it.each([
    ['2026-11-30', ['signed-later']],
    ['2026-12-01', undefined],
  ])('signed on 2026-12-01 differs for goods that move on %s by %j', (moves, differs) => {
    const { differing } = on(moves, [item()], [good({ signedOn: day('2026-12-01') })])
    expect(differing).toEqual(differs ? [differs] : [])
  })

  it('is that which lasts longest of several that cover, and one that covers goes before one that does not', () => {
    const longer = good({ number: 'CUSMA-2', until: day('2027-11-30') })
    expect(on('2026-12-01', [item()], [good(), longer]).covered).toEqual(['CUSMA-2'])
    expect(on('2026-12-01', [item()], [good(), { ...longer, code: '3307490000' }]).covered).toEqual(['CUSMA-1'])
  })
})
