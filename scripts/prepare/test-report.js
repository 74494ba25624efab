// Reads a JSON report of Vitest: what failed, and what passed only when it was tried again.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from './node-binary.js'

const LINES_OF_A_MESSAGE = 8

/** Lines for a reader: each failed test with the first lines of what it said. */
export function failuresOf(report) {
  const results = resultsOf(report)
  if (!results) return [`FAILED ${relative(ROOT, report)}: no report was written`]
  return results.flatMap((file) => {
    const name = relative(ROOT, file.name)
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return file.status === 'failed' ? [`FAILED ${name}`, ...said([file.message])] : []
    return failed.flatMap((test) => [`FAILED ${name} > ${test.fullName}`, ...said(test.failureMessages)])
  })
}

/** Lines for a reader: each test that passed after it had failed, with what it said when it failed. */
export const secondTriesOf = (report) =>
  (resultsOf(report) ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .flatMap((test) => [
        `AT THE SECOND TRY ${relative(ROOT, name)} > ${test.fullName}`,
        ...said(test.failureMessages),
      ]),
  )

/** The first lines of messages, each indented. */
export function said(messages, lines = LINES_OF_A_MESSAGE) {
  const text = (messages ?? []).join('\n').replaceAll('\u001b', '')
  return text
    .split('\n')
    .slice(0, lines)
    .map((line) => `    ${line.slice(0, 300)}`)
}

function resultsOf(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults
  } catch {
    return undefined
  }
}
