import { beforeEach, describe, expect, it } from 'vitest'
import { estimateCosts } from '#contract/duty.ts'
import { manualInvoiceDefaults } from '#contract/manual-invoices.ts'
import { health } from '#contract/reference.ts'
import { staffLogin } from '#contract/session.ts'
import {
  changePassword,
  getSettings,
  saveBrokerFees,
  saveInvoiceTerms,
  saveParty,
  saveProviderEmail,
} from '#contract/settings.ts'
import { listClients } from '#contract/staff.ts'
import { buildApp } from '../../app.ts'
import { findInvoiceTerms } from '../../records/invoices/configured-parties.ts'
import { givenClient } from '../../testing/builders.ts'
import { DOCUMENT_PASSWORD, givenSettings, STAFF_PASSWORD } from '../../testing/sample-world.ts'
import {
  clientCaller,
  dataOf,
  send,
  staffCaller,
  type TestApp,
  type TestCaller,
  testApp,
} from '../../testing/test-app.ts'

const NEW_PASSWORD = 'correct horse battery'

let test: TestApp
let staff: TestCaller

beforeEach(async () => {
  test = await testApp()
  await givenSettings(test.deps)
  staff = await staffCaller(test.deps)
})

const settings = async () => dataOf(await send(test, getSettings, {}, staff))
const log = () => test.deps.db.selectFrom('audit_log').selectAll().orderBy('id').execute()

describe('changing a password', () => {
  const change = (body: Parameters<typeof send<typeof changePassword>>[2]) => send(test, changePassword, body, staff)

  it('of staff ends every other staff session, and the new one signs in', async () => {
    const colleague = await staffCaller(test.deps)
    const answer = await change({ body: { which: 'staff', current: STAFF_PASSWORD, next: NEW_PASSWORD } })
    expect(dataOf(answer)).toEqual({ endedSessions: 1 })
    expect((await send(test, listClients, {}, colleague)).status).toBe(401)
    expect((await send(test, listClients, {}, staff)).status).toBe(200)
    expect((await send(test, staffLogin, { body: { password: STAFF_PASSWORD } })).status).toBe(401)
    expect((await send(test, staffLogin, { body: { password: NEW_PASSWORD } })).status).toBe(200)
  })

  it('of documents ends no session', async () => {
    const colleague = await staffCaller(test.deps)
    await change({ body: { which: 'documents', current: DOCUMENT_PASSWORD, next: NEW_PASSWORD } })
    expect((await send(test, listClients, {}, colleague)).status).toBe(200)
  })

  it('is in the log without either password or its hash', async () => {
    await change({ body: { which: 'staff', current: STAFF_PASSWORD, next: NEW_PASSWORD } })
    const [entry] = await log()
    expect(entry).toMatchObject({ action: 'password.changed', subject_id: 'staff_password_hash', before: null })
    expect(entry?.after).toEqual({ ended_sessions: 0 })
  })

  it.each([
    ['a wrong current password', 'nonsense', NEW_PASSWORD, 403, 'The current password is wrong.'],
    ['no current password', '', NEW_PASSWORD, 400, 'Type the current password.'],
    ['a short one', STAFF_PASSWORD, 'short', 400, 'Use at least 12 characters.'],
    ['the document password', STAFF_PASSWORD, DOCUMENT_PASSWORD, 400, 'must differ'],
  ])('refuses %s', async (_, current, next, status, why) => {
    const answer = await change({ body: { which: 'staff', current, next } })
    expect(answer.status).toBe(status)
    expect(answer.json.error).toContain(why)
  })

  it('counts wrong tries with those of signing in', async () => {
    for (let n = 0; n < 5; n++) await change({ body: { which: 'staff', current: 'nonsense', next: NEW_PASSWORD } })
    const locked = await change({ body: { which: 'staff', current: STAFF_PASSWORD, next: NEW_PASSWORD } })
    expect([locked.status, locked.json.error]).toEqual([429, expect.stringContaining('Try again in 15 minutes')])
  })

  it('asks for none while none is set', async () => {
    await test.deps.db.deleteFrom('settings').where('key', '=', 'document_password_hash').execute()
    expect((await settings()).passwords.documents.isSet).toBe(false)
    expect((await change({ body: { which: 'documents', next: NEW_PASSWORD } })).status).toBe(200)
    expect((await settings()).passwords.documents.isSet).toBe(true)
  })
})

