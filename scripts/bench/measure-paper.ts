// Measures one kind of paper in one size in this process and prints what it found as JSON. For bench-documents.ts.
// Resident memory of the whole process is sampled every two milliseconds; the heap of the printing thread beside it.
import { openPrinter, printerHeapBytes, printPaper } from '#server/documents/print-paper.ts'
import { PAPER_KINDS, samplePaper } from '#server/testing/sample-papers.ts'

export type Measured = {
  /** Opening the printer, as the server does when it starts; undefined where no thread prints. */
  readonly openMs: number | undefined
  readonly firstMs: number
  /** CPU time of the process for the first paper, and for one warm paper: what a busy machine does not change. */
  readonly firstCpuMs: number
  readonly medianMs: number
  readonly p95Ms: number
  readonly cpuMs: number
  /** Resident memory before the printer is opened, once it is ready, and at most. */
  readonly bareMb: number
  readonly idleMb: number
  readonly peakMb: number
  readonly heapMb: number | undefined
  readonly fileKb: number
}

const MEGABYTE = 1024 * 1024
const SAMPLE_MS = 2
const [maker = '', lines = '1', runs = '15'] = process.argv.slice(2)

const kind = PAPER_KINDS.find((each) => each === maker)
const job = samplePaper(kind ?? 'commercial-invoice', Number(lines))
const print = kind ? () => printPaper('bench', job) : await ofLibrary()

let peak = 0
let heap = 0
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss())
  void printerHeapBytes().then((bytes) => {
    heap = Math.max(heap, bytes ?? 0)
  })
}, SAMPLE_MS)
const bare = process.memoryUsage.rss()
const openedIn = kind ? await timed(openPrinter) : undefined
const idle = process.memoryUsage.rss()
peak = idle

let fileBytes = 0
const printOnce = async () => {
  fileBytes = (await print()).length
}
const beforeFirst = process.cpuUsage()
const first = await timed(printOnce)
const firstCpu = process.cpuUsage(beforeFirst)
const cpuBefore = process.cpuUsage()
const warm: number[] = []
for (let run = 0; run < Number(runs); run += 1) warm.push(await timed(printOnce))
const cpu = process.cpuUsage(cpuBefore)
clearInterval(sampling)
/** Where no thread prints nothing is sampled while a paper is made: the system knows the most it ever was. */
peak = Math.max(peak, process.resourceUsage().maxRSS * 1024)

const measured: Measured = {
  openMs: openedIn,
  firstMs: first,
  firstCpuMs: (firstCpu.user + firstCpu.system) / 1000,
  medianMs: quantile(warm, 0.5),
  p95Ms: quantile(warm, 0.95),
  cpuMs: (cpu.user + cpu.system) / 1000 / warm.length,
  bareMb: bare / MEGABYTE,
  idleMb: idle / MEGABYTE,
  peakMb: peak / MEGABYTE,
  heapMb: kind && heap / MEGABYTE,
  fileKb: fileBytes / 1024,
}
process.stdout.write(JSON.stringify(measured))
process.exit(0)

async function ofLibrary(): Promise<() => Promise<Uint8Array>> {
  const { libraryTable } = await import('./library-table.ts')
  return () => libraryTable(job)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** The value below which the given share of the values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
