// Looking up all items of a shipment: a job, seen from every page and stopped from every page, that overwrites nothing a person did.
import { beforeEach, describe, expect, it } from 'vitest'
import { listItems } from '#contract/items.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import * as calls from '#contract/shipment-lookup.ts'
import { texts as fr } from '#texts/fr/ai-lookup.ts'
import { demoMakerDirectory } from '../../../demo/directory.ts'
import { jobBell } from '../../../jobs/bell.ts'
import { failTry } from '../../../store/jobs.ts'
import { findLookup } from '../../../store/lookups.ts'
import { givenClient, givenItem, givenShipment } from '../../../testing/builders.ts'
import { changeItem } from '../../../testing/change-item.ts'
import { directJobs } from '../../../testing/direct-jobs.ts'
import {
  clientCaller,
  dataOf,
  send,
  staffCaller,
  type TestApp,
  type TestCaller,
  testApp,
} from '../../../testing/test-app.ts'

let test: TestApp
let clientId: string
let caller: TestCaller
let id: string

async function start(changes: Parameters<typeof testApp>[0] = {}) {
  test = await testApp(changes)
  clientId = await givenClient(test.deps.db)
  caller = await clientCaller(test.deps, clientId)
  id = await givenShipment(test.deps.db, clientId)
}
beforeEach(() => start())

const candle = (given: object = {}) =>
  givenItem(test.deps.db, clientId, id, { description: 'Beeswax pillar candle', declared_value_cad: '6.85', ...given })
const begin = (who = caller) => send(test, calls.startShipmentLookup, { params: { id } }, who)
const seen = async (who = caller) => dataOf(await send(test, calls.getShipmentLookup, { params: { id } }, who))
const items = async () => dataOf(await send(test, listItems, { params: { id } }, caller))
const states = async () => (await seen())?.items.map(({ state }) => state)
/** The server that the job is left to comes later. */
const withoutServer = () => start({ jobs: { ring: () => undefined, listen: () => () => undefined } })

describe('a look-up of all items', () => {
  it('is taken with 202, and goes on without whoever asked', async () => {
    const itemId = await candle()
    const answer = await begin()
    expect([answer.status, dataOf(answer).state, dataOf(answer).items]).toEqual([
      202,
      'running',
      [expect.objectContaining({ itemId, name: 'Beeswax pillar candle', code: null })],
    ])
    await test.jobsDone()
    const after = await seen()
    expect(after).toMatchObject({ state: 'finished', problem: null, closed: false })
    expect(after?.items).toEqual([
      {
        itemId,
        name: 'Beeswax pillar candle',
        state: 'found',
        code: '3406000000',
        maker: null,
        makerWaits: false,
        problem: null,
      },
    ])
    const [item] = await items()
    expect(item).toMatchObject({
      htsCode: '3406000000',
      htsProvenance: { proposedBy: 'classifier', confirmedBy: null, confirmedAt: null },
    })
  })

  it('asks for nothing that is there already, and says of what was filled in meanwhile that it was', async () => {
    await withoutServer()
    const known = await candle({ position: 1, hts_code: '6912004400' })
    const typed = await candle({ position: 2 })
    await begin()
    expect((await seen())?.items.map(({ itemId }) => itemId)).toEqual([typed])
    await changeItem({ test, caller, clientId, id, itemId: typed }, { htsCode: '6912004400', htsProposedBy: 'person' })
    await runJobs()
    expect(await states()).toEqual(['skipped'])
    expect((await items()).map(({ id: each, htsCode }) => [each, htsCode])).toEqual([
      [known, '6912004400'],
      [typed, '6912004400'],
    ])
  })

  it('is one at a time: whoever asks again, on any page, is shown the one that is under way', async () => {
    await withoutServer()
    await candle()
    await begin()
    const staff = await staffCaller(test.deps)
    const params = { id, clientId }
    const again = await send(test, onBehalf(calls.startShipmentLookup), { params }, staff)
    expect([again.status, dataOf(again).askedBy]).toEqual([202, (await seen())?.askedBy])
    expect(await test.deps.db.selectFrom('jobs').selectAll().execute()).toHaveLength(1)
  })

  it('has nothing to do where every item has all, and is over at once', async () => {
    await candle({ hts_code: '3406000000' })
    expect(dataOf(await begin())).toMatchObject({ state: 'finished', items: [] })
  })

  it('is refused once the shipment is no longer pending', async () => {
    await test.deps.db.updateTable('shipments').set({ status: 'declared' }).where('id', '=', id).execute()
    const answer = await begin()
    expect([answer.status, answer.json.code]).toEqual([409, 'lookup-when-pending'])
    const french = await send(test, calls.startShipmentLookup, { params: { id } }, caller, 'fr')
    expect(french.json.error).toBe(fr.whenPending)
  })

  it('of another client is not there, whatever is asked of it', async () => {
    const itemId = await candle()
    await begin()
    await test.jobsDone()
    const other = await clientCaller(test.deps, await givenClient(test.deps.db))
    const params = { id }
    const ofItem = { id, itemId }
    const answers = [
      await send(test, calls.getShipmentLookup, { params }, other),
      await send(test, calls.startShipmentLookup, { params }, other),
      await send(test, calls.stopShipmentLookup, { params }, other),
      await send(test, calls.retryShipmentLookup, { params }, other),
      await send(test, calls.closeShipmentLookup, { params }, other),
      await send(test, calls.foundMaker, { params: ofItem }, other),
      await send(test, calls.settleFoundMaker, { params: ofItem, body: { waits: false } }, other),
    ]
    expect(answers.map(({ status, json }) => [status, json.code])).toEqual(answers.map(() => [404, 'no-such-shipment']))
  })
})

