// The thread that brings the tariff schedule up to date: reading and checking an export takes seconds that requests do not wait.
import { parentPort, workerData } from 'node:worker_threads'
import type { UpdateJob, UpdateNews } from './run-update.ts'
import { updateReference } from './update-reference.ts'

/** The download is given up after this long. */
const GIVE_UP_AFTER_MS = 120_000

const tell = (news: UpdateNews): void => parentPort?.postMessage(news)

const job: UpdateJob = workerData
const outcome = await updateReference({
  ...job,
  fetch,
  signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
  onBytes: (receivedBytes, expectedBytes) => tell({ kind: 'bytes', receivedBytes, expectedBytes }),
  onReceived: () => tell({ kind: 'received' }),
})
tell({ kind: 'outcome', outcome })
