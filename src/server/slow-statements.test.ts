import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { logSlowStatements } from './slow-statements.ts'
import { testDatabase } from './testing/test-database.ts'

it('logs statements with placeholders in place of values, until it is ended', async () => {
  const { db } = await testDatabase()
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const end = logSlowStatements(pino({ level: 'warn' }, sink), 0)
  onTestFinished(end)
  await sql`select ${'secret of a client'}::text as said`.execute(db)
  expect(lines.join('')).toContain('select $1::text as said')
  expect(lines.join('')).not.toContain('secret of a client')
  end()
  const before = lines.length
  await sql`select 2`.execute(db)
  expect(lines).toHaveLength(before)
})
