import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { listAuditLog } from '#contract/audit.ts'
import { updateItem } from '#contract/items.ts'
import { exportAuditLog } from '#contract/list-files.ts'
import { day } from '#domain/calendar.ts'
import { readDelimited } from '#domain/delimited-text.ts'
import { hasSentence } from '#words/audit-entry.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { completeCustoms, givenAddress, givenClient, givenItem, givenShipment } from '../../testing/builders.ts'
import {
  clientCaller,
  dataOf,
  send,
  staffCaller,
  type TestApp,
  type TestCaller,
  testApp,
} from '../../testing/test-app.ts'
import { startOfDay } from './start-of-day.ts'

let test: TestApp
let staff: TestCaller
beforeEach(async () => {
  test = await testApp()
  staff = await staffCaller(test.deps)
})

type Query = NonNullable<Parameters<typeof send<typeof listAuditLog>>[2]>['query']
const listed = async (query: Query = {}) => dataOf(await send(test, listAuditLog, { query }, staff))
const brief = async (query?: Query) => (await listed(query)).map(({ by, did }) => `${by.name} ${did}`)

/** A client whose item is changed by the client itself and by staff. */
async function changedItem(mark: string) {
  const { db } = test.deps
  const clientId = await givenClient(db, { name: `${mark} Ltd.` })
  const shipmentId = await givenShipment(db, clientId, { reference: `${mark}-1` })
  const addressId = await givenAddress(db, clientId, { name: `${mark} Works` })
  const itemId = await givenItem(db, clientId, shipmentId, { ...completeCustoms(null, 'CN'), sku: `${mark}-SKU` })
  const caller = await clientCaller(test.deps, clientId)
  const body = { countryOfOrigin: 'CA', manufacturing_address_id: addressId }
  const answer = await send(test, updateItem, { params: { id: shipmentId, itemId }, body }, caller)
  expect(answer.status).toBe(200)
  return { clientId, shipmentId, itemId }
}