const fee = (amount: string) =>
  ({ kind: 'per-clearance', id: 'entry', name: 'Entry by letter', entry: 'any', amount }) as const
const row = (from: string, until: string | null, amount: string) => ({
  from,
  until,
  citation: 'Letter of 2 Jan 2026',
  fees: [fee(amount)],
})
const schedule = (...schedules: ReturnType<typeof row>[]) => ({ broker: 'ClearIt', schedules })

describe('the fee schedule', () => {
  const save = async (given: ReturnType<typeof schedule>, seen?: string | null) =>
    send(
      test,
      saveBrokerFees,
      { body: { schedule: given, seen: seen === undefined ? (await settings()).brokerFees.seen : seen } },
      staff,
    )
  const estimate = async (server = test) => {
    const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
    const items = [{ htsCode: '3406000000', countryOfOrigin: 'CA', quantity: 10, unitPrice: 5.5 }]
    const { clearitFees, feeSchedule } = dataOf(await send(server, estimateCosts, { body: { items } }, caller))
    return { lines: clearitFees.map((line) => line.lineDescription), example: feeSchedule.example }
  }

  it('is the shipped example until one is saved, which counts at once', async () => {
    expect((await settings()).brokerFees).toMatchObject({ source: 'example', seen: null, schedule: { example: true } })
    expect(await estimate()).toMatchObject({ lines: expect.arrayContaining(['Entry preparation']), example: true })
    expect((await save(schedule(row('2026-01-01', null, '70')))).status).toBe(200)
    expect((await settings()).brokerFees).toMatchObject({ source: 'settings', schedule: { example: false } })
    expect(await estimate()).toEqual({ lines: ['Entry by letter'], example: false })
  })

  it('counts at once in a server beside the one it was saved on', async () => {
    const beside: TestApp = { ...test, app: buildApp({ ...test.deps }) }
    expect(await estimate(beside)).toMatchObject({ example: true })
    await save(schedule(row('2026-01-01', null, '70')))
    expect(await estimate(beside)).toEqual({ lines: ['Entry by letter'], example: false })
    await beside.app.close()
  })

  it('keeps rows that have begun, and logs each row before and after', async () => {
    await save(schedule(row('2026-01-01', null, '70.00')))
    const refused = await save(schedule(row('2026-11-21', null, '75.00')))
    expect([refused.status, refused.json.error]).toEqual([400, expect.stringContaining('cannot be removed')])
    const both = schedule(row('2026-11-21', null, '75.00'), row('2026-01-01', '2026-11-20', '70.00'))
    expect((await save(both)).status).toBe(200)
    expect((await settings()).brokerFees.schedule.schedules.map(({ from }) => from)).toEqual([
      '2026-01-01',
      '2026-11-21',
    ])
    const entry = (await log()).at(-1)
    expect(entry?.action).toBe('setting.changed')
    expect(entry?.before).toEqual({
      'row_2026-01-01': 'open: Entry by letter (any) 70.00. Letter of 2 Jan 2026',
      'row_2026-11-21': null,
    })
    expect(entry?.after).toEqual({
      'row_2026-01-01': 'until 2026-11-20: Entry by letter (any) 70.00. Letter of 2 Jan 2026',
      'row_2026-11-21': 'open: Entry by letter (any) 75.00. Letter of 2 Jan 2026',
    })
  })

  it('refuses rows that overlap, and a save of somebody who has not seen the last one', async () => {
    const overlap = await save(schedule(row('2026-01-01', null, '70'), row('2026-06-01', null, '75')))
    expect([overlap.status, overlap.json.error]).toEqual([400, expect.stringContaining('runs into')])
    await save(schedule(row('2026-01-01', null, '70')))
    const late = await save(schedule(row('2026-01-01', null, '70')), null)
    expect([late.status, late.json.error]).toEqual([409, expect.stringContaining('Somebody else saved this meanwhile')])
  })
})

