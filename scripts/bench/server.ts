// Starts the real server for a benchmark and stops it.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { COMPILED, MALLOC, NODE_FLAGS } from '../prepare/node-binary.js'

export type BenchServer = {
  readonly url: string
  readonly startMs: number
  /** Processor time the server has used so far, in milliseconds; undefined where the system does not tell. */
  cpuMs(): number | undefined
  /** Resident memory now and at most so far, in MB; undefined where the system does not tell. */
  memoryMb(): { readonly now: number; readonly most: number } | undefined
  /** Resolves when all data are read. */
  allRead(): Promise<void>
  stop(): Promise<void>
}

/** Resolves when the address is printed and the health call answers; `startMs` counts from the process's start. */
export async function startServer(env: Record<string, string>): Promise<BenchServer> {
  const started = performance.now()
  const child = spawn(process.execPath, [...NODE_FLAGS, 'src/server/main.ts'], {
    env: {
      ...COMPILED,
      ...MALLOC,
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      REFERENCE_UPDATE: 'off',
      BANK_OF_CANADA_URL: 'off',
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '100000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
  const health = await fetch(`${url}/api/health`)
  if (!health.ok) throw new Error(`health answers ${health.status}`)
  return {
    url,
    startMs: Math.round(performance.now() - started),
    cpuMs: () => cpuMsOf(child.pid),
    memoryMb: () => memoryMbOf(child.pid),
    allRead: () => allReadBy(url),
    async stop() {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
    },
  }
}

const ASK_AGAIN_MS = 200

async function allReadBy(url: string): Promise<void> {
  for (;;) {
    const { loading }: { loading: boolean } = await (await fetch(`${url}/api/health`)).json()
    if (!loading) return
    await pause(ASK_AGAIN_MS)
  }
}

/** 'VmRSS:   337472 kB' and 'VmHWM: ...' of proc(5) status. */
function memoryMbOf(pid: number | undefined): { now: number; most: number } | undefined {
  const path = `/proc/${pid}/status`
  if (!existsSync(path)) return undefined
  const status = readFileSync(path, 'utf8')
  const mb = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { now: mb('VmRSS'), most: mb('VmHWM') }
}

const TICK_MS = 10 // Linux counts processor time in hundredths of a second

/** User and system time: fields 14 and 15 of proc(5) stat, counted after the name in brackets, which may hold blanks. */
function cpuMsOf(pid: number | undefined): number | undefined {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return undefined
  const [, fields = ''] = readFileSync(path, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) * TICK_MS
}