describe('the audit log', () => {
  it('says who did what to which thing, and each field before and after, with names for ids', async () => {
    await changedItem('Maple')
    const entries = await listed({ action: 'item.changed' })
    expect(entries[0]).toMatchObject({
      by: { kind: 'client', name: expect.stringMatching(/^client-\d+@example\.com$/) },
      client: { name: 'Maple Ltd.' },
      shipment: 'Maple-1',
      did: 'changed item Maple-SKU',
      isNew: false,
    })
    expect(entries[0]?.changes).toEqual(
      expect.arrayContaining([
        { label: 'Country of origin', before: 'CN', after: 'CA' },
        { label: 'Manufacturer', before: null, after: 'Maple Works' },
      ]),
    )
  })

  it('shows a save that is remembered for its ASIN as the one act it was, and each entry by itself in a file', async () => {
    const { db } = test.deps
    const clientId = await givenClient(db)
    const shipmentId = await givenShipment(db, clientId)
    const itemId = await givenItem(db, clientId, shipmentId, { sku: 'MUG', asin: 'B0DEMO0018' })
    const caller = await clientCaller(test.deps, clientId)
    const body = { declaredValue: 3.65, countryOfOrigin: 'CA' }
    await send(test, updateItem, { params: { id: shipmentId, itemId }, body }, caller)
    const shown = await listed({ clientId })
    expect(shown.map(({ did }) => did)).toEqual(['changed item MUG, remembered for B0DEMO0018'])
    expect(shown[0]?.changes.map(({ after }) => after)).toEqual(expect.arrayContaining(['3.65', 'CA']))
    const file = (await send(test, exportAuditLog, { query: { clientId } }, staff)).bytes.toString()
    expect(file).toContain('changed what is remembered of B0DEMO0018')
  })

  it('shows what is remembered by itself where no item was changed to it', async () => {
    const entry = (action: string, kind: string, id: string, after: object) =>
      insertAudit(test.deps.db, {
        at: test.deps.now(),
        actor: { kind: 'staff', id: 'staff', name: 'Ada' },
        clientId: null,
        action,
        subject: { kind, id },
        before: {},
        after: { ...after },
      })
    await entry('item.changed', 'item', 'MUG', { declared_value_cad: '3.65' })
    await entry('asin-data.saved', 'asin_data', 'B0DEMO0018', { cogs_cad: '4.00' })
    expect((await brief()).slice(0, 2)).toEqual([
      'Ada changed what is remembered of B0DEMO0018',
      'Ada changed item MUG',
    ])
  })

  it('is filtered by client, shipment, person, kind of person, action and day', async () => {
    const maple = await changedItem('Maple')
    await changedItem('Birch')
    await insertAudit(test.deps.db, {
      at: new Date('2026-11-20T04:30:00Z'),
      actor: { kind: 'system', id: 'system', name: 'Portage' },
      clientId: maple.clientId,
      action: 'shipment.status-changed',
      subject: { kind: 'shipment', id: maple.shipmentId },
      before: { status: 'open' },
      after: { status: 'pending' },
    })
    const moved = 'Portage moved shipment Maple-1 to another status'
    expect((await listed({ clientId: maple.clientId })).every(({ client }) => client?.name === 'Maple Ltd.')).toBe(true)
    expect(await brief({ shipment: 'maple-1' })).toEqual(
      expect.arrayContaining([moved, expect.stringMatching(/^client-\d+@example\.com changed item Maple-SKU$/)]),
    )
    expect((await brief({ shipment: 'MAPLE-1' })).join()).not.toContain('Birch')
    expect(await brief({ by: 'system' })).toEqual([moved])
    expect(await brief({ person: 'portage' })).toEqual([moved])
    expect(await brief({ action: 'shipment.status-changed', by: 'system' })).toEqual([moved])
    // Half past four in London is still the evening of the 19th in Toronto.
    expect(await brief({ to: '2026-11-19' })).toEqual([moved])
    expect(await brief({ from: '2026-11-20', by: 'system' })).toEqual([])
    expect(await brief({ person: 'nobody' })).toEqual([])
  })

  it('goes back page by page without leaving out or repeating, also where instants are equal', async () => {
    for (let n = 0; n < 120; n++) await noted(n)
    const first = await send(test, listAuditLog, {}, staff)
    expect(first.json.data).toHaveLength(50)
    const second = await send(test, listAuditLog, { query: { before: first.json.older ?? '' } }, staff)
    const third = await send(test, listAuditLog, { query: { before: second.json.older ?? '' } }, staff)
    expect([third.json.data.length, third.json.older]).toEqual([20, null])
    const ids = [first, second, third].flatMap(({ json }) => json.data.map(({ id }) => id))
    expect(new Set(ids).size).toBe(120)
    expect(first.json.actions).toEqual([{ action: 'setting.changed', label: 'Setting changed' }])
    expect(await listed({ before: '999999999' })).toEqual([])
  })

  it('is exported as CSV page after page, and cells that a spreadsheet would run are harmless', async () => {
    for (let n = 0; n < 2100; n++) await noted(n)
    const answered = await send(test, exportAuditLog, {}, staff)
    expect(answered.status).toBe(200)
    const file = readDelimited(answered.bytes.toString())
    const rows = file.kind === 'rows' ? file.rows.map(({ cells }) => cells) : []
    expect(rows).toHaveLength(2101)
    expect(rows[0]).toEqual(['at', 'who', 'kind', 'client', 'shipment', 'action', 'what', 'changes'])
    expect(rows[2100]).toEqual([
      '2026-11-21T15:00:00.000Z',
      "'=Staff",
      'staff',
      '',
      '',
      'setting.changed',
      'changed the setting email for clients',
      'Email: nothing → 0@example.com',
    ])
  })
})

const noted = (n: number) =>
  insertAudit(test.deps.db, {
    at: test.deps.now(),
    actor: { kind: 'staff', id: 'staff', name: '=Staff' },
    clientId: null,
    action: 'setting.changed',
    subject: { kind: 'setting', id: 'provider_email' },
    before: { email: null },
    after: { email: `${n}@example.com` },
  })

it.each([
  ['2026-11-21', 'America/Toronto', '2026-11-21T05:00:00.000Z'],
  ['2026-07-01', 'America/Toronto', '2026-07-01T04:00:00.000Z'],
  ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
  ['2026-11-21', 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
  // Clocks go forward at midnight: the day begins at one.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
])('the day %s begins in %s at %s', (date, zone, instant) => {
  expect(startOfDay(day(date), zone).toISOString()).toBe(instant)
})

it('has a sentence for every action that the server logs', () => {
  const root = join(import.meta.dirname, '../..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.ts$/.test(path))
  const logged = files.flatMap((path) => {
    const code = readFileSync(join(root, path), 'utf8')
    if (!/insertAudits?\(|entry(Of)?\(/.test(code)) return []
    return [...code.matchAll(/'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g)].flatMap(([, action]) => action ?? [])
  })
  const actions = [...new Set(logged)].filter((each) => !/\.(ts|js|json|csv)$/.test(each))
  expect(actions.length).toBeGreaterThan(15)
  expect(actions.filter((action) => !hasSentence(action))).toEqual([])
})
