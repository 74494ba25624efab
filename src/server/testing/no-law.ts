// A tariff without lines, for programs that save and are killed: they start at once. Measures and preferences are those in force.
import { join } from 'node:path'
import { buildSchedule } from '#domain/tariff/schedule-index.ts'
import { ROOT } from '../env.ts'
import { loadOriginLaw } from '../reference/cusma.ts'
import { loadEntryLaw } from '../reference/entry-law.ts'
import { loadMeasures } from '../reference/measures.ts'
import { loadPga } from '../reference/pga.ts'
import { loadPreferences } from '../reference/preferences.ts'

export function noLaw() {
  const dataDir = join(ROOT, 'data')
  const measures = loadMeasures({ dataDir })
  return {
    tariff: buildSchedule({ release: '', facts: [], titles: new Map() }),
    measures,
    preferences: loadPreferences(dataDir),
    origin: loadOriginLaw(dataDir),
    entryLaw: loadEntryLaw(dataDir, { measures, pga: loadPga(dataDir) }),
  }
}
