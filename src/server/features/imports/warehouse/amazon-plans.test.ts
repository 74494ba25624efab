import { beforeEach, describe, expect, it } from 'vitest'
import { importAmazonPlan, listAmazonPlans } from '#contract/warehouse.ts'
import { texts } from '#texts/en/import.ts'
import { givenClient } from '../../../testing/builders.ts'
import { recordedInbound } from '../../../testing/recorded-inbound.ts'
import { dataOf, send, staffCaller, type TestApp, type TestCaller, testApp } from '../../../testing/test-app.ts'

let test: TestApp
let staff: TestCaller
beforeEach(async () => {
  test = await testApp({ inboundPlans: recordedInbound })
  staff = await staffCaller(test.deps)
  await givenClient(test.deps.db, { email: 'dana@wax.example' })
})

describe('Amazon', () => {
  it('gives a plan as a shipment with items, boxes, options and placements; again it changes nothing', async () => {
    const clientId = (await test.deps.db.selectFrom('clients').select('id').executeTakeFirstOrThrow()).id
    expect(dataOf(await send(test, listAmazonPlans, {}, staff))).toMatchObject({
      configured: true,
      plans: [{ id: 'wf1234' }],
    })
    const ask = { params: { clientId }, body: { planId: 'wf1234' } }
    const first = dataOf(await send(test, importAmazonPlan, ask, staff))
    expect(first.imports.map(({ kind, counts }) => [kind, counts.new])).toEqual([
      ['shipments', 1],
      ['items', 1],
      ['boxes', 2],
      ['plans', 1],
    ])
    const again = dataOf(await send(test, importAmazonPlan, ask, staff))
    expect(again.imports.map(({ counts }) => [counts.new, counts.changed])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    const placements = await test.deps.db
      .selectFrom('placements')
      .select(['warehouse_id', 'status', 'amazon_shipment_id'])
      .orderBy('warehouse_id')
      .execute()
    expect(placements).toEqual([
      { warehouse_id: 'ABE8', status: 'PENDING', amazon_shipment_id: 'sh-9' },
      { warehouse_id: 'DFW7', status: 'CONFIRMED', amazon_shipment_id: 'FBA15D1' },
    ])
    expect(
      await test.deps.db.selectFrom('boxes').select(['box_number', 'weight_kg']).orderBy('box_number').execute(),
    ).toEqual([
      { box_number: 1, weight_kg: '8.165' },
      { box_number: 2, weight_kg: null },
    ])
    expect((await send(test, importAmazonPlan, { params: { clientId }, body: { planId: 'none' } }, staff)).status).toBe(
      404,
    )
  })

  it('says so when it is not connected', async () => {
    const off = await testApp()
    const clientId = await givenClient(off.deps.db)
    const answer = await send(
      off,
      importAmazonPlan,
      { params: { clientId }, body: { planId: 'wf1' } },
      await staffCaller(off.deps),
    )
    expect({ status: answer.status, error: answer.json.error }).toEqual({ status: 502, error: texts.amazonOff })
  })
})
