// An import killed with SIGKILL midway leaves nothing, on either database; let run to its end it leaves everything, and then a second
// run changes nothing.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../../env.ts'
import { temporaryFolder } from '../../testing/real-server.ts'

const LINES = 6000

it('leaves nothing or everything', { timeout: 120_000 }, async () => {
  const where = await freshDatabase()
  for (const after of [500, 3000, 4500]) {
    expect(await run(where, String(LINES), after)).not.toContain('saved')
    expect(await run(where, 'count')).toEqual(['found 0 0 0'])
  }
  expect((await run(where, String(LINES))).at(-1)).toBe('saved')
  expect(await run(where, 'count')).toEqual([`found ${LINES} ${LINES} 1`])
  expect((await run(where, String(LINES))).at(-1)).toBe('saved')
  expect(await run(where, 'count')).toEqual([`found ${LINES} ${LINES} 2`])
})

/** What the program said; it is killed once it says that it is at `killAt` lines. */
async function run(where: string, lines: string, killAt?: number): Promise<readonly string[]> {
  const program = spawn(process.execPath, ['src/server/testing/importing-program.ts', where, lines], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    program.kill('SIGKILL')
  })
  const ended = new Promise((resolve) => program.on('close', resolve))
  const said: string[] = []
  for await (const line of createInterface({ input: program.stdout })) {
    said.push(line)
    if (killAt !== undefined && line === `at ${killAt}`) program.kill('SIGKILL')
  }
  await ended
  return said
}

/** A folder, or a database of its own on the server under test. */
async function freshDatabase(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return join(temporaryFolder(), 'db')
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query('drop database if exists portage_killed_import with (force)')
  await admin.query('create database portage_killed_import')
  await admin.end()
  const own = new URL(server)
  own.pathname = '/portage_killed_import'
  return own.href
}
