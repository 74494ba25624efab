// A tariff without lines, for programs that save and are killed: they start at once. The rest of the law is
// that in force.
import { join } from 'node:path'
import { buildSchedule } from '#domain/tariff/schedule-index.ts'
import { ROOT } from '../env.ts'
import { once } from '../once.ts'
import { loadOriginLaw } from '../reference/cusma.ts'
import { loadEntryLaw } from '../reference/entry-law.ts'
import { loadMeasures } from '../reference/measures.ts'
import { loadPga } from '../reference/pga.ts'
import { loadPreferences } from '../reference/preferences.ts'

const dataDir = join(ROOT, 'data')
const tariff = once(() => buildSchedule({ release: '', facts: [], titles: new Map() }))
const measures = once(() => loadMeasures({ dataDir }))
const preferences = once(() => loadPreferences(dataDir))
const origin = once(() => loadOriginLaw(dataDir))
const entryLaw = once(() => loadEntryLaw(dataDir, { measures: measures.get(), pga: loadPga(dataDir) }))

const LAW = {
  get tariff() {
    return tariff.get()
  },
  get measures() {
    return measures.get()
  },
  get preferences() {
    return preferences.get()
  },
  get origin() {
    return origin.get()
  },
  get entryLaw() {
    return entryLaw.get()
  },
}

/** What a program works with, and the law, of which each part is read when it is asked for. */
export const withNoLaw = <T extends object>(needs: T): T & typeof LAW =>
  Object.defineProperties(needs, Object.getOwnPropertyDescriptors(LAW)) as T & typeof LAW
