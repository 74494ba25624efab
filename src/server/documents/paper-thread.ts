// The thread that prints papers and makes pictures fit for them: loads what most papers need, says that it is ready, then answers each job with its bytes.
import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type PaperJob, type PictureJob, type PrintAnswer, type PrintRequest, unpackJob } from './paper-job.ts'
import { renderPaper } from './render-paper.ts'
import { warmUp } from './warm-up.ts'

/** As `nice` counts: where processors are few, calls that take milliseconds go before a paper that takes a tenth of a second and more. */
const BEHIND_CALLS = 5

const answer = (message: PrintAnswer): void => parentPort?.postMessage(message)

const bytesOf = async (job: PaperJob | PictureJob): Promise<Uint8Array> =>
  job.kind === 'signature-picture'
    ? (await import('./picture/clean-picture.ts')).cleanPicture(job.view)
    : renderPaper(job)

/** On Linux a thread has a rank of its own; elsewhere calls would be lowered with it. Where the system forbids it, papers share theirs. */
function letCallsGoFirst(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(getPriority() + BEHIND_CALLS, constants.priority.PRIORITY_LOW))
  } catch {
    // Nothing is lost but the order.
  }
}

letCallsGoFirst()
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
