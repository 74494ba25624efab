// The folder of a product: what it holds, that papers resting on an outdated decision are named, how long it is kept, its dossier.
import { beforeEach, describe, expect, it } from 'vitest'
import { getCusmaForm } from '#contract/cusma.ts'
import { downloadCusmaFile } from '#contract/cusma-files.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { getOriginFolder, printOriginDossier } from '#contract/origin-folder.ts'
import { preflight } from '#contract/preflight.ts'
import { getProductOrigin, saveRecipe } from '#contract/product-origin.ts'
import { completeData } from '#contract/shipments.ts'
import { isDecidedAsRead, readFormFacts } from '../../records/cusma/form-facts.ts'
import { newProductWorld, type ProductWorld, sign } from '../../testing/cusma-world.ts'
import { readPages } from '../../testing/read-pdf.ts'
import { CANDLE_RECIPE } from '../../testing/sample-origin.ts'
import { clientCaller, dataOf, send } from '../../testing/test-app.ts'

let world: ProductWorld
let shipmentId: string
let product: string
beforeEach(async () => {
  world = await newProductWorld()
  ;({ shipmentId, product } = world)
})

const folder = async () => dataOf(await send(world, getOriginFolder, { params: { product } }, world.client))
const recipe = async () => dataOf(await send(world, getProductOrigin, { params: { product } }, world.client)).recipe
const save = async (change: object = {}) => {
  const seen = await recipe()
  const body = { recipeId: seen?.id ?? null, content: { ...CANDLE_RECIPE, ...change } }
  return send(world, saveRecipe, { params: { product }, body }, world.client)
}
const checks = async () => {
  const asked = { params: { id: shipmentId }, query: { paper: 'commercial_invoice' as const } }
  return dataOf(await send(world, preflight, asked, world.client)).checks.map(({ id }) => id)
}
const summary = async () =>
  dataOf(await send(world, completeData, { params: { id: shipmentId } }, world.client)).cusmaForm

describe('a certificate that rests on a decision', () => {
  beforeEach(async () => {
    await save()
    await sign(world, shipmentId)
  })

  it('stands in the folder with its decision, its last claim and the day it is kept to', async () => {
    const { certificates, decisions, keepUntil } = await folder()
    expect(certificates).toMatchObject([
      {
        number: 'CUSMA-NP-2041',
        criterion: 'C',
        decisionId: decisions[0]?.id,
        lastClaim: '2027-11-20',
        keepUntil: '2032-11-21',
        basis: { state: 'holds', reasons: [] },
      },
    ])
    expect(keepUntil).toBe('2032-11-21')
    expect(decisions).toMatchObject([{ isLatest: true, outcome: 'originating', rule: '34-3', stale: [] }])
    expect(await checks()).not.toContain('cusma-decision-outdated')
  })

  it('is named on folder, form, readiness and checks once the recipe changed to what does not originate', async () => {
    await save({ materials: [{ ...CANDLE_RECIPE.materials[0], code: '340600', value: '20' }] })
    const { certificates, versions } = await folder()
    expect(certificates[0]?.basis).toEqual({ state: 'outdated', reasons: ['decided-otherwise'] })
    expect(versions.map(({ version }) => version)).toEqual([2, 1])
    expect((await summary())?.outdatedGoods).toMatchObject([{ product, reasons: ['decided-otherwise'] }])
    const form = dataOf(await send(world, getCusmaForm, { params: { id: shipmentId } }, world.client))
    expect(form?.outdatedGoods).toMatchObject([{ product }])
    expect(await checks()).toContain('cusma-decision-outdated')
  })

  it('holds on where a changed recipe comes to the same, with nothing signed anew', async () => {
    await save({ name: 'Palm wax' })
    expect((await folder()).certificates[0]?.basis).toEqual({ state: 'holds', reasons: [] })
    expect((await summary())?.outdatedGoods).toEqual([])
  })

  it('is outdated by another edition of the rules and a newer tariff', async () => {
    await world.deps.db.updateTable('origin_decisions').set({ rules_version: 'older', release: 'older' }).execute()
    expect((await folder()).certificates[0]?.basis).toEqual({
      state: 'outdated',
      reasons: ['rules-changed', 'release-changed'],
    })
    await save()
    expect((await folder()).certificates[0]?.basis.state).toBe('holds')
  })

  it('is not judged any more once nothing may be claimed by it', async () => {
    await save({ materials: [{ ...CANDLE_RECIPE.materials[0], code: '340600', value: '20' }] })
    world.clock.at = new Date('2027-11-21T15:00:00Z')
    const later = await clientCaller(world.deps, world.clientId)
    const seen = dataOf(await send(world, getOriginFolder, { params: { product } }, later))
    expect(seen.certificates[0]?.basis).toEqual({ state: 'ended', reasons: [] })
  })

  it('is printed on the dossier with recipe, decision and rule', async () => {
    const answer = await send(world, printOriginDossier, { params: { product } }, world.client)
    expect(answer.status).toBe(200)
    const text = (await readPages(new Uint8Array(answer.bytes))).join(' ')
    for (const said of ['palm wax', '1516.20', 'Malaysia', '34-3', 'CUSMA-NP-2041', '20 Nov 2027', '21 Nov 2032'])
      expect(text).toContain(said)
  })

  it('is seen by staff on the client’s behalf', async () => {
    const asked = { params: { clientId: world.clientId, product } }
    expect(dataOf(await send(world, onBehalf(getOriginFolder), asked, world.staff)).certificates).toHaveLength(1)
    expect((await send(world, onBehalf(printOriginDossier), asked, world.staff)).status).toBe(200)
  })
})

