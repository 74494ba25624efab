// Prints the failed tests of one or more JSON reports of Vitest, with the first lines of what each said, and what the server of a test did
// not expect: the last thing a reader of the log sees.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './prepare/node-binary.js'
import { failuresOf, said } from './prepare/test-report.js'

const MOST_ERRORS = 20
const LINES_OF_AN_ERROR = 3

for (const report of process.argv.slice(2)) {
  for (const line of failuresOf(report)) console.log(line)
}
for (const line of unexpectedErrors()) console.log(line)

/** Each once, the last of them. */
function unexpectedErrors() {
  const kept = join(ROOT, 'var', 'test-results', 'unexpected.log')
  const lines = existsSync(kept) ? new Set(readFileSync(kept, 'utf8').trim().split('\n')) : []
  return [...lines].slice(-MOST_ERRORS).flatMap((line) => {
    const { endpoint, stack } = JSON.parse(line)
    return [`UNEXPECTED at ${endpoint}`, ...said([stack], LINES_OF_AN_ERROR)]
  })
}
