// An import killed with SIGKILL midway leaves nothing, on either database; let run to its end it leaves everything, and then a second
// run changes nothing.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { NODE_FLAGS } from '../../../../scripts/prepare/node-binary.js'
import { ROOT } from '../../env.ts'
import { putDatabase } from '../../testing/database-folder.ts'
import { temporaryFolder } from '../../testing/real-server.ts'

const LINES = 6000
/** As large as imports are meant to be, killed halfway. */
const MANY_LINES = 100_000

it('leaves nothing or everything', async () => {
  const where = await freshDatabase()
  for (const after of [500, 4500]) await leavesNothing(where, LINES, after)
  expect((await run(where, String(LINES))).said.at(-1)).toBe('saved')
  expect(await run(where, 'count')).toEqual(ended(`found ${LINES} ${LINES} 1`))
  expect((await run(where, String(LINES))).said.at(-1)).toBe('saved')
  expect(await run(where, 'count')).toEqual(ended(`found ${LINES} ${LINES} 2`))
})

it('leaves nothing of as many lines as imports are meant for', async () => {
  await leavesNothing(await freshDatabase(), MANY_LINES, 50_000)
})

async function leavesNothing(where: string, lines: number, killedAfter: number): Promise<void> {
  const killed = await run(where, String(lines), killedAfter)
  expect(killed.signal).toBe('SIGKILL')
  expect(killed.said.at(-1)).toMatch(/^at /)
  expect(await run(where, 'count')).toEqual(ended('found 0 0 0'))
}

type Ran = { readonly said: readonly string[]; readonly signal: NodeJS.Signals | null }

const ended = (...said: readonly string[]): Ran => ({ said, signal: null })

/** What the program said and what ended it; it is killed once it says that it is at `killAt` lines. */
async function run(where: string, lines: string, killAt?: number): Promise<Ran> {
  const program = spawn(process.execPath, [...NODE_FLAGS, 'src/server/testing/importing-program.ts', where, lines], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    program.kill('SIGKILL')
  })
  const closed = new Promise<NodeJS.Signals | null>((resolve) => program.on('close', (_, signal) => resolve(signal)))
  const said: string[] = []
  for await (const line of createInterface({ input: program.stdout })) {
    said.push(line)
    if (killAt !== undefined && line === `at ${killAt}`) program.kill('SIGKILL')
  }
  return { said, signal: await closed }
}

/** A folder, or a database of its own on the server under test. */
async function freshDatabase(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return putDatabase(temporaryFolder())
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query('drop database if exists portage_killed_import with (force)')
  await admin.query('create database portage_killed_import')
  await admin.end()
  const own = new URL(server)
  own.pathname = '/portage_killed_import'
  return own.href
}
