// Asking a supplier by a link: what the supplier sees, bad links, files, and what an accepted answer changes.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Asked } from '#contract/endpoint.ts'
import { getProductOrigin, saveRecipe } from '#contract/product-origin.ts'
import { addSupplierFile, openSupplierRequest, sendSupplierAnswer } from '#contract/supplier-answer.ts'
import {
  createSupplierRequest,
  getSupplierFile,
  listSupplierRequests,
  revokeSupplierRequest,
  settleSupplierAnswer,
} from '#contract/supplier-requests.ts'
import { givenClient, givenItem, givenShipment } from '../../testing/builders.ts'
import { smallPng } from '../../testing/pictures.ts'
import { CANDLE_RECIPE, SUPPLIER_ANSWER } from '../../testing/sample-origin.ts'
import { clientCaller, dataOf, send, type TestApp, type TestCaller, testApp } from '../../testing/test-app.ts'

const CANDLE = 'B0DEMO0018'
const PNG = smallPng().replace(/^data:[^,]*,/, '')

let test: TestApp
let client: TestCaller
beforeEach(async () => {
  test = await testApp()
  const clientId = await givenClient(test.deps.db, { name: 'Harbour Candles' })
  client = await clientCaller(test.deps, clientId)
  const shipmentId = await givenShipment(test.deps.db, clientId)
  const facts = { description: 'Palm wax candle', hts_code: '3406000000', country_of_origin: 'CA' }
  await givenItem(test.deps.db, clientId, shipmentId, { ...facts, asin: CANDLE, sku: 'CANDLE' })
  const body = { recipeId: null, content: CANDLE_RECIPE }
  await send(test, saveRecipe, { params: { product: CANDLE }, body }, client)
})

const ask = async (material: string | null = 'm2', subject = 'Cotton wick') => {
  const body = { supplier: 'Wick Mills', subject, material }
  return dataOf(await send(test, createSupplierRequest, { params: { product: CANDLE }, body }, client))
}
const open = (token: string) => send(test, openSupplierRequest, { body: { token } })
type Answer = Asked<typeof sendSupplierAnswer>['body']['answer']
const answer = (token: string, given: Partial<Answer> = {}) =>
  send(test, sendSupplierAnswer, { body: { token, answer: { ...SUPPLIER_ANSWER, ...given } } })
const listed = async () => dataOf(await send(test, listSupplierRequests, { params: { product: CANDLE } }, client))
const settle = (id: string, state: 'accepted' | 'set-aside', by = client) =>
  send(test, settleSupplierAnswer, { params: { id }, body: { state } }, by)
const recipe = async () => dataOf(await send(test, getProductOrigin, { params: { product: CANDLE } }, client)).recipe

describe('a link', () => {
  it('shows the company and what is asked, and nothing else of the client', async () => {
    const { token } = await ask()
    const { status, json } = await open(token)
    expect(status).toBe(200)
    expect(Object.keys(Object(json?.data)).sort()).toEqual(
      ['answers', 'asksForMaterials', 'company', 'expiresAt', 'files', 'subject'].sort(),
    )
    expect(json?.data).toMatchObject({ company: 'Harbour Candles', subject: 'Cotton wick', asksForMaterials: false })
    expect(JSON.stringify(json)).not.toContain('Wick Mills')
  })

  it('is kept as a hash alone', async () => {
    const { token } = await ask()
    const rows = await test.deps.db.selectFrom('supplier_requests').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(token.length).toBeGreaterThan(40)
  })

  it('opens nothing once it is revoked, and takes no answer, however often it is tried', async () => {
    const { id, token } = await ask()
    expect((await answer(token)).status).toBe(200)
    await send(test, revokeSupplierRequest, { params: { id } }, client)
    for (const refused of [await open(token), await answer(token), await answer(token)])
      expect([refused.status, refused.json]).toMatchObject([
        404,
        { code: 'supplier-link-over', details: { reason: 'revoked' } },
      ])
    expect((await listed())[0]?.answers).toHaveLength(1)
  })

  it('opens nothing where it was cut off', async () => {
    const { token } = await ask()
    expect((await open(token.slice(0, -1))).json).toMatchObject({ details: { reason: 'unknown' } })
  })

  it('opens nothing after its 30 days', async () => {
    const { id, token } = await ask()
    const past = new Date(test.deps.now().getTime() - 1)
    await test.deps.db.updateTable('supplier_requests').set({ expires_at: past }).where('id', '=', id).execute()
    expect((await open(token)).json).toMatchObject({ details: { reason: 'expired' } })
    expect((await listed())[0]?.state).toBe('expired')
  })

  it('is limited in how often it is used', async () => {
    const { token } = await ask()
    const tries = []
    for (let at = 0; at < 40; at += 1) tries.push((await open(token)).status)
    expect(tries).toContain(429)
  })
})

