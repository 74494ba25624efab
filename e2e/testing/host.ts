// Asks the process that runs the servers of this worker's journeys; it is started with the first of them.
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { NODE_FLAGS } from '../../scripts/prepare/node-binary.js'
import { ROOMY_FLAGS } from '../../src/testing/roomy-flags.ts'
import type { Answer, Ask } from './server-host.ts'

/** One process for many servers, in much memory: to collect all of it at each start took an eighth of its time. */
const FLAGS = [
  ...NODE_FLAGS.filter((flag) => flag !== '--expose-gc' && !flag.startsWith('--max-semi-space-size')),
  ...ROOMY_FLAGS,
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
