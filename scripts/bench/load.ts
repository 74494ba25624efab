// Sends requests in a closed loop over a few connections and measures each answer.
import { createHistogram } from 'node:perf_hooks'
import { newRequestKey } from '#contract/request-key.ts'

export type Load = { readonly name: string; readonly method: 'GET' | 'POST'; path(): string; readonly body?: unknown }
export type Figures = {
  readonly name: string
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

const CONNECTIONS = 8
const SECONDS = 8
const WARM_UP_SECONDS = 2

/** Milliseconds of p50 and p99, answers a second, and how many were not 200. */
export async function measure(url: string, token: string, load: Load): Promise<Figures> {
  await loop(url, token, load, WARM_UP_SECONDS)
  const { histogram, failed, elapsed } = await loop(url, token, load, SECONDS)
  const milliseconds = (percentile: number) => Number((histogram.percentile(percentile) / 1e6).toFixed(2))
  return {
    name: load.name,
    perSecond: Math.round(histogram.count / elapsed),
    p50: milliseconds(50),
    p99: milliseconds(99),
    failed,
  }
}

async function loop(url: string, token: string, load: Load, seconds: number) {
  const histogram = createHistogram()
  const started = performance.now()
  const end = started + seconds * 1000
  let failed = 0
  const one = async () => {
    while (performance.now() < end) {
      const path = load.path()
      const headers: Record<string, string> = {
        authorization: `Bearer ${token}`,
        'x-request-key': await newRequestKey(token, load.method, path, new Date()),
        ...(load.body === undefined ? {} : { 'content-type': 'application/json' }),
      }
      const body = load.body === undefined ? undefined : JSON.stringify(load.body)
      const before = process.hrtime.bigint()
      const response = await fetch(url + path, { method: load.method, headers, body })
      await response.arrayBuffer()
      histogram.record(process.hrtime.bigint() - before)
      if (response.status !== 200) failed += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
  return { histogram, failed, elapsed: (performance.now() - started) / 1000 }
}