describe('an answer', () => {
  it('is logged under the supplier that the client named, whoever the one who answers says to be', async () => {
    const { token } = await ask()
    await answer(token, { declaration: { ...SUPPLIER_ANSWER.declaration, name: 'Staff' } })
    const log = await test.deps.db.selectFrom('audit_log').select(['action', 'actor_kind', 'actor_name']).execute()
    const entry = log.find(({ action }) => action === 'supplier.answered')
    expect(entry).toMatchObject({ actor_kind: 'system', actor_name: 'Wick Mills (Staff)' })
  })

  it('stays a proposal until the client accepts it, which makes a version', async () => {
    const { token } = await ask('m1', 'Palm wax')
    await answer(token, { origin: 'CA', originates: 'yes' })
    expect((await recipe())?.version).toBe(1)
    const [given] = (await listed())[0]?.answers ?? []
    expect(given).toMatchObject({ state: 'proposed', answer: { declaration: { name: 'Lee Park' } } })
    expect((await settle(given?.id ?? '', 'accepted')).status).toBe(200)
    const after = await recipe()
    expect(after?.version).toBe(2)
    expect(after?.content.materials[0]).toMatchObject({
      id: 'm1',
      origin: 'CA',
      originating: 'yes',
      supplier: 'Prairie Wick Ltd.',
      value: '3',
    })
    expect((await settle(given?.id ?? '', 'set-aside')).json).toMatchObject({ code: 'answer-settled' })
  })

  it('moves the statuses of shipments with it where it is accepted, and not before', async () => {
    const status = async () => (await test.deps.db.selectFrom('shipments').select('status').executeTakeFirst())?.status
    const { token } = await ask('m1', 'Palm wax')
    await test.deps.db.updateTable('shipments').set({ status: 'declared' }).execute()
    await answer(token, { origin: 'MY', originates: 'no' })
    expect(await status()).toBe('declared')
    await settle((await listed())[0]?.answers[0]?.id ?? '', 'accepted')
    expect(await status()).toBe('pending')
  })

  it('never makes a material of elsewhere originate', async () => {
    const { token } = await ask('m2')
    await answer(token, { origin: 'CN', originates: 'yes' })
    const [given] = (await listed())[0]?.answers ?? []
    await settle(given?.id ?? '', 'accepted')
    expect((await recipe())?.content.materials[1]).toMatchObject({ origin: 'CN', originating: 'no' })
  })

  it('about the whole product adds its materials and keeps what is known of the others', async () => {
    const { token } = await ask(null, 'Candle')
    const materials = [
      { description: 'Palm wax', origin: 'MY', sharePercent: 90 },
      { description: 'Dye', origin: 'CN', sharePercent: 1 },
    ]
    await answer(token, { materials, processes: ['mixing'] })
    const [given] = (await listed())[0]?.answers ?? []
    await settle(given?.id ?? '', 'accepted')
    const content = (await recipe())?.content
    expect(content?.materials).toMatchObject([
      { id: 'm1', code: '151620', weightSharePercent: 90, value: '3' },
      { id: 'm2' },
      { id: 'm3', description: 'Dye', origin: 'CN', originating: 'no' },
    ])
    expect(content?.processes).toContain('mixing')
  })

  it('about the whole product makes its maker the remembered one, and replaces none that is known', async () => {
    const remembered = () => test.deps.db.selectFrom('asin_data').select(['asin', 'manufacturing_address']).execute()
    const accept = async (name: string) => {
      const { token } = await ask(null, 'Candle')
      await answer(token, { maker: { ...SUPPLIER_ANSWER.maker, name } })
      const given = (await listed())[0]?.answers[0]
      expect((await settle(given?.id ?? '', 'accepted')).status).toBe(200)
    }
    await accept('Prairie Wick Ltd.')
    const [first] = await remembered()
    expect(first).toEqual({ asin: CANDLE, manufacturing_address: expect.stringContaining('Prairie Wick Ltd.') })
    await accept('Somebody Else Ltd.')
    expect(await remembered()).toEqual([first])
  })

  it('of another client is neither seen nor settled', async () => {
    const { token } = await ask()
    await answer(token)
    const [given] = (await listed())[0]?.answers ?? []
    const other = await clientCaller(test.deps, await givenClient(test.deps.db))
    expect((await settle(given?.id ?? '', 'accepted', other)).status).toBe(404)
  })

  it('keeps hostile text as text, without the sign that turns its reading direction', async () => {
    const { token } = await ask()
    const hostile = '<script>alert(1)</script>\u202e" onload="x'
    expect((await answer(token, { notes: hostile })).status).toBe(200)
    expect((await listed())[0]?.answers[0]?.answer.notes).toBe('<script>alert(1)</script>" onload="x')
    expect((await answer(token, { notes: 'x'.repeat(2001) })).status).toBe(400)
  })
})

