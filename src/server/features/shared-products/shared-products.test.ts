import { expect, it } from 'vitest'
import { listAuditLog } from '#contract/audit.ts'
import { checkAsinDuty } from '#contract/public-tools.ts'
import { deleteSharedProduct, listSharedProducts, saveSharedProduct } from '#contract/shared-products.ts'
import { send, staffCaller, testApp, visitorCaller } from '../../testing/test-app.ts'

const ASIN = 'B0SHARE001'

it('is kept by staff, page by page, and every change is on record once', async () => {
  const test = await testApp()
  const staff = await staffCaller(test.deps)
  const body = { title: 'Scented soy candle in a glass jar', category: 'Home & Kitchen > Candles' }
  const save = (asin: string) => send(test, saveSharedProduct, { params: { asin }, body }, staff)
  for (let n = 0; n < 27; n++) expect((await save(`B0SHARE${String(n).padStart(3, '0')}`)).status).toBe(200)
  await save(ASIN)
  const list = async (query: { page?: number; search?: string }) =>
    (await send(test, listSharedProducts, { query }, staff)).json
  expect((await list({ page: 2 })).data.map(({ asin }) => asin)).toEqual(['B0SHARE025', 'B0SHARE026'])
  const found = await list({ search: 'share001' })
  expect([found.pagination.total, found.data[0]?.category]).toEqual([1, 'Home & Kitchen > Candles'])
  expect((await send(test, deleteSharedProduct, { params: { asin: ASIN } }, staff)).status).toBe(200)
  expect((await send(test, deleteSharedProduct, { params: { asin: ASIN } }, staff)).status).toBe(404)
  const { json } = await send(test, listAuditLog, {}, staff)
  expect(json.data[0]).toMatchObject({ did: `took the product ${ASIN} out of the shared catalogue`, client: null })
  expect(json.data.filter(({ did }) => did === `saved the product ${ASIN} in the shared catalogue`)).toHaveLength(1)
})

it('tells a public check what an ASIN names, at the cost of one check and of no service', async () => {
  const test = await testApp()
  const visitor = await visitorCaller(test)
  const body = { asin: ASIN, countryOfOrigin: 'CA', cadValue: 9.5 }
  expect((await send(test, checkAsinDuty, { body }, visitor)).json.data.requiresTitle).toBe(true)
  const product = { title: 'Beeswax candle', category: '' }
  await send(test, saveSharedProduct, { params: { asin: ASIN }, body: product }, await staffCaller(test.deps))
  const { json } = await send(test, checkAsinDuty, { body }, visitor)
  expect(json.data).toMatchObject({
    productTitle: 'Beeswax candle',
    productSource: 'the product catalogue of this site',
    productSourceCode: 'shared',
  })
  expect(json.data.htsOptions[0]?.htsCode.slice(0, 4)).toBe('3406')
})
