// npm run package: one archive of the product for this kind of machine, in var/package, that runs where nothing is installed.
import { spawnSync } from 'node:child_process'
import { ensureBundle } from './prepare/bundle.js'
import { ensureInstalled } from './prepare/install.js'
import { nodeBinary, ROOT } from './prepare/node-binary.js'

ensureInstalled()
ensureBundle()
const { status } = spawnSync(nodeBinary(), ['scripts/package/make-archive.ts'], { cwd: ROOT, stdio: 'inherit' })
process.exit(status ?? 1)
