// The data sets of data/, each read once a worker and only by tests that look at it.
import { join } from 'node:path'
import { ROOT } from '../env.ts'
import { openClassifier } from '../reference/classifier.ts'
import { loadOriginLaw } from '../reference/cusma.ts'
import { loadEntryLaw } from '../reference/entry-law.ts'
import { type FulfilmentCentres, loadFulfilmentCentres } from '../reference/fulfilment-centres.ts'
import { loadMeasures } from '../reference/measures.ts'
import { loadPga } from '../reference/pga.ts'
import { loadPreferences } from '../reference/preferences.ts'
import { openTariff } from '../reference/tariff.ts'

let tariff: ReturnType<typeof openTariff> | undefined

/** The schedule of data/ without legal texts, read once a worker and only by tests that look at it. */
export function testTariff(): ReturnType<typeof openTariff> {
  tariff ??= openTariff({ dataDir: join(ROOT, 'data'), referenceDir: join(ROOT, 'data', 'no-reference') })
  return tariff
}

let classifier: ReturnType<typeof openClassifier> | undefined

/** The classifier of data/ over that schedule, built once a worker and only by tests that ask it. */
export function testClassifier(): ReturnType<ReturnType<typeof openClassifier>> {
  classifier ??= openClassifier(join(ROOT, 'data'), testTariff().schedule)
  return classifier()
}

let measures: ReturnType<typeof loadMeasures> | undefined

/** The measures of data/, read once a worker like the schedule. */
export function testMeasures(): ReturnType<typeof loadMeasures> {
  measures ??= loadMeasures({ dataDir: join(ROOT, 'data') })
  return measures
}

let centres: FulfilmentCentres | undefined

export function testCentres(): FulfilmentCentres {
  centres ??= loadFulfilmentCentres(join(ROOT, 'data'))
  return centres
}

let preferences: ReturnType<typeof loadPreferences> | undefined

export function testPreferences(): ReturnType<typeof loadPreferences> {
  preferences ??= loadPreferences(join(ROOT, 'data'))
  return preferences
}

let origin: ReturnType<typeof loadOriginLaw> | undefined

export function testOrigin(): ReturnType<typeof loadOriginLaw> {
  origin ??= loadOriginLaw(join(ROOT, 'data'))
  return origin
}

let pga: ReturnType<typeof loadPga> | undefined

let entryLaw: ReturnType<typeof loadEntryLaw> | undefined

export function testEntryLaw(): ReturnType<typeof loadEntryLaw> {
  entryLaw ??= loadEntryLaw(join(ROOT, 'data'), { measures: testMeasures(), pga: testPga() })
  return entryLaw
}

export function testPga(): ReturnType<typeof loadPga> {
  pga ??= loadPga(join(ROOT, 'data'))
  return pga
}
