// Says whether goods may enter: npm run -s admissibility -- FILE.jsonl [--date YYYY-MM-DD] [--no-classifier]
// Rows: {id, description, hts10?, origin?, maker?, cusmaClaim?}, one a line; '-' reads standard input. Out, one a line: {id, findings: [{level, rule, title,
// todo, source, because}], assumed?: [{question, answer, words}]}, the gravest first. Without hts10 the classifier's first proposal is a hint for papers and orders; words need none.
// A line that is no row is answered with its error; the run then ends with 1.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Good } from '#domain/admissibility/finding.ts'
import { findingsOf } from '#domain/admissibility/findings.ts'
import { withStatedOrigin } from '#domain/admissibility/stated-origin.ts'
import { day, dayIn } from '#domain/calendar.ts'
import { rankingOn } from '#domain/classification/on-day.ts'
import { rankCandidates } from '#domain/classification/ranking.ts'
import { refusalOf } from '#domain/classification/refusal.ts'
import { htsDigits } from '#domain/hts-code.ts'
import { openClassifier } from '#server/reference/classifier.ts'
import { loadEntryLaw } from '#server/reference/entry-law.ts'
import { loadMeasures } from '#server/reference/measures.ts'
import { loadPga } from '#server/reference/pga.ts'
import { loadTariff } from '#server/reference/tariff.ts'
import { findingRow } from './admissibility/finding-row.ts'
import { commandLine } from './command-line.ts'
import { readJsonLines } from './duty/case-file.ts'
import type { CaseRow } from './duty/case-row.ts'
import { REFERENCE_FOLDER } from './reference-folder.ts'

const { positionals, values } = commandLine({
  usage: 'npm run -s admissibility -- FILE.jsonl [--date YYYY-MM-DD] [--no-classifier]',
  words: { least: 1, most: 1 },
  readsFile: true,
  options: { date: { type: 'string' }, 'no-classifier': { type: 'boolean', default: false } },
})
const [file = '-'] = positionals
const dataDir = join(import.meta.dirname, '../data')
const law = loadEntryLaw(dataDir, { measures: loadMeasures({ dataDir }), pga: loadPga(dataDir) })
const tariff = loadTariff({ dataDir, referenceDir: REFERENCE_FOLDER })
const classifier = openClassifier(dataDir, tariff)
const on = values.date ? day(values.date) : dayIn('America/Toronto', new Date())

process.stdout.on('error', () => process.exit()) // the reader has seen enough
for await (const { line, row } of readJsonLines([readFileSync(file === '-' ? 0 : file, 'utf8')]))
  process.stdout.write(`${JSON.stringify(answer(row, line))}\n`)

function answer(row: CaseRow | undefined, line: number): object {
  const description = typeof row?.description === 'string' ? row.description.trim() : ''
  if (!row || description === '') {
    process.exitCode = 1
    return { id: row?.id ?? null, line, error: 'This is not a row with a description.' }
  }
  const good = withStatedOrigin(toGood(row, description))
  const findings = findingsOf(good, law, { on })
  return { id: row.id ?? null, findings: findings.map(findingRow), ...assumedOf(good) }
}

/** An origin that nobody gave and that was read from the words. */
function assumedOf({ origin, originWords }: Good): object {
  return originWords ? { assumed: [{ question: 'country of origin', answer: origin, words: originWords }] } : {}
}

function toGood(row: Readonly<Record<string, unknown>>, description: string): Good {
  const text = (key: string): string | undefined =>
    typeof row[key] === 'string' && row[key].trim() !== '' ? row[key].trim() : undefined
  const stated = htsDigits(text('hts10') ?? text('hts') ?? '')
  const proposed = stated || values['no-classifier'] ? undefined : firstProposal(description)
  return {
    description,
    code: stated || proposed,
    isCodeProposed: proposed !== undefined,
    origin: text('origin')?.toUpperCase(),
    maker: text('maker'),
    destination: text('destination')?.toUpperCase(),
    claimsCusma: row.cusmaClaim === true,
  }
}

/** Never a number that has ended on the day, and none for what is no goods. */
function firstProposal(description: string): string | undefined {
  if (refusalOf(description)) return undefined
  return rankingOn(rankCandidates(classifier(), { description }), tariff, on).candidates[0]?.code
}
