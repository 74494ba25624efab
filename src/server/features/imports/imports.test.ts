import { beforeEach, describe, expect, it } from 'vitest'
import { updateItem } from '#contract/items.ts'
import { texts } from '#texts/en/import-problems.ts'
import { givenBusinessInfo, givenClient } from '../../testing/builders.ts'
import {
  audits,
  clientId,
  counted,
  freshImports,
  ITEMS,
  importCsv,
  preview,
  SHIPMENTS,
  test,
} from '../../testing/import-calls.ts'
import { clientCaller, dataOf, send } from '../../testing/test-app.ts'

beforeEach(freshImports)

describe('every kind, twice', () => {
  it('clients by e-mail and number', async () => {
    const csv = 'email,company,client id\nnew@shop.example,New Shop,N-1\ndana@wax.example,Prairie Wax Works,N-2\n'
    expect(await importCsv('clients', csv)).toEqual(counted(1, 1, 0))
    const before = (await audits()).length
    expect(await importCsv('clients', csv)).toEqual(counted(0, 0, 2))
    expect((await audits()).length).toBe(before)
    expect(await importCsv('clients', 'client id,email,company\nN-1,other@shop.example,New Shop\n')).toEqual(
      counted(0, 1, 0),
    )
  })

  it("clients never by a number that is an e-mail address, which could be another client's", async () => {
    const evil = 'email,company,client id\nevil@shop.example,Evil,dana@wax.example\n'
    expect((await preview('clients', evil)).report.errors).toMatchObject([
      { line: 2, column: 'external_id', reason: 'numberIsEmail', problem: texts.numberIsEmail },
    ])
    const evilId = await givenClient(test.deps.db, { email: 'evil@shop.example' })
    await test.deps.db
      .updateTable('clients')
      .set({ external_id: 'dana@wax.example' })
      .where('id', '=', evilId)
      .execute()
    const both = 'client,reference\nevil@shop.example,SHP-0\ndana@wax.example,SHP-1\n'
    expect(await importCsv('shipments', both)).toEqual(counted(2, 0, 0))
    const [shipment] = await test.deps.db.selectFrom('shipments').selectAll().where('reference', '=', 'SHP-1').execute()
    expect(shipment?.client_id).toBe(clientId)
  })

  it('shipments, with the status the file sets, which is in the audit log', async () => {
    expect(await importCsv('shipments', SHIPMENTS)).toEqual(counted(1, 0, 0))
    expect(await importCsv('shipments', SHIPMENTS)).toEqual(counted(0, 0, 1))
    const shipped = SHIPMENTS.replace('pending', 'Shipped')
    expect(await importCsv('shipments', shipped)).toEqual(counted(0, 1, 0))
    const [row] = await test.deps.db.selectFrom('shipments').selectAll().execute()
    expect(row).toMatchObject({ status: 'Shipped', destination_type: 'amazon_fba', fc_code: 'DFW7', notes: null })
    expect((await audits()).at(-1)).toEqual({
      action: 'shipment.status-changed',
      before: { status: 'pending' },
      after: { status: 'Shipped' },
    })
  })

  it('items with French headings, whose code is a proposal', async () => {
    await importCsv('shipments', SHIPMENTS)
    expect(await importCsv('items', ITEMS)).toEqual(counted(2, 0, 0))
    expect(await importCsv('items', ITEMS)).toEqual(counted(0, 0, 2))
    const items = await test.deps.db.selectFrom('items').selectAll().orderBy('position').execute()
    expect(items).toMatchObject([
      {
        sku: 'WAX-6',
        quantity: 24,
        declared_value_cad: '6.85',
        country_of_origin: 'CA',
        hts_code: '3406000000',
        hts_proposed_by: 'import',
        hts_confirmed_by: null,
        position: 1,
      },
      { sku: 'SOAP', country_of_origin: 'CN', hts_code: null, position: 2 },
    ])
  })

  it('a pending shipment that is complete is declared, and a second file that says pending leaves it', async () => {
    await importCsv('shipments', SHIPMENTS)
    const { id } = await test.deps.db
      .selectFrom('clients')
      .select('id')
      .where('email', '=', 'dana@wax.example')
      .executeTakeFirstOrThrow()
    await givenBusinessInfo(test.deps.db, id)
    const complete =
      'client,shipment,sku,description,quantity,cost,origin,hts,maker,maker_street,maker_city,maker_country\ndana@wax.example,SHP-1,MUG,Mug,2,3.10,CN,6912004400,Kiln,1 Rd,Jingdezhen,CN\n'
    await importCsv('items', complete)
    expect(await test.deps.db.selectFrom('shipments').select('status').execute()).toEqual([{ status: 'declared' }])
    expect(await importCsv('shipments', SHIPMENTS)).toEqual(counted(0, 0, 1))
  })

  it('boxes with what lies in them; what the file no longer names is gone', async () => {
    await importCsv('shipments', SHIPMENTS)
    const boxes =
      'client,shipment,box,weight (lb),length (in),width (in),height (in),sku,qty\ndana@wax.example,SHP-1,1,18,16,12,12,WAX-6,12\ndana@wax.example,SHP-1,1,,,,,SOAP,4\ndana@wax.example,SHP-1,2,,,,,WAX-6,12\n'
    const named = boxes
      .replace('weight (lb)', 'weight_lb')
      .replace('length (in)', 'length_in')
      .replace('width (in)', 'width_in')
      .replace('height (in)', 'height_in')
    expect(await importCsv('boxes', named)).toEqual(counted(2, 0, 0))
    expect(await importCsv('boxes', named)).toEqual(counted(0, 0, 2))
    const [box] = await test.deps.db.selectFrom('boxes').selectAll().orderBy('box_number').execute()
    expect(box).toMatchObject({ weight_kg: '8.165', length_cm: '40.64' })
    const lighter = 'client,shipment,box,sku,qty\ndana@wax.example,SHP-1,1,WAX-6,10\n'
    expect(await importCsv('boxes', lighter)).toEqual(counted(0, 1, 0))
    const lying = await test.deps.db
      .selectFrom('box_items')
      .select(['sku', 'quantity'])
      .where('box_id', '=', box?.id ?? '')
      .execute()
    expect(lying).toEqual([{ sku: 'WAX-6', quantity: 10 }])
  })

  it('plans with options, placements, rates and box groups; the chosen rate stays', async () => {
    await importCsv('shipments', SHIPMENTS)
    const plans = `client,shipment,plan,plan_name,option,option_status,warehouse,fba_id,carrier,service,transit_days,total,currency,brokerage_included,group_boxes,length_mm
dana@wax.example,SHP-1,wf1,November,o1,ACCEPTED,DFW7,FBA1,UPS,Standard,4,60.00,CAD,no,,
dana@wax.example,SHP-1,wf1,November,o1,ACCEPTED,DFW7,FBA1,FedEx,Ground,5,54.10,CAD,no,,
dana@wax.example,SHP-1,wf1,November,o1,ACCEPTED,DFW7,FBA1,,,,,,,3,400
dana@wax.example,SHP-1,wf1,November,o2,,ABE8,,,,,,,,,
`
    expect(await importCsv('plans', plans)).toEqual(counted(1, 0, 0))
    await test.deps.db.updateTable('placements').set({ selected_rate: '{"service_id":"mine"}' }).execute()
    expect(await importCsv('plans', plans)).toEqual(counted(0, 0, 1))
    expect(await importCsv('plans', plans.replace('60.00', '61.00'))).toEqual(counted(0, 1, 0))
    const placements = await test.deps.db.selectFrom('placements').selectAll().orderBy('warehouse_id', 'desc').execute()
    expect(placements).toMatchObject([
      {
        warehouse_id: 'DFW7',
        amazon_shipment_id: 'FBA1',
        selected_rate: { service_id: 'mine' },
        shipping_rates: [{ carrier_name: 'UPS', total: '61.00', transit_days: 4 }, { total: '54.10' }],
        box_groups: [{ number_of_boxes: 3, length_mm: '400' }],
      },
      { warehouse_id: 'ABE8' },
    ])
    const options = await test.deps.db
      .selectFrom('placement_options')
      .select(['status', 'confirmed_at'])
      .orderBy('external_id')
      .execute()
    expect(options).toMatchObject([
      { status: 'CONFIRMED', confirmed_at: expect.any(Date) },
      { status: 'PENDING', confirmed_at: null },
    ])
  })
})

