// Runs one update of the tariff schedule on a thread of its own.
import { Worker } from 'node:worker_threads'
import type { UpdateNeeds, UpdateOutcome } from './update-reference.ts'

export type UpdateJob = Pick<UpdateNeeds, 'dataDir' | 'referenceDir' | 'today' | 'file' | 'addresses'>

export type UpdateNews =
  | { readonly kind: 'bytes'; readonly receivedBytes: number; readonly expectedBytes: number | undefined }
  | { readonly kind: 'received' }
  | { readonly kind: 'outcome'; readonly outcome: UpdateOutcome }

/** The outcome of `updateReference`. Rejects when the thread breaks off, which leaves what was installed in place. */
export function runUpdate(job: UpdateJob, onNews: (news: UpdateNews) => void): Promise<UpdateOutcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./update-thread.ts', import.meta.url), { workerData: job })
    worker.on('message', (news: UpdateNews) => {
      if (news.kind === 'outcome') resolve(news.outcome)
      else onNews(news)
    })
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('the thread of the update ended')))
  })
}
