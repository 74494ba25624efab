// Puts the offline classifier together: schedule, lexicon, weights. Built on the first question, or when the server has time.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildClassifier, type Classifier } from '#domain/classification/classifier.ts'
import { type Precedent, parsePrecedents } from '#domain/classification/precedents.ts'
import type { TariffSchedule } from '#domain/tariff/schedule.ts'
import { loadClassifierWeights } from './classifier-weights.ts'
import { loadLegalNotes } from './legal-notes.ts'
import { loadLexicon } from './lexicon.ts'

/** Answers the classifier of a schedule, always the same. weightsDir: for scoring with weights of a fold. */
export function openClassifier(
  dataDir: string,
  schedule: TariffSchedule,
  weightsDir = join(dataDir, 'classification'),
): () => Classifier {
  let built: Classifier | undefined
  return () => {
    built ??= buildClassifier({
      schedule: schedule.asReleased,
      lexicon: loadLexicon(dataDir),
      precedents: loadPrecedents(dataDir),
      legalNotes: loadLegalNotes(dataDir),
      weights: loadClassifierWeights(weightsDir),
    })
    return built
  }
}

/** Rulings of US Customs that ship with the product: public domain. */
function loadPrecedents(dataDir: string): readonly Precedent[] {
  const file = join(dataDir, 'classification', 'rulings.tsv')
  return existsSync(file) ? parsePrecedents(readFileSync(file, 'utf8')) : []
}
