import { expect, it } from 'vitest'
import { together } from './alike.ts'

const found = (name: string, mid: string) => ({ facts: { name, mid }, item: `id-${name}`, field: 'mid' })
const anyOf = () => ''

it('names the items of equal findings in one, at the place of the first', () => {
  expect(together([found('Candle', 'A'), found('Soap', 'B'), found('Mug', 'C')], anyOf)).toEqual([
    {
      facts: { name: 'Candle', mid: 'A' },
      item: 'id-Candle',
      field: 'mid',
      items: ['Candle', 'Soap', 'Mug'].map((name) => ({ id: `id-${name}`, name })),
    },
  ])
})

it('leaves findings apart that differ in what must be equal, and a single one as it is', () => {
  const three = [found('Candle', 'A'), found('Hat', 'B'), found('Soap', 'A')]
  expect(together(three, ({ mid }) => mid).map(({ items, item }) => [item, items?.length])).toEqual([
    ['id-Candle', 2],
    ['id-Hat', undefined],
  ])
})

it('keeps two items of one name', () => {
  const twice = [found('Candle', 'A'), { ...found('Candle', 'A'), item: 'other' }]
  expect(together(twice, anyOf)[0]?.items?.map(({ id }) => id)).toEqual(['id-Candle', 'other'])
})
