import { beforeEach, describe, expect, it } from 'vitest'
import { downloadInvoice, generateCombinedInvoice, listDocuments } from '#contract/invoices.ts'
import { addShipment, audited, newWorld, noRate, PASSWORD, type World } from '../../../testing/invoice-world.ts'
import { readPages } from '../../../testing/read-pdf.ts'
import { send, type TestCaller } from '../../../testing/test-app.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})

const combine = (shipmentIds: readonly string[], more: object = {}, caller: TestCaller = world.client) =>
  send(
    world,
    generateCombinedInvoice,
    { body: { shipments: shipmentIds.map((id) => ({ id })), password: PASSWORD, ...more } },
    caller,
  )
const unconfirmed = { hts_proposed_by: 'classifier', hts_confirmed_by: null, hts_confirmed_at: null } as const

describe('a combined invoice', () => {
  it('prints each shipment with its number, and the figures a hand calculation gives', async () => {
    const first = await addShipment(world, [{}], 'NP-1')
    const second = await addShipment(world, [{ quantity: 12, declared_value_cad: '19.99' }], 'NP-2')
    const { status, json } = await combine([second.shipmentId, first.shipmentId])
    expect({ status, filename: json.filename, combined: json.combinedShipments, message: json.message }).toEqual({
      status: 200,
      filename: 'COMB-20261121.pdf',
      combined: ['NP-2', 'NP-1'],
      message: 'Combined invoice generated successfully! References: NP-2, NP-1',
    })
    const pages = await readPages(new Uint8Array(Buffer.from(json.fileData, 'base64')))
    // 12 x 19.99 = 239.88, x 0.7124 = 170.890512; 96 x 6.85 = 657.60, x 0.7124 = 468.47424; sums 897.48 and 639.36
    for (const text of ['239.88 170.89', '657.60 468.47', 'CAD 897.48', 'USD 639.36', '108 units on 2 lines of 2']) {
      expect(pages[0]).toContain(text)
    }
    expect(pages[1]).toContain('Inv. 1 of 2 COMB-20261121/1')
    expect(pages[2]).toContain('Inv. 2, p. 1 of 1 · Page 3 of 3')
  })

  it('moves every shipment to invoiced, is listed under each and kept in the audit log', async () => {
    const ids = [await addShipment(world, [{}], 'NP-1'), await addShipment(world, [{}], 'NP-2')].map(
      (x) => x.shipmentId,
    )
    const { json } = await combine([...ids, ids[0] ?? ''])
    const shipments = await world.deps.db.selectFrom('shipments').select('status').execute()
    expect(shipments.map(({ status }) => status)).toEqual(['invoiced', 'invoiced'])
    for (const id of ids) {
      const list = await send(world, listDocuments, { params: { id } }, world.client)
      expect(list.json.data).toMatchObject([{ kind: 'combined_invoice', number: 'COMB-20261121' }])
    }
    const other = await addShipment(world, [{}], 'NP-3')
    const none = await send(world, listDocuments, { params: { id: other.shipmentId } }, world.client)
    expect(none.json.data).toEqual([])
    const file = await send(world, downloadInvoice, { params: { filename: json.filename } }, world.client)
    expect(file.bytes.toString('base64')).toBe(json.fileData)
    expect(await audited(world)).toEqual(['document.made', 'shipment.status-changed', 'shipment.status-changed'])
    expect((await combine(ids)).json.invoiceNumber).toBe('COMB-20261121-2')
  })

  it('goes to one fulfilment centre, which has to be named whole', async () => {
    const { shipmentId } = await addShipment(world)
    const without = await combine([shipmentId], { ltlType: 'direct_amazon' })
    expect(without).toMatchObject({ status: 400, json: { error: 'FC ID is required for Direct to Amazon LTL' } })
    const fcAddress = { street: '700 Westport Parkway', city: 'Fort Worth', state: 'tx', zip: '76177' }
    const { json } = await combine([shipmentId], { ltlType: 'direct_amazon', fcInfo: { fcId: 'dfw7', fcAddress } })
    const [cover] = await readPages(new Uint8Array(Buffer.from(json.fileData, 'base64')))
    expect(cover).toContain('Amazon FBA DFW7 700 Westport Parkway Fort Worth TX 76177')
    const again = await combine([shipmentId], { ltlType: 'direct_amazon', fcId: 'dfw7', fcAddress })
    const [coverAgain] = await readPages(new Uint8Array(Buffer.from(again.json.fileData, 'base64')))
    expect(coverAgain).toContain('Amazon FBA DFW7 700 Westport Parkway Fort Worth TX 76177')
    const half = await combine([shipmentId], { ltlType: 'direct_amazon', fcId: 'dfw7' })
    expect(half.status).toBe(400)
  })
})

