// Builds the browser bundle when its sources are newer than the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeBinary, ROOT } from './node-binary.js'

const SOURCES = [
  'src/web',
  'src/contract',
  'src/domain',
  'src/texts',
  'src/words',
  'data/vocabulary',
  'vite.config.ts',
  'package-lock.json',
]
const stamp = join(ROOT, 'dist', '.built-from')

/** Builds `dist/` when needed; exits with a sentence when the build fails. */
export function ensureBundle() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the pages ...')
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status, stdout, stderr } = spawnSync(nodeBinary(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nBuilding the pages failed.`)
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const file of files(join(ROOT, source))) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function files(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .filter((name) => !name.includes('.test.'))
    .flatMap((name) => files(join(path, name)))
}
