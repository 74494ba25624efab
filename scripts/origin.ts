// Decides the origin of many goods under CUSMA: npm run -s origin -- cases.jsonl [--score]
// One JSON line answers each row, in order; '-' reads standard input. With --score the answers are compared with `expected` instead.
// Exit code 0: all rows answered; 1: a row is wrong, or with --score something differs; 2: it could not run.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { loadOriginLaw } from '#server/reference/cusma.ts'
import { commandLine } from './command-line.ts'
import { readJsonLines } from './duty/case-file.ts'
import { decideRow } from './origin/decide-row.ts'
import type { ResultRow } from './origin/result-row.ts'
import { type Score, scoreRow } from './origin/score.ts'

const { values, positionals } = commandLine({
  usage: 'npm run -s origin -- cases.jsonl [--score]',
  words: { least: 1, most: 1 },
  readsFile: true,
  options: { score: { type: 'boolean', default: false } },
})
const [path = '-'] = positionals
try {
  await run(path)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 2
}

async function run(file: string): Promise<void> {
  const law = loadOriginLaw(join(import.meta.dirname, '../data'))
  const text = file === '-' ? process.stdin.setEncoding('utf8') : createReadStream(file, 'utf8')
  const scores: Score[] = []
  for await (const { line, row, error } of readJsonLines(text)) {
    const answer = answerRow(row, error)
    if ('error' in answer) process.exitCode = 1
    if (!values.score) process.stdout.write(`${JSON.stringify('error' in answer ? { ...answer, line } : answer)}\n`)
    else if (!('error' in answer)) scores.push(scoreRow(row, answer))
  }
  if (values.score) printScores(scores)

  function answerRow(row: unknown, error: string | undefined): ResultRow | { id: unknown; error: string } {
    if (row === undefined) return { id: null, error: error ?? '' }
    try {
      return decideRow(law, row)
    } catch (cause) {
      const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : null
      return { id, error: cause instanceof Error ? cause.message : String(cause) }
    }
  }
}

function printScores(scores: readonly Score[]): void {
  for (const { id, points, lost } of scores) if (lost.length > 0) console.log(`${id}\t${points}\t${lost.join('; ')}`)
  const total = scores.reduce((sum, { points }) => sum + points, 0)
  const right = scores.filter(({ lost }) => !lost.some((each) => each.startsWith('outcome'))).length
  console.log(
    `${total} of ${scores.length * 10} points; ${right} of ${scores.length} outcomes; ${scores.filter((each) => each.isFalseOriginating).length} false originating`,
  )
  if (right < scores.length) process.exitCode = 1
}
