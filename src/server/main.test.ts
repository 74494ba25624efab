// Starting and stopping the real program: one clear sentence and exit code 1 for each thing that stands in the way.

import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { putDatabase } from './testing/database-folder.ts'
import { embeddedOnly } from './testing/embedded-only.ts'
import { freePort, runServer, startServer, temporaryFolder } from './testing/real-server.ts'

/** One line of plain words: no stack, no log. */
const oneSentence = (text: string): string => `${text}\n`

/** To start on an empty one takes long, and is tried once. */
async function folderWithDatabase(): Promise<string> {
  const folder = temporaryFolder()
  await putDatabase(folder)
  return folder
}

embeddedOnly(() => {
  describe('the program', () => {
    it('starts on an empty folder, says where and how to sign in, serves, stops when told, and opens what it closed', async () => {
      const folder = temporaryFolder()
      // A busy machine makes a statement slow, which is logged: not what is asked here.
      const server = await startServer({ DATA_DIR: folder, DEMO_DATA: 'auto', SLOW_STATEMENT_MS: '600000' })
      const health = await fetch(`${server.address}/api/health`)
      expect([health.status, await health.json()]).toEqual([
        200,
        expect.objectContaining({ success: true, demo: true }),
      ])
      server.process.kill('SIGTERM')
      const { code, out, err } = await server.ended
      expect([code, err]).toEqual([0, ''])
      expect(out).toContain(`Portage is ready at ${server.address}`)
      expect(out).toContain('sign in as demo@portage.example')

      const again = await startServer({ DATA_DIR: folder, DEMO_DATA: 'auto' })
      again.process.kill('SIGTERM')
      expect((await again.ended).code).toBe(0)
    })

    it('finishes a request in flight before it stops', async () => {
      const server = await startServer({ DATA_DIR: await folderWithDatabase(), STAFF_PASSWORD: 'demo-staff' })
      const body = JSON.stringify({ password: 'demo-staff' })
      const headers = { 'content-type': 'application/json', 'content-length': body.length, connection: 'close' }
      const inFlight = request(`${server.address}/api/auth/staff-login`, {
        method: 'POST',
        headers: { ...headers, expect: '100-continue' },
      })
      inFlight.flushHeaders()
      await once(inFlight, 'continue')
      server.process.kill('SIGINT')
      inFlight.end(body)
      const [answer] = await once(inFlight, 'response')
      expect(answer.statusCode).toBe(200)
      answer.resume()
      expect((await server.ended).code).toBe(0)
    })
  })

  describe('the program ends with one sentence and code 1', () => {
    it('when another uses the data folder', async () => {
      const folder = await folderWithDatabase()
      await startServer({ DATA_DIR: folder })
      const { code, err } = await runServer({ DATA_DIR: folder, PORT: String(await freePort()) })
      const sentence = `Another Portage is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`
      expect([code, err]).toEqual([1, oneSentence(sentence)])
    })

    it('when the port is taken', async () => {
      const port = await freePort()
      const blocker = createServer().listen(port, '127.0.0.1')
      onTestFinished(() => {
        blocker.close()
      })
      const { code, err } = await runServer({ DATA_DIR: await folderWithDatabase(), PORT: String(port) })
      const sentence = `Port ${port} on 127.0.0.1 is taken. Stop the other program, or set PORT to a free port.`
      expect([code, err]).toEqual([1, oneSentence(sentence)])
    })

    it.each([
      ['is a file', (folder: string) => writeFileSync(folder, 'not a folder')],
      [
        'holds something else',
        (folder: string) => {
          mkdirSync(join(folder, 'db'), { recursive: true })
          writeFileSync(join(folder, 'db', 'PG_VERSION'), 'no database')
        },
      ],
    ])('when the data folder %s', async (_, spoil) => {
      const folder = join(temporaryFolder(), 'data')
      spoil(folder)
      const { code, err } = await runServer({ DATA_DIR: folder, PORT: String(await freePort()) })
      expect([code, err]).toEqual([
        1,
        oneSentence(
          `The data folder ${folder} cannot be used: it is not readable, not writable or not a Portage database. Set DATA_DIR to another folder, or move this one away.`,
        ),
      ])
    })

    it('when PostgreSQL does not answer', async () => {
      const port = await freePort()
      const url = `postgres://nobody@127.0.0.1:${port}/none`
      const { code, err } = await runServer({ NODE_ENV: 'development', DATABASE_URL: url, DATA_DIR: temporaryFolder() })
      const sentence = `The PostgreSQL server of DATABASE_URL does not let Portage in: connect ECONNREFUSED 127.0.0.1:${port}. Check the address, and that it runs; behind a pooler see docs/operations/scale.md.`
      expect([code, err]).toEqual([1, oneSentence(sentence)])
    })

    it('when a setting is wrong', async () => {
      const { code, err } = await runServer({ PORT: 'http' })
      expect([code, err]).toEqual([
        1,
        'Portage cannot start with these settings:\n  PORT: give a port number from 0 to 65535\n',
      ])
    })
  })
})
