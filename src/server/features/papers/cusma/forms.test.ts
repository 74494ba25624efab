import { beforeEach, describe, expect, it } from 'vitest'
import {
  createCusmaForm,
  getCusmaForm,
  getCusmaSignature,
  saveCusmaSignature,
  updateCusmaForm,
} from '#contract/cusma.ts'
import { updateItem } from '#contract/items.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { type CusmaWorld, formOf, newCusmaWorld, sign } from '../../../testing/cusma-world.ts'
import { addShipment, audited } from '../../../testing/invoice-world.ts'
import { pngFile, smallPng } from '../../../testing/pictures.ts'
import { dataOf, send } from '../../../testing/test-app.ts'

let world: CusmaWorld
let id: string
let itemId: string
beforeEach(async () => {
  world = await newCusmaWorld()
  const added = await addShipment(world)
  id = added.shipmentId
  itemId = added.itemIds[0] ?? ''
})

const create = (body: object = {}) => send(world, createCusmaForm, { params: { id }, body }, world.client)
async function update(body: object) {
  const { id: formId } = await formOf(world, id)
  return send(world, updateCusmaForm, { params: { id, formId }, body }, world.client)
}
const changeItem = (body: object) => send(world, updateItem, { params: { id, itemId }, body }, world.client)

describe('the life of a form', () => {
  it('begins as none, is in progress once begun, and begun twice stays one', async () => {
    expect(dataOf(await send(world, getCusmaForm, { params: { id } }, world.client).then(nullable))).toBe('none')
    const form = dataOf(await create())
    expect(form).toMatchObject({
      status: 'in progress',
      certifierCapacity: 'exporter',
      signedAt: null,
      certificate: null,
    })
    expect(dataOf(await create()).id).toBe(form.id)
  })

  it('is not begun for a shipment without goods of North America', async () => {
    const other = await addShipment(world, [{ country_of_origin: 'CN' }], 'NP-9')
    const answer = await send(world, createCusmaForm, { params: { id: other.shipmentId }, body: {} }, world.client)
    expect(answer.status).toBe(409)
    expect(answer.json.error).toBe('No CUSMA Eligible Items: only items with origin US, CA or MX are eligible.')
  })

  it('saves fields, one field, or several, and shows the default criterion as unconfirmed until somebody chooses', async () => {
    await create()
    expect((await formOf(world, id)).goods[0]).toMatchObject({ criterion: 'A', isCriterionConfirmed: false })
    dataOf(await update({ signerName: 'Dana Roy' }))
    dataOf(await update({ field: 'signerTitle', value: 'Director' }))
    dataOf(await update({ updates: { originCriteria: { 'SKU-1': 'D' }, certifierCapacity: 'producer' } }))
    const form = await formOf(world, id)
    expect(form).toMatchObject({ signerName: 'Dana Roy', signerTitle: 'Director', certifierCapacity: 'producer' })
    expect(form.goods).toMatchObject([
      { criterion: 'D', isCriterionConfirmed: true, printsAs: 'B, Art. 4.2(b); Art. 4.12', hs6: '3406.00' },
    ])
    expect(form.missing).toEqual([])
  })

  it('saves while it is incomplete, and lists what is missing', async () => {
    const form = dataOf(await create({ blanketPeriod: { startDate: '2026-11-21', endDate: '2027-11-21' } }))
    expect(form.missing.map((each) => each.element)).toEqual([6, 8, 9])
  })

  it.each([
    [{ field: 'signerName', value: 7 }, [['signerName', 'not-text']]],
    [{ field: 'nothing', value: 'x' }, [['field', 'not-a-choice']]],
    [{ updates: { surprise: 1 } }, [['updates.surprise', 'unknown-field']]],
    [{ originCriteria: { 'SKU-1': 'E' } }, [['originCriteria.SKU-1', 'not-a-choice']]],
    [
      { blanketPeriod: { startDate: '2026-02-30', endDate: '2027-01-01' } },
      [['blanketPeriod.startDate', 'not-a-date']],
    ],
  ])('refuses %j', async (body, issues) => {
    await create()
    const answer = await update(body)
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({
      code: 'invalid-input',
      details: { issues: issues.map(([path, code]) => ({ path, code })) },
    })
  })

  it('is out of date when a certified item changes, and pending with it, until it is signed again', async () => {
    expect((await sign(world, id)).status).toBe(200)
    dataOf(await changeItem({ declaredValue: 7 }))
    expect((await formOf(world, id)).status).toBe('signed')
    expect(dataOf(await changeItem({ htsCode: '6301300020' })).shipmentStatus).toBe('pending')
    expect((await formOf(world, id)).status).toBe('out_of_date')
    expect((await sign(world, id)).status).toBe(200)
    expect((await formOf(world, id)).status).toBe('signed')
    expect(await audited(world)).toContain('cusma-form.signed')
  })

  it.each([
    ['origin', { countryOfOrigin: 'US', originMismatchReason: 'Made in both' }],
    ['maker', { manufacturing_address: { name: 'Other', street_address: '1 Road', city: 'Gimli', country: 'CA' } }],
  ])('is out of date when the %s changes', async (_, change) => {
    await sign(world, id)
    dataOf(await changeItem(change))
    expect((await formOf(world, id)).status).toBe('out_of_date')
  })

  it('is out of date when a criterion changes after signing, not when the signer does', async () => {
    await sign(world, id)
    dataOf(await update({ signerTitle: 'President' }))
    expect((await formOf(world, id)).status).toBe('signed')
    dataOf(await update({ originCriteria: { 'SKU-1': 'B' } }))
    expect((await formOf(world, id)).status).toBe('out_of_date')
  })
})