describe('a stopped look-up', () => {
  it('proposes nothing any more, though its job comes to its turn', async () => {
    await withoutServer()
    await candle()
    await begin()
    expect(dataOf(await send(test, calls.stopShipmentLookup, { params: { id } }, caller)).state).toBe('stopped')
    await runJobs()
    expect([await states(), (await items())[0]?.htsCode]).toEqual([['stopped'], null])
  })

  it('keeps nothing of the item that was under way when it was stopped', async () => {
    await candle()
    const stop = () => send(test, calls.stopShipmentLookup, { params: { id } }, caller)
    let asked = 0
    await start({
      languageModel: {
        name: 'recorded',
        model: 'some-model',
        configured: true,
        ask: async () => {
          asked += 1
          await stop()
          throw new Error('too late')
        },
      },
    })
    await candle()
    await begin()
    await test.jobsDone()
    expect(asked).toBeGreaterThan(0)
    expect([await states(), (await items())[0]?.htsCode]).toEqual([['stopped'], null])
  })

  it('is put away for every page, and a new one takes its place', async () => {
    await candle()
    await begin()
    await test.jobsDone()
    expect(dataOf(await send(test, calls.closeShipmentLookup, { params: { id } }, caller)).closed).toBe(true)
    expect((await seen())?.closed).toBe(true)
    await candle({ position: 2 })
    expect(dataOf(await begin())).toMatchObject({ closed: false, state: 'running' })
    await test.jobsDone()
  })
})

describe('what failed', () => {
  it('of the whole job is said of every item that is left, and is taken up again when asked', async () => {
    await withoutServer()
    await candle()
    await begin()
    const job = (await findLookup(test.deps.db, { clientId, shipmentId: id }))?.job_id ?? ''
    await failTry(test.deps.db, job, { kind: 'too-long', seconds: 900 }, test.deps.now())
    expect(await seen()).toMatchObject({
      state: 'finished',
      items: [{ state: 'failed', problem: 'It took too long.' }],
    })
    const again = await send(test, calls.retryShipmentLookup, { params: { id } }, caller)
    expect([again.status, dataOf(again).state]).toEqual([202, 'running'])
    await runJobs()
    expect(await states()).toEqual(['found'])
  })

  it('three times of one item fails that item alone', async () => {
    const broken = () => {
      throw new Error('a mistake of ours')
    }
    await start({ makerDirectory: { find: broken }, settings: { demo: true } })
    const first = await candle({ position: 1, country_of_origin: 'VN', asin: 'B0DEMO0020' })
    await candle({ position: 2 })
    await begin()
    await test.jobsDone()
    expect(await states()).toEqual(['failed', 'found'])
    expect((await seen())?.items[0]).toMatchObject({ itemId: first, problem: null })
  })
})

describe('a found maker', () => {
  it('waits for a person on every page until it is settled, and is nowhere but there', async () => {
    await start({ makerDirectory: demoMakerDirectory, settings: { demo: true } })
    const itemId = await candle({ asin: 'B0DEMO0020', country_of_origin: 'VN', hts_code: '3406000000' })
    await begin()
    await test.jobsDone()
    expect((await seen())?.items[0]).toMatchObject({
      state: 'found',
      maker: 'Công ty TNHH May Vân Xanh',
      makerWaits: true,
    })
    const params = { id, itemId }
    const waiting = async () => dataOf(await send(test, calls.foundMaker, { params }, caller))
    expect((await waiting())?.data).toMatchObject({ country: 'VN', verification_status: 'researched' })
    expect((await items())[0]?.manufacturing_address_id).toBeNull()
    await send(test, calls.settleFoundMaker, { params, body: { waits: false } }, caller)
    expect([await waiting(), (await seen())?.items[0]?.makerWaits]).toEqual([null, false])
    await send(test, calls.settleFoundMaker, { params, body: { waits: true } }, caller)
    expect((await waiting())?.data?.name).toBe('Công ty TNHH May Vân Xanh')
  })
})

/** What another server does once it comes to the jobs. */
async function runJobs(): Promise<void> {
  const jobs = jobBell()
  const served = directJobs({ ...test.deps, jobs })
  jobs.ring()
  await served.idle()
}
