import { beforeEach, describe, expect, it } from 'vitest'
import { estimateMergedClearance } from '#contract/duty.ts'
import { listItems, updateItem } from '#contract/items.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { listAudit } from '../../../store/audit-log.ts'
import { findCusmaForm, insertCusmaForm } from '../../../store/cusma-forms.ts'
import {
  completeCustoms,
  daysAgo,
  givenAddress,
  givenBusinessInfo,
  givenClient,
  givenItem,
  givenShipment,
} from '../../../testing/builders.ts'
import {
  clientCaller,
  dataOf,
  send,
  TEST_NOW,
  type TestApp,
  type TestCaller,
  testApp,
} from '../../../testing/test-app.ts'

let test: TestApp
let clientId: string
let caller: TestCaller
let id: string
/** Complete, of China. */
let kept: string
/** Without customs data. */
let out: string

beforeEach(async () => {
  test = await testApp()
  const { db } = test.deps
  clientId = await givenClient(db)
  caller = await clientCaller(test.deps, clientId)
  await givenBusinessInfo(db, clientId)
  id = await givenShipment(db, clientId)
  const maker = await givenAddress(db, clientId, { country: 'CN' })
  kept = await givenItem(db, clientId, id, { ...completeCustoms(maker), position: 1, quantity: 10 })
  out = await givenItem(db, clientId, id, { position: 2, quantity: 7 })
})

const setRemoved = (removed: boolean, itemId = out) =>
  send(test, updateItem, { params: { id, itemId }, body: { removed } }, caller)
const idsOf = (items: readonly { readonly id: string }[] = []) => items.map((each) => each.id)
const listed = async () => idsOf(dataOf(await send(test, listItems, { params: { id } }, caller)))
const complete = async () => dataOf(await send(test, completeData, { params: { id } }, caller))

describe('an item taken out of its shipment', () => {
  it('is on no list of the shipment but that of what was taken out, until it is put back in its place', async () => {
    await givenItem(test.deps.db, clientId, id, { position: 3, id: '33333333-3333-4333-8333-333333333333' })
    expect(dataOf(await setRemoved(true)).item.removed).toBe(true)
    expect(await listed()).not.toContain(out)
    const without = await complete()
    expect(idsOf(without.items)).not.toContain(out)
    expect(idsOf(without.removedItems)).toEqual([out])
    expect(dataOf(await setRemoved(false)).item.removed).toBe(false)
    expect(await listed()).toEqual([kept, out, '33333333-3333-4333-8333-333333333333'])
    expect((await complete()).removedItems).toEqual([])
  })

  it('does not count in the list of shipments', async () => {
    await setRemoved(true)
    const [row] = dataOf(await send(test, listShipments, { query: { page: 1 } }, caller))
    expect(row).toMatchObject({ skuCount: 1, itemCount: 10, totalValueCad: 68.5, missingFieldCount: 0 })
  })

  it('no longer keeps the shipment from being ready, and does again once it is put back', async () => {
    expect(dataOf(await setRemoved(true)).shipmentStatus).toBe('declared')
    expect(dataOf(await setRemoved(false)).shipmentStatus).toBe('pending')
  })

  it('stays on record with who took it out and when', async () => {
    await setRemoved(true)
    await setRemoved(true)
    const log = await listAudit(test.deps.db, clientId, { kind: 'item', id: out })
    expect(log).toEqual([
      {
        at: TEST_NOW,
        actor: { kind: 'client', id: expect.any(String), name: expect.stringMatching(/^client-\d+@example\.com$/) },
        clientId,
        action: 'item.changed',
        subject: { kind: 'item', id: out },
        before: { removed_at: null },
        after: { removed_at: '2026-11-21T15:00:00.000Z' },
      },
    ])
  })

  it('is left out of estimates', async () => {
    await setRemoved(true)
    const estimate = dataOf(await send(test, estimateMergedClearance, { body: { shipmentIds: [id] } }, caller))
    expect(estimate.summary).toMatchObject({ total_items: 10, total_value_cad: 68.5 })
  })

  it('overtakes the certificate that named it', async () => {
    const { db } = test.deps
    const times = { created_at: daysAgo(0), updated_at: daysAgo(0), signed_at: daysAgo(0) }
    await insertCusmaForm(db, { id: kept, client_id: clientId, shipment_id: id, status: 'signed', ...times })
    await setRemoved(true)
    expect((await findCusmaForm(db, clientId, id))?.status).toBe('out_of_date')
  })

  it('of another client is not found', async () => {
    const other = await clientCaller(test.deps, await givenClient(test.deps.db))
    const answer = await send(test, updateItem, { params: { id, itemId: out }, body: { removed: true } }, other)
    expect(answer.status).toBe(404)
    expect(await listed()).toContain(out)
  })
})
