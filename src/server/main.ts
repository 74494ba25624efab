// Starts Portage: the environment in, lines for people out; and stops it without cutting anybody off. It listens first: the program behind the
// door is loaded after.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { texts } from '#texts/en/start-up.ts'
import { BadEnv, type Env, readEnv } from './env.ts'
import { type FrontDoor, frontDoor } from './http/front-door.ts'
import { createLog } from './log.ts'
import type { Server } from './serve.ts'
import { StartFailure } from './start-failure.ts'

/** Requests in flight and then jobs have times of their own to finish in; what takes longer than both ends with the program. */
const STOP_WITHIN_MS = 18_000

try {
  await start()
} catch (error) {
  const known = error instanceof StartFailure || error instanceof BadEnv
  if (!known) createLog('error').fatal({ err: error }, 'start failed')
  process.stderr.write(`${known ? error.message : texts.startFailed}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const door = await doorOrExplain(env)
  const server = await (await program()).serve(env, door)
  stopOnSignals(server)
  server.lines.forEach(print)
  await server.readBehind()
}

/** Loading it takes a second in which nobody is answered, so it is loaded in parts. */
async function program(): Promise<typeof import('./serve.ts')> {
  await import('./first-data.ts')
  await nextTurn()
  await import('./wiring.ts')
  await nextTurn()
  return import('./serve.ts')
}

async function doorOrExplain(env: Env): Promise<FrontDoor> {
  try {
    return await frontDoor(env)
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw new StartFailure((taken ? texts.portTaken : texts.addressRefused)(env.host, env.port))
  }
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
