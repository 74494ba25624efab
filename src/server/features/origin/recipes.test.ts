// Recipes of products: versions, one recipe for several products, bad input at its field, decisions that are overtaken.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveAsinData } from '#contract/client-data.ts'
import type { Asked } from '#contract/endpoint.ts'
import { getProductOrigin, proposeMaterialCodes, saveRecipe } from '#contract/product-origin.ts'
import { givenClient, givenItem, givenShipment } from '../../testing/builders.ts'
import { CANDLE_RECIPE } from '../../testing/sample-origin.ts'
import { clientCaller, dataOf, send, type TestApp, type TestCaller, testApp } from '../../testing/test-app.ts'

const CANDLE = 'B0DEMO0018'
const LARGE = 'B0DEMO0019'

let test: TestApp
let clientId: string
let client: TestCaller
beforeAll(async () => {
  test = await testApp()
})
beforeEach(async () => {
  clientId = await givenClient(test.deps.db)
  client = await clientCaller(test.deps, clientId)
  const shipmentId = await givenShipment(test.deps.db, clientId)
  const candle = { description: 'Palm wax candle in a jar', hts_code: '3406000000', country_of_origin: 'CA' }
  await givenItem(test.deps.db, clientId, shipmentId, { ...candle, asin: CANDLE, sku: 'CANDLE' })
  await givenItem(test.deps.db, clientId, shipmentId, { ...candle, asin: LARGE, sku: 'CANDLE-L' })
  await givenItem(test.deps.db, clientId, shipmentId, { ...candle, asin: null, sku: 'NO-ASIN' })
})

type Body = Asked<typeof saveRecipe>['body']
const read = async (product: string) => dataOf(await send(test, getProductOrigin, { params: { product } }, client))
const save = (product: string, body: Body) => send(test, saveRecipe, { params: { product }, body }, client)
const saved = async (product: string, body: Body) => dataOf(await save(product, body))

describe('a recipe', () => {
  it('decides the origin of its product', async () => {
    const { recipe, decision } = await saved(CANDLE, { recipeId: null, content: CANDLE_RECIPE })
    expect(recipe).toMatchObject({ version: 1, products: [CANDLE] })
    expect(decision).toMatchObject({
      recipeVersion: 1,
      stale: [],
      decision: { outcome: 'originating', criterion: 'B' },
    })
  })

  it('makes a version where it changes, and none where it is the same', async () => {
    const first = await saved(CANDLE, { recipeId: null, content: CANDLE_RECIPE })
    const recipeId = first.recipe?.id ?? ''
    const same = await saved(CANDLE, { recipeId, seenVersion: 1, content: CANDLE_RECIPE })
    expect(same.recipe?.versions.map(({ version }) => version)).toEqual([1])
    const changed = await saved(CANDLE, { recipeId, seenVersion: 1, content: { ...CANDLE_RECIPE, name: 'Palm' } })
    expect(changed.recipe?.versions.map(({ version }) => version)).toEqual([2, 1])
  })

  it('is refused where somebody changed it meanwhile', async () => {
    const { recipe } = await saved(CANDLE, { recipeId: null, content: CANDLE_RECIPE })
    const recipeId = recipe?.id ?? ''
    await saved(CANDLE, { recipeId, seenVersion: 1, content: { ...CANDLE_RECIPE, name: 'Palm' } })
    const late = await save(CANDLE, { recipeId, seenVersion: 1, content: { ...CANDLE_RECIPE, name: 'Soy' } })
    expect([late.status, late.json]).toMatchObject([409, { code: 'changed-meanwhile' }])
  })

  it('serves several products, each with a decision of its own', async () => {
    const { recipe } = await saved(CANDLE, { recipeId: null, content: CANDLE_RECIPE })
    const recipeId = recipe?.id ?? ''
    await saved(LARGE, { recipeId, content: CANDLE_RECIPE })
    const changed = await saved(LARGE, { recipeId, content: { ...CANDLE_RECIPE, transactionValue: '60' } })
    expect(changed.recipe?.products).toEqual([CANDLE, LARGE])
    expect((await read(CANDLE)).decision).toMatchObject({ recipeVersion: 2, stale: [] })
  })

  it('is of a SKU where goods have no ASIN', async () => {
    expect((await saved('NO-ASIN', { recipeId: null, content: CANDLE_RECIPE })).decision).not.toBeNull()
  })

  it('is not given to products that are not the client’s', async () => {
    expect((await save('B0OTHER001', { recipeId: null, content: CANDLE_RECIPE })).status).toBe(404)
  })
})

