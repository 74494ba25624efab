// npm test: installs, finds or installs Chromium, checks types and style, builds the pages and runs every test.
// Ends with a line 'N passed, N failed'; the exit code is not 0 when anything failed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBundle } from './prepare/bundle.js'
import { findChromium } from './prepare/chromium.js'
import { ensureInstalled } from './prepare/install.js'
import { nodeBinary, ROOT } from './prepare/node-binary.js'

ensureInstalled()
const chromium = findChromium()
const node = nodeBinary()
const bin = (...path) => join(ROOT, 'node_modules', ...path)

function run(title, args, env = {}) {
  console.log(`\n== ${title}`)
  const { status } = spawnSync(node, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return status === 0
}

const checked = [
  run('Types', [
    bin('typescript', 'bin', 'tsc'),
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    'var/types.tsbuildinfo',
  ]),
  run('Style', [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.']),
]
ensureBundle()

const report = join(ROOT, 'var', 'test-results', 'all.json')
mkdirSync(join(ROOT, 'var', 'test-results'), { recursive: true })
rmSync(report, { force: true })
const tested = run(
  'Tests',
  [bin('vitest', 'vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  { CHROMIUM_PATH: chromium },
)

const { passed, failed } = counts()
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
