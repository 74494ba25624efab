import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createCusmaForm, downloadCusmaCertificate } from '#contract/cusma.ts'
import { listCusmaFiles } from '#contract/cusma-files.ts'
import { listDocuments } from '#contract/invoices.ts'
import { getMandate, saveMandate } from '#contract/mandates.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { saveRecipe } from '#contract/product-origin.ts'
import { type CusmaWorld, formOf, newCusmaWorld, sign, staffSign } from '../../../testing/cusma-world.ts'
import { addShipment, generate } from '../../../testing/invoice-world.ts'
import { readPages } from '../../../testing/read-pdf.ts'
import { MANDATE } from '../../../testing/sample-calls.ts'
import { CANDLE_RECIPE } from '../../../testing/sample-origin.ts'
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

const list = async () => dataOf(await send(world, listCusmaFiles, {}, world.client))
const pagesOf = (bytes: Buffer) => readPages(new Uint8Array(bytes))
const later = () => {
  world.clock.at = new Date(world.clock.at.getTime() + 60_000)
}

describe('signing', () => {
  it('needs no more than the payload of the specification when the business information holds the rest', async () => {
    const answer = await sign(world, id)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="CUSMA-NP-2041.pdf"')
    const [page = ''] = await pagesOf(answer.bytes)
    for (const words of [
      'CUSMA-NP-2041',
      'Dana Roy',
      'Director',
      'Northern Pantry & Goods Inc.',
      '210 Queen Street, Hamilton ON L8R 1A1, Canada',
      '905-555-0142',
      'demo@portage.example',
      'Available upon request by the importing authorities',
      'Soy wax candle',
      '3406.00',
      'B, Art. 4.2(b)',
      '21 Nov 2026',
      '20 Nov 2027',
      'I certify that the goods described in this document qualify as originating',
      'Signed electronically at 2026-11-21 15:00:00 UTC',
    ]) {
      expect(page).toContain(words)
    }
  })

  it('records signer, time, hash and period, moves the shipment, and keeps the paper six years', async () => {
    const { bytes } = await sign(world, id)
    const form = await world.deps.db.selectFrom('cusma_forms').selectAll().executeTakeFirstOrThrow()
    expect(form).toMatchObject({
      status: 'signed',
      signer_name: 'Dana Roy',
      signed_at: world.clock.at,
      period_start: '2026-11-21',
      period_end: '2027-11-20',
    })
    const paper = await world.deps.db.selectFrom('documents').selectAll().executeTakeFirstOrThrow()
    expect(paper).toMatchObject({
      id: form.document_id,
      kind: 'cusma_certificate',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      keep_until: '2032-11-21',
    })
    const shipment = await world.deps.db.selectFrom('shipments').select('status').executeTakeFirstOrThrow()
    expect(shipment.status).toBe('declared')
    const entry = await world.deps.db
      .selectFrom('audit_log')
      .select(['actor_kind', 'after'])
      .where('action', '=', 'cusma-form.signed')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ actor_kind: 'client', after: { signer_title: 'Director', sha256: paper.sha256 } })
  })

  it('is not done by staff: what they prepared is saved, and the client is asked by letter', async () => {
    const answer = await staffSign(world, id)
    expect([answer.status, answer.json]).toMatchObject([
      409,
      { code: 'client-signs', details: { email: 'demo@portage.example', wasSent: true } },
    ])
    await world.jobsDone()
    expect(world.deps.mailer.outbox?.()[0]).toMatchObject({
      to: 'demo@portage.example',
      subject: 'Please sign the CUSMA certificate of shipment NP-2041',
      text: expect.stringContaining(`/dashboard/shipment/${id}`),
    })
    expect(await formOf(world, id)).toMatchObject({ status: 'in progress', originCriteria: { 'SKU-1': 'C' } })
    expect((await sign(world, id)).status).toBe(200)
  })

  it('by staff under a written mandate names its holder, its day and the client', async () => {
    const { clientId } = world
    expect(
      (await send(world, saveMandate, { params: { clientId }, body: { mandate: MANDATE } }, world.staff)).status,
    ).toBe(200)
    const answer = await staffSign(world, id)
    expect(answer.status).toBe(200)
    const [page = ''] = await pagesOf(answer.bytes)
    expect(page).toContain('Remy Cole')
    expect(page).not.toContain('Dana Roy')
    expect(page).toContain('by Remy Cole for Northern Pantry & Goods Inc., under its written mandate of 2 Nov 2026')
    expect((await formOf(world, id)).status).toBe('completed')
    const params = { clientId: world.clientId, id }
    const again = await send(world, onBehalf(downloadCusmaCertificate), { params }, world.staff)
    expect(again.bytes.equals(answer.bytes)).toBe(true)
  })

  it.each([
    [{ signatureData: '' }, 400, 'Please complete the signature, name, and title fields.'],
    [{ signerName: '' }, 400, 'Please complete the signature, name, and title fields.'],
    [{ signatureData: 'aGVsbG8=' }, 400, 'Please select an image file (PNG, JPG, GIF, etc.)'],
    [
      { originCriteria: {} },
      409,
      'The certificate is not complete. Soy wax candle: criterion A is only the default. Confirm it or choose another.',
    ],
    [
      { blanketPeriod: { startDate: '2026-11-21', endDate: '2027-11-21' } },
      409,
      'The certificate is not complete. The blanket period is longer than the 12 months that CUSMA Article 5.2 allows. The last day it may have is 20 Nov 2027.',
    ],
  ])('refuses %j', async (change, status, sentence) => {
    const answer = await sign(world, id, change)
    expect([answer.status, answer.json.error]).toEqual([status, sentence])
    expect(await list()).toEqual([])
  })

  it('names every element that is missing', async () => {
    await world.deps.db.deleteFrom('business_info').execute()
    const answer = await sign(world, id)
    expect(answer.json.error).toContain(
      'The name of the certifier is missing. The street address of the certifier is missing.',
    )
    expect(answer.json.details).toMatchObject({ missing: Array(6).fill({ element: 2 }) })
  })

  it('refuses a shipment without eligible goods and one of another client', async () => {
    const chinese = await addShipment(world, [{ country_of_origin: 'CN' }], 'NP-9')
    const answer = await sign(world, chinese.shipmentId)
    expect(answer.json.error).toBe('No CUSMA Eligible Items: only items with origin US, CA or MX are eligible.')
    expect((await sign(world, id, {}, world.other)).status).toBe(404)
  })

  it('gives each certificate a number of its own', async () => {
    await sign(world, id)
    later()
    await sign(world, id)
    expect((await list()).map((each) => each.number)).toEqual(['CUSMA-NP-2041-2', 'CUSMA-NP-2041'])
    const papers = dataOf(await send(world, listDocuments, { params: { id } }, world.client))
    expect(papers[0]).toMatchObject({ kind: 'cusma_certificate', number: 'CUSMA-NP-2041-2' })
  })

  it('for one shipment prints the number of its invoice and no period', async () => {
    await generate(world, id)
    const [page = ''] = await pagesOf((await sign(world, id, { covers: 'shipment' })).bytes)
    expect(page).toContain('INV-NP-2041')
    expect(page).not.toContain('20 Nov 2027')
    const form = await world.deps.db.selectFrom('cusma_forms').selectAll().executeTakeFirstOrThrow()
    expect([form.period_start, form.period_end]).toEqual([null, null])
  })

  it('for a period names neither shipment nor invoice', async () => {
    await generate(world, id)
    expect((await pagesOf((await sign(world, id)).bytes))[0]).not.toContain('INV-NP-2041')
  })
})

