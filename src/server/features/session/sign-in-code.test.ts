import { describe, expect, it } from 'vitest'
import { login, loginWithCode } from '#contract/session.ts'
import { listShipments } from '#contract/shipments.ts'
import { ProviderError } from '../../errors.ts'
import { givenClient, givenShipment } from '../../testing/builders.ts'
import { send, TEST_NOW, type TestApp, testApp } from '../../testing/test-app.ts'

const EMAIL = 'dana@example.com'
const OVER = 'This code can no longer be used. Ask for a new one.'
const code = { settings: { clientSignIn: 'code' } } as const

async function withClient(changes: Parameters<typeof testApp>[0] = {}): Promise<TestApp> {
  const test = await testApp({ ...changes, settings: { clientSignIn: 'code', ...changes?.settings } })
  await givenShipment(test.deps.db, await givenClient(test.deps.db, { email: EMAIL, name: 'Prairie Wax Works' }))
  return test
}

async function ask(test: TestApp, email = EMAIL) {
  const { status, json } = await send(test, login, { body: { email } })
  if (status !== 200 || json.mode !== 'code') throw new Error(`answered ${status}: ${json.error}`)
  return json
}

const letters = (test: TestApp) => test.deps.mailer.outbox?.() ?? []
/** The code in the newest letter. */
const mailed = (test: TestApp): string => /\d{6}/.exec(letters(test)[0]?.text ?? '')?.[0] ?? ''
const wrongFor = (right: string): string => (right === '000000' ? '000001' : '000000')

async function give(test: TestApp, challenge: string, typed: string) {
  const { status, json } = await send(test, loginWithCode, { body: { challenge, code: typed } })
  return { status, error: json.error, details: json.details, token: json.token, user: json.user }
}

