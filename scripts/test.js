// npm test: installs, finds or installs Chromium, checks types and style, builds the pages and runs every test.
// Ends with a line 'N passed, N failed'; the exit code is not 0 when anything failed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ensureBundle } from './prepare/bundle.js'
import { findChromium } from './prepare/chromium.js'
import { ensureInstalled } from './prepare/install.js'
import { nodeBinary, ROOT } from './prepare/node-binary.js'
import { secondTriesOf } from './prepare/test-report.js'

ensureInstalled()
const chromium = findChromium()
const node = nodeBinary()
const bin = (...path) => join(ROOT, 'node_modules', ...path)

/** Resolves to whether the program ended well. `stdout`: 'inherit', or 'pipe' to print what it said once it has ended. */
async function run(title, args, { stdout = 'inherit', env = {} } = {}) {
  if (stdout === 'inherit') console.log(`\n== ${title}`)
  const program = spawn(node, args, {
    cwd: ROOT,
    stdio: ['ignore', stdout, 'inherit'],
    env: { ...process.env, ...env },
  })
  const [said, [status]] = await Promise.all([program.stdout ? text(program.stdout) : '', once(program, 'close')])
  if (stdout === 'pipe') console.log(`\n== ${title}\n${said.trimEnd()}`)
  return status === 0
}

const TYPES = ['--noEmit', '--incremental', '--tsBuildInfoFile', 'var/types.tsbuildinfo']

// Beside each other and beside the building of the pages: each of them leaves a core idle for a part of its time.
const checks = [
  run('Types', [bin('typescript', 'bin', 'tsc'), ...TYPES], { stdout: 'pipe' }),
  run('Style', [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'], { stdout: 'pipe' }),
]
ensureBundle()
const checked = await Promise.all(checks)

const report = join(ROOT, 'var', 'test-results', 'all.json')
mkdirSync(join(ROOT, 'var', 'test-results'), { recursive: true })
rmSync(report, { force: true })
rmSync(join(ROOT, 'var', 'test-results', 'unexpected.log'), { force: true })
const tested = await run(
  'Tests',
  [bin('vitest', 'vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  { env: { CHROMIUM_PATH: chromium } },
)

const { passed, failed } = counts()
for (const line of secondTriesOf(report)) console.log(line)
const broken = checked.filter((ok) => !ok).length + (tested || failed > 0 ? 0 : 1)
console.log(`\n${passed + checked.filter(Boolean).length} passed, ${failed + broken} failed`)
process.exit(failed + broken === 0 ? 0 : 1)

function counts() {
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: result.numPassedTests, failed: result.numFailedTests }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
