// Installs from the lockfile when that was not done yet or the lockfile has changed since.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './node-binary.js'

const stamp = join(ROOT, 'node_modules', '.installed-lockfile')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Runs `npm ci` when needed; exits with a sentence when it fails. */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing what Portage needs (once, about half a minute) ...')
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The installation failed. Check the network connection, then run the command again.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
