// A run over many items, one a second, one after another: true counts, stopped by the person, failures kept for another try.
type Job = { readonly id: string; readonly name: string }

/** A code that was found is without dots; a maker is the name of one. `not-saved`: a code was found that could not be kept; else what the call threw. */
export type Outcome =
  | { readonly kind: 'found'; readonly code: string | undefined; readonly maker: string | undefined }
  | { readonly kind: 'not-found' | 'skipped' }
  | { readonly kind: 'failed'; readonly why: Why }

export type Why = 'not-saved' | { readonly problem: unknown }

export type RowState = { readonly kind: 'waiting' | 'running' | 'stopped' } | Outcome

export type BatchRow = Job & { readonly state: RowState }

export type Batch = {
  readonly phase: 'running' | 'finished' | 'stopped'
  readonly rows: readonly BatchRow[]
  /** Of one item, measured; at least the second each is given. */
  readonly averageMs: number
}

export type Work = (id: string, signal: AbortSignal) => Promise<Outcome>

export type BatchRun = {
  start(jobs: readonly Job[]): void
  /** What is under way is cut off, what waits is left alone. */
  stop(): void
  /** Takes a failed one up again: at its turn, or at once when the run is over. */
  retry(id: string): void
  /** Takes all failed ones up again, in their order and at the pace of the run. */
  retryFailed(): void
  close(): void
  /** The same object as long as nothing changed; undefined before the first start. */
  snapshot(): Batch | undefined
  subscribe(listener: () => void): () => void
}

/** Source: specification part 2, section 4: "Run AI Lookup for all items runs one item per second". */
const ITEM_MS = 1000

export function createBatchRun(work: Work): BatchRun {
  let batch: Batch | undefined
  let cut = new AbortController()
  let spent = { ms: 0, items: 0 }
  const listeners = new Set<() => void>()

  const set = (next: Batch | undefined) => {
    batch = next
    for (const listener of listeners) listener()
  }
  const setRow = (id: string, state: RowState) => {
    if (batch) set({ ...batch, rows: batch.rows.map((row) => (row.id === id ? { ...row, state } : row)) })
  }

  const runOne = async (id: string, signal: AbortSignal) => {
    setRow(id, { kind: 'running' })
    const began = Date.now()
    const state: RowState = await work(id, signal).catch((problem: unknown) => ({
      kind: 'failed' as const,
      why: { problem },
    }))
    if (signal.aborted) return
    spent = { ms: spent.ms + Math.max(Date.now() - began, ITEM_MS), items: spent.items + 1 }
    if (batch) batch = { ...batch, averageMs: spent.ms / spent.items }
    setRow(id, state)
    if (nextOf(batch)) await pause(ITEM_MS - (Date.now() - began), signal)
  }

  const runAll = async () => {
    cut = new AbortController()
    const { signal } = cut
    for (let next = nextOf(batch); next && !signal.aborted; next = nextOf(batch)) await runOne(next.id, signal)
    if (batch && !signal.aborted) set({ ...batch, phase: 'finished' })
  }

  const takeUp = (isMeant: (row: BatchRow) => boolean) => {
    if (!batch) return
    const isRunning = batch.phase === 'running'
    const rows = batch.rows.map((row): BatchRow => (isMeant(row) ? { ...row, state: { kind: 'waiting' } } : row))
    set({ ...batch, phase: 'running', rows })
    if (!isRunning) void runAll()
  }
  return {
    start(jobs) {
      cut.abort()
      spent = { ms: 0, items: 0 }
      set({ phase: 'running', averageMs: ITEM_MS, rows: jobs.map((job) => ({ ...job, state: { kind: 'waiting' } })) })
      void runAll()
    },
    stop() {
      if (batch?.phase !== 'running') return
      cut.abort()
      set({ ...batch, phase: 'stopped', rows: batch.rows.map(halted) })
    },
    retry: (id) => takeUp((row) => row.id === id),
    retryFailed: () => takeUp((row) => row.state.kind === 'failed'),
    close() {
      cut.abort()
      set(undefined)
    },
    snapshot: () => batch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const nextOf = (batch: Batch | undefined) => batch?.rows.find((row) => row.state.kind === 'waiting')

const halted = (row: BatchRow): BatchRow =>
  row.state.kind === 'waiting' || row.state.kind === 'running' ? { ...row, state: { kind: 'stopped' } } : row

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, ms))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
