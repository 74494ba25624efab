// A visitor asks for an account, staff open one, and the person signs in: without telling strangers who is a client.
import { beforeEach, describe, expect, it } from 'vitest'
import { askForAccess, listAccessRequests, openAccount, settleAccessRequest } from '#contract/access-requests.ts'
import { login } from '#contract/session.ts'
import { forgetAccessRequests } from '../../store/access-requests.ts'
import { saveSetting } from '../../store/settings.ts'
import { daysAgo, givenClient } from '../../testing/builders.ts'
import {
  dataOf,
  send,
  staffCaller,
  TEST_NOW,
  type TestApp,
  type TestCaller,
  testApp,
  visitorCaller,
} from '../../testing/test-app.ts'

const ASKED = {
  company: 'Elora Candles',
  name: 'Ada Moss',
  email: 'ada@elora.example',
  phone: '519 555 0100',
  goods: 'Soy candles, 40 boxes a month',
  country: 'CA',
  province: 'ON',
  language: 'fr' as const,
}
const DAY_MS = 86_400_000

let test: TestApp
let staff: TestCaller
let visitor: TestCaller

beforeEach(async () => {
  test = await testApp({ settings: { publicUrl: 'https://portage.example' } })
  staff = await staffCaller(test.deps)
  visitor = await visitorCaller(test)
  await saveSetting(test.deps.db, 'provider_email', 'desk@broker.example', TEST_NOW)
})

const ask = (given: Partial<typeof ASKED> & { website?: string } = {}) =>
  send(test, askForAccess, { body: { ...ASKED, ...given } }, visitor)
const listed = async (state: 'new' | 'answered' | 'refused' | 'client' = 'new') =>
  (await send(test, listAccessRequests, { query: { state } }, staff)).json
const letters = async () => {
  await test.jobsDone()
  return (test.deps.mailer.outbox?.() ?? []).map(({ to, subject, text }) => ({ to, subject, text }))
}
const open = async (requestId: string) => {
  const body = { company: 'Elora Candles Inc.', name: 'Ada Moss' }
  return send(test, openAccount, { params: { requestId }, body }, staff)
}
const signIn = (email = ASKED.email) => send(test, login, { body: { email } })

