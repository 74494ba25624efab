// Another e-mail address of a client: asked of the old one, whichever program brings it.
import { beforeEach, describe, expect, it } from 'vitest'
import * as calls from '#contract/address-change.ts'
import { listShipments } from '#contract/shipments.ts'
import { warehouseImport } from '#contract/warehouse.ts'
import { settleDue } from '../../records/address-changes/settle.ts'
import { givenClient, givenShipment } from '../../testing/builders.ts'
import { colleagueCaller } from '../../testing/client-people.ts'
import { memberCaller } from '../../testing/staff-members.ts'
import {
  apiKeyCaller,
  clientCaller,
  dataOf,
  send,
  staffCaller,
  type TestApp,
  type TestCaller,
  testApp,
} from '../../testing/test-app.ts'

const OLD = 'dana@wax.example'
const NEW = 'evil@elsewhere.example'
const DAY = 86_400_000
const HOUSE = { kind: 'system', id: 'housekeeping', name: 'Housekeeping' } as const

let test: TestApp
let clientId: string
let key: TestCaller
let owner: TestCaller

beforeEach(async () => {
  test = await testApp({ settings: { publicUrl: 'https://portage.example.com' } })
  clientId = await givenClient(test.deps.db, { email: OLD, name: 'Prairie Wax Works' })
  await givenShipment(test.deps.db, clientId, {})
  await test.deps.db.updateTable('clients').set({ external_id: 'C-1' }).where('id', '=', clientId).execute()
  key = await apiKeyCaller(test.deps)
  owner = await memberCaller(test.deps, { role: 'owner' })
})

const later = (ms: number) => {
  test.clock.at = new Date(test.clock.at.getTime() + ms)
}
const bring = async (email = NEW, name = 'Prairie Wax Works') => {
  const rows = [{ external_id: 'C-1', email, name }]
  const answer = await send(test, warehouseImport, { body: { imports: [{ kind: 'clients', rows }] } }, key)
  expect(answer.status).toBe(200)
  test.deps.jobs.ring()
  await test.jobsDone()
}
const letters = () => test.deps.mailer.outbox?.() ?? []
const tokenOf = (text = letters().find((each) => each.text.includes('#'))?.text) =>
  /#([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
const emailNow = async () => {
  const row = await test.deps.db.selectFrom('clients').select(['email', 'name']).where('id', '=', clientId).execute()
  return row[0]?.email
}
const isIn = async (caller: TestCaller) =>
  (await send(test, listShipments, { query: { page: 1 } }, caller)).status === 200