describe('bad input', () => {
  const [wax] = CANDLE_RECIPE.materials
  it.each([
    ['a code that does not exist', { ...wax, code: '0000.00' }, { field: 'm1.code', reason: 'no-such-code' }],
    ['a value below zero', { ...wax, value: '-1' }, { field: 'm1.value', reason: 'negative' }],
    ['another currency', { ...wax, currency: 'USD' }, { field: 'm1.value', reason: 'currency-differs' }],
    ['more than the good', { ...wax, value: '29' }, { field: 'materials', reason: 'materials-above-good' }],
    [
      'a share above 100 %',
      { ...wax, weightSharePercent: 101 },
      { field: 'm1.weightShare', reason: 'shares-above-hundred' },
    ],
  ])('%s stands at its field, and nothing is saved', async (_, material, problem) => {
    const content = { ...CANDLE_RECIPE, materials: [{ id: 'm1', ...material }] }
    const { status, json } = await save(CANDLE, { recipeId: null, content })
    expect(status).toBe(400)
    expect(json).toMatchObject({ code: 'recipe-wrong', details: { problems: expect.arrayContaining([problem]) } })
    expect((await read(CANDLE)).recipe).toBeNull()
  })

  it('an empty recipe is a problem, but not of goods grown here', async () => {
    const empty = { ...CANDLE_RECIPE, materials: [] }
    expect((await save(CANDLE, { recipeId: null, content: empty })).json).toMatchObject({
      details: { problems: [{ field: 'materials', reason: 'no-materials' }] },
    })
    expect((await save(CANDLE, { recipeId: null, content: { ...empty, processes: ['grown'] } })).status).toBe(200)
  })
})

describe('a decision', () => {
  it('is overtaken by another code of the product, until it is decided again', async () => {
    const { recipe } = await saved(CANDLE, { recipeId: null, content: CANDLE_RECIPE })
    const body = { hts_code: '3307.49.00.00' }
    await send(test, saveAsinData, { params: { asin: CANDLE }, query: { clientId }, body }, client)
    expect((await read(CANDLE)).decision?.stale).toEqual(['code-changed'])
    const again = await saved(CANDLE, { recipeId: recipe?.id ?? null, content: CANDLE_RECIPE })
    expect(again.decision?.stale).toEqual([])
  })

  it('is overtaken by a recipe that changed for another product', async () => {
    await saved(CANDLE, { recipeId: null, content: CANDLE_RECIPE })
    const own = await saved(LARGE, { recipeId: null, content: { ...CANDLE_RECIPE, name: 'Large' } })
    const taken = await saved(CANDLE, {
      recipeId: own.recipe?.id ?? null,
      content: { ...CANDLE_RECIPE, name: 'Large' },
    })
    expect(taken.decision).toMatchObject({ recipeVersion: 1, stale: [] })
    expect(taken.recipe?.products).toEqual([CANDLE, LARGE])
  })
})

it('codes are proposed at six digits, and none for words that say nothing', async () => {
  const asked = { body: { descriptions: ['glass jar', 'qqqq zzzz'] } }
  const [jar, none] = dataOf(await send(test, proposeMaterialCodes, asked, client))
  expect(jar?.code).toMatch(/^70\d{4}$/)
  expect(none).toBeNull()
})