describe('a request', () => {
  it('stands in the list, and by letter with the operator and with who asked, in its language', async () => {
    expect((await ask()).status).toBe(200)
    const { data, counts } = await listed()
    expect(data).toMatchObject([{ ...ASKED, state: 'new', client: null }])
    expect(counts).toEqual({ new: 1, answered: 0, refused: 0, client: 0 })
    const sent = await letters()
    expect(sent.map(({ to }) => to).sort()).toEqual([ASKED.email, 'desk@broker.example'])
    const received = sent.find(({ to }) => to === ASKED.email)
    expect(received?.subject).toBe('Nous avons reçu votre demande d’accès à Portage')
    expect(received?.text).toContain('desk@broker.example')
    const told = sent.find(({ to }) => to === 'desk@broker.example')
    expect(told?.text).toContain('Soy candles, 40 boxes a month')
    expect(told?.text).toContain('https://portage.example/staff/requests')
  })

  it('is answered and written to alike for who has an account; only staff see it', async () => {
    const unknown = await ask()
    const unknownLetter = (await letters()).find(({ to }) => to === ASKED.email)
    const clientId = await givenClient(test.deps.db, { name: 'Known Ltd.', email: 'known@ltd.example' })
    const known = await ask({ email: 'known@ltd.example' })
    expect({ status: known.status, json: known.json }).toEqual({ status: unknown.status, json: unknown.json })
    const knownLetter = (await letters()).find(({ to }) => to === 'known@ltd.example')
    expect({ ...knownLetter, to: '' }).toEqual({ ...unknownLetter, to: '' })
    const { data } = await listed()
    expect(data.find(({ email }) => email === ASKED.email)?.client).toBeNull()
    expect(data.find(({ email }) => email === 'known@ltd.example')?.client).toEqual({
      id: clientId,
      name: 'Known Ltd.',
    })
  })

  it('sends nobody a link under the name of who asked', async () => {
    const answer = await ask({ name: 'Your refund waits at https://evil.example' })
    expect([answer.status, answer.json.error]).toEqual([400, 'Give a name without a web address.'])
    expect(await letters()).toEqual([])
  })

  it('of a program that fills in every field is dropped, with the answer of every other', async () => {
    const answer = await ask({ website: 'https://spam.example' })
    expect(answer.json).toEqual((await ask()).json)
    expect((await listed()).data).toHaveLength(1)
    expect(await letters()).toHaveLength(2)
  })

  it('is taken twice a day of one e-mail address and five times of one network', async () => {
    for (let n = 0; n < 3; n++) expect((await ask()).status).toBe(200)
    expect((await listed()).data).toHaveLength(2)
    for (let n = 0; n < 2; n++) expect((await ask({ email: `${n}@elora.example` })).status).toBe(200)
    const refused = await ask({ email: 'more@elora.example' })
    expect([refused.status, refused.json.code]).toEqual([429, 'access-requests-used-up'])
    expect((await listed()).data).toHaveLength(4)
    test.clock.at = new Date(TEST_NOW.getTime() + DAY_MS)
    visitor = await visitorCaller(test)
    expect((await ask()).status).toBe(200)
  })

  it('is refused without the key of a visit, and with a field that is wrong', async () => {
    expect((await send(test, askForAccess, { body: ASKED })).status).toBe(401)
    expect((await ask({ email: 'nobody' })).status).toBe(400)
    expect((await ask({ goods: '' })).status).toBe(400)
  })

  it('is answered or refused by staff, and new again', async () => {
    await ask()
    const [{ id: requestId = '' } = {}] = (await listed()).data
    const to = (state: 'new' | 'answered' | 'refused') =>
      send(test, settleAccessRequest, { params: { requestId }, body: { state } }, staff)
    await to('refused')
    expect((await listed('refused')).data[0]).toMatchObject({ settledBy: 'Staff', settledAt: TEST_NOW.toISOString() })
    await to('new')
    expect((await listed()).data[0]).toMatchObject({ settledBy: null, settledAt: null })
  })

  it('is forgotten after a year', async () => {
    await ask()
    expect(await forgetAccessRequests(test.deps.db, daysAgo(1))).toBe(0)
    expect(await forgetAccessRequests(test.deps.db, new Date(TEST_NOW.getTime() + 1))).toBe(1)
  })
})

describe('an account that staff open', () => {
  it('lets who asked sign in without a shipment for three months, and no longer', async () => {
    await ask()
    expect((await signIn()).status).toBe(401)
    const [{ id: requestId = '' } = {}] = (await listed()).data
    const opened = dataOf(await open(requestId))
    expect(opened).toMatchObject({ isNew: true, wasSent: true })
    const letter = (await letters()).find(({ subject }) => subject === 'Votre compte Portage est ouvert')
    expect(letter).toMatchObject({ to: ASKED.email, text: expect.stringContaining('https://portage.example/login') })
    const { json } = await signIn()
    expect(json).toMatchObject({ user: { companyName: 'Elora Candles Inc.' } })
    expect((await listed('client')).data[0]).toMatchObject({ client: { id: opened.clientId }, settledBy: 'Staff' })
    expect((await open(requestId)).json.code).toBe('access-request-settled')
    test.clock.at = new Date(TEST_NOW.getTime() + 100 * DAY_MS)
    expect((await signIn()).status).toBe(401)
  })

  it('that is dormant is let in again, with its name and people as they were', async () => {
    const clientId = await givenClient(test.deps.db, { name: 'Known Ltd.', email: ASKED.email })
    expect((await signIn()).status).toBe(401)
    await ask()
    const [{ id: requestId = '' } = {}] = (await listed()).data
    expect(dataOf(await open(requestId))).toMatchObject({ clientId, isNew: false })
    expect((await signIn()).json).toMatchObject({ user: { id: clientId, companyName: 'Known Ltd.' } })
  })
})
