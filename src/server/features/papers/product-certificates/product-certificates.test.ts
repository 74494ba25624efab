import { beforeEach, describe, expect, it } from 'vitest'
import { downloadCusmaCertificate } from '#contract/cusma.ts'
import { deleteCusmaFile, listCusmaFiles } from '#contract/cusma-files.ts'
import type { Asked } from '#contract/endpoint.ts'
import { updateItem } from '#contract/items.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import {
  createProductCertificate,
  deleteProductCertificate,
  getProductCertificate,
  listCertifiableProducts,
  listProductCertificates,
  signProductCertificate,
  updateProductCertificate,
} from '#contract/product-certificates.ts'
import { saveRecipe } from '#contract/product-origin.ts'
import { completeData } from '#contract/shipments.ts'
import { type CusmaWorld, newCusmaWorld, SIGNING } from '../../../testing/cusma-world.ts'
import { addShipment, audited } from '../../../testing/invoice-world.ts'
import { readPages } from '../../../testing/read-pdf.ts'
import { CANDLE_RECIPE } from '../../../testing/sample-origin.ts'
import { dataOf, send } from '../../../testing/test-app.ts'

let world: CusmaWorld
let shipmentId: string
let itemIds: readonly string[]
beforeEach(async () => {
  world = await newCusmaWorld()
  const added = await addShipment(world, [
    { sku: 'CANDLE', asin: 'B0CANDLE01', description: 'Candle' },
    { sku: 'SOAP', asin: 'B0SOAP0001', description: 'Soap' },
  ])
  await addShipment(world, [{ sku: 'MUG', asin: 'B0MUG00001', description: 'Mug', country_of_origin: 'CN' }], 'NP-9')
  shipmentId = added.shipmentId
  itemIds = added.itemIds
})

const begin = async (products: string[], caller = world.client) =>
  send(world, createProductCertificate, { body: { products } }, caller)
const begun = async (products = ['B0CANDLE01', 'B0SOAP0001']) => dataOf(await begin(products))
/** As it is stored: lists, reminders and the audit log go by that. */
const status = async () => {
  const { db } = world.deps
  const row = await db.selectFrom('shipments').select('status').where('id', '=', shipmentId).executeTakeFirstOrThrow()
  return row.status
}
const read = async (id: string) => dataOf(await send(world, getProductCertificate, { params: { id } }, world.client))
const { blanketPeriod, ...SIGNER } = SIGNING
const sign = (id: string, change: object = {}, caller = world.client) =>
  send(
    world,
    signProductCertificate,
    {
      params: { id },
      body: { ...SIGNER, blanketPeriod, originCriteria: { CANDLE: 'C', SOAP: 'C' }, ...change },
    },
    caller,
  )
const list = async (query: Asked<typeof listProductCertificates>['query'] = {}) =>
  dataOf(await send(world, listProductCertificates, { query }, world.client))
const complete = async (id = shipmentId) => dataOf(await send(world, completeData, { params: { id } }, world.client))

describe('the products that may be certified', () => {
  const products = async (query: Asked<typeof listCertifiableProducts>['query'] = {}) =>
    (await send(world, listCertifiableProducts, { query }, world.client)).json

  it('are those of North America, with what is known of them, paged and searched', async () => {
    const { data, pagination } = await products()
    expect(data).toMatchObject([
      { product: 'B0CANDLE01', sku: 'CANDLE', standing: 'unknown', certifiedUntil: null, isCodeConfirmed: true },
      { product: 'B0SOAP0001', sku: 'SOAP', standing: 'unknown' },
    ])
    expect(pagination).toMatchObject({ total: 2, lastPage: 1 })
    expect((await products({ search: 'soa' })).data).toMatchObject([{ sku: 'SOAP' }])
    expect((await products({ standing: 'originating' })).data).toEqual([])
  })

  it('are stated once a certificate names them without a test', async () => {
    const { id } = await begun(['B0SOAP0001'])
    await sign(id)
    expect((await products({ standing: 'stated' })).data).toMatchObject([{ sku: 'SOAP', certifiedUntil: '2027-11-20' }])
  })
})

