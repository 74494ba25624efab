// Every kind of paper by a job: what it refuses at once, what it makes, and that a job begun anew makes no second one.
import { beforeEach, expect, it } from 'vitest'
import { createCusmaForm } from '#contract/cusma.ts'
import type { Asked } from '#contract/endpoint.ts'
import {
  downloadPaperOfJob,
  downloadPaperOfStaffJob,
  listPaperJobs,
  listStaffPaperJobs,
  startPaperJob,
  startStaffPaperJob,
} from '#contract/paper-jobs.ts'
import { createProductCertificate } from '#contract/product-certificates.ts'
import { worksOf } from '../../../job-works.ts'
import { doJob } from '../../../jobs/do-job.ts'
import { newProductWorld, type ProductWorld, SIGNING } from '../../../testing/cusma-world.ts'
import { PASSWORD } from '../../../testing/invoice-world.ts'
import { dataOf, send } from '../../../testing/test-app.ts'

type AskedPaper = Asked<typeof startPaperJob>['body']
let world: ProductWorld
let letJobsBegin: () => void

beforeEach(async () => {
  world = await newProductWorld()
  letJobsBegin = world.holdJobs()
})

const ask = (body: AskedPaper, who = world.client) => send(world, startPaperJob, { body }, who)
const listed = async (who = world.client) => dataOf(await send(world, listPaperJobs, {}, who))
const jobs = () => world.deps.db.selectFrom('jobs').selectAll().where('kind', '=', 'paper').execute()
const kinds = async () => (await world.deps.db.selectFrom('documents').select('kind').execute()).map(({ kind }) => kind)

/** Made, then begun anew from what it was asked with, as after a kill before its end was noted. */
async function madeTwice(): Promise<void> {
  const { db } = world.deps
  const asked = await jobs()
  letJobsBegin()
  await world.jobsDone()
  for (const { id, data } of asked) {
    await db
      .updateTable('jobs')
      .set({ state: 'running', ended_at: null, result: null, data: JSON.stringify(data) })
      .where('id', '=', id)
      .execute()
    expect(await doJob(world.deps, worksOf(world.deps), id, { stopped: new AbortController().signal })).toBe('over')
  }
}

async function pdfOf(id: string): Promise<string> {
  const { status, bytes } = await send(world, downloadPaperOfJob, { params: { id } }, world.client)
  return `${status} ${bytes.subarray(0, 5).toString()}`
}

it('a combined invoice', async () => {
  const shipments = [{ id: world.shipmentId, items: [{ sku: 'not read' }] }]
  const wrong = await ask({ paper: 'combined_invoice', body: { shipments, password: 'wrong' } })
  expect([wrong.status, wrong.json.code]).toEqual([403, 'document-password-wrong'])
  expect((await ask({ paper: 'combined_invoice', body: { shipments, password: PASSWORD } })).status).toBe(202)
  await madeTwice()
  expect(await kinds()).toEqual(['combined_invoice'])
  const [job] = await listed()
  expect(job).toMatchObject({ state: 'done', shipmentIds: [world.shipmentId], lines: 1 })
  expect(await pdfOf(job?.id ?? '')).toBe('200 %PDF-')
})

const items = [{ description: 'Display stand', quantity: 4, unitPriceUSD: 6.5, countryOfOrigin: 'CA' }]

it('an invoice typed by hand, with what it is stamped for; a number that is used is refused at once', async () => {
  const asked = { paper: 'manual_invoice' as const, body: { items, invoiceNumber: 'TYPED-1' } }
  expect((await ask(asked)).status).toBe(202)
  await madeTwice()
  expect(await kinds()).toEqual(['manual_invoice'])
  const [job] = await listed()
  expect(job).toMatchObject({ state: 'done', name: 'TYPED-1', made: { warnings: expect.arrayContaining([]) } })
  expect(job?.made?.warnings.length).toBeGreaterThan(0)
  expect(await pdfOf(job?.id ?? '')).toBe('200 %PDF-')
  expect((await ask(asked)).json.code).toBe('invoice-number-taken')
  expect((await ask({ paper: 'manual_invoice', body: { items: [] } })).json.code).toBe('no-manual-items')
})

