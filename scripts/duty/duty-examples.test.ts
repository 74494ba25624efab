// The reference examples, where their folder lies beside the project.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calculateDuty } from '#domain/tariff/duty.ts'
import { loadMeasures } from '#server/reference/measures.ts'
import { loadPreferences } from '#server/reference/preferences.ts'
import { loadTariff } from '#server/reference/tariff.ts'
import { readJsonLines } from './case-file.ts'
import { type CaseRow, idOf, toInput } from './case-row.ts'
import { toResult } from './result-row.ts'
import { scoreResults } from './score.ts'

const dataDir = join(import.meta.dirname, '../../data')
const EXAMPLES = join(import.meta.dirname, '../../../shared/tariff/duty-examples.jsonl')

describe.runIf(existsSync(EXAMPLES))('reference examples', () => {
  it('agree to the cent, headings included', async () => {
    const law = {
      schedule: loadTariff({ dataDir }),
      measures: loadMeasures({ dataDir }),
      preferences: loadPreferences(dataDir),
    }
    const rows: CaseRow[] = []
    for await (const { row } of readJsonLines([readFileSync(EXAMPLES, 'utf8')])) if (row) rows.push(row)
    const results = rows.map((row) => toResult(idOf(row), calculateDuty(toInput(row), law)))
    expect(scoreResults(results, rows)).toEqual({ compared: rows.length, agree: rows.length, differences: [] })
  })
})