describe('a certificate for products', () => {
  it('begins with its goods and the parties as they are known, and lacks the criteria nobody chose', async () => {
    const { form, otherGoods } = await begun(['B0CANDLE01', 'B0MUG00001'])
    expect(form).toMatchObject({
      covers: 'period',
      certifier: { name: 'Northern Pantry & Goods Inc.' },
      goods: [{ itemId: 'B0CANDLE01', sku: 'CANDLE', hs6: '3406.00', tested: { state: 'none' } }],
    })
    expect(otherGoods).toEqual([{ product: 'B0MUG00001', name: 'Mug', origin: 'CN' }])
    expect(form?.missing.map(({ element }) => element)).toContain(6)
  })

  it('is refused with products of nobody, or of another client', async () => {
    expect((await begin(['B0NOTHING1'])).json.code).toBe('no-such-product')
    expect((await begin(['B0CANDLE01'], world.other)).json.code).toBe('no-such-product')
  })

  it('is another client’s to neither read, change, sign nor delete', async () => {
    const { id } = await begun()
    const answers = [
      await send(world, getProductCertificate, { params: { id } }, world.other),
      await send(world, updateProductCertificate, { params: { id }, body: { signerName: 'X' } }, world.other),
      await sign(id, {}, world.other),
      await send(world, deleteProductCertificate, { params: { id } }, world.other),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await read(id)).toMatchObject({ signed: null })
  })

  it('prints every good and its period, and counts for a shipment that holds them', async () => {
    const { id } = await begun()
    const paper = await sign(id)
    expect(paper.status).toBe(200)
    const text = (await readPages(new Uint8Array(paper.bytes))).join(' ')
    for (const words of ['Candle', 'Soap', '3406.00', 'B, Art. 4.2(b)', 'CUSMA-20261121']) expect(text).toContain(words)
    const { shipment, productCertificates } = await complete()
    expect(productCertificates.covered).toEqual(
      itemIds.map((itemId) => ({
        itemId,
        number: 'CUSMA-20261121',
        fileName: 'CUSMA-20261121.pdf',
        until: '2027-11-20',
      })),
    )
    expect(shipment.status.toLowerCase()).toBe('declared')
    expect(await audited(world)).toContain('product-certificate.signed')
    const file = await send(world, downloadCusmaCertificate, { params: { id: shipmentId } }, world.client)
    expect(Buffer.compare(file.bytes, paper.bytes)).toBe(0)
  })

  it('does not cover an item that is otherwise than it was certified, and says what differs', async () => {
    const { id } = await begun()
    await sign(id)
    const [itemId = ''] = itemIds
    await send(world, updateItem, { params: { id: shipmentId, itemId }, body: { htsCode: '3307490000' } }, world.client)
    const { productCertificates, shipment } = await complete()
    expect(productCertificates.covered.map((each) => each.itemId)).toEqual([itemIds[1]])
    expect(productCertificates.differing).toMatchObject([{ itemId, differs: ['code'] }])
    expect(shipment.status.toLowerCase()).toBe('pending')
  })

  it('does not cover goods that a later decision found not to originate, and says so', async () => {
    await sign((await begun()).id)
    expect(await status()).toBe('declared')
    const wax = { id: 'm1', description: 'wax', code: '340600', origin: 'MY', originating: 'no' as const, value: '20' }
    const content = { ...CANDLE_RECIPE, materials: [wax] }
    const recipe = { params: { product: 'B0CANDLE01' }, body: { recipeId: null, content } }
    expect((await send(world, saveRecipe, recipe, world.client)).status).toBe(200)
    const { productCertificates } = await complete()
    expect(productCertificates).toMatchObject({
      covered: [{ itemId: itemIds[1] }],
      differing: [{ itemId: itemIds[0], differs: ['decision'] }],
      outdatedGoods: [{ product: 'B0CANDLE01', reasons: ['decided-otherwise'] }],
    })
    expect(await status()).toBe('pending')
    await world.deps.db.updateTable('origin_decisions').set({ rules_version: 'older' }).execute()
    expect((await complete()).productCertificates.covered).toHaveLength(2)
  })

  it('does not cover goods that moved before it was signed', async () => {
    const blanketPeriod = { startDate: '2026-11-01', endDate: '2027-10-31' }
    await sign((await begun()).id, { blanketPeriod })
    const shipped = { shipped_at: new Date('2026-11-20T15:00:00Z') }
    await world.deps.db.updateTable('shipments').set(shipped).where('id', '=', shipmentId).execute()
    const { covered, differing } = (await complete()).productCertificates
    expect(covered).toEqual([])
    expect(differing.map(({ differs }) => differs)).toEqual([['signed-later'], ['signed-later']])
  })

  it('is signed once, changed no more, and stops counting when it is taken off the list', async () => {
    const { id } = await begun()
    await sign(id)
    expect((await sign(id)).json.code).toBe('product-certificate-signed')
    const change = { params: { id }, body: { signerName: 'X' } }
    expect((await send(world, updateProductCertificate, change, world.client)).json.code).toBe(
      'product-certificate-signed',
    )
    const [file] = dataOf(await send(world, listCusmaFiles, {}, world.client))
    await send(world, deleteCusmaFile, { params: { filename: file?.fileName ?? '' } }, world.client)
    expect((await complete()).productCertificates.covered).toEqual([])
    expect((await complete()).shipment.status.toLowerCase()).toBe('pending')
    expect((await read(id)).signed).toMatchObject({ isListed: false })
  })

  it('is not signed for a period longer than twelve months, nor for one that is over', async () => {
    const { id } = await begun()
    for (const period of [
      { startDate: '2026-11-21', endDate: '2027-11-21' },
      { startDate: '2025-11-21', endDate: '2026-11-20' },
    ]) {
      expect((await sign(id, { blanketPeriod: period })).json.code).toBe('certificate-incomplete')
    }
  })

  it('is prepared by staff and signed by the client alone', async () => {
    const { clientId } = world
    const made = await send(
      world,
      onBehalf(createProductCertificate),
      { params: { clientId }, body: { products: ['B0CANDLE01'] } },
      world.staff,
    )
    const { id } = dataOf(made)
    const refused = await send(
      world,
      onBehalf(signProductCertificate),
      { params: { clientId, id }, body: { ...SIGNER, blanketPeriod, originCriteria: { CANDLE: 'C' } } },
      world.staff,
    )
    expect(refused.json.code).toBe('client-signs')
    expect(await read(id)).toMatchObject({
      signed: null,
      form: { originCriteria: { CANDLE: 'C' }, signerName: '' },
    })
    expect((await sign(id)).status).toBe(200)
  })
})

