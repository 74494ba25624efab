// One printing thread: started, given one paper at a time, ended. Everything it holds goes with it.
import { Worker } from 'node:worker_threads'
import type { PrintAnswer, PrintRequest } from './paper-job.ts'

/** Short-lived values are many and small here: a small nursery keeps the memory of a large paper down. */
const LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 }

export type PrintThread = {
  /** Settles when libraries and fonts are loaded; never rejects. */
  readonly ready: Promise<void>
  /** The bytes of one packed job. Rejects when it cannot be printed, or when the thread ends. Not before the last one settled. */
  readonly print: (job: string) => Promise<Uint8Array>
  /** Lets the program end although the thread lives, until the next paper. */
  readonly rest: () => void
  /** Stops the thread at once; a paper being printed is rejected with `why`. */
  readonly end: (why: Error) => void
  readonly hasEnded: () => boolean
  /** Bytes of the thread's own heap in use; undefined before it runs and after it ended. */
  readonly heapBytes: () => Promise<number | undefined>
}

type Settle = { readonly resolve: (bytes: Uint8Array) => void; readonly reject: (error: Error) => void }

export function startThread(): PrintThread {
  const worker = new Worker(new URL('./paper-thread.ts', import.meta.url), { resourceLimits: LIMITS })
  const isReady = Promise.withResolvers<void>()
  let printing: Settle | undefined
  let endedBy: Error | undefined
  const settle = (how: (of: Settle) => void) => {
    const of = printing
    printing = undefined
    if (of) how(of)
  }
  const end = (why: Error) => {
    endedBy ??= why
    settle((of) => of.reject(why))
    isReady.resolve()
    void worker.terminate()
  }
  worker.on('message', (answer: PrintAnswer) => {
    if (answer.kind === 'ready') isReady.resolve()
    if (answer.kind === 'printed') settle((of) => of.resolve(answer.bytes))
    if (answer.kind === 'failed')
      settle((of) => of.reject(new Error(`a paper could not be printed: ${answer.problem}`)))
  })
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => end(new Error('the printing thread ended')))
  worker.unref()
  return {
    ready: isReady.promise,
    print: (job) =>
      new Promise((resolve, reject) => {
        if (endedBy) return reject(endedBy)
        printing = { resolve, reject }
        worker.ref()
        worker.postMessage({ job } satisfies PrintRequest)
      }),
    rest: () => worker.unref(),
    end,
    hasEnded: () => endedBy !== undefined,
    heapBytes: () =>
      worker.getHeapStatistics().then(
        ({ used_heap_size }) => used_heap_size,
        () => undefined,
      ),
  }
}
