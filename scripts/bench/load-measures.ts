// Latency of calls by kind, as the person saw it: with every attempt again.
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'

export type Kind = 'read' | 'change' | 'figure' | 'paper'

export class Measures {
  private readonly byName = new Map<string, { readonly kind: Kind; readonly times: RecordableHistogram }>()
  private readonly failed = new Map<string, number>()
  private again = 0

  note(name: string, kind: Kind, milliseconds: number): void {
    const of = this.byName.get(name) ?? { kind, times: createHistogram() }
    this.byName.set(name, of)
    of.times.record(Math.max(1, Math.round(milliseconds * 1000)))
  }

  /** An attempt that was answered 503 or not at all, and was made again. */
  noteAgain(): void {
    this.again += 1
  }

  noteFailure(name: string, why: string): void {
    this.failed.set(`${name}: ${why}`, (this.failed.get(`${name}: ${why}`) ?? 0) + 1)
  }

  print(title: string, seconds: number): void {
    const calls = [...this.byName.values()].reduce((total, { times }) => total + Number(times.count), 0)
    console.log(
      `\n${title}: ${calls} calls, ${Math.round(calls / seconds)} a second, ${this.again} attempts made again`,
    )
    console.log('  call                          kind       calls    p50 ms    p99 ms    max ms')
    for (const [name, { kind, times }] of this.byName) {
      const ms = (microseconds: number) => (microseconds / 1000).toFixed(1).padStart(10)
      const figures = ms(times.percentile(50)) + ms(times.percentile(99)) + ms(times.max)
      console.log(`  ${name.padEnd(30)}${kind.padEnd(8)}${String(times.count).padStart(8)}${figures}`)
    }
    const errors = [...this.failed]
    console.log(errors.length === 0 ? '  errors: 0' : '  errors:')
    for (const [what, times] of errors) console.log(`    ${times} × ${what}`)
  }
}