describe('what a person settled', () => {
  beforeEach(async () => {
    await importCsv('shipments', SHIPMENTS)
    await importCsv('items', ITEMS)
    const [item] = await test.deps.db
      .selectFrom('items')
      .select(['id', 'shipment_id'])
      .where('sku', '=', 'WAX-6')
      .execute()
    const client = await clientCaller(test.deps, clientId)
    const params = { id: item?.shipment_id ?? '', itemId: item?.id ?? '' }
    dataOf(await send(test, updateItem, { params, body: { countryOfOrigin: 'US', declaredValue: 7.1 } }, client))
  })

  it('stays, and the preview says so', async () => {
    const { report } = await preview('items', ITEMS)
    expect(report.counts).toEqual(counted(0, 0, 2, 1))
    expect(report.conflicts).toEqual([
      {
        line: 2,
        name: 'SHP-1 · WAX-6',
        outcome: 'unchanged',
        changes: [
          { field: 'cost_cad', before: '7.1', after: '6.85' },
          { field: 'country_of_origin', before: 'US', after: 'CA' },
        ],
      },
    ])
    await importCsv('items', ITEMS)
    expect(
      await test.deps.db.selectFrom('items').select('country_of_origin').where('sku', '=', 'WAX-6').execute(),
    ).toEqual([{ country_of_origin: 'US' }])
  })

  it('gives way in the lines chosen', async () => {
    expect(await importCsv('items', ITEMS, [2])).toEqual(counted(0, 1, 1))
    expect(await importCsv('items', ITEMS)).toEqual(counted(0, 0, 2))
  })

  it('is never emptied by an empty cell', async () => {
    const bare = 'client,shipment,sku,description,quantity,cost,origin\ndana@wax.example,SHP-1,WAX-6,Bougie,24,,\n'
    expect(await importCsv('items', bare)).toEqual(counted(0, 0, 1))
  })

  it('a confirmed code is settled too', async () => {
    await test.deps.db
      .updateTable('items')
      .set({ hts_code: '3406000000', hts_confirmed_by: 'Dana' })
      .where('sku', '=', 'WAX-6')
      .execute()
    const { report } = await preview(
      'items',
      'client,shipment,sku,hts,hts_description\ndana@wax.example,SHP-1,WAX-6,6912004400,Mugs\n',
    )
    expect(report.conflicts[0]?.changes).toEqual([{ field: 'hts_code', before: '3406000000', after: '6912004400' }])
    expect(report.counts).toEqual(counted(0, 0, 1, 1))
  })
})
