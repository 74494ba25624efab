// Large papers made by a job: refused as those made at once, made behind the answer, and once however often somebody asks or a server is killed.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Asked } from '#contract/endpoint.ts'
import { downloadInvoice } from '#contract/invoices.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { downloadPaperOfJob, listPaperJobs, startPaperJob } from '#contract/paper-jobs.ts'
import { worksOf } from '../../../job-works.ts'
import { doJob } from '../../../jobs/do-job.ts'
import { addShipment, newWorld, PASSWORD, type World } from '../../../testing/invoice-world.ts'
import { callerHeaders, dataOf, send, staffCaller } from '../../../testing/test-app.ts'

const LINES = 120
let world: World
let shipmentId: string

beforeEach(async () => {
  world = await newWorld()
  const items = Array.from({ length: LINES }, () => ({ quantity: 1, declared_value_cad: '1.00' }))
  ;({ shipmentId } = await addShipment(world, items))
})

const bodyOf = (more: object = {}) => ({ shipmentData: { id: shipmentId }, password: PASSWORD, ...more })
const invoice = (more: object = {}) => ({ paper: 'commercial_invoice' as const, body: bodyOf(more) })
type AskedPaper = Asked<typeof startPaperJob>['body']
const askFor = (body: AskedPaper, who = world.client) => send(world, startPaperJob, { body }, who)
const ask = (more: object = {}, who = world.client) => askFor(invoice(more), who)
const listed = async (who = world.client) => send(world, listPaperJobs, {}, who)
const fileOf = (id: string, who = world.client) => send(world, downloadPaperOfJob, { params: { id } }, who)
const papers = () => world.deps.db.selectFrom('documents').select(['number', 'created_by']).execute()
const idOf = async () => dataOf(await listed())[0]?.id ?? ''

/** By a key, as a page asks that was cut off before. */
async function askByKey(key: string) {
  const payload = JSON.stringify(invoice())
  const call = { method: startPaperJob.method, path: startPaperJob.path, now: world.clock.at, body: payload }
  const headers = { ...(await callerHeaders(world.client, call)), 'idempotency-key': key }
  const { method, path: url } = call
  const answer = await world.app.inject({
    method,
    url,
    payload,
    headers: { ...headers, 'content-type': 'application/json' },
  })
  return { status: answer.statusCode, id: answer.json().data?.id }
}

/** As after a kill once the paper was kept: the job is begun anew. */
async function begunAnew(asked: AskedPaper) {
  const { db, secrets } = world.deps
  const job = await db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()
  const said = { asked, language: 'en', at: world.clock.at.toISOString(), on: '2026-11-21' }
  const request = secrets.seal(JSON.stringify(said), 'paper')
  const data = { paper: asked.paper, name: 'INV-NP-2041', shipmentIds: [shipmentId], lines: LINES, request }
  await db
    .updateTable('jobs')
    .set({ state: 'running', ended_at: null, result: null, data: JSON.stringify(data) })
    .where('id', '=', job.id)
    .execute()
  const again = { stopped: new AbortController().signal }
  return doJob(world.deps, worksOf(world.deps), job.id, again)
}

describe('a large invoice', () => {
  it('is taken with 202, made behind the answer, and given by its job and by its name', async () => {
    const answer = await ask()
    expect([answer.status, dataOf(answer)]).toEqual([
      202,
      expect.objectContaining({ paper: 'commercial_invoice', lines: LINES, problem: null, isOwn: true }),
    ])
    expect((await fileOf(await idOf())).status).toBe(404)
    await world.jobsDone()
    const [job] = dataOf(await listed())
    expect(job).toMatchObject({ state: 'done', lines: LINES, name: 'INV-NP-2041', shipmentIds: [shipmentId] })
    const params = { filename: job?.made?.filename ?? '' }
    const pdf = await send(world, downloadInvoice, { params }, world.client)
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await fileOf(job?.id ?? '')).bytes).toEqual(pdf.bytes)
    expect(await papers()).toEqual([{ number: 'INV-NP-2041', created_by: expect.any(String) }])
  })

  it('is refused at once for a wrong password, and for what stands in its way, and no job is left', async () => {
    const wrong = await ask({ password: 'wrong' })
    expect([wrong.status, wrong.json.code]).toEqual([403, 'document-password-wrong'])
    const { db } = world.deps
    await db.updateTable('items').set({ hts_code: null }).where('shipment_id', '=', shipmentId).execute()
    const stopped = await ask()
    expect([stopped.status, stopped.json.code]).toEqual([409, 'paper-stopped'])
    expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })

  it('leaves nothing of what was typed readable while it waits, no password at all, and nothing when it is made', async () => {
    const text = 'Kept at 4 degrees'
    await ask({ fcInfo: { fcId: 'DFW1', fcAddress: { street: text } } })
    const rows = await world.deps.db.selectFrom('jobs').select('data').execute()
    expect(rows[0]?.data).toHaveProperty('request')
    expect(JSON.stringify(rows)).not.toContain(text)
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
    await world.jobsDone()
    expect(await world.deps.db.selectFrom('jobs').select('data').execute()).toEqual([{ data: {} }])
  })

  it('of another client is not there, nor its file, and staff ask for it on behalf', async () => {
    expect((await ask({}, world.other)).status).toBe(404)
    const staff = await staffCaller(world.deps)
    const params = { clientId: world.clientId }
    expect((await send(world, onBehalf(startPaperJob), { params, body: invoice() }, staff)).status).toBe(202)
    await world.jobsDone()
    expect((await papers()).map(({ created_by }) => created_by)).toEqual(['Staff'])
    expect(dataOf(await listed(world.other))).toEqual([])
    const [job] = dataOf(await listed())
    expect(job).toMatchObject({ isOwn: false, askedBy: 'Staff' })
    expect((await fileOf(job?.id ?? '')).status).toBe(200)
    expect((await fileOf(job?.id ?? '', world.other)).status).toBe(404)
  })
})

describe('exactly one paper', () => {
  it('comes of one key, also where the call was cut off once it had asked', async () => {
    const first = await askByKey('press-1')
    await world.deps.db
      .updateTable('idempotency_keys')
      .set({ answered_at: null, status: null, headers: null, answer: null })
      .where('key', '=', 'press-1')
      .execute()
    world.clock.at = new Date(world.clock.at.getTime() + 60_000)
    expect(await askByKey('press-1')).toEqual(first)
    await world.jobsDone()
    expect(await papers()).toHaveLength(1)
    expect(await askByKey('press-1')).toEqual(first)
    await world.jobsDone()
    expect(await papers()).toHaveLength(1)
  })

  it('comes of one job, where the server was killed when the paper was kept and nothing more', async () => {
    await ask()
    await world.jobsDone()
    expect(await begunAnew(invoice())).toBe('over')
    expect(await papers()).toHaveLength(1)
    expect(dataOf(await listed())[0]).toMatchObject({ state: 'done', name: 'INV-NP-2041' })
  })
})
