// One run of the AI lookup for as long as its page is open.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type BatchRun, createBatchRun, type Work } from './batch-run.ts'

/** `work` must stay the same function; leaving the page cuts the run off. */
export function useBatch(work: Work) {
  const [run] = useState<BatchRun>(() => createBatchRun(work))
  useEffect(() => () => run.stop(), [run])
  return { run, batch: useSyncExternalStore(run.subscribe, run.snapshot) }
}
