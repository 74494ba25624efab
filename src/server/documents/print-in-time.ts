// One paper on a thread, which is ended where the paper takes too long. Its time begins when the thread has loaded: on a busy machine, where threads
// of papers come after calls, that alone takes longer than a picture may.
import { AppError } from '../errors.ts'
import type { PrintThread } from './print-thread.ts'

type Timed = { readonly job: string; readonly deadlineMs: number }

/** Throws `unavailable` when the thread takes longer than `loadingMs` to load or the paper longer than its deadline. */
export async function printInTime(
  on: Pick<PrintThread, 'ready' | 'print' | 'end'>,
  { job, deadlineMs }: Timed,
  loadingMs: number,
): Promise<Uint8Array> {
  const endAfter = (ms: number) => setTimeout(() => on.end(new AppError('unavailable', 'paper-took-too-long')), ms)
  const unloaded = endAfter(loadingMs)
  await on.ready
  clearTimeout(unloaded)
  const late = endAfter(deadlineMs)
  return on.print(job).finally(() => clearTimeout(late))
}
