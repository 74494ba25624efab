// Measures the offline classifier on coded rows, each source apart, with the legal texts of the reference folder and without.
// Usage: npm run bench:classify -- [FILE.jsonl[.gz]] [--only with|without] [--errors FILE]
// Rows the weights were trained on are scored by weights of a fold that left them and their near duplicates out.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Classifier } from '#domain/classification/classifier.ts'
import { rankCandidates } from '#domain/classification/ranking.ts'
import { openClassifier } from '#server/reference/classifier.ts'
import { loadTariff } from '#server/reference/tariff.ts'
import { FOLDS } from './classify/folds.ts'
import { type CodedRow, readCodedRows } from './classify/rows.ts'
import { DIGITS, PLACES, Tally } from './classify/tally.ts'
import { foldFolder, rowMark, standingOfFolds, trainedRows } from './classify/which-weights.ts'
import { commandLine } from './command-line.ts'
import { REFERENCE_FOLDER, referencePath } from './reference-folder.ts'

const root = join(import.meta.dirname, '..')
const dataDir = join(root, 'data')
const { positionals, values } = commandLine({
  usage: 'npm run bench:classify -- [FILE.jsonl[.gz]] [--only with|without] [--errors FILE]',
  words: { least: 0, most: 1 },
  readsFile: true,
  options: { only: { type: 'string' }, errors: { type: 'string' } },
})
const rows = readCodedRows(positionals[0] ?? referencePath('classification/dev.jsonl'))
const folds = trainedRows(root)
const foldOf = ({ id, source }: CodedRow) => folds.get(rowMark(id, source))
const trained = rows.filter((row) => foldOf(row) !== undefined).length
const standing = trained > 0 ? standingOfFolds(root) : 'same'
if (standing === 'missing') {
  console.error(
    'The weights of the folds are missing: npm run train:classifier -- --folds-only makes them (about 25 minutes of one core).',
  )
  process.exit(2)
}
if (standing === 'other')
  console.log(
    'The folds were trained on other texts or codes than the weights in use: the figures are those of a training like theirs.',
  )
console.log(
  `${rows.length} rows: ${rows.length - trained} never seen in training, ${trained} scored by weights of the fold that left out ` +
    `them and their near duplicates (${FOLDS} folds).`,
)

const ways = [
  ['with', 'with legal texts', { referenceDir: REFERENCE_FOLDER }],
  ['without', 'without the reference folder', { referenceDir: join(dataDir, 'no-reference') }],
] as const
for (const [name, title, places] of ways) {
  if (values.only && values.only !== name) continue
  console.log(`\n## ${title}`)
  measure(places)
}

function measure(places: { readonly referenceDir: string }): void {
  const bare = process.memoryUsage.rss()
  const schedule = loadTariff({ dataDir, ...places })
  const before = process.memoryUsage.rss()
  const start = performance.now()
  const inUse = openClassifier(dataDir, schedule)()
  rankCandidates(inUse, { description: 'Soy candle in a glass jar' })
  const readyMs = performance.now() - start
  const addedMb = (process.memoryUsage.rss() - before) / 2 ** 20
  const scheduleMb = (before - bare) / 2 ** 20
  const tallies = new Map<string, Tally>()
  const times: number[] = []
  const errors: string[] = []
  const groups = Map.groupBy(rows, foldOf)
  for (const [fold, group] of groups) {
    const classifier = fold === undefined ? inUse : openClassifier(dataDir, schedule, foldFolder(root, fold))()
    for (const row of group) score(classifier, row, tallies, times, errors)
  }
  report(tallies)
  const at = (share: number) => times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0
  console.log(
    `one row: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms; ready in ${(readyMs / 1000).toFixed(2)} s; ` +
      `${addedMb.toFixed(0)} MB added to the ${scheduleMb.toFixed(0)} MB of the schedule`,
  )
  if (values.errors) writeFileSync(values.errors, `${errors.join('\n')}\n`)
}

function score(
  classifier: Classifier,
  row: CodedRow,
  tallies: Map<string, Tally>,
  times: number[],
  errors: string[],
): void {
  const start = performance.now()
  const { candidates } = rankCandidates(classifier, row.words)
  times.push(performance.now() - start)
  const source = row.source.startsWith('uk-atar') ? 'uk-atar' : row.source
  const tally = tallies.get(source) ?? new Tally()
  tallies.set(source, tally)
  tally.add(row, candidates)
  const [best] = candidates
  const isRight = row.accept.some((code) => code.slice(0, 6) === best?.code.slice(0, 6))
  const found = candidates.slice(0, 4).map(({ code, confidence }) => `${code} ${confidence}%`)
  if (!isRight && row.validDigits >= 6)
    errors.push(
      [source, row.accept[0], found.join(', '), row.words.description.slice(0, 140), row.words.category].join(' | '),
    )
}

function report(tallies: ReadonlyMap<string, Tally>): void {
  console.log(`| source | rows | ${DIGITS.map((digits) => `${digits} digits`).join(' | ')} | ECE 6 | ECE 10 |`)
  console.log(`| --- | --- | ${DIGITS.map(() => '---').join(' | ')} | --- | --- |`)
  const percent = (value: number | undefined) => (value === undefined ? '-' : value.toFixed(1))
  const error = (value: number | undefined) => (value === undefined ? '-' : value.toFixed(3))
  for (const [source, tally] of tallies) {
    const cells = DIGITS.map((digits) => PLACES.map((place) => percent(tally.percent(digits, place))).join(' / '))
    const errors = [error(tally.calibrationError(6)), error(tally.calibrationError(10))]
    console.log(`| ${[source, tally.rows, ...cells, ...errors].join(' | ')} |`)
  }
}
