// The import from the command line: exit codes, and words instead of a broken database.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { holdFolder } from '#server/store/folder-lock.ts'
import { putDatabase } from '#server/testing/database-folder.ts'
import { temporaryFolder } from '#server/testing/real-server.ts'
import { COMPILED, NODE_FLAGS, ROOT } from '../prepare/node-binary.js'

const example = (name: string) => join(ROOT, 'docs', 'examples', 'import', name)

function command(dataDir: string, ...args: string[]) {
  const env = { ...COMPILED, PATH: process.env.PATH ?? '', DATA_DIR: dataDir }
  const done = spawnSync(process.execPath, [...NODE_FLAGS, 'scripts/import.ts', ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
  return { code: done.status, out: done.stdout, err: done.stderr }
}

it('tries, saves, saves again without a change, and names wrong lines', () => {
  const folder = temporaryFolder()
  expect(command(folder, example('clients.csv'), '--dry-run')).toMatchObject({
    code: 0,
    out: expect.stringContaining('2 new'),
  })
  expect(command(folder, example('clients.csv'))).toMatchObject({
    code: 0,
    out: expect.stringContaining('All of it was saved.'),
  })
  expect(command(folder, example('clients.csv')).out).toContain('0 new, 0 changed, 2 unchanged')
  const orphans = command(folder, example('items.csv'))
  expect(orphans.code).toBe(1)
  expect(orphans.err).toContain('line 2, shipment: The client has no shipment "PW-2026-11". Import shipments first.')
  expect(orphans.err).toContain('Nothing was imported')
})

it('cannot be tried on a database that another process holds, without a file, or with a kind that is none', async () => {
  const folder = temporaryFolder()
  await putDatabase(folder)
  const release = holdFolder(join(folder, 'db'))
  const held = command(folder, example('clients.csv'))
  release()
  expect(held).toMatchObject({ code: 2, err: expect.stringContaining('Portage is running on') })
  expect(command(folder)).toMatchObject({ code: 2, err: expect.stringContaining('Usage') })
  expect(command(folder, example('clients.csv'), '--kind', 'cats').code).toBe(2)
  expect(command(folder, join(folder, 'none-items.csv')).code).toBe(1)
})
