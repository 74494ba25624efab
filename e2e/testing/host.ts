// Asks the process that runs the servers of this worker's journeys; it is started with the first of them.
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { NODE_FLAGS } from '../../scripts/prepare/node-binary.js'
import type { Answer, Ask } from './server-host.ts'

/**
 * One process for many servers: memory is not what is short. To clean a small young generation took an eighth of its time, to collect
 * all of its memory at each start as much again.
 */
const FLAGS = [
  ...NODE_FLAGS.filter((flag) => flag !== '--expose-gc'),
  '--max-semi-space-size=32',
  '--single-threaded-gc',
]

let host: ChildProcess | undefined
let lastId = 0

/** Starts a server with these variables; answers its address and the way to stop it. Throws with the server's reason. */
export async function startServer(env: Required<Ask>['env']): Promise<{ url: string; stop(): Promise<void> }> {
  const id = ++lastId
  const { url = '' } = await ask({ id, env })
  return {
    url,
    async stop() {
      await ask({ id })
    },
  }
}

/** Ends the process; the next server starts another. */
export function endHost(): void {
  host?.disconnect()
  host = undefined
}

async function ask(question: Ask): Promise<Answer> {
  const asked = host ?? startHost()
  const answered = Promise.withResolvers<Answer>()
  const ended = (code: number | null) => answered.reject(new Error(`the process of the servers ended with ${code}`))
  const hear = (said: Answer) => {
    if (said.id === question.id) answered.resolve(said)
  }
  asked.on('message', hear).once('exit', ended)
  asked.send(question)
  const said = await answered.promise.finally(() => asked.off('message', hear).off('exit', ended))
  if (said.error) throw new Error(said.error)
  return said
}

function startHost(): ChildProcess {
  const started = fork(join(import.meta.dirname, 'server-host.ts'), {
    execArgv: FLAGS,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  started.once('exit', () => {
    if (host === started) host = undefined
  })
  host = started
  return started
}
