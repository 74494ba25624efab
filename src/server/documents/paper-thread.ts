// The thread that prints papers and makes pictures fit for them: loads what most papers need, says that it is ready, then answers each job with its bytes.
import { parentPort } from 'node:worker_threads'
import { type PaperJob, type PictureJob, type PrintAnswer, type PrintRequest, unpackJob } from './paper-job.ts'
import { renderPaper } from './render-paper.ts'
import { warmUp } from './warm-up.ts'

const answer = (message: PrintAnswer): void => parentPort?.postMessage(message)

const bytesOf = async (job: PaperJob | PictureJob): Promise<Uint8Array> =>
  job.kind === 'signature-picture'
    ? (await import('./picture/clean-picture.ts')).cleanPicture(job.view)
    : renderPaper(job)

const isWarm = warmUp().then(() => answer({ kind: 'ready' }))

parentPort?.on('message', async ({ job }: PrintRequest) => {
  try {
    await isWarm
    const bytes = await bytesOf(unpackJob(job))
    answer({ kind: 'printed', bytes })
  } catch (error) {
    answer({ kind: 'failed', problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