describe('addresses', () => {
  const PARTY = { name: 'Acme Forwarding', addressLine1: '1 Main St', city: 'Toronto', country: 'Canada' }

  it('of one broker change without touching the other, and are logged field by field', async () => {
    const { seen, party } = (await settings()).parties.acb
    const next = { ...party, name: 'ACB Inc.', addressLine1: '2 River Rd', city: 'Buffalo', country: 'US' }
    await send(test, saveParty, { params: { key: 'acb' }, body: { party: next, seen } }, staff)
    const after = (await settings()).parties
    expect([after.acb.party?.name, after.clearit.party?.name]).toEqual([
      'ACB Inc.',
      'ClearIt customs brokerage (example)',
    ])
    const entry = (await log()).at(-1)
    expect(entry).toMatchObject({ subject_id: 'acb', before: { name: 'ACB customs brokerage (example)' } })
    expect(entry?.after).toEqual({ name: 'ACB Inc.', addressLine1: '2 River Rd', city: 'Buffalo' })
  })

  it('of the default shipper begin an invoice of a client without business information, until they are removed', async () => {
    const caller = await clientCaller(test.deps, await givenClient(test.deps.db))
    const shipper = async () => dataOf(await send(test, manualInvoiceDefaults, {}, caller)).shipper
    await send(test, saveParty, { params: { key: 'default_shipper' }, body: { party: PARTY, seen: null } }, staff)
    expect(await shipper()).toMatchObject({ name: 'Acme Forwarding', country: 'CA' })
    const { seen } = (await settings()).parties.default_shipper
    await send(test, saveParty, { params: { key: 'default_shipper' }, body: { party: null, seen } }, staff)
    expect((await shipper()).name).toBe('')
    expect((await log()).map((entry) => entry.after?.name)).toEqual(['Acme Forwarding', null])
  })
})

describe('invoice terms', () => {
  const TERMS = { incoterm: 'DAP', place: 'Buffalo NY', relatedParties: 'related', portOfEntry: '0901' } as const
  const NONE = { incoterm: null, place: '', relatedParties: null, portOfEntry: null }
  const save = (terms: typeof TERMS | typeof NONE, seen: string | null) =>
    send(test, saveInvoiceTerms, { body: { terms, seen } }, staff)

  it('are kept, used by invoices, logged field by field, and taken back', async () => {
    expect((await settings()).invoiceTerms).toEqual({ seen: null, terms: NONE })
    const { seen } = dataOf(await save(TERMS, null))
    expect((await settings()).invoiceTerms).toEqual({ seen, terms: TERMS })
    expect(await findInvoiceTerms(test.deps)).toEqual(TERMS)
    expect(dataOf(await save(NONE, seen))).toEqual({ seen: null })
    expect(await findInvoiceTerms(test.deps)).toEqual({})
    expect(await log()).toMatchObject([
      { action: 'setting.changed', subject_id: 'invoice_terms', after: TERMS },
      { action: 'setting.changed', subject_id: 'invoice_terms', before: TERMS, after: NONE },
    ])
  })

  it('refuse a port that is none, and a save of somebody who has not seen the last one', async () => {
    expect(await save({ ...TERMS, portOfEntry: '9' as '0901' }, null)).toMatchObject({
      status: 400,
      json: { error: expect.stringContaining('four digits') },
    })
    await save(TERMS, null)
    expect((await save(NONE, null)).status).toBe(409)
  })
})

it("tells clients the provider's email as soon as it is saved, and the environment's when it is taken back", async () => {
  const own = await testApp({ settings: { providerEmail: 'env@example.com' } })
  const caller = await staffCaller(own.deps)
  const told = async () => (await send(own, health)).json.providerEmail
  expect(await told()).toBe('env@example.com')
  const saved = dataOf(await send(own, saveProviderEmail, { body: { email: 'Desk@Example.com', seen: null } }, caller))
  expect(await told()).toBe('desk@example.com')
  await send(own, saveProviderEmail, { body: { email: null, seen: saved.seen } }, caller)
  expect(await told()).toBe('env@example.com')
  const bad = await send(own, saveProviderEmail, { body: { email: 'a@b', seen: null } }, caller)
  expect([bad.status, bad.json.error]).toEqual([400, expect.stringContaining('clearance@example.com')])
})

it('never answers a hash', async () => {
  const { bytes } = await send(test, getSettings, {}, staff)
  expect(bytes.toString()).not.toMatch(/scrypt|salt|hash/)
})