describe('asking for a code', () => {
  it('mails six digits and says how long they hold', async () => {
    const test = await withClient()
    const answer = await ask(test, ' Dana@Example.com ')
    expect(answer).toEqual({
      success: true,
      mode: 'code',
      challenge: expect.stringMatching(/^[0-9a-f-]{36}$/),
      expiresAt: '2026-11-21T15:10:00.000Z',
      triesLeft: 5,
      resendSeconds: 30,
    })
    const [letter] = letters(test)
    expect(letter).toMatchObject({ to: EMAIL, subject: `${mailed(test)} is your Portage code` })
    expect(letter?.text).toContain('within 10 minutes')
  })

  it('answers the same for a stranger and for a client without shipments of late, and mails neither a code', async () => {
    const test = await withClient()
    const known = await ask(test)
    await givenClient(test.deps.db, { email: 'dormant@example.com' })
    const before = letters(test).length
    for (const email of ['nobody@example.com', 'dormant@example.com']) {
      const answer = await ask(test, email)
      expect({ ...answer, challenge: '' }).toEqual({ ...known, challenge: '' })
    }
    expect(letters(test)).toHaveLength(before + 1)
    expect(letters(test)[0]).toMatchObject({ to: 'dormant@example.com', text: expect.not.stringMatching(/\d{6}/) })
  })

  it('counts down the same tries for a stranger', async () => {
    const test = await withClient()
    const { challenge } = await ask(test, 'nobody@example.com')
    const answers = []
    for (let n = 0; n < 6; n++) answers.push((await give(test, challenge, '123456')).details)
    expect(answers).toEqual([4, 3, 2, 1, 0, 0].map((triesLeft) => ({ triesLeft })))
  })

  it('stores no code, no email address and no network address that can be read', async () => {
    const test = await withClient()
    await ask(test)
    const rows = await test.deps.db.selectFrom('sign_in_codes').selectAll().execute()
    const text = JSON.stringify(rows)
    for (const secret of [mailed(test), EMAIL, '127.0.0.1']) expect(text).not.toContain(`"${secret}"`)
  })

  it('is limited for an email address, known or not, and free again after an hour', async () => {
    const test = await withClient()
    for (const email of [EMAIL, 'nobody@example.com']) {
      for (let n = 0; n < 5; n++) await ask(test, email)
      const answer = await send(test, login, { body: { email } })
      expect([answer.status, answer.json.error]).toEqual([
        429,
        'Many codes were asked for. Wait an hour, then try again.',
      ])
    }
    test.clock.at = new Date(TEST_NOW.getTime() + 3_600_001)
    await ask(test)
    expect((await ask(test)).triesLeft).toBe(5)
    test.clock.at = new Date(TEST_NOW.getTime() + 100_000_000)
    await ask(test)
    expect(await test.deps.db.selectFrom('sign_in_codes').selectAll().execute()).toHaveLength(1)
  })

  it('is limited exactly when many ask at once, and for a network address over all email addresses', async () => {
    const test = await withClient()
    const at = (email: string) => send(test, login, { body: { email } }).then((each) => each.status)
    const same = await Promise.all(Array.from({ length: 8 }, () => at(EMAIL)))
    expect(same.filter((status) => status === 200)).toHaveLength(5)
    const many = await Promise.all(Array.from({ length: 30 }, (_, n) => at(`someone-${n}@example.com`)))
    expect(many.filter((status) => status === 200)).toHaveLength(25)
  })

  it('cannot be used up by strangers for the owner of the address', async () => {
    const test = await withClient({ settings: { trustedProxies: ['127.0.0.1'] } })
    const from = async (network: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': network }
      const payload = { email: EMAIL }
      return (await test.app.inject({ method: 'POST', url: login.path, headers, payload })).statusCode
    }
    const first = await from('198.51.100.7')
    for (const network of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) for (let n = 0; n < 6; n++) await from(network)
    // 10 in all, and then two of each network that asks: 1 + 5 + 4 + 2.
    expect(letters(test)).toHaveLength(12)
    expect([first, await from('198.51.100.7'), await from('198.51.100.7')]).toEqual([200, 200, 429])
    expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([200, 200, 429])
  })

  it('says when to come again once there were too many', async () => {
    const test = await withClient()
    for (let n = 0; n < 5; n++) await ask(test)
    expect((await send(test, login, { body: { email: EMAIL } })).headers['retry-after']).toBe('3600')
  })

  it('mails in the language that was asked for', async () => {
    const test = await withClient()
    await givenClient(test.deps.db, { email: 'dormant@example.com' })
    await send(test, login, { body: { email: EMAIL, language: 'fr' } })
    expect(letters(test)[0]?.subject).toMatch(/^\d{6} est votre code Portage$/)
    expect(letters(test)[0]?.text).toContain('dans les 10 minutes')
    await send(test, login, { body: { email: 'dormant@example.com', language: 'fr' } })
    expect(letters(test)[0]).toMatchObject({ to: 'dormant@example.com', subject: 'Connexion à Portage' })
  })

  it('answers the same when the mail server does not take the letter', async () => {
    const mailer = { send: () => Promise.reject(new ProviderError('mail server', 'could not be reached', true)) }
    expect((await ask(await withClient({ mailer }))).mode).toBe('code')
  })
})

