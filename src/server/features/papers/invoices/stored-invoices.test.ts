import { beforeEach, describe, expect, it } from 'vitest'
import { downloadInvoice, listDocuments } from '#contract/invoices.ts'
import { addShipment, generate, newWorld, type World } from '../../../testing/invoice-world.ts'
import { dataOf, send } from '../../../testing/test-app.ts'

let world: World
let shipmentId: string
beforeEach(async () => {
  world = await newWorld()
  shipmentId = (await addShipment(world)).shipmentId
})

const download = (filename: string, caller = world.client) =>
  send(world, downloadInvoice, { params: { filename } }, caller)

describe('a stored invoice', () => {
  it('is downloaded again by its file name, byte for byte', async () => {
    const made = await generate(world, shipmentId)
    const again = await download(made.json.filename)
    expect(again.status).toBe(200)
    expect(again.headers['content-type']).toBe('application/pdf')
    expect(again.headers['content-disposition']).toBe('attachment; filename="INV-NP-2041.pdf"')
    expect(again.bytes.toString('base64')).toBe(made.json.fileData)
  })

  it("is not there for another client, nor is another client's list", async () => {
    const made = await generate(world, shipmentId)
    expect((await download(made.json.filename, world.other)).status).toBe(404)
    expect((await send(world, listDocuments, { params: { id: shipmentId } }, world.other)).status).toBe(404)
  })

  it('is listed newest first', async () => {
    await generate(world, shipmentId)
    world.clock.at = new Date(world.clock.at.getTime() + 60_000)
    await generate(world, shipmentId)
    const listed = dataOf(await send(world, listDocuments, { params: { id: shipmentId } }, world.client))
    expect(listed.map(({ id: _, ...rest }) => rest)).toEqual([
      {
        kind: 'commercial_invoice',
        number: 'INV-NP-2041-2',
        filename: 'INV-NP-2041-2.pdf',
        createdAt: '2026-11-21T15:01:00.000Z',
        createdBy: 'demo@portage.example',
      },
      {
        kind: 'commercial_invoice',
        number: 'INV-NP-2041',
        filename: 'INV-NP-2041.pdf',
        createdAt: '2026-11-21T15:00:00.000Z',
        createdBy: 'demo@portage.example',
      },
    ])
  })

  it('whose file is gone is said to be missing', async () => {
    const made = await generate(world, shipmentId)
    world.files.kept.clear()
    expect(await download(made.json.filename)).toMatchObject({
      status: 404,
      json: { error: 'There is no such document.' },
    })
  })

  it.each([
    '../../package.json',
    '..%2f..%2fpackage.json',
    '/etc/passwd',
    'INV-NP-2041.pdf/../secret',
    'INV-NP-2041.pdf\u0000.png',
    '%',
    "' or 1=1 --",
    'x'.repeat(200),
  ])('%j finds nothing', async (filename) => {
    await generate(world, shipmentId)
    const answer = await download(filename)
    expect([400, 404]).toContain(answer.status)
    expect(answer.json).toMatchObject({ success: false })
    expect(answer.json.error).toEqual(expect.any(String))
  })
})
