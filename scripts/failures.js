// Prints the failed tests of one or more JSON reports of Vitest, with the first lines of what each said: the last thing a reader of the log sees.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from './prepare/node-binary.js'

const LINES_OF_A_MESSAGE = 8

for (const report of process.argv.slice(2)) {
  for (const line of failuresOf(report)) console.log(line)
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

function said(messages) {
  const text = (messages ?? []).join('\n').replaceAll('\u001b', '')
  return text
    .split('\n')
    .slice(0, LINES_OF_A_MESSAGE)
    .map((line) => `    ${line.slice(0, 300)}`)
}