describe('a file', () => {
  const give = (token: string, content: string, name = 'proof.png') =>
    send(test, addSupplierFile, { body: { token, name, content } })

  it('waits at its link and goes with the answer, to this client alone', async () => {
    const { token } = await ask()
    expect((await give(token, PNG)).status).toBe(200)
    const { token: elsewhere } = await ask()
    expect(dataOf(await open(elsewhere)).files).toEqual([])
    expect(dataOf(await open(token)).files).toMatchObject([{ name: 'proof.png' }])
    await answer(token)
    const file = (await listed()).flatMap(({ answers }) => answers)[0]?.files[0]
    const read = dataOf(await send(test, getSupplierFile, { params: { id: file?.id ?? '' } }, client))
    expect(read).toEqual({ name: 'proof.png', kind: 'png', content: PNG })
  })

  it.each([
    ['proof.html', 'proof.html.png'],
    ['..\\..\\etc/Proof.PNG', 'Proof.PNG'],
    ['folder/', 'file.png'],
    ['proof.png.', 'proof.png..png'],
  ])('named %s by a stranger is saved as %s', async (given, saved) => {
    const { token } = await ask()
    expect(dataOf(await give(token, PNG, given)).name).toBe(saved)
    expect(dataOf(await open(token)).files).toMatchObject([{ name: saved }])
  })

  it.each([
    ['kind', Buffer.from('<svg onload="alert(1)">').toString('base64')],
    ['damaged', Buffer.from('%PDF-1.7 cut off').toString('base64')],
    ['damaged', 'no base64!'],
    ['empty', ''],
    ['too-large', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5_000_000)]).toString('base64')],
  ])('is refused: %s', async (reason, content) => {
    const { token } = await ask()
    const refused = await give(token, content)
    expect([refused.status, refused.json]).toMatchObject([400, { code: 'supplier-file-wrong', details: { reason } }])
  })

  it('is refused where it is the sixth', async () => {
    const { token } = await ask()
    for (let at = 0; at < 5; at += 1) await give(token, PNG)
    expect((await give(token, PNG)).json).toMatchObject({ details: { reason: 'too-many' } })
  })
})
