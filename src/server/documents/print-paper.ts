// Prints papers on a thread of its own: a paper of many lines takes a second, and the server answers others meanwhile.
// The thread starts with the first paper and ends when none was asked for a while, which gives its memory back.
import { Worker } from 'node:worker_threads'
import { type PaperJob, type PrintAnswer, type PrintRequest, packJob } from './paper-job.ts'

/** Milliseconds without a paper after which the thread ends. */
const IDLE_MS = 60_000
/** Short-lived values are many and small here: a small nursery keeps the memory of a large paper down. */
const LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 }

type Waiting = { readonly resolve: (bytes: Uint8Array) => void; readonly reject: (error: Error) => void }
type Thread = { readonly worker: Worker; readonly waiting: Map<number, Waiting>; idle: NodeJS.Timeout | undefined }

let thread: Thread | undefined
let jobs = 0

/** The bytes of the PDF. Rejects when the paper cannot be printed: a mistake of ours, never of the caller's data. */
export function printPaper(job: PaperJob): Promise<Uint8Array> {
  const on = thread ?? start()
  clearTimeout(on.idle)
  jobs += 1
  const request: PrintRequest = { id: jobs, job: packJob(job) }
  return new Promise((resolve, reject) => {
    on.waiting.set(request.id, { resolve, reject })
    on.worker.ref()
    on.worker.postMessage(request)
  })
}

function start(): Thread {
  const worker = new Worker(new URL('./paper-thread.ts', import.meta.url), { resourceLimits: LIMITS })
  const started: Thread = { worker, waiting: new Map(), idle: undefined }
  worker.on('message', (answer: PrintAnswer) => settle(started, answer))
  worker.on('error', (error) => fail(started, error))
  worker.on('exit', () => fail(started, new Error('the printing thread ended')))
  thread = started
  return started
}

function settle(on: Thread, answer: PrintAnswer): void {
  const waiting = on.waiting.get(answer.id)
  on.waiting.delete(answer.id)
  if ('bytes' in answer) waiting?.resolve(answer.bytes)
  else waiting?.reject(new Error(`a paper could not be printed: ${answer.problem}`))
  if (on.waiting.size > 0) return
  on.worker.unref()
  on.idle = setTimeout(() => end(on), IDLE_MS).unref()
}

/** The next paper starts a new thread. */
function end(on: Thread): void {
  if (thread === on) thread = undefined
  void on.worker.terminate()
}

function fail(on: Thread, error: unknown): void {
  if (thread === on) thread = undefined
  clearTimeout(on.idle)
  const cause = error instanceof Error ? error : new Error(String(error))
  for (const waiting of on.waiting.values()) waiting.reject(cause)
  on.waiting.clear()
}
