// Runs the tests that reach the database on a PostgreSQL of their own: all others have no other outcome than before. Leaves
// 'passed failed' in var/test-results/postgresql.counts.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { nodeBinary, ROOT } from './prepare/node-binary.js'
import { withPostgresql } from './prepare/postgresql.js'

const results = join(ROOT, 'var', 'test-results')
const report = join(results, 'postgresql.json')
mkdirSync(results, { recursive: true })
rmSync(report, { force: true })
rmSync(join(results, 'postgresql.counts'), { force: true })

const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]

/** What a test on the database imports, itself or through what it imports. */
const REACHED = ['test-database.ts', 'embedded-only.ts'].map((name) => join(ROOT, 'src/server/testing', name))
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?['"]((?:\.|#)[^'"\n]+)['"]/g

await withPostgresql((url) => {
  const env = { ...process.env, TEST_DATABASE_URL: url }
  const args = [vitest, 'run', '--project', 'code', ...testsOnDatabase(), ...reporters]
  spawnSync(nodeBinary(), args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env })
})

const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8'))
const failed = numFailedTests + (success || numFailedTests > 0 ? 0 : 1)
writeFileSync(join(results, 'postgresql.counts'), `${numPassedTests} ${failed}\n`)
process.exit(failed === 0 ? 0 : 1)

function testsOnDatabase() {
  const folder = join(ROOT, 'src', 'server')
  const tests = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.test.ts'))
  return tests.map((path) => join(folder, path)).filter((path) => reaches(path, new Set()))
}

function reaches(path, seen) {
  if (REACHED.includes(path)) return true
  if (seen.has(path) || !existsSync(path)) return false
  seen.add(path)
  const named = [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, name]) => name)
  return named.some((name) => reaches(placeOf(name, path), seen))
}

/** '#server/x.ts' and '../x.ts' as paths. */
function placeOf(name, from) {
  return name.startsWith('#') ? join(ROOT, 'src', name.slice(1)) : resolve(dirname(from), name)
}