describe('giving the code', () => {
  it('starts a session, however the digits are spaced', async () => {
    const test = await withClient()
    const { challenge } = await ask(test)
    const typed = mailed(test)
    const answer = await give(test, challenge, ` ${typed.slice(0, 3)} ${typed.slice(3)} `)
    expect(answer).toMatchObject({ status: 200, user: { companyName: 'Prairie Wax Works' } })
    expect((await send(test, listShipments, {}, { kind: 'client', token: answer.token })).status).toBe(200)
  })

  it('works once', async () => {
    const test = await withClient()
    const { challenge } = await ask(test)
    const answers = await Promise.all([1, 2, 3].map(() => give(test, challenge, mailed(test))))
    expect(answers.map((each) => each.status).sort()).toEqual([200, 401, 401])
    expect(await give(test, challenge, mailed(test))).toMatchObject({ status: 401, error: OVER })
  })

  it('may go wrong four times; after the fifth the right code is refused too', async () => {
    const test = await withClient()
    const { challenge } = await ask(test)
    const right = mailed(test)
    const said = []
    for (let n = 0; n < 5; n++) said.push((await give(test, challenge, wrongFor(right))).error)
    expect(said).toEqual([
      'This code is not right. You have 4 tries left.',
      'This code is not right. You have 3 tries left.',
      'This code is not right. You have 2 tries left.',
      'This code is not right. You have 1 try left.',
      OVER,
    ])
    expect(await give(test, challenge, right)).toMatchObject({ status: 401, error: OVER })
    const next = await ask(test)
    expect((await give(test, next.challenge, mailed(test))).status).toBe(200)
  })

  it('takes no more than five tries made at once', async () => {
    const test = await withClient()
    const { challenge } = await ask(test)
    const wrong = wrongFor(mailed(test))
    const answers = await Promise.all(Array.from({ length: 12 }, () => give(test, challenge, wrong)))
    const counted = answers.filter((each) => each.error !== OVER)
    expect(counted).toHaveLength(4)
    expect((await give(test, challenge, mailed(test))).status).toBe(401)
  })

  it.each([
    [599_999, 200],
    [600_000, 401],
  ])('%i ms after asking answers %i', async (later, status) => {
    const test = await withClient()
    const { challenge } = await ask(test)
    test.clock.at = new Date(TEST_NOW.getTime() + later)
    expect((await give(test, challenge, mailed(test))).status).toBe(status)
  })

  it('of another challenge is refused', async () => {
    const test = await withClient()
    await ask(test)
    const firstCode = mailed(test)
    const second = await ask(test)
    const secondCode = mailed(test)
    if (firstCode !== secondCode) expect((await give(test, second.challenge, firstCode)).status).toBe(401)
    expect((await give(test, second.challenge, secondCode)).status).toBe(200)
  })

  it('is refused once a newer one was asked for', async () => {
    const test = await withClient()
    const first = await ask(test)
    const firstCode = mailed(test)
    await ask(test)
    expect(await give(test, first.challenge, firstCode)).toMatchObject({ status: 401, error: OVER })
  })

  it('is refused after fifty wrong guesses of a day over all codes, from networks that never signed in', async () => {
    const test = await withClient({ settings: { trustedProxies: ['127.0.0.1'] } })
    const call = async (url: string, network: string, payload: object) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': network }
      return (await test.app.inject({ method: 'POST', url, headers, payload })).json()
    }
    const askFrom = (network: string) => call(login.path, network, { email: EMAIL })
    const known = await askFrom('192.0.2.1')
    await call(loginWithCode.path, '192.0.2.1', { challenge: known.challenge, code: mailed(test) })
    for (let n = 0; n < 10; n++) {
      const { challenge } = await askFrom(`198.51.100.${n}`)
      const code = wrongFor(mailed(test))
      for (let tried = 0; tried < 5; tried++) await call(loginWithCode.path, `198.51.100.${n}`, { challenge, code })
    }
    const strange = await askFrom('203.0.113.1')
    const right = mailed(test)
    const refused = await call(loginWithCode.path, '203.0.113.1', { challenge: strange.challenge, code: right })
    expect(refused).toMatchObject({ success: false, error: OVER })
    const again = await askFrom('192.0.2.1')
    const own = mailed(test)
    await askFrom('203.0.113.2')
    expect(await call(loginWithCode.path, '192.0.2.1', { challenge: again.challenge, code: own })).toMatchObject({
      success: true,
    })
  })

  it.each([['12345'], ['1234567'], ['abcdef'], ['']])('as "%s" is refused at the cost of no try', async (typed) => {
    const test = await withClient()
    const { challenge } = await ask(test)
    expect(await give(test, challenge, typed)).toMatchObject({
      status: 400,
      error: expect.stringContaining('six digits'),
    })
    expect((await give(test, challenge, wrongFor(mailed(test)))).details).toEqual({ triesLeft: 4 })
  })

  it('by somebody who never asked is refused', async () => {
    const test = await testApp(code)
    expect(await give(test, '6f9619ff-8b86-4011-b42d-00cf4fc964ff', '123456')).toMatchObject({
      status: 401,
      error: OVER,
    })
  })
})

describe('the outbox', () => {
  it('shows letters while none is really sent, escaped', async () => {
    const test = await testApp(code)
    expect((await test.app.inject('/dev/outbox')).body).toContain('No emails yet.')
    await test.deps.mailer.send({ to: 'a@b', subject: '<script>', text: '<b>&' })
    const page = await test.app.inject('/dev/outbox')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('&lt;script&gt;')
    expect(page.body).toContain('&lt;b&gt;&amp;')
    expect(page.body).not.toContain('<script>')
  })

  it.each([
    ['in production', { settings: { production: true } }],
    ['where letters are sent', { mailer: { send: async () => undefined } }],
  ])('is not there %s', async (_, changes) => {
    const test = await testApp(changes)
    expect((await test.app.inject('/dev/outbox')).statusCode).toBe(404)
  })
})
