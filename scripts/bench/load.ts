// Sends requests in a closed loop over one or more connections and measures each answer, from the first byte sent to the last read.
import { Agent, request } from 'node:http'
import { createHistogram } from 'node:perf_hooks'
import { newRequestKey } from '#contract/request-key.ts'
import type { BenchServer } from './server.ts'

export type Load = {
  readonly name: string
  readonly method: 'GET' | 'POST'
  path(): string
  readonly body?: unknown
  /** Who calls, where that is not the client of the benchmark. */
  headers?(): Promise<Record<string, string>>
}
export type Figures = {
  readonly name: string
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
  /** Processor time of the server a call, which other programs of the machine hardly change; undefined where it is not known. */
  readonly cpuMs: number | undefined
}

/** Several callers at a time; one alone shows what a call costs without waiting for others. */
export const CONNECTIONS = 8
const SECONDS = 8
const WARM_UP_SECONDS = 2

/** Milliseconds of p50 and p99, answers a second, and how many were not 200. */
export async function measure(server: BenchServer, token: string, load: Load, connections: number): Promise<Figures> {
  const caller = { url: server.url, token, agent: new Agent({ keepAlive: true, maxSockets: connections }) }
  await loop(caller, load, connections, WARM_UP_SECONDS)
  const cpuBefore = server.cpuMs()
  const { histogram, failed, elapsed } = await loop(caller, load, connections, SECONDS)
  const cpuAfter = server.cpuMs()
  caller.agent.destroy()
  const milliseconds = (percentile: number) => Number((histogram.percentile(percentile) / 1e6).toFixed(2))
  return {
    name: load.name,
    perSecond: Math.round(histogram.count / elapsed),
    p50: milliseconds(50),
    p99: milliseconds(99),
    failed,
    cpuMs:
      cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / Number(histogram.count),
  }
}

type Caller = { readonly url: string; readonly token: string; readonly agent: Agent }

async function loop(caller: Caller, load: Load, connections: number, seconds: number) {
  const histogram = createHistogram()
  const started = performance.now()
  const end = started + seconds * 1000
  const body = load.body === undefined ? undefined : JSON.stringify(load.body)
  let failed = 0
  const one = async () => {
    while (performance.now() < end) {
      const path = load.path()
      const headers: Record<string, string | number> = {
        ...(await (load.headers?.() ?? clientHeaders(caller.token, load.method, path))),
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      }
      const before = process.hrtime.bigint()
      const status = await answered(caller, load.method, path, headers, body)
      histogram.record(process.hrtime.bigint() - before)
      if (status !== 200) failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  return { histogram, failed, elapsed: (performance.now() - started) / 1000 }
}

const clientHeaders = async (token: string, method: string, path: string) => ({
  authorization: `Bearer ${token}`,
  'x-request-key': await newRequestKey(token, method, path, new Date()),
})

/** The status, once the whole answer has been read. Node's own client costs the measuring process least. */
function answered(
  { url, agent }: Caller,
  method: string,
  path: string,
  headers: Record<string, string | number>,
  body: string | undefined,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method, headers, agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', reject)
    })
    sent.once('error', reject)
    sent.end(body)
  })
}
