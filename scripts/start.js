// npm start: prepares what is missing, then runs the server on the pinned Node until it is told to stop.
import { spawn } from 'node:child_process'
import { ensureBundle } from './prepare/bundle.js'
import { ensureInstalled } from './prepare/install.js'
import { COMPILED, MALLOC, NODE_FLAGS, nodeBinary, ROOT } from './prepare/node-binary.js'

ensureInstalled()
ensureBundle()
const demoReset = process.argv.includes('--demo-reset') ? { DEMO_RESET: 'yes' } : {}
const env = { ...COMPILED, ...MALLOC, ...process.env, ...demoReset }
const server = spawn(nodeBinary(), [...NODE_FLAGS, 'src/server/main.ts'], { cwd: ROOT, stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