const answer = (token: string, agrees: boolean) => send(test, calls.answerAddressChange, { body: { token, agrees } })
const params = () => ({ params: { clientId } })
const waiting = async () => (await send(test, calls.getAddressChange, params(), owner)).json.data
const actions = async () => {
  const rows = await test.deps.db
    .selectFrom('audit_log')
    .select('action')
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

describe('an import of another address', () => {
  it('asks the old one, changes nothing but the rest, and ends no session', async () => {
    const caller = await clientCaller(test.deps, clientId)
    await bring(NEW, 'Prairie Wax')
    expect(await emailNow()).toBe(OLD)
    expect(await isIn(caller)).toBe(true)
    expect(letters()).toMatchObject([{ to: OLD, text: expect.stringContaining(NEW) }])
    expect(letters()[0]?.text).toContain('https://portage.example.com/address-change#')
    expect(await waiting()).toMatchObject({ before: OLD, after: NEW, askedBy: 'Warehouse', takesEffectAt: null })
    expect(await actions()).toEqual(['client.imported', 'client.address-asked'])
  })

  it('asks once for the same address, anew for another, and never again for one that was refused', async () => {
    await bring()
    await bring()
    expect(letters()).toHaveLength(1)
    const first = tokenOf()
    await bring('third@elsewhere.example')
    expect(letters()).toHaveLength(2)
    expect((await answer(first, true)).json.code).toBe('address-change-over')
    const second = tokenOf(letters().find(({ text }) => text.includes('third@'))?.text)
    expect((await answer(second, false)).status).toBe(200)
    await bring('third@elsewhere.example')
    expect(letters()).toHaveLength(2)
    expect((await waiting())?.objectedAt).not.toBeNull()
  })
})

describe('the old address', () => {
  it('reads who asks for what, agrees, and is out with its sessions at once', async () => {
    const caller = await clientCaller(test.deps, clientId)
    await bring()
    const token = tokenOf()
    const shown = dataOf(await send(test, calls.openAddressChange, { body: { token } }))
    expect(shown).toMatchObject({ company: 'Prairie Wax Works', before: OLD, after: NEW, askedBy: 'Warehouse' })
    expect((await answer(token, true)).status).toBe(200)
    expect([await emailNow(), await isIn(caller), await waiting()]).toEqual([NEW, false, null])
    expect((await answer(token, true)).json.code).toBe('address-change-over')
    expect(await actions()).toContain('client.address-changed')
    const events = await test.deps.db.selectFrom('security_events').select('kind').execute()
    expect(events.map(({ kind }) => kind)).toContain('email-changed')
  })

  it('is out as well where the new one is that of a colleague, who owns the company then', async () => {
    const caller = await clientCaller(test.deps, clientId)
    const colleague = await colleagueCaller(test.deps, clientId, { email: NEW })
    await bring()
    expect((await answer(tokenOf(), true)).status).toBe(200)
    expect([await emailNow(), await isIn(caller), await isIn(colleague)]).toEqual([NEW, false, true])
    const members = await test.deps.db.selectFrom('client_members').select('role').execute()
    expect(members).toEqual([{ role: 'owner' }])
  })

  it('objects: nothing changes, staff see it, and only dropping it lets another be asked', async () => {
    await bring()
    const token = tokenOf()
    expect((await answer(token, false)).status).toBe(200)
    expect((await answer(token, true)).json.code).toBe('address-change-over')
    expect(await emailNow()).toBe(OLD)
    expect((await send(test, calls.oldAddressGone, params(), owner)).json.code).toBe('address-change-refused')
    expect((await send(test, calls.withdrawAddressChange, params(), owner)).status).toBe(200)
    expect(await waiting()).toBeNull()
    const events = await test.deps.db.selectFrom('security_events').select('kind').execute()
    expect(events.map(({ kind }) => kind)).toContain('email-change-refused')
  })

  it('cannot give the client an address that another has by now', async () => {
    await bring()
    await givenClient(test.deps.db, { email: NEW })
    expect((await answer(tokenOf(), true)).json.code).toBe('address-of-other-client')
    expect(await emailNow()).toBe(OLD)
  })
})

describe('at the same moment', () => {
  it.each([
    [true, false],
    [false, true],
  ])(
    'two answers are one (%s, %s): the other finds the question over, and the log holds the first alone',
    async (one, other) => {
      await bring()
      const token = tokenOf()
      const answers = await Promise.all([answer(token, one), answer(token, other)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
      const agreed = answers[0].status === 200 ? one : other
      const said = (await actions()).filter((each) => each !== 'client.imported' && each !== 'client.address-asked')
      expect(said).toEqual([agreed ? 'client.address-changed' : 'client.address-refused'])
      expect(await emailNow()).toBe(agreed ? NEW : OLD)
    },
  )

  it('an answer to one question is none to another that replaced it', async () => {
    await bring()
    const first = tokenOf()
    const [, agreed] = await Promise.all([bring('third@elsewhere.example'), answer(first, true)])
    expect(await emailNow()).toBe(agreed.status === 200 ? NEW : OLD)
  })

  it('a week that was over is not that of a question that came since', async () => {
    await bring()
    await send(test, calls.oldAddressGone, params(), owner)
    later(7 * DAY)
    await Promise.all([settleDue(test.deps, HOUSE), bring('third@elsewhere.example')])
    expect(await emailNow()).not.toBe('third@elsewhere.example')
  })
})

describe('where nobody reads the old address', () => {
  it('an owner on staff says so, and the new one counts after seven days', async () => {
    await bring()
    const operator = await memberCaller(test.deps, { role: 'operator' })
    expect((await send(test, calls.oldAddressGone, params(), operator)).json.code).toBe('role-refused')
    expect((await send(test, calls.oldAddressGone, params(), owner)).status).toBe(200)
    await test.jobsDone()
    expect(letters().map(({ to }) => to)).toEqual([OLD, OLD])
    later(7 * DAY - 1000)
    expect([await settleDue(test.deps, HOUSE), await emailNow()]).toEqual([0, OLD])
    later(1000)
    expect([await settleDue(test.deps, HOUSE), await emailNow()]).toEqual([1, NEW])
    expect(await settleDue(test.deps, HOUSE)).toBe(0)
  })

  it('an objection in those days keeps the old one', async () => {
    await bring()
    const token = tokenOf()
    await send(test, calls.oldAddressGone, params(), owner)
    expect((await answer(token, false)).status).toBe(200)
    later(8 * DAY)
    expect([await settleDue(test.deps, HOUSE), await emailNow()]).toEqual([0, OLD])
  })

  it('is asked of nobody who holds a token alone', async () => {
    await bring()
    later(16 * 60_000)
    expect((await send(test, calls.oldAddressGone, params(), owner)).json.code).toBe('sign-in-again')
  })
})

it('belongs to the client that is named: another keeps what waits', async () => {
  await bring()
  const otherId = await givenClient(test.deps.db, { email: 'other@shop.example' })
  const staff = await staffCaller(test.deps)
  const of = { params: { clientId: otherId } }
  expect((await send(test, calls.getAddressChange, of, staff)).json.data).toBeNull()
  expect((await send(test, calls.withdrawAddressChange, of, staff)).status).toBe(404)
  expect((await send(test, calls.openAddressChange, { body: { token: 'A'.repeat(43) } })).json.code).toBe(
    'address-change-over',
  )
  expect(await waiting()).not.toBeNull()
})

it('is over when the address became another some other way', async () => {
  await bring()
  await test.deps.db.updateTable('clients').set({ email: 'new@wax.example' }).where('id', '=', clientId).execute()
  expect(await waiting()).toBeNull()
})
