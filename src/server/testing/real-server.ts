// The real program as a process of its own, on a data folder and a free port, for tests of starting and stopping.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { NODE_FLAGS } from '../../../scripts/prepare/node-binary.js'
import { ROOT } from '../env.ts'

export type RealServer = {
  readonly process: ChildProcess
  /** 'http://127.0.0.1:40123' */
  readonly address: string
  /** Resolves when the process has ended. */
  readonly ended: Promise<Ended>
}

type Ended = {
  readonly code: number | null
  readonly signal: string | null
  readonly out: string
  readonly err: string
}

/** A folder that is removed with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portage-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the program and waits until it answers. Throws with what it said when it ends instead. */
export async function startServer(env: Record<string, string>): Promise<RealServer> {
  const port = Number(env.PORT ?? (await freePort()))
  const { child, ended } = spawnServer({ ...env, PORT: String(port) })
  const address = `http://127.0.0.1:${port}`
  const ready = new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      if (String(chunk).includes(address)) resolve()
    })
  })
  const stopped = await Promise.race([ready, ended])
  if (stopped) throw new Error(`the server ended with ${stopped.code}: ${stopped.err}`)
  return { process: child, address, ended }
}

/** Runs the program until it ends by itself. */
export const runServer = (env: Record<string, string>): Promise<Ended> => spawnServer(env).ended

function spawnServer(env: Record<string, string>): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [...NODE_FLAGS, 'src/server/main.ts'], {
    cwd: ROOT,
    env: { ...QUIET, ...env },
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    said.out += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    said.err += String(chunk)
  })
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, ...said }))
  })
  return { child, ended }
}

/** Nothing from outside, whatever the machine's own settings are, and no demo data, which takes a while to load. */
const QUIET = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
  REFERENCE_UPDATE: 'off',
  BANK_OF_CANADA_URL: 'off',
  DEMO_DATA: 'off',
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const found = probe.address()
      probe.close(() => (found && typeof found === 'object' ? resolve(found.port) : reject(new Error('no port'))))
    })
  })
}
