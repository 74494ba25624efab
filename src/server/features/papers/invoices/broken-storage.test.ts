// The real storage on a disk that takes no files: what the client reads, and that nothing is half done.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { downloadInvoice } from '#contract/invoices.ts'
import { buildApp } from '../../../app.ts'
import { createLocalDisk } from '../../../providers/file-storage/local-disk.ts'
import { signedLinks } from '../../../providers/file-storage/signed-links.ts'
import { findShipment } from '../../../store/shipments.ts'
import { addShipment, generate, newWorld } from '../../../testing/invoice-world.ts'
import { send } from '../../../testing/test-app.ts'

/** A disk whose folder is a file. */
function brokenDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'portage-broken-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = join(folder, 'files')
  writeFileSync(files, 'no folder')
  return createLocalDisk(
    files,
    signedLinks(() => Buffer.alloc(32)),
  )
}

it('says so when a paper cannot be stored or read, and leaves shipment, list and log as they were', async () => {
  const world = await newWorld()
  const { shipmentId } = await addShipment(world)
  const broken = { ...world, app: buildApp({ ...world.deps, files: brokenDisk() }) }
  const refused = await generate(broken, shipmentId)
  expect([refused.status, refused.json.error]).toEqual([
    502,
    'The file could not be stored, so nothing was changed. Please try again, and tell your provider if it keeps happening.',
  ])
  expect((await findShipment(world.deps.db, world.clientId, shipmentId))?.status).toBe('pending')
  expect(await world.deps.db.selectFrom('documents').select('id').execute()).toEqual([])
  expect(await world.deps.db.selectFrom('audit_log').select('id').execute()).toEqual([])

  const made = await generate(world, shipmentId)
  expect(made.json.filename).toBe('INV-NP-2041.pdf')
  const unread = await send(broken, downloadInvoice, { params: { filename: made.json.filename } }, world.client)
  expect([unread.status, unread.json.error]).toEqual([
    502,
    'The file cannot be read at the moment. Please try again, and tell your provider if it keeps happening.',
  ])
})
