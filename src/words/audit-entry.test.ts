import { expect, it } from 'vitest'
import { actionText, changeText, fieldChanges, fieldLabel, hasSentence } from './audit-entry.ts'

const ID = '0190a1b2-0000-4000-8000-000000000001'
const entry = (action: string, kind: string, id: string, after: Record<string, unknown> | null = null) =>
  ({ action, subject: { kind, id }, before: null, after }) as const

it.each([
  [entry('item.changed', 'item', ID), 'MAPLE-01', 'changed item MAPLE-01'],
  [entry('item.changed', 'item', ID), null, 'changed item that is gone'],
  [entry('document.made', 'document', ID, { number: 'CI-7' }), null, 'made the document CI-7'],
  [entry('asin-data.saved', 'asin_data', 'B0DEMO0001'), null, 'changed what is remembered of B0DEMO0001'],
  [entry('password.changed', 'setting', 'staff_password_hash'), null, 'changed the staff password'],
  [entry('rocket.was-launched', 'rocket', 'R1'), null, 'rocket was launched R1'],
])('puts %o into words', (logged, name, words) => {
  expect(actionText(logged, name)).toBe(words)
})

it('knows which actions have a sentence', () => {
  expect(['item.changed', 'cusma-form.status-changed', 'demo-loaded', 'rocket.launched'].map(hasSentence)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('puts values into words: nothing, yes and no, amounts, lists, objects, and long ones cut', () => {
  const after = {
    country_of_origin: 'CA',
    declared_value_cad: '14.5',
    shipping_agreement_signed: true,
    shipment_ids: ['NP-1', 'NP-2'],
    selected_rate: { carrier: 'UPS', total: '12.00', note: null },
    notes: 'x'.repeat(500),
    anythingElse: 3,
  }
  const lines = fieldChanges({ before: { country_of_origin: null }, after }).map((each) => changeText(each, false))
  expect(lines.slice(0, 5)).toEqual([
    'Country of origin: nothing → CA',
    'Cost, CAD: nothing → 14.50',
    'Shipping agreement signed: nothing → yes',
    'Shipments: nothing → NP-1, NP-2',
    'Chosen rate: nothing → Carrier UPS; Total 12.00',
  ])
  expect(lines[5]?.length).toBeLessThan(430)
  expect(lines[6]).toBe('Anything else: nothing → 3')
})

it('leaves SKUs as they are written', () => {
  const after = { origin_criteria: { SYRUP: 'A', 'Boot-10': 'C', claimOnly: 'B' } }
  expect(fieldChanges({ before: null, after })[0]?.after).toBe('SYRUP A; Boot-10 C; Claim only B')
})

it('leaves out the arrow for what is new, and keeps it for what is taken away', () => {
  const [made] = fieldChanges({ before: null, after: { number: 'CI-7' } })
  const [gone] = fieldChanges({ before: { number: 'CI-7' }, after: null })
  expect([made && changeText(made, true), gone && changeText(gone, false)]).toEqual([
    'Number: CI-7',
    'Number: CI-7 → nothing',
  ])
})

it('labels a row of fees by its day', () => {
  expect(fieldLabel('row_2026-01-01')).toBe('Fees from 2026-01-01')
})
