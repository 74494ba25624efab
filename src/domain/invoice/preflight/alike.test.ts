import { expect, it } from 'vitest'
import { inOneLine } from './alike.ts'
import type { Finding } from './check.ts'

const found = (name: string, say = 'Proposed'): Finding => ({
  sentence: `${name}: ${say}`,
  item: `id-${name}`,
  field: 'mid',
  alike: { name, together: (names) => `${say}: ${names}.` },
})

it('names the items of equal findings in one line, at the place of the first', () => {
  expect(inOneLine([found('Candle'), found('Hat', 'Textile'), found('Soap'), found('Mug')])).toEqual([
    {
      sentence: 'Proposed: Candle; Soap and Mug.',
      item: 'id-Candle',
      items: ['id-Candle', 'id-Soap', 'id-Mug'],
      named: ['Candle', 'Soap', 'Mug'].map((name) => ({ id: `id-${name}`, name })),
      field: 'mid',
    },
    { sentence: 'Hat: Textile', item: 'id-Hat', field: 'mid' },
  ])
})

it('leaves findings alone that nobody called alike', () => {
  const plain = [
    { sentence: 'Candle has no code.', item: 'a' },
    { sentence: 'Candle has no code.', item: 'b' },
  ]
  expect(inOneLine(plain)).toEqual(plain)
})

it('counts the items beyond eight and cuts long names at a word', () => {
  const many = Array.from({ length: 11 }, (_, at) => found(`Candle ${at + 1}`))
  const [line] = inOneLine(many)
  expect(line?.sentence).toBe(
    'Proposed: Candle 1; Candle 2; Candle 3; Candle 4; Candle 5; Candle 6; Candle 7 and 4 more items.',
  )
  expect(line?.items).toHaveLength(11)
  expect(line?.named?.at(-1)).toEqual({ id: 'id-Candle 11', name: 'Candle 11' })
  const long = `Soy wax candle with a cotton wick in a glass jar, ${'hand poured '.repeat(8)}`
  expect(inOneLine([found(long), found('Hat')])[0]?.sentence).toBe(
    'Proposed: Soy wax candle with a cotton wick in a glass jar, hand… and Hat.',
  )
})

it('says the name of two lines of one product once', () => {
  expect(inOneLine([found('Candle'), { ...found('Candle'), item: 'other' }])[0]).toMatchObject({
    sentence: 'Proposed: Candle.',
    items: ['id-Candle', 'other'],
  })
})