it('an invoice that staff type for themselves, which no client sees, and for a client', async () => {
  const start = (clientId?: string) =>
    send(world, startStaffPaperJob, { body: { clientId, invoiceData: { items } } }, world.staff)
  expect((await start()).status).toBe(202)
  await madeTwice()
  expect(await kinds()).toEqual([])
  expect(await world.deps.db.selectFrom('staff_documents').select('kind').execute()).toEqual([
    { kind: 'manual_invoice' },
  ])
  const [own] = dataOf(await send(world, listStaffPaperJobs, {}, world.staff))
  const params = { id: own?.id ?? '' }
  expect((await send(world, downloadPaperOfStaffJob, { params }, world.staff)).status).toBe(200)
  expect((await send(world, downloadPaperOfJob, { params }, world.client)).status).toBe(404)
  expect(await listed()).toEqual([])
  expect((await start(world.clientId)).status).toBe(202)
  await world.jobsDone()
  expect(await listed()).toEqual([expect.objectContaining({ state: 'done', askedBy: 'Staff', isOwn: false })])
  expect(await kinds()).toEqual(['manual_invoice'])
  expect((await start('0190a1b2-0000-4000-8000-0000000000f1')).status).toBe(404)
})

it('FDA worksheets: edits are saved when it is asked for, and never again', async () => {
  const { db } = world.deps
  await db.updateTable('items').set({ hts_code: '0409000005', description: 'Honey' }).execute()
  const body = { shipmentData: { id: world.shipmentId }, password: PASSWORD, worksheets: {} }
  const asked = await ask({ paper: 'fda_worksheets', body })
  expect([asked.status, asked.json.code]).toEqual([202, undefined])
  const [job] = await jobs()
  expect(JSON.stringify(job?.data)).not.toContain(PASSWORD)
  await madeTwice()
  expect(await kinds()).toEqual(['fda_worksheets'])
})

it('a certificate: unsigned it is refused, and it says the moment of signing, not of printing', async () => {
  const params = { id: world.shipmentId }
  const body = { ...SIGNING, originCriteria: { 'SKU-1': 'C' as const } }
  const unsigned = await ask({ paper: 'cusma_certificate', params, body: { ...body, signerName: '' } })
  expect(unsigned.json.code).toBe('signature-incomplete')
  await send(world, createCusmaForm, { params, body: {} }, world.client)
  const at = world.clock.at
  const asked = await ask({ paper: 'cusma_certificate', params, body })
  expect([asked.status, asked.json.code]).toEqual([202, undefined])
  const [job] = await jobs()
  expect(JSON.stringify(job?.data)).not.toContain(SIGNING.signatureData.slice(0, 40))
  world.clock.at = new Date(at.getTime() + 3 * 60_000)
  await madeTwice()
  const made = await world.deps.db.selectFrom('documents').select(['kind', 'created_at']).execute()
  expect(made).toEqual([{ kind: 'cusma_certificate', created_at: at }])
})

it('a certificate of products', async () => {
  const begun = await send(world, createProductCertificate, { body: { products: [world.product] } }, world.client)
  const params = { id: dataOf(begun).id }
  const body = { ...SIGNING, originCriteria: { [world.product]: 'C' as const } }
  const asked = await ask({ paper: 'product_certificate', params, body })
  expect([asked.status, asked.json.code]).toEqual([202, undefined])
  await madeTwice()
  expect(await kinds()).toEqual(['cusma_certificate'])
  expect((await ask({ paper: 'product_certificate', params, body })).json.code).toBe('product-certificate-signed')
})

it('estimates, in the language of who asked; their files lie encrypted, and are nobody else’s', async () => {
  const params = { id: world.shipmentId }
  expect((await ask({ paper: 'duty_estimate', params, body: {} })).status).toBe(202)
  expect((await ask({ paper: 'merged_estimate', body: { shipmentIds: [world.shipmentId] } })).status).toBe(202)
  expect((await ask({ paper: 'duty_estimate', params, body: {} }, world.other)).json.code).toBe('no-such-shipment')
  await madeTwice()
  expect(await kinds()).toEqual([])
  const made = await listed()
  expect(made.map(({ paper, state }) => [paper, state]).sort()).toEqual([
    ['duty_estimate', 'done'],
    ['merged_estimate', 'done'],
  ])
  for (const { id } of made) {
    expect(await pdfOf(id)).toBe('200 %PDF-')
    expect((await send(world, downloadPaperOfJob, { params: { id } }, world.other)).status).toBe(404)
  }
  expect(JSON.stringify(await jobs())).not.toContain(Buffer.from('%PDF-').toString('base64'))
})
