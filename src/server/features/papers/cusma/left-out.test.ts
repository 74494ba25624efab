import { beforeEach, describe, expect, it } from 'vitest'
import { downloadCusmaCertificate, updateCusmaForm } from '#contract/cusma.ts'
import { completeData } from '#contract/shipments.ts'
import { type CusmaWorld, formOf, newCusmaWorld, SIGNING, sign } from '../../../testing/cusma-world.ts'
import { addShipment, generate } from '../../../testing/invoice-world.ts'
import { readPages } from '../../../testing/read-pdf.ts'
import { clientCaller, dataOf, send } from '../../../testing/test-app.ts'

let world: CusmaWorld
let id: string
let first: string
let second: string
beforeEach(async () => {
  world = await newCusmaWorld()
  const added = await addShipment(world, [{}, { sku: 'SKU-2', description: 'Maple cutting board' }])
  id = added.shipmentId
  first = added.itemIds[0] ?? ''
  second = added.itemIds[1] ?? ''
})

const BOTH = { 'SKU-1': 'C', 'SKU-2': 'C' } as const
const saveLeftOut = async (leftOutItems: readonly string[]) =>
  send(
    world,
    updateCusmaForm,
    { params: { id, formId: (await formOf(world, id)).id }, body: { leftOutItems: [...leftOutItems] } },
    world.client,
  )
const summary = async () => dataOf(await send(world, completeData, { params: { id } }, world.client)).cusmaForm
const shipmentStatus = async () =>
  (await world.deps.db.selectFrom('shipments').select('status').executeTakeFirstOrThrow()).status
/** How many lines of the invoice carry a claim. */
const claims = async () => {
  const { fileData } = (await generate(world, id)).json
  const pages = await readPages(new Uint8Array(Buffer.from(fileData, 'base64')))
  return pages.join(' ').match(/CA · S/g)?.length ?? 0
}

describe('an item left out of the certificate', () => {
  it('is not certified and claims nothing on the invoice', async () => {
    const answer = await sign(world, id, { originCriteria: BOTH, leftOutItems: [second] })
    const [page = ''] = await readPages(new Uint8Array(answer.bytes))
    expect(page).toContain('Soy wax candle')
    expect(page).not.toContain('Maple cutting board')
    const form = await formOf(world, id)
    expect(form).toMatchObject({ status: 'signed', leftOutItems: [second] })
    expect(form.goods.map(({ itemId }) => itemId)).toEqual([first])
    expect(form.leftOutGoods.map(({ itemId }) => itemId)).toEqual([second])
    expect(await summary()).toMatchObject({ status: 'signed', leftOutItems: [second] })
    expect(await shipmentStatus()).toBe('declared')
    expect(await claims()).toBe(1)
  })

  it('needs no criterion', async () => {
    expect((await sign(world, id)).status).toBe(409)
    expect((await sign(world, id, { leftOutItems: [second] })).status).toBe(200)
  })

  it('put back puts the certificate out of date', async () => {
    await sign(world, id, { originCriteria: BOTH, leftOutItems: [second] })
    await saveLeftOut([])
    expect((await formOf(world, id)).status).toBe('out_of_date')
    expect(await claims()).toBe(0)
  })

  it('is a choice that a certificate of nothing refuses, and without which none is wanted', async () => {
    await sign(world, id, { originCriteria: BOTH })
    const answer = await sign(world, id, { leftOutItems: [first, second] })
    expect([answer.status, answer.json.error]).toEqual([
      409,
      'Every eligible item is left out of the certificate. Put at least one back to sign it.',
    ])
    await saveLeftOut([first, second])
    expect(await shipmentStatus()).toBe('declared')
    expect(await claims()).toBe(0)
  })
})

describe('a certificate whose blanket period is over', () => {
  const afterwards = async () => {
    world.clock.at = new Date('2027-11-22T15:00:00Z')
    world = { ...world, client: await clientCaller(world.deps, world.clientId) }
  }

  it('claims nothing, is out of date with the reason, and is signed again for other days', async () => {
    await sign(world, id, { originCriteria: BOTH })
    expect(await claims()).toBe(2)
    await afterwards()
    const sentence =
      'The blanket period of the certificate ended on 20 Nov 2027. Nothing is claimed with it until it is signed for a new period.'
    expect(await formOf(world, id)).toMatchObject({ status: 'out_of_date', outOfDate: { periodEnd: '2027-11-20' } })
    expect(await summary()).toMatchObject({ status: 'out_of_date' })
    expect(await claims()).toBe(0)
    const download = await send(world, downloadCusmaCertificate, { params: { id } }, world.client)
    expect([download.status, download.json.error]).toEqual([409, sentence])
    expect((await sign(world, id, { originCriteria: BOTH })).json.error).toBe(
      'The certificate is not complete. The blanket period ends on 20 Nov 2027, before these goods move. Choose other days.',
    )
    const blanketPeriod = { startDate: '2027-11-22', endDate: '2028-11-21' }
    expect((await sign(world, id, { originCriteria: BOTH, blanketPeriod })).status).toBe(200)
    expect(await claims()).toBe(2)
  })

  it('still stands for goods that went while it ran', async () => {
    await sign(world, id, { originCriteria: BOTH })
    await world.deps.db
      .updateTable('shipments')
      .set({ shipped_at: new Date('2026-12-01T15:00:00Z') })
      .execute()
    await afterwards()
    expect(await summary()).toMatchObject({ status: 'signed' })
    expect(await formOf(world, id)).toMatchObject({ status: 'signed', blanketPeriod: SIGNING.blanketPeriod })
  })
})
