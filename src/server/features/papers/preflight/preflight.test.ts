import { beforeEach, describe, expect, it } from 'vitest'
import { generateCombinedInvoice } from '#contract/invoices.ts'
import { combinedPreflight, preflight } from '#contract/preflight.ts'
import { addShipment, generate, newWorld, noRate, PASSWORD, type World } from '../../../testing/invoice-world.ts'
import { STOPPING_ITEMS, UNCONFIRMED } from '../../../testing/stopping-items.ts'
import { dataOf, send } from '../../../testing/test-app.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})

const checksOf = async (ids: readonly string[], choices: object = {}) => {
  const query = { shipments: ids.join(','), ...choices }
  return dataOf(await send(world, combinedPreflight, { query }, world.client)).checks
}
const combine = (ids: readonly string[], more: object = {}) => {
  const body = { shipments: ids.map((id) => ({ id })), password: PASSWORD, ...more }
  return send(world, generateCombinedInvoice, { body }, world.client)
}
const stops = <C extends { level: string }>(checks: readonly C[]) => checks.filter(({ level }) => level === 'stops')

describe('the checks before one invoice over several shipments', () => {
  it.each(STOPPING_ITEMS)(
    'name the shipment of what stops it, and the call refuses it too: %s',
    async (_, given, id) => {
      const whole = await addShipment(world, [{}], 'NP-1')
      const broken = await addShipment(world, [{}, given], 'NP-2')
      const ids = [whole.shipmentId, broken.shipmentId]
      const found = stops(await checksOf(ids))
      expect(found.map((check) => [check.id, check.shipment?.reference, check.item])).toContainEqual([
        id,
        'NP-2',
        broken.itemIds[1],
      ])
      expect(found.every(({ shipment }) => shipment?.reference === 'NP-2')).toBe(true)
      expect((await combine(ids)).status).toBe(409)
      expect(stops(await checksOf([whole.shipmentId]))).toEqual([])
      expect((await combine([whole.shipmentId])).status).toBe(200)
    },
  )

  it('say once what concerns every shipment', async () => {
    world = await newWorld(noRate())
    const ids = [
      (await addShipment(world, [{}], 'NP-1')).shipmentId,
      (await addShipment(world, [{}], 'NP-2')).shipmentId,
    ]
    const checks = await checksOf(ids)
    expect(checks.filter(({ id }) => id === 'fallback-rate')).toMatchObject([{ level: 'stops' }])
    expect(checks.find(({ id }) => id === 'fallback-rate')?.shipment).toBeUndefined()
    expect(stops(await checksOf(ids, { acceptFallbackRate: 'true' }))).toEqual([])
    expect((await combine(ids)).status).toBe(409)
    expect((await combine(ids, { acceptFallbackRate: true })).status).toBe(200)
  })

  it('are not answered for a shipment of another client', async () => {
    const { shipmentId } = await addShipment(world)
    const asked = { query: { shipments: shipmentId } }
    expect((await send(world, combinedPreflight, asked, world.other)).status).toBe(404)
    expect((await send(world, combinedPreflight, { query: { shipments: 'no-id' } }, world.client)).status).toBe(400)
  })
})

describe('the checks before a paper', () => {
  it('follow what its form says so far', async () => {
    const { shipmentId } = await addShipment(world, [UNCONFIRMED])
    const idsOf = async (query: object) =>
      dataOf(await send(world, preflight, { params: { id: shipmentId }, query }, world.client)).checks.map(
        ({ id }) => id,
      )
    expect(await idsOf({})).toContain('value-basis-missing')
    const begun = await idsOf({ reasonForExport: 'sale' })
    expect(begun).toEqual(expect.arrayContaining(['code-unconfirmed', 'relation-not-stated', 'terms-default']))
    const said = {
      reasonForExport: 'sale',
      confirmCodes: 'true',
      relatedParties: 'related',
      incoterm: 'DAP',
      portOfEntry: '0901',
    }
    const filled = await idsOf({ ...said, ltlType: 'direct_amazon', fcId: 'XXX9' })
    for (const gone of ['code-unconfirmed', 'relation-not-stated', 'terms-default', 'port-missing']) {
      expect(filled).not.toContain(gone)
    }
    expect(filled).toContain('centre-unknown')
    expect(filled).toContain('sale-without-buyer')
    expect(await idsOf({ ...said, namesBuyer: 'true' })).not.toContain('sale-without-buyer')
    expect(await idsOf({ valueBasis: 'computed' })).not.toContain('value-basis-missing')
  })

  it('are in the refusal of the paper they stop', async () => {
    const { shipmentId } = await addShipment(world, [{ description: '' }])
    const { status, json } = await generate(world, shipmentId)
    expect({ status, ...json }).toMatchObject({
      status: 409,
      code: 'paper-stopped',
      details: { checks: [{ id: 'description-missing', level: 'stops' }] },
    })
  })
})
