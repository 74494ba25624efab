// What becomes of a certificate once it is signed: read again, linked, taken off the list.
import { beforeEach, describe, expect, it } from 'vitest'
import { downloadCusmaCertificate } from '#contract/cusma.ts'
import { deleteCusmaFile, downloadCusmaFile, linkCusmaFile, listCusmaFiles } from '#contract/cusma-files.ts'
import { listDocuments } from '#contract/invoices.ts'
import { updateItem } from '#contract/items.ts'
import { texts as frenchCusma } from '#texts/fr/cusma.ts'
import { type CusmaWorld, formOf, newCusmaWorld, sign } from '../../../testing/cusma-world.ts'
import { addShipment } from '../../../testing/invoice-world.ts'
import { dataOf, send } from '../../../testing/test-app.ts'

let world: CusmaWorld
let id: string
let itemIds: readonly string[]
beforeEach(async () => {
  world = await newCusmaWorld()
  const added = await addShipment(world)
  id = added.shipmentId
  itemIds = added.itemIds
})

const download = (shipmentId = id, caller = world.client) =>
  send(world, downloadCusmaCertificate, { params: { id: shipmentId } }, caller)
const list = async () => dataOf(await send(world, listCusmaFiles, {}, world.client))
const later = () => {
  world.clock.at = new Date(world.clock.at.getTime() + 60_000)
}

describe('the download for a shipment', () => {
  it('takes the most recently signed certificate of this shipment', async () => {
    const other = await addShipment(world, [{}], 'NP-9')
    await sign(world, id)
    later()
    const second = await sign(world, id, { signerTitle: 'President' })
    later()
    await sign(world, other.shipmentId)
    expect((await download()).bytes.equals(second.bytes)).toBe(true)
  })

  it('says why there is none: no form, nothing stored, not signed, another shipment, out of date', async () => {
    const refusal = async (shipmentId = id) => {
      const answer = await download(shipmentId)
      return [answer.status, answer.json.error]
    }
    expect(await refusal()).toEqual([404, 'No CUSMA form available to download'])
    await sign(world, id)
    const other = await addShipment(world, [{}], 'NP-9')
    await world.deps.db.updateTable('documents').set({ shipment_id: other.shipmentId }).execute()
    expect(await refusal()).toEqual([
      404,
      'The signed certificate on record is marked for another shipment. Sign again to make a new one.',
    ])
    await world.deps.db.updateTable('cusma_forms').set({ document_id: null }).execute()
    expect(await refusal()).toEqual([404, 'No signed CUSMA certificate found for this shipment'])
    await world.deps.db.deleteFrom('documents').execute()
    expect(await refusal()).toEqual([404, 'No CUSMA forms found in storage'])
    await sign(world, id)
    const params = { id, itemId: itemIds[0] ?? '' }
    await send(world, updateItem, { params, body: { htsCode: '6301300020' } }, world.client)
    expect(await refusal()).toEqual([
      409,
      'The certificate is out of date: an item changed after it was signed. Update it and sign again.',
    ])
    expect(await download(id, world.other).then((answer) => answer.status)).toBe(404)
  })
})

describe('a stored certificate', () => {
  const name = 'CUSMA-NP-2041.pdf'
  const at = { params: { filename: name } }

  it('is listed, read and linked by the client and by staff who name it, and by nobody else', async () => {
    const { bytes } = await sign(world, id)
    const query = { clientId: world.clientId }
    expect(await list()).toMatchObject([{ fileName: name, lastModified: '2026-11-21T15:00:00.000Z', shipmentId: id }])
    expect((await send(world, downloadCusmaFile, at, world.client)).bytes.equals(bytes)).toBe(true)
    expect((await send(world, downloadCusmaFile, { ...at, query }, world.staff)).bytes.equals(bytes)).toBe(true)
    expect((await send(world, downloadCusmaFile, at, world.staff)).status).toBe(400)
    expect((await send(world, downloadCusmaFile, at, world.other)).status).toBe(404)
    expect((await send(world, downloadCusmaFile, { ...at, query }, world.other)).status).toBe(403)
    expect(dataOf(await send(world, listCusmaFiles, {}, world.other))).toEqual([])
  })

  it('is not reached by a name that is a path', async () => {
    await sign(world, id)
    for (const filename of [
      '../CUSMA-NP-2041.pdf',
      `${world.clientId}/cusma_certificate/x.pdf`,
      '%2e%2e',
      name.toLowerCase(),
    ]) {
      expect((await send(world, downloadCusmaFile, { params: { filename } }, world.client)).status).toBe(404)
    }
  })

  it('is linked for an hour unless said otherwise, only to read', async () => {
    const { bytes } = await sign(world, id)
    const { url } = dataOf(await send(world, linkCusmaFile, at, world.client))
    const open = () => world.app.inject({ method: 'GET', url })
    expect((await open()).rawPayload.equals(bytes)).toBe(true)
    expect((await world.app.inject({ method: 'GET', url: `${url}x` })).statusCode).toBe(404)
    world.clock.at = new Date(world.clock.at.getTime() + 3_600_000)
    expect((await open()).json()).toEqual({
      success: false,
      code: 'link-expired',
      error: 'This link has expired. Ask for a new one.',
      said: { en: 'This link has expired. Ask for a new one.', fr: frenchCusma.linkExpired },
    })
    const put = await send(world, linkCusmaFile, { ...at, query: { operation: 'putObject' } }, world.client)
    expect([put.status, put.json.error]).toEqual([
      400,
      'A link can only read a certificate: give getObject as the operation.',
    ])
  })

  it('leaves the list when deleted, with file and record kept, and its form is open again', async () => {
    await sign(world, id)
    expect((await send(world, deleteCusmaFile, at, world.other)).status).toBe(404)
    expect((await send(world, deleteCusmaFile, at, world.client)).json.success).toBe(true)
    expect(await list()).toEqual([])
    expect((await send(world, downloadCusmaFile, at, world.client)).status).toBe(404)
    expect((await send(world, deleteCusmaFile, at, world.client)).status).toBe(404)
    expect(dataOf(await send(world, listDocuments, { params: { id } }, world.client))).toEqual([])
    const kept = await world.deps.db.selectFrom('documents').selectAll().executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ deleted_at: world.clock.at, keep_until: '2032-11-21' })
    expect(world.files.kept.has(kept.storage_key)).toBe(true)
    expect((await formOf(world, id)).status).toBe('in progress')
    const shipment = await world.deps.db.selectFrom('shipments').select('status').executeTakeFirstOrThrow()
    expect(shipment.status).toBe('pending')
    expect((await sign(world, id)).headers['content-disposition']).toContain('CUSMA-NP-2041-2.pdf')
  })
})
