// Trains the classifier and writes data/classification; beside it, for scoring, one classifier a fold in var/classifier-folds.
// Usage: npm run train:classifier -- [FOLDER with dev.jsonl, rulings.jsonl.gz, aliases-hs6.jsonl.gz] [--folds-only]
// The same inputs give the same bytes. Third-party texts are read here and stay outside: only weights of hashes are written.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldFolder, rowMark } from './classify/which-weights.ts'
import { commandLine } from './command-line.ts'
import { referencePath } from './reference-folder.ts'
import { fitClassifier } from './train/fit.ts'
import { readTrainingData, type TrainingData } from './train/training-data.ts'
import { writePrecedents } from './train/write-precedents.ts'
import { writeWeights } from './train/write-weights.ts'

const root = join(import.meta.dirname, '..')
const { positionals, values } = commandLine({
  usage: 'npm run train:classifier -- [FOLDER] [--folds-only]',
  words: { least: 0, most: 1 },
  options: { 'folds-only': { type: 'boolean' } },
})
const say = (message: string) => console.log(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${message}`)

const data = readTrainingData(root, positionals[0] ?? referencePath('classification'))
say(
  `${data.lexicon.length} rows of the lexicon, ${data.aliases.length} trade terms, ${data.examples.length} examples, ${data.rows.length} development rows`,
)
const { final, byFold } = fitClassifier(data, say)
const inputs = inputsOf(data)
for (const [fold, weights] of byFold.entries()) {
  writeWeights(foldFolder(root, fold), weights)
  writeFileSync(join(foldFolder(root, fold), 'inputs.txt'), inputs)
}
if (!values['folds-only']) writeWeights(join(root, 'data/classification'), final)
if (!values['folds-only']) {
  writeManifest()
  writePrecedents(join(root, 'data/classification'), data.rulings)
}
say('written')

/** Says what the weights were trained on; rows are named by marks, so that they are never scored by weights that know them. */
function writeManifest(): void {
  const trainedOn = data.rows.map(({ id, source }, at) => [rowMark(id, source), data.folds[at]])
  const rulings = data.rulings.map(({ id, source }) => [rowMark(id, source), 0])
  const manifest = {
    inputs,
    lexiconRows: data.lexicon.length,
    trainedOn: Object.fromEntries([...rulings, ...trainedOn]),
  }
  writeFileSync(join(root, 'data/classification/manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`)
}

/** Of all texts and codes read. */
function inputsOf({ schedule, lexicon, rows, rulings, aliases, examples }: TrainingData): string {
  const titles = schedule.declarable.map((code) => [schedule.plainTitle(code), schedule.path(code)])
  return createHash('sha256')
    .update(JSON.stringify([titles, lexicon, rows, rulings, aliases, examples]))
    .digest('hex')
}