describe('the certificates of a client', () => {
  it('are drafts until they are signed, and then run', async () => {
    const { id } = await begun()
    expect(await list({ list: 'drafts' })).toMatchObject([{ id, goods: 2, number: null }])
    await sign(id)
    expect(await list({ list: 'drafts' })).toEqual([])
    expect(await list()).toMatchObject([
      { id, number: 'CUSMA-20261121', goods: 2, periodStart: '2026-11-21', periodEnd: '2027-11-20', isRenewed: false },
    ])
  })

  it.each([
    ['2027-01-20', 1],
    ['2027-01-21', 0],
  ])('that end on %s are to be renewed: %i', async (endDate, count) => {
    const { id } = await begun()
    await sign(id, { blanketPeriod: { startDate: '2026-11-21', endDate } })
    expect(await list({ list: 'ending' })).toHaveLength(count)
  })

  it('are renewed with the same goods for the period after, what was stated to be confirmed anew', async () => {
    const { id } = await begun()
    await sign(id, { blanketPeriod: { startDate: '2026-11-21', endDate: '2026-12-31' } })
    const [ending] = await list({ list: 'ending' })
    const renewal = dataOf(
      await send(world, createProductCertificate, { body: { renews: ending?.documentId ?? '' } }, world.client),
    )
    expect(renewal).toMatchObject({
      products: ['B0CANDLE01', 'B0SOAP0001'],
      renews: { number: 'CUSMA-20261121', periodEnd: '2026-12-31' },
      form: {
        blanketPeriod: { startDate: '2027-01-01', endDate: '2027-12-31' },
        originCriteria: {},
      },
    })
    await sign(renewal.id, { blanketPeriod: { startDate: '2027-01-01', endDate: '2027-12-31' } })
    expect(await list({ list: 'ending' })).toEqual([])
    expect((await list()).map(({ isRenewed }) => isRenewed)).toEqual([true, false])
  })

  it('that were not signed can be deleted', async () => {
    const { id } = await begun()
    await send(world, deleteProductCertificate, { params: { id } }, world.client)
    expect(await list({ list: 'drafts' })).toEqual([])
  })
})
