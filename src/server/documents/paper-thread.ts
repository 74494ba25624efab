// The thread that prints papers: loads what most papers need, says that it is ready, then answers each job with its bytes.
import { parentPort } from 'node:worker_threads'
import { type PrintAnswer, type PrintRequest, unpackJob } from './paper-job.ts'
import { renderPaper } from './render-paper.ts'
import { warmUp } from './warm-up.ts'

const answer = (message: PrintAnswer): void => parentPort?.postMessage(message)

const isWarm = warmUp().then(() => answer({ kind: 'ready' }))

parentPort?.on('message', async ({ job }: PrintRequest) => {
  try {
    await isWarm
    const bytes = await renderPaper(unpackJob(job))
    answer({ kind: 'printed', bytes })
  } catch (error) {
    answer({ kind: 'failed', problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
