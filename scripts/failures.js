// Prints the failed tests of one or more JSON reports of Vitest, with the first lines of what each said, and what the server of a test did
// not expect: the last thing a reader of the log sees.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './prepare/node-binary.js'

const LINES_OF_A_MESSAGE = 8
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

function failuresOf(report) {
  let results
  try {
    results = JSON.parse(readFileSync(report, 'utf8')).testResults
  } catch {
    return [`FAILED ${relative(ROOT, report)}: no report was written`]
  }
  return results.flatMap((file) => {
    const name = relative(ROOT, file.name)
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return file.status === 'failed' ? [`FAILED ${name}`, ...said([file.message])] : []
    return failed.flatMap((test) => [`FAILED ${name} > ${test.fullName}`, ...said(test.failureMessages)])
  })
}

function said(messages, lines = LINES_OF_A_MESSAGE) {
  const text = (messages ?? []).join('\n').replaceAll('\u001b', '')
  return text
    .split('\n')
    .slice(0, lines)
    .map((line) => `    ${line.slice(0, 300)}`)
}
