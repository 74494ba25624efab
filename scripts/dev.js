// npm run dev: the server restarts when its sources change; the pages reload hot on their own port.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBundle } from './prepare/bundle.js'
import { ensureInstalled } from './prepare/install.js'
import { nodeBinary, ROOT } from './prepare/node-binary.js'

ensureInstalled()
ensureBundle()
const node = nodeBinary()
const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
const children = [
  spawn(node, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], { cwd: ROOT, stdio: 'inherit' }),
  spawn(node, [vite], { cwd: ROOT, stdio: 'inherit' }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
