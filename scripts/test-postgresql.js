// Runs the store and use-case tests on a PostgreSQL of their own. Leaves 'passed failed' in var/test-results/postgresql.counts.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeBinary, ROOT } from './prepare/node-binary.js'
import { withPostgresql } from './prepare/postgresql.js'

const results = join(ROOT, 'var', 'test-results')
const report = join(results, 'postgresql.json')
mkdirSync(results, { recursive: true })
rmSync(report, { force: true })
rmSync(join(results, 'postgresql.counts'), { force: true })

const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]

await withPostgresql((url) => {
  const env = { ...process.env, TEST_DATABASE_URL: url }
  const args = [vitest, 'run', '--project', 'code', 'src/server', ...reporters]
  spawnSync(nodeBinary(), args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env })
})

const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8'))
const failed = numFailedTests + (success || numFailedTests > 0 ? 0 : 1)
writeFileSync(join(results, 'postgresql.counts'), `${numPassedTests} ${failed}\n`)
process.exit(failed === 0 ? 0 : 1)