describe('staff on behalf of the client', () => {
  it('begin, read and save the same form', async () => {
    const params = { clientId: world.clientId, id }
    const made = await send(world, onBehalf(createCusmaForm), { params, body: {} }, world.staff)
    expect(made.json.formData).toEqual(dataOf(made))
    const at = { ...params, formId: dataOf(made).id }
    dataOf(
      await send(
        world,
        onBehalf(updateCusmaForm),
        { params: at, body: { field: 'signerName', value: 'Ann' } },
        world.staff,
      ),
    )
    const read = await send(world, onBehalf(getCusmaForm), { params }, world.staff)
    expect(read.json.formData).toMatchObject({ signerName: 'Ann' })
    expect(await formOf(world, id)).toEqual(read.json.formData)
  })

  it('find nothing under a client that does not own the shipment, or is none', async () => {
    for (const clientId of [world.deps.newId(), id]) {
      const answer = await send(world, onBehalf(getCusmaForm), { params: { clientId, id } }, world.staff)
      expect(answer.status).toBe(404)
      expect((await send(world, onBehalf(getCusmaSignature), { params: { clientId } }, world.staff)).status).toBe(404)
    }
  })
})

describe('the signature', () => {
  const signature = { signatureData: smallPng(), signerName: 'Dana Roy', signerTitle: 'Director' }

  it('is kept for the next form, shown to the client alone, and signs nothing', async () => {
    expect(await send(world, getCusmaSignature, {}, world.client).then(nullable).then(dataOf)).toBe('none')
    expect((await send(world, saveCusmaSignature, { body: signature }, world.client)).json.success).toBe(true)
    const params = { clientId: world.clientId }
    expect((await send(world, onBehalf(getCusmaSignature), { params }, world.staff)).json.data).toBeNull()
    const read = dataOf(await send(world, getCusmaSignature, {}, world.client))
    expect(read).toMatchObject({ signer_name: 'Dana Roy', signer_title: 'Director' })
    expect(read?.signature_data).toMatch(/^data:image\/png;base64,/)
    const changed = { ...signature, signerName: 'Ann' }
    expect((await send(world, saveCusmaSignature, { body: changed }, world.staff)).status).toBe(403)
    expect(dataOf(await create())).toMatchObject({
      status: 'in progress',
      signerName: 'Dana Roy',
      signerTitle: 'Director',
    })
  })

  it('refuses what is no picture, and 6 MB', async () => {
    const wrong = await send(
      world,
      saveCusmaSignature,
      { body: { ...signature, signatureData: 'aGVsbG8=' } },
      world.client,
    )
    expect([wrong.status, wrong.json.error]).toEqual([400, 'Please select an image file (PNG, JPG, GIF, etc.)'])
    const large = `data:image/png;base64,${Buffer.concat([pngFile(7, 7), Buffer.alloc(4_500_000)]).toString('base64')}`
    const answer = await send(world, saveCusmaSignature, { body: { ...signature, signatureData: large } }, world.client)
    expect(answer.status).toBe(413)
  })
})

/** The answer with a word for null, which `dataOf` can hand on. */
const nullable = <T extends { status: number; json: { success: boolean; data: unknown } }>(answer: T) => ({
  status: answer.status,
  json: { ...answer.json, data: answer.json.data === null ? 'none' : answer.json.data },
})
