// How long papers take and what memory they need, beside the same table made with the PDF library's own table.
// Usage: npm run bench:documents -- [--runs 15]
// Every row is measured in a process of its own, so that neither a warm font nor the memory of another row helps or hurts it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Measured } from './bench/measure-paper.ts'
import { commandLine } from './command-line.ts'

const SIZES = [1, 50, 500]
const MAKERS = [
  'commercial-invoice',
  'combined-invoice',
  'cusma-certificate',
  'fda-worksheets',
  'manual-invoice',
  'library-table',
] as const
const { values } = commandLine({
  usage: 'npm run bench:documents -- [--runs 15]',
  options: { runs: { type: 'string', default: '15' } },
})

console.log('times in ms, memory in MB, file in kB; first: the first paper once the printer is open')
console.log(
  'paper                lines  first    cpu median    p95    cpu   open   bare   idle   peak growth  heap   file',
)
for (const maker of MAKERS) for (const lines of SIZES) print(maker, lines, measured(maker, lines))

function measured(maker: string, lines: number): Measured {
  const program = join(import.meta.dirname, 'bench/measure-paper.ts')
  const run = spawnSync(process.execPath, [program, maker, String(lines), values.runs], { encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`${maker} of ${lines} lines could not be measured: ${run.stderr}`)
  return JSON.parse(run.stdout)
}

function print(maker: string, lines: number, of: Measured): void {
  const cell = (value: number | undefined, width: number) => (value?.toFixed(0) ?? '-').padStart(width)
  const times = [of.firstMs, of.firstCpuMs, of.medianMs, of.p95Ms, of.cpuMs, of.openMs].map((value) => cell(value, 6))
  const memory = [of.bareMb, of.idleMb, of.peakMb, of.peakMb - of.idleMb].map((value) => cell(value, 6))
  const cells = [
    maker.padEnd(20),
    String(lines).padStart(5),
    ...times,
    ...memory,
    cell(of.heapMb, 5),
    cell(of.fileKb, 6),
  ]
  console.log(cells.join(' '))
}