describe('what stands in the way', () => {
  it('names the shipment and changes nothing', async () => {
    const good = await addShipment(world, [{}], 'NP-1')
    const bad = await addShipment(world, [{ description: 'Maple lager', hts_code: '2203000030' }], 'NP-2')
    const { status, json } = await combine([good.shipmentId, bad.shipmentId])
    expect({ status, error: json.error, details: json.details }).toEqual({
      status: 409,
      error:
        'NP-2: Maple lager cannot be imported since 29 Sep 2026. Take it out of the shipment before making an invoice.',
      details: {
        checks: [
          expect.objectContaining({
            id: 'prohibited',
            item: bad.itemIds[0],
            facts: { name: 'Maple lager', since: '2026-09-29' },
            shipment: { id: bad.shipmentId, reference: 'NP-2' },
          }),
        ],
      },
    })
    expect(await audited(world)).toEqual([])
    expect(await world.deps.db.selectFrom('documents').select('id').execute()).toEqual([])
  })

  it('codes nobody confirmed are gathered over all shipments and confirmed only as shown', async () => {
    const first = await addShipment(world, [unconfirmed], 'NP-1')
    const second = await addShipment(world, [{}, unconfirmed], 'NP-2')
    const ids = [first.shipmentId, second.shipmentId]
    const refused = await combine(ids)
    expect(refused.json.details).toMatchObject({
      checks: [
        {
          id: 'code-unconfirmed',
          item: first.itemIds[0],
          shipment: { reference: 'NP-1' },
          facts: { code: '3406000000' },
        },
        { id: 'code-unconfirmed', item: second.itemIds[1], shipment: { id: second.shipmentId, reference: 'NP-2' } },
      ],
    })
    const shown = [first.itemIds[0], second.itemIds[1]].map((id) => ({ id, htsCode: '3406.00.00.00' }))
    const other = shown.map((code, at) => (at === 0 ? { ...code, htsCode: '0409000010' } : code))
    const stale = await combine(ids, { confirmCodes: other })
    expect(stale).toMatchObject({
      status: 409,
      json: { details: { checks: [{ id: 'code-unconfirmed', item: first.itemIds[0] }] } },
    })
    expect((await combine(ids, { confirmCodes: shown })).status).toBe(200)
    const open = await world.deps.db.selectFrom('items').select('id').where('hts_confirmed_at', 'is', null).execute()
    expect(open).toEqual([])
  })

  it('the fallback rate, said without naming a shipment', async () => {
    world = await newWorld(noRate())
    const ids = [await addShipment(world, [{}], 'NP-1'), await addShipment(world, [{}], 'NP-2')].map(
      (x) => x.shipmentId,
    )
    expect((await combine(ids)).json.error).toBe(
      'Only the fallback exchange rate is known. Accept it to print the invoice with a note.',
    )
    expect((await combine(ids, { acceptFallbackRate: true })).status).toBe(200)
  })

  it("a wrong password, another client's shipment, an item of no shipment named, too many or none", async () => {
    const { shipmentId } = await addShipment(world)
    expect((await combine([shipmentId], { password: 'no' })).status).toBe(403)
    expect(await combine([shipmentId], {}, world.other)).toMatchObject({
      status: 404,
      json: { error: 'Shipment not found' },
    })
    const stray = await addShipment(world, [unconfirmed], 'NP-9')
    const confirmCodes = [{ id: stray.itemIds[0], htsCode: '3406000000' }]
    expect((await combine([shipmentId], { confirmCodes })).status).toBe(404)
    expect((await combine([])).status).toBe(400)
    expect((await combine(Array.from({ length: 51 }, () => shipmentId))).status).toBe(400)
  })
})