describe('the criterion of a good', () => {
  const audited = async () => {
    const { after } = await world.deps.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'cusma-form.signed')
      .executeTakeFirstOrThrow()
    return after
  }
  /** Palm wax of Malaysia in a candle: 1516 to 3406 is a change of heading, so the rule of the product is met. */
  const decide = (content: object = CANDLE_RECIPE) =>
    send(
      world,
      saveRecipe,
      { params: { product: 'SKU-1' }, body: { recipeId: null, content: { ...CANDLE_RECIPE, ...content } } },
      world.client,
    )
  beforeEach(async () => {
    await world.deps.db
      .updateTable('items')
      .set({ asin: null })
      .where('id', '=', itemIds[0] ?? '')
      .execute()
  })

  it('that nobody tested is recorded as stated', async () => {
    await sign(world, id)
    expect(await audited()).toMatchObject({ stated_not_tested: ['SKU-1'], tested_by_decisions: {} })
    expect((await formOf(world, id)).goods[0]?.tested.state).toBe('none')
  })

  it('comes from its decision, whatever was stated, and the record names the decision', async () => {
    expect((await decide()).status).toBe(200)
    const { bytes } = await sign(world, id, { originCriteria: { 'SKU-1': 'A' } })
    expect((await pagesOf(bytes))[0]).toContain('B, Art. 4.2(b)')
    expect(await audited()).toMatchObject({
      stated_not_tested: [],
      tested_by_decisions: { 'SKU-1': expect.any(String) },
    })
  })

  it('is refused for a good that was tested and does not originate', async () => {
    await decide({ materials: [{ id: 'm1', description: 'candles', code: '340600', originating: 'no', value: '9' }] })
    const { status, json } = await sign(world, id)
    expect([status, json.code]).toEqual([409, 'certificate-incomplete'])
    expect((await formOf(world, id).catch(() => undefined))?.status).not.toBe('signed')
  })

  it('A of a made good asks the signer to confirm each', async () => {
    const criteria = { originCriteria: { 'SKU-1': 'A' } } as const
    const refused = await sign(world, id, criteria)
    expect([refused.status, refused.json.code]).toEqual([409, 'certificate-incomplete'])
    expect((await sign(world, id, { ...criteria, wholeConfirmed: ['SKU-1'] })).status).toBe(200)
  })
})

describe('a mandate', () => {
  const params = () => ({ clientId: world.clientId })
  const save = (body: object) =>
    send(world, saveMandate, { params: params(), body: { mandate: { ...MANDATE, ...body } } }, world.staff)

  it('stands until it is withdrawn', async () => {
    await save({})
    const read = () => send(world, getMandate, { params: params() }, world.staff)
    expect((await read()).json.data).toMatchObject({ ...MANDATE, recordedBy: 'Staff' })
    await send(world, saveMandate, { params: params(), body: { mandate: null } }, world.staff)
    expect((await read()).json.data).toBeNull()
    expect((await staffSign(world, id)).status).toBe(409)
  })

  it('cannot be given tomorrow', async () => {
    expect((await save({ givenOn: '2026-11-22' })).json).toMatchObject({ code: 'mandate-later-than-today' })
  })

  it('is not the client’s to record', async () => {
    const own = await send(world, saveMandate, { params: params(), body: { mandate: MANDATE } }, world.client)
    expect(own.status).toBe(403)
  })
})

describe('Various as producer', () => {
  it('is refused while fewer than two makers are named beneath', async () => {
    await send(world, createCusmaForm, { params: { id }, body: { producer: { kind: 'various' } } }, world.client)
    const { status, json } = await sign(world, id)
    expect([status, json.code]).toEqual([409, 'certificate-incomplete'])
  })
})
