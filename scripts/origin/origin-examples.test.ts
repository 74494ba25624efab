// The reference cases of origin, where the reference folder holds them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadOriginLaw } from '#server/reference/cusma.ts'
import { REFERENCE_FOLDER } from '../reference-folder.ts'
import { decideRow } from './decide-row.ts'
import { scoreRow } from './score.ts'

const EXAMPLES = join(REFERENCE_FOLDER, 'cusma/examples.jsonl')
const law = loadOriginLaw(join(import.meta.dirname, '../../data'))

describe.runIf(existsSync(EXAMPLES))('reference cases', () => {
  it('are all right, point for point', () => {
    const rows: unknown[] = readFileSync(EXAMPLES, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
    const lost = rows.flatMap((row) => scoreRow(row, decide(row)).lost)
    expect(lost).toEqual([])
  })
})

describe('a row', () => {
  const ROW = {
    id: 'x',
    good: { hs6: '732690', description: 'shelf' },
    transaction_value: 40,
    materials: [{ id: 'm1', description: 'sheet', hs6: '721933', origin: 'CN', originating: false, value: 9 }],
    processes: ['cut', 'welded'],
  }
  it('is answered in the fields of the file', () => {
    expect(decide(ROW)).toEqual({
      id: 'x',
      outcome: 'originating',
      criterion: 'B',
      rule: { id: '73-28', also: [] },
      failing_materials: [],
      de_minimis_used: false,
      missing_facts: [],
    })
  })
  it('is decided without a look at what is expected', () => {
    const told = {
      ...ROW,
      kind: ['x'],
      expected: { outcome: 'not_originating' },
      derivation: 'no',
      source: 'no',
      confidence: 'high',
    }
    expect(decide(told)).toEqual(decide(ROW))
  })
  it('with work on the good outside the three countries does not originate', () => {
    expect(decide({ ...ROW, processes: ['cut', 'assembled in China'] }).outcome).toBe('not_originating')
  })
  it('takes answers under many names', () => {
    expect(decide({ ...ROW, questions: { left_customs_control: true } }).outcome).toBe('not_originating')
    expect(decide({ ...ROW, questions: { operations_outside_usmca: 'unloading, storing' } }).outcome).toBe(
      'originating',
    )
  })
})

const decide = (row: unknown) => decideRow(law, row)
