// Fits the classifier: two text models first, then the rankers on what those models say of rows they were not trained on.
import type { ClassifierWeights } from '#domain/classification/classifier.ts'
import { FOLDS } from '../classify/folds.ts'
import { calibrationOf } from './calibration-training.ts'
import { fitRankers, outcomesOf } from './rankers.ts'
import { see } from './seen.ts'
import { LABEL_SOURCE, type TrainingData } from './training-data.ts'
import { fitBase, type Models, tune } from './tuned-models.ts'

type Fitted = {
  /** For use: trained on all rows. */
  readonly final: ClassifierWeights
  /** For scoring rows of a fold: trained on the others. */
  readonly byFold: readonly ClassifierWeights[]
}

/** Rows that may not ship only measure: nothing is trained on them. */
export function fitClassifier(data: TrainingData, say: (message: string) => void): Fitted {
  const base = fitBase(data)
  say('text models')
  const foldModels = Array.from({ length: FOLDS }, (_, fold) =>
    tune(
      data,
      base,
      data.rows.filter((row, at) => row.mayShip && data.folds[at] !== fold),
    ),
  )
  const modelsOf = (fold: number): Models => {
    const models = foldModels[fold]
    if (!models) throw new Error(`no models of fold ${fold}`)
    return models
  }
  say('tuned on folds')
  const seen = foldModels.flatMap((models, fold) => see(data, models, fold))
  say('numbers of all rows')
  const trained = seen.filter(({ row }) => row.mayShip)
  const rankers = foldModels.map((_, fold) => fitRankers(trained.filter((each) => each.fold !== fold)))
  const outcomes = rankers.flatMap((ranker, fold) => {
    const outcomeOf = outcomesOf(ranker)
    const measured = trained.filter((each) => each.fold === fold && each.row.source !== LABEL_SOURCE)
    return measured.map((each) => ({ fold, ...outcomeOf(each) }))
  })
  const byFold = rankers.map((ranker, fold) => ({
    ...modelsOf(fold),
    ...ranker,
    calibration: calibrationOf(outcomes.filter((each) => each.fold !== fold)),
  }))
  say('rankers of folds')
  const final = {
    ...tune(
      data,
      base,
      data.rows.filter(({ mayShip }) => mayShip),
    ),
    ...fitRankers(trained),
    calibration: calibrationOf(outcomes),
  }
  say('final')
  return { final, byFold }
}
