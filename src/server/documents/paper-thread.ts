// The thread that prints papers: takes jobs one after the other and answers each with its bytes.
import { parentPort } from 'node:worker_threads'
import { type PrintAnswer, type PrintRequest, unpackJob } from './paper-job.ts'
import { renderPaper } from './render-paper.ts'

parentPort?.on('message', async ({ id, job }: PrintRequest) => {
  try {
    const bytes = await renderPaper(unpackJob(job))
    answer({ id, bytes })
  } catch (error) {
    answer({ id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

const answer = (message: PrintAnswer): void => parentPort?.postMessage(message)
