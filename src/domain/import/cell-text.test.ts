import { describe, expect, it } from 'vitest'
import { readCell } from './cells.ts'
import { COLUMNS } from './columns.ts'
import type { ImportKind } from './import-kind.ts'
import { rowChecker } from './records.ts'

const read = (kind: ImportKind, name: string, text: string) => {
  const column = COLUMNS[kind].find((each) => each.name === name)
  if (!column) throw new Error(name)
  return readCell(column.form, text)
}

describe.each([
  ['shipments', 'reference'],
  ['items', 'sku'],
  ['boxes', 'sku'],
  ['clients', 'name'],
  ['items', 'maker_name'],
  ['plans', 'plan'],
] as const)('%s: %s', (kind, name) => {
  it.each(['A\nB', 'A\r\nB', 'A\rB', 'A\tB', 'A\u2028B', 'A\u2029B', 'A\u0085B', 'A\vB'])(
    'takes one line only: %j',
    (text) => {
      expect(read(kind, name, text)).toEqual({ kind: 'problem', problem: { reason: 'oneLine' } })
    },
  )
  it.each([
    ['A\u0007B', 'U+0007'],
    ['A\u001bB', 'U+001B'],
    ['A\u007fB', 'U+007F'],
    ['A\u009fB', 'U+009F'],
    ['A\u202aB', 'U+202A'],
    ['A\u202eB', 'U+202E'],
    ['A\u2066B', 'U+2066'],
    ['A\u2069B', 'U+2069'],
  ])('refuses %j by its code', (text, code) => {
    expect(read(kind, name, text)).toEqual({ kind: 'problem', problem: { reason: 'unseen', facts: { given: code } } })
  })
  it.each(['Café Ürün 東京', 'שלום', 'A\u00a0B', '👩‍👩‍👧'])('takes %j as it is', (value) => {
    expect(read(kind, name, value)).toEqual({ kind: 'value', value })
  })
})

it('leaves out what nobody sees and does not mislead', () => {
  expect(read('items', 'sku', 'A\u200eB\u00ad-\u200b1')).toEqual({ kind: 'value', value: 'AB-1' })
})

it('keeps words of several lines on one line, notes as they are', () => {
  expect(read('items', 'description', 'Soy candle \r\n\n  6 oz,\tboxed')).toEqual({
    kind: 'value',
    value: 'Soy candle 6 oz, boxed',
  })
  expect(read('shipments', 'notes', 'call\r\nfirst\rthen\n\tcome')).toEqual({
    kind: 'value',
    value: 'call\nfirst\nthen\n\tcome',
  })
})

it('looks at every form of cell, also who the client is', () => {
  for (const { form } of Object.values(COLUMNS).flat())
    expect(readCell(form, 'C\u202eA')).toEqual({
      kind: 'problem',
      problem: { reason: 'unseen', facts: { given: 'U+202E' } },
    })
  expect(read('items', 'client', 'N-1\nN-2')).toEqual({ kind: 'problem', problem: { reason: 'oneLine' } })
})

it('names line and column', () => {
  const check = rowChecker('shipments', ['client', 'reference'])
  expect(check({ line: 7, cells: ['dana@wax.example', 'SHP\u202e1'] }).problems).toEqual([
    { line: 7, column: 'reference', problem: { reason: 'unseen', facts: { given: 'U+202E' } } },
  ])
})

it.each(['constructor', '__proto__'])('knows no %j by what every object has', (text) => {
  expect(read('shipments', 'destination_type', text)).toEqual({
    kind: 'problem',
    problem: { reason: 'destination', facts: { given: text } },
  })
  expect(readCell({ kind: 'yes-no' }, text)).toEqual({
    kind: 'problem',
    problem: { reason: 'yesNo', facts: { given: text } },
  })
})

it('refuses an amount in another currency than the column', () => {
  const refused = (reason: string, given: string) => ({ kind: 'problem', problem: { reason, facts: { given } } })
  expect(read('items', 'cost_cad', 'US$ 6.85')).toEqual(refused('notCad', 'US$ 6.85'))
  expect(read('plans', 'group_value_usd', '6.85 CAD')).toEqual(refused('notUsd', '6.85 CAD'))
  expect(read('plans', 'rate_total', '6.85 USD')).toEqual({ kind: 'value', value: '6.85' })
})
