// Starts Portage: the environment in, lines for people out; and stops it without cutting anybody off.
import { texts } from '#texts/en/start-up.ts'
import { DEMO_CLIENTS } from './demo/clients.ts'
import { DEMO_DOCUMENT_PASSWORD, DEMO_STAFF_PASSWORD } from './demo/settings.ts'
import { BadEnv, readEnv } from './env.ts'
import { createLog } from './log.ts'
import { type Server, StartFailure, serve } from './serve.ts'

/** Requests in flight get this long to finish when the program is told to stop. */
const STOP_WITHIN_MS = 10_000

try {
  await start()
} catch (error) {
  const known = error instanceof StartFailure || error instanceof BadEnv
  if (!known) createLog('error').fatal({ err: error }, 'start failed')
  process.stderr.write(`${known ? error.message : texts.startFailed}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const server = await serve(readEnv(process.env))
  stopOnSignals(server)
  print(texts.ready(server.address))
  const [client] = DEMO_CLIENTS
  if (server.demo && client)
    print(texts.demoSignIns(client.email, server.isShared ? DEMO_STAFF_PASSWORD : undefined, DEMO_DOCUMENT_PASSWORD))
  if (server.isWithoutStaff) print(texts.noStaff)
  await server.readBehind()
}

function stopOnSignals(server: Server): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    print(texts.stopping)
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await server.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
