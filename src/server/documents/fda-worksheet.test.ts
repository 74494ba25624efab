import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { buildWorksheets, type FdaItem } from '#domain/fda/worksheet.ts'
import { inEach } from '#domain/language.ts'
import { decimal } from '#domain/money.ts'
import { fdaItem } from '#domain/testing/fda-item.ts'
import { texts } from '#texts/en/fda.ts'
import { worksheetPaper } from '#words/papers/fda-worksheet.ts'
import { readPages, readPdf } from '../testing/read-pdf.ts'
import { renderFdaWorksheets } from './fda-worksheet.ts'

const render = (items: readonly FdaItem[], edits = {}) => {
  const why = 'Honey is food: prior notice.'
  const need = { agency: 'FDA', program: 'FOO', flag: 'FD4', level: 'required', confidence: 'high' } as const
  const sheets = buildWorksheets(
    {
      items,
      boxes: [{ number: 1, weightKg: decimal('18'), contents: [{ sku: 'HONEY', quantity: 30 }] }],
      pga: [{ prefix: '0409', ...need, why: inEach({ en: why, fr: why }), documents: [] }],
      shipper: { name: 'Northern Pantry', address: '210 Queen Street, Hamilton', country: 'CA' },
      importer: { name: 'Northern Pantry', address: '210 Queen Street, Hamilton', number: '' },
      consignee: 'Amazon FBA DFW1',
      contact: { name: 'Dana Roy', title: 'Director', reach: '905-555-0142' },
    },
    texts,
    edits,
  )
  const of = { number: 'FDA-NP-2041', reference: 'NP-2041', author: 'Northern Pantry', date: day('2026-11-21') }
  return renderFdaWorksheets(worksheetPaper(sheets, of))
}
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => fdaItem({ id: `item-${at + 1}`, sku: `SKU-${at + 1}` }))

it('prints what is known and marks what is blank', async () => {
  const text = (await readPages(await render([fdaItem()], { 'item-1': { productCode: '36A--01' } }))).join(' ')
  const expected = ['FDA-NP-2041', '21 Nov 2026', 'Worksheet 1 of 1', 'Clover honey in glass jars', '0409.00.00.10']
  const filled = ['36A--01', '30 units', '1 CT x 30 PCS', '15 kg', '18 kg', 'Bee Co.', 'XOBEECO1GUE', 'Dana Roy']
  expect([...expected, ...filled].filter((each) => !text.includes(each))).toEqual([])
  // Food has 9 + 5 + 3 + 5 + 3 + 8 + 6 + 4 + 1 + 4 + 5 = 53 fields; 7 + 5 + 0 + 3 + 2 + 4 + 0 + 0 + 0 + 1 + 3 = 25 are known; 28 are boxes.
  expect(text).toContain('28 fields to fill in')
  expect(text.match(/to fill in(?!")/g)).toHaveLength(29)
  expect(text.match(/Draft for a licensed customs broker/g)).toHaveLength(1)
})

it.each([1, 50, 500])('%i products: each once, on pages of its own, inside the page', async (count) => {
  const pages = await readPdf(await render(many(count)))
  const texts = pages.map((page) => page.map(({ text }) => text).join(' '))
  const skus = texts.flatMap((text) => text.match(/SKU SKU-\d+/g) ?? [])
  expect(skus).toEqual(many(count).map(({ sku }) => `SKU ${sku}`))
  for (const [at, text] of texts.entries()) expect(text).toContain(`Page ${at + 1} of ${pages.length}`)
  for (const page of pages) {
    expect(Math.max(...page.map(({ x, width }) => x + width))).toBeLessThanOrEqual(612 - 39.5)
    expect(Math.min(...page.map(({ y }) => y))).toBeGreaterThan(20)
  }
})

describe('names of the world', () => {
  it('prints accented and Chinese names, and a text of many lines whole', async () => {
    const maker = { ...fdaItem().maker, name: 'Łódź Żółć & 深圳市光明食品有限公司 Été Ltée' }
    const words = Array.from({ length: 900 }, (_, at) => `word${at}`)
    const given = fdaItem({ maker: { streetAddress: '', city: '', state: '', country: 'CN', zipCode: '', ...maker } })
    const text = (await readPages(await render([given], { 'item-1': { lot: words.join(' ') } }))).join(' ')
    expect(text.replaceAll(' ', '')).toContain('Łódź Żółć & 深圳市光明食品有限公司 Été Ltée'.replaceAll(' ', ''))
    expect(words.filter((word) => !text.includes(word))).toEqual([])
    expect(text).not.toContain('□')
  })

  it('marks what it cannot print', async () => {
    const text = (await readPages(await render([fdaItem({ description: 'Honey ไทย' })]))).join(' ')
    expect(text).toContain('Honey □□□')
    expect(text).toContain('U+0E44, U+0E17, U+0E22.')
  })
})
