// The law of data/ without legal texts, as a bare start has it. Each part is read once a worker, and only where a test looks at it.
import { join } from 'node:path'
import { ROOT } from '../env.ts'
import { once } from '../once.ts'
import { openClassifier } from '../reference/classifier.ts'
import { loadOriginLaw } from '../reference/cusma.ts'
import { loadEntryLaw } from '../reference/entry-law.ts'
import { loadFulfilmentCentres } from '../reference/fulfilment-centres.ts'
import { loadMeasures } from '../reference/measures.ts'
import { loadPga } from '../reference/pga.ts'
import { loadPreferences } from '../reference/preferences.ts'
import { openTariff } from '../reference/tariff.ts'

const dataDir = join(ROOT, 'data')

const tariff = once(() => openTariff({ dataDir, referenceDir: join(dataDir, 'no-reference') }))
const classifier = once(() => openClassifier(dataDir, tariff.get().schedule))
const measures = once(() => loadMeasures({ dataDir }))
const preferences = once(() => loadPreferences(dataDir))
const origin = once(() => loadOriginLaw(dataDir))
const pga = once(() => loadPga(dataDir))
const entryLaw = once(() => loadEntryLaw(dataDir, { measures: measures.get(), pga: pga.get() }))
const centres = once(() => loadFulfilmentCentres(dataDir))

export const shipped = {
  schedule: () => tariff.get().schedule,
  tariffSummary: () => tariff.get().summary,
  classifier: () => classifier.get()(),
  measures: measures.get,
  preferences: preferences.get,
  origin: origin.get,
  pga: pga.get,
  entryLaw: entryLaw.get,
  fulfilmentCentres: centres.get,
}
