import { describe, expect, it } from 'vitest'
import { shipmentItem } from '#contract/items.ts'
import { maker, item as wireItem } from '../../testing/shipment-answers.ts'
import { toMakers } from './makers.ts'
import { planPaste } from './paste-plan.ts'
import type { Block } from './range.ts'

const items = [1, 2, 3].map((number) => shipmentItem.parse(wireItem(number)))
const SECOND = '0190a1b2-0000-4000-8000-0000000000a2'
const makers = toMakers([maker(), maker({ id: SECOND, name: 'Hanoi Glass', city: 'Hanoi', state: '', country: 'VN' })])
const at = (top: number, left: number, bottom = top, right = left): Block => ({ top, left, bottom, right })
const plan = (text: string, block: Block) => planPaste('en', text, { items, makers, block })
const changed = (text: string, block: Block) =>
  plan(text, block).changes.map(({ item, change, line }) => ({ sku: item.sku, line, ...change }))

const ORIGIN = 3
const CODE = 4
const COST = 5
const MAKER = 6

describe('a block at the focused cell', () => {
  it('understands country names, codes with dots, currency signs and names of makers', () => {
    expect(changed('Viet Nam\t6912.00.35.00\t$1,234.5\thanoi  glass\n', at(1, ORIGIN))).toEqual([
      { sku: 'NLC-2', line: 1, countryOfOrigin: 'VN' },
      { sku: 'NLC-2', line: 1, htsCode: '6912003500', htsProposedBy: 'person', htsConfirmed: true },
      { sku: 'NLC-2', line: 1, declaredValue: 1234.5 },
      { sku: 'NLC-2', line: 1, manufacturing_address_id: SECOND },
    ])
  })

  it('goes down from the focused line, an empty line leaves its item as it is', () => {
    expect(changed('7\r\n\r\n8\r\n', at(0, COST))).toEqual([
      { sku: 'NLC-1', line: 1, declaredValue: 7 },
      { sku: 'NLC-3', line: 3, declaredValue: 8 },
    ])
  })

  it('fills the whole selection with a single value', () => {
    expect(changed('MX', at(0, ORIGIN, 2, CODE)).map((each) => each.sku)).toEqual(['NLC-1', 'NLC-2', 'NLC-3'])
  })

  it('names the line and the column of every cell it cannot use, and keeps the others', () => {
    const { changes, problems, same } = plan(
      'Atlantis\t123\t0\tNobody\nCA\t3406000000\tUS$4\t\n\t\t\t\n9\n',
      at(0, ORIGIN),
    )
    expect(problems).toEqual([
      {
        line: 1,
        column: 'Country of origin',
        text: 'Atlantis is not a country. Give its name or its code, such as CA.',
      },
      { line: 1, column: 'HTS code', text: 'Invalid HTS code: Must be exactly 10 digits (3/10)' },
      { line: 1, column: 'Cost (CAD)', text: 'The cost must be above 0.' },
      {
        line: 1,
        column: 'Manufacturer',
        text: 'No saved address has the name Nobody. Add it on the card of an item first.',
      },
      { line: 2, column: 'Cost (CAD)', text: 'Give the cost as a number, such as 6.85.' },
      { line: 4, text: 'No item is left for this line.' },
    ])
    expect([changes.length, same]).toEqual([0, 2])
  })

  it('takes whole rows back that were copied here, but no other SKU', () => {
    const row = 'Candle 1\tNLC-1\t144\tMX\t3406.00.00.00\t6.85\tPrairie Wax Works Inc.\t986.40\t493.40'
    expect(changed(row, at(0, 0))).toEqual([{ sku: 'NLC-1', line: 1, countryOfOrigin: 'MX' }])
    expect(plan(row, at(1, 0)).problems.map((problem) => problem.column)).toEqual(['Item', 'SKU'])
  })
})

describe('a block with headings', () => {
  it('maps columns by their names and lines by SKU, wherever the focus is', () => {
    const text = 'Unit cost\tColour\tSKU\tMade in\n7.5\tred\tNLC-3\tMexico\n8\tblue\tnlc-1\t\n'
    expect(changed(text, at(2, 0))).toEqual([
      { sku: 'NLC-3', line: 2, declaredValue: 7.5 },
      { sku: 'NLC-3', line: 2, countryOfOrigin: 'MX' },
      { sku: 'NLC-1', line: 3, declaredValue: 8 },
    ])
    expect(plan(text, at(2, 0))).toMatchObject({
      blank: 1,
      headings: { columns: ['Cost (CAD)', 'Country of origin'], unused: ['Colour'], identity: 'SKU' },
    })
  })

  it('says which line has an unknown SKU, no SKU, or one that was there before', () => {
    const { problems } = plan('SKU\tCost\nNLC-9\t7\n\t7\nNLC-1\t7\nNLC-1\t8\n', at(0, 0))
    expect(problems.map(({ line, text }) => [line, text])).toEqual([
      [2, 'No item of this shipment has the SKU NLC-9.'],
      [3, 'The line has no SKU.'],
      [5, 'Line 4 is for the same item: this line is left out.'],
    ])
  })

  it('reads lines of a comma-separated file too', () => {
    expect(changed('sku,cost\nNLC-2,"1,234.50"\n', at(0, 0))).toEqual([
      { sku: 'NLC-2', line: 2, declaredValue: 1234.5 },
    ])
  })

  it('without a SKU column goes down from the focused line', () => {
    expect(changed('HTS\n6912003500', at(1, 0))).toMatchObject([{ sku: 'NLC-2', line: 2 }])
  })
})

it('refuses an unclosed quotation mark and keeps one inside a text', () => {
  expect(plan('"7\n8', at(0, COST)).problems).toEqual([{ line: 1, text: 'A quotation mark is never closed.' }])
  expect(plan('7" pan', at(0, MAKER)).problems[0]?.text).toContain('the name 7" pan.')
  expect(plan('"No, ""Maker""."', at(0, MAKER)).problems[0]?.text).toContain('the name No, "Maker".')
})

it('does not take the same code again for a confirmation', () => {
  const proposed = shipmentItem.parse(
    wireItem(1, { htsProvenance: { proposedBy: 'classifier', confirmedBy: null, confirmedAt: null } }),
  )
  expect(planPaste('en', '3406.00.00.00', { items: [proposed], makers, block: at(0, CODE) })).toMatchObject({
    changes: [],
    same: 1,
  })
})
