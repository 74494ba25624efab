import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createLocalDisk } from '../../../providers/file-storage/local-disk.ts'
import { signedLinks } from '../../../providers/file-storage/signed-links.ts'
import { addShipment, generate, newWorld } from '../../../testing/invoice-world.ts'
import { removeStrayFiles } from './stray-files.ts'

const STRANGER = 'c0000000-0000-4000-8000-00000000000f'
const PAPER = '/commercial_invoice/a0000000-0000-4000-8000-000000000001.pdf'
const DAY_MS = 24 * 60 * 60 * 1000

it('go once they are a month old: those of clients we know, and none that a row names', async () => {
  const world = await newWorld()
  const folder = mkdtempSync(join(tmpdir(), 'portage-stray-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = createLocalDisk(
    folder,
    signedLinks(() => Buffer.alloc(32)),
  )
  const { shipmentId } = await addShipment(world)
  await generate(world, shipmentId)
  const { storage_key: named } = await world.deps.db
    .selectFrom('documents')
    .select('storage_key')
    .executeTakeFirstOrThrow()
  const stray = `${world.clientId}${PAPER}`
  const young = stray.replace('1.pdf', '2.pdf')
  const kept = [named, young, `${STRANGER}${PAPER}`, `staff${PAPER}`, 'notes/of-the-operator/list.txt']
  for (const key of [...kept, stray]) await files.put(key, new Uint8Array([1]))
  const now = world.deps.now()
  for (const key of [...kept, stray]) {
    const at = new Date(now.getTime() - (key === young ? 29 : 31) * DAY_MS)
    utimesSync(join(folder, key), at, at)
  }
  expect(await removeStrayFiles({ ...world.deps, files })).toBe(1)
  expect(await files.get(stray)).toBeUndefined()
  for (const key of kept) expect(await files.get(key), key).toBeDefined()
  expect(await removeStrayFiles({ ...world.deps, files })).toBe(0)
})
