// Prints papers on a thread of its own: a paper of many lines takes a while, and the server answers others meanwhile.
// One paper is printed at a time; clients take turns, so that many papers of one do not hold up another's.
import { AppError } from '../errors.ts'
import type { SignaturePicture } from './cusma-certificate.ts'
import { fairQueue } from './fair-queue.ts'
import { type PaperJob, type PictureJob, packJob } from './paper-job.ts'
import { printInTime } from './print-in-time.ts'
import { type PrintThread, startThread } from './print-thread.ts'

/** Papers of one client, and of all, that may wait while another is printed. */
export const MOST_OF_ONE = 30
const MOST_WAITING = 200
/**
 * Milliseconds one paper or picture may take before it is given up. The slowest known need a few seconds of work, which take many times as
 * long where calls, which come first, leave little time: the largest picture took 15 s at a load of 25.
 */
const DEADLINE_MS = 60_000
/** Milliseconds without a paper after which the thread ends: this gives its memory back. */
const IDLE_MS = 60_000

type Waiting = {
  readonly job: string
  readonly deadlineMs: number
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (error: unknown) => void
}

const queue = fairQueue<Waiting>()
let thread: PrintThread | undefined
let isPrinting = false
let idle: NodeJS.Timeout | undefined

/** Starts the thread and lets it load fonts and libraries before a paper is asked for. The first paper after a rest does the same. */
export const openPrinter = (): Promise<void> => readyThread().ready

/** The same before anybody is sent here; without a paper in a minute the thread ends again. */
export async function warmPrinter(): Promise<void> {
  const on = readyThread()
  await on.ready
  if (on.hasEnded()) forget(on)
  else if (!isPrinting) rest()
}

/**
 * The bytes of the PDF; `clientId` says whose turn the paper takes. Throws `limited` when too many papers of this client or of all
 * wait already, `unavailable` when it takes longer than `deadlineMs` (a minute), and an error of ours when it cannot be printed.
 */
export const printPaper = (
  clientId: string,
  job: PaperJob,
  { deadlineMs = DEADLINE_MS }: { readonly deadlineMs?: number } = {},
): Promise<Uint8Array> => inTurn(clientId, job, deadlineMs)

/** The bytes of a picture made fit to be printed; none when it is damaged. Waits its turn and throws as a paper does. */
export const printablePicture = (clientId: string, view: SignaturePicture): Promise<Uint8Array> =>
  inTurn(clientId, { kind: 'signature-picture', view }, DEADLINE_MS)

function inTurn(clientId: string, job: PaperJob | PictureJob, deadlineMs: number): Promise<Uint8Array> {
  const own = queue.sizeOf(clientId)
  if (own >= MOST_OF_ONE)
    return Promise.reject(new AppError('limited', 'too-many-own-papers-waiting', { waiting: own }))
  if (queue.size() >= MOST_WAITING) return Promise.reject(new AppError('limited', 'too-many-papers-waiting'))
  const packed = packJob(job)
  return new Promise((resolve, reject) => {
    queue.add(clientId, { job: packed, deadlineMs, resolve, reject })
    printNext()
  })
}

/** Bytes of the printing thread's own heap in use; undefined while there is none. */
export const printerHeapBytes = async (): Promise<number | undefined> => thread?.heapBytes()

function printNext(): void {
  if (isPrinting) return
  const waiting = queue.next()
  if (!waiting) {
    rest()
    return
  }
  clearTimeout(idle)
  isPrinting = true
  void printOn(readyThread(), waiting)
}

async function printOn(on: PrintThread, waiting: Waiting): Promise<void> {
  const settle = await printInTime(on, waiting, DEADLINE_MS).then(
    (bytes) => () => waiting.resolve(bytes),
    (error: unknown) => () => waiting.reject(error),
  )
  if (on.hasEnded()) forget(on)
  isPrinting = false
  settle()
  printNext()
}

function readyThread(): PrintThread {
  thread ??= startThread()
  return thread
}

/** A thread that ended is never used again: the next paper begins another. */
function forget(ended: PrintThread): void {
  if (thread === ended) thread = undefined
}

/** Nothing waits: after a while without a paper the memory that papers took is given back. */
function rest(): void {
  const on = thread
  if (!on) return
  on.rest()
  clearTimeout(idle)
  idle = setTimeout(() => {
    on.end(new Error('the printing thread was not needed'))
    forget(on)
  }, IDLE_MS).unref()
}
