// The reference examples, where the reference folder holds them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calculateDuty } from '#domain/tariff/duty.ts'
import { loadMeasures } from '#server/reference/measures.ts'
import { loadPreferences } from '#server/reference/preferences.ts'
import { loadTariff } from '#server/reference/tariff.ts'
import { REFERENCE_FOLDER } from '../reference-folder.ts'
import { readJsonLines } from './case-file.ts'
import { type CaseRow, idOf, toInput } from './case-row.ts'
import { toResult } from './result-row.ts'
import { scoreResults } from './score.ts'

const dataDir = join(import.meta.dirname, '../../data')
const EXAMPLES = join(REFERENCE_FOLDER, 'tariff/duty-examples.jsonl')

describe.runIf(existsSync(EXAMPLES))('reference examples', () => {
  it('agree to the cent, headings included', async () => {
    const law = {
      schedule: loadTariff({ dataDir, referenceDir: REFERENCE_FOLDER }),
      measures: loadMeasures({ dataDir }),
      preferences: loadPreferences(dataDir),
    }
    const rows: CaseRow[] = []
    for await (const { row } of readJsonLines([readFileSync(EXAMPLES, 'utf8')])) if (row) rows.push(row)
    const results = rows.map((row) => toResult(idOf(row), calculateDuty(toInput(row), law)))
    expect(scoreResults(results, rows)).toEqual({ compared: rows.length, agree: rows.length, differences: [] })
  })
})
