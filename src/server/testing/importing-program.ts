// A program that imports shipments and tells how far it is, for the test that kills it: given a folder or the address of a server,
// and a number of lines, it says 'at <lines>' while it saves and 'saved' at the end; with 'count' for the lines, how many there are.
import { dayIn } from '#domain/calendar.ts'
import type { RawRow } from '#domain/import/raw-row.ts'
import { saveImport } from '../features/imports/save-import.ts'
import { newId, newSecret } from '../ids.ts'
import { secretBox } from '../secret-box.ts'
import { openEmbedded, openPostgres } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { withNoLaw } from './no-law.ts'

const CLIENT = 'c0000000-0000-4000-8000-000000000001'
const NOW = new Date('2026-11-21T15:00:00Z')
const PIECE = 500

const [, , where = '', lines = ''] = process.argv
const { db, close } = where.startsWith('postgres') ? await openPostgres(where) : await openEmbedded(where)
await migrate(db)

if (lines === 'count') {
  const count = async (table: 'shipments' | 'audit_log' | 'import_runs') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  say(`found ${await count('shipments')} ${await count('audit_log')} ${await count('import_runs')}`)
  await close()
} else {
  await db
    .insertInto('clients')
    .values({ id: CLIENT, name: 'Importer', email: 'importer@example.com', created_at: NOW })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const needs = withNoLaw({
    db,
    newId,
    newSecret,
    secrets: secretBox(() => [Buffer.alloc(32, 7)]),
    now: () => NOW,
    today: () => dayIn('UTC', NOW),
    settings: { businessTimeZone: 'UTC' },
  })
  const ask = {
    kind: 'shipments',
    rows: pieces(Number(lines)),
    mapping: () => ['client', 'reference'],
    actor: { kind: 'system', id: 'import', name: 'Importer' },
    takeLines: 'none',
    onProgress: (done: number) => say(`at ${done}`),
  } as const
  await saveImport(needs, ask, { source: 'command', filename: 'shipments.csv' })
  say('saved')
  await close()
}

function* pieces(count: number): Generator<readonly RawRow[]> {
  for (let at = 0; at < count; at += PIECE)
    yield Array.from({ length: PIECE }, (_, n) => ({
      line: at + n + 2,
      cells: ['importer@example.com', `SHP-${at + n}`],
    }))
}

/** Pipes are written at once on POSIX systems: what was said before a kill arrives. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
