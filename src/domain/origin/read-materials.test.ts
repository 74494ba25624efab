// Lists of materials as people paste them.
import { expect, it } from 'vitest'
import { readMaterialText } from './read-materials.ts'

const WAX = {
  description: 'Cire de palme',
  code: '1516.20',
  origin: 'MY',
  value: '3,20',
  weight: '',
  supplier: '',
}

it('reads a list with a heading in any order, in English or French', () => {
  const read = readMaterialText('Pays;Matière;Code SH;Valeur\nMalaysia;Cire de palme;1516.20;3,20')
  expect(read).toEqual({ materials: [WAX], unknownCountries: [] })
})

it('reads one without a heading in the order of the form, and tells a country that is not known', () => {
  const read = readMaterialText('Jar\t7010.90\tChina\t1.10\t40 %\nWick\t\tAtlantis\t')
  expect(read?.materials.map(({ description, origin, weight }) => [description, origin, weight])).toEqual([
    ['Jar', 'CN', '40'],
    ['Wick', null, ''],
  ])
  expect(read?.unknownCountries).toEqual([{ line: 2, given: 'Atlantis' }])
})

it('keeps what is no number as it was typed', () => {
  expect(readMaterialText('Wax,1516.20,Malaysia,about three')?.materials[0]?.value).toBe('about three')
})

it('answers nothing where a quote is never closed', () => {
  expect(readMaterialText('"Wax,1516.20')).toBeUndefined()
})