it('says of a certificate without a decision that it was stated and not tested', async () => {
  await sign(world, shipmentId)
  expect((await folder()).certificates).toMatchObject([{ decisionId: null, basis: { state: 'stated' } }])
  expect((await summary())?.outdatedGoods).toEqual([])
})

it('names a stated good that a later decision found not to originate, and claims nothing for it', async () => {
  await sign(world, shipmentId)
  expect((await summary())?.leftOutItems).toEqual([])
  await save({ materials: [{ ...CANDLE_RECIPE.materials[0], code: '340600', value: '20' }] })
  expect((await folder()).certificates).toMatchObject([
    { decisionId: null, basis: { state: 'outdated', reasons: ['decided-otherwise'] } },
  ])
  const seen = await summary()
  expect(seen?.outdatedGoods).toMatchObject([{ product, reasons: ['decided-otherwise'] }])
  expect(seen?.leftOutItems).toHaveLength(1)
  expect(await checks()).toContain('cusma-decision-outdated')
})

it('tells a decision that came while a certificate was being signed from those that were read', async () => {
  const { clientId, deps } = world
  const scope = { clientId, actor: { kind: 'client', id: clientId, name: 'Dana' } } as const
  const facts = await readFormFacts(deps, scope, { id: shipmentId, shipped_at: null }, {})
  expect(await isDecidedAsRead(deps.db, deps, clientId, facts)).toBe(true)
  await save()
  expect(await isDecidedAsRead(deps.db, deps, clientId, facts)).toBe(false)
})

it('keeps a certificate whose period begins later five years past the end of it', async () => {
  await save()
  await sign(world, shipmentId, { blanketPeriod: { startDate: '2027-06-01', endDate: '2028-05-31' } })
  expect((await folder()).keepUntil).toBe('2033-05-31')
  const row = await world.deps.db.selectFrom('documents').select('keep_until').executeTakeFirstOrThrow()
  expect(row.keep_until).toBe('2033-05-31')
})

it('is empty and kept for no day while nothing was done, and not there for a product of nobody', async () => {
  expect(await folder()).toEqual({
    product,
    keepUntil: null,
    versions: [],
    decisions: [],
    answers: [],
    certificates: [],
  })
  expect((await send(world, getOriginFolder, { params: { product: 'B0NOBODY01' } }, world.client)).status).toBe(404)
  expect((await send(world, printOriginDossier, { params: { product: 'B0NOBODY01' } }, world.client)).status).toBe(404)
})

it('a certificate taken off the list stays in the folder', async () => {
  await save()
  await sign(world, shipmentId)
  await world.deps.db.updateTable('documents').set({ deleted_at: new Date(), deleted_by: 'x' }).execute()
  expect((await folder()).certificates).toMatchObject([{ isListed: false }])
  const gone = { params: { filename: 'CUSMA-NP-2041.pdf' } }
  expect((await send(world, downloadCusmaFile, gone, world.client)).status).toBe(404)
})
