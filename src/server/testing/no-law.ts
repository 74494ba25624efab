// A tariff without lines, for programs that save and are killed: they start at once. Measures and preferences are those in force.
import { join } from 'node:path'
import { buildSchedule } from '#domain/tariff/schedule-index.ts'
import { ROOT } from '../env.ts'
import { loadMeasures } from '../reference/measures.ts'
import { loadPreferences } from '../reference/preferences.ts'

export const noLaw = () => ({
  tariff: buildSchedule({ release: '', facts: [], titles: new Map() }),
  measures: loadMeasures({ dataDir: join(ROOT, 'data') }),
  preferences: loadPreferences(join(ROOT, 'data')),
})
