// Single sign-on against a real provider on this machine: who gets in, as whom, and everything that does not.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logout } from '#contract/session.ts'
import * as calls from '#contract/sign-on.ts'
import { getOwnAccount } from '#contract/staff-account.ts'
import * as people from '#contract/staff-people.ts'
import * as signIn from '#contract/staff-sign-in.ts'
import { openIdConnect } from '../../../providers/sign-on/openid-connect.ts'
import { browserAtProvider, type RealSignOn, startSignOn } from '../../../testing/real-sign-on.ts'
import { givenInvited, givenMember, MEMBER_PASSWORD, memberCaller } from '../../../testing/staff-members.ts'
import { cookiesOf, send, type TestApp, type TestCaller, testApp } from '../../../testing/test-app.ts'

const SITE = 'https://portage.example.com'
const EMAIL = 'robin@example.com'
const COOKIE = '__Host-portage-sign-on'
let real: RealSignOn
let other: RealSignOn
let test: TestApp
let atProvider: ReturnType<typeof browserAtProvider>

beforeAll(async () => {
  real = await startSignOn({ site: SITE })
  other = await startSignOn({ site: SITE, label: 'Other ID' })
})
afterAll(async () => {
  await real.stop()
  await other.stop()
})

const appWith = (provider: RealSignOn, staffSignIn: 'named' | 'sso' = 'named') =>
  testApp({
    signOn: openIdConnect({ access: provider.access }),
    settings: { staffSignIn, publicUrl: SITE },
  })

beforeEach(async () => {
  test = await appWith(real)
  atProvider = browserAtProvider()
  real.accounts.clear()
  other.accounts.clear()
  known('robin', EMAIL)
})

const known = (login: string, email: string, email_verified = true) =>
  real.accounts.set(login, { email, email_verified })
const later = (ms: number) => {
  test.clock.at = new Date(test.clock.at.getTime() + ms)
}
const begin = async (wanted?: string) =>
  (await send(test, calls.beginSignOn, { body: wanted === undefined ? {} : { wanted } })).json.data.address
const finish = (query: string) => send(test, calls.finishSignOn, { body: { query } })
const signOn = async (login: string, wanted?: string) => finish(await browserAtProvider()(await begin(wanted), login))
const codeOf = async (login: string) => (await signOn(login)).json.code ?? 'in'
const isIn = async (token: string) => (await send(test, getOwnAccount, {}, { kind: 'staff', token })).status === 200
const events = async () => {
  const rows = await test.deps.db.selectFrom('security_events').selectAll().orderBy('id').execute()
  return rows.map(({ kind, person, detail }) => ({ kind, person, detail }))
}
const letters = () => test.deps.mailer.outbox?.() ?? []
const linked = () => test.deps.db.selectFrom('staff_sign_ons').selectAll().execute()
const browser = () => cookiesOf(test.app, undefined)

describe('the first time', () => {
  it('links whom the provider has checked the address of, and tells by letter', async () => {
    const id = await givenMember(test.deps, { email: EMAIL })
    const { status, json } = await signOn('robin', '/staff/queue')
    expect([status, json.user, json.wanted]).toEqual([
      200,
      { id, name: 'Robin Vale', role: 'operator' },
      '/staff/queue',
    ])
    expect(await isIn(json.token)).toBe(true)
    expect(await linked()).toMatchObject([
      { issuer: real.access.issuer, subject: 'robin', member_id: id, email: EMAIL },
    ])
    await test.jobsDone()
    expect(letters()).toMatchObject([{ to: EMAIL, text: expect.stringContaining('Maple ID') }])
    expect(await events()).toMatchObject([
      { kind: 'sign-on-linked', person: 'Robin Vale' },
      { kind: 'sign-in', person: 'Robin Vale' },
    ])
  })

  it('takes the invitation of who was invited, without a password', async () => {
    const { id, token } = await givenInvited(test.deps)
    known('kim', `${id}@example.com`)
    const { json } = await signOn('kim')
    expect(json.user).toMatchObject({ id, role: 'reader' })
    expect((await send(test, signIn.openInvitation, { body: { token } })).json.code).toBe('invitation-over')
    const account = await send(test, getOwnAccount, {}, { kind: 'staff', token: json.token })
    expect(account.json.data).toMatchObject({ passwordSince: null, signOn: { email: `${id}@example.com` } })
  })

  it('refuses an invitation that is over, strangers, and addresses that nobody has checked', async () => {
    const { id } = await givenInvited(test.deps)
    known('kim', `${id}@example.com`)
    known('stranger', 'nobody@example.com')
    known('sly', EMAIL, false)
    await givenMember(test.deps, { email: EMAIL })
    later(2 * 86_400_000)
    expect([await codeOf('kim'), await codeOf('stranger'), await codeOf('sly'), await codeOf('no-address')]).toEqual([
      'sign-on-unknown',
      'sign-on-unknown',
      'sign-on-unverified',
      'sign-on-unknown',
    ])
    expect(await linked()).toEqual([])
    expect(await events()).toMatchObject([
      { kind: 'sign-in-failed', detail: 'sign-on-unknown' },
      { kind: 'sign-in-failed', person: 'n…@example.com', detail: 'sign-on-unknown' },
      { kind: 'sign-in-failed', person: 'r…@example.com', detail: 'sign-on-unverified' },
      { kind: 'sign-in-failed', person: null, detail: 'sign-on-unknown' },
    ])
    expect((await send(test, calls.finishSignOn, { body: { query: '' } })).json.error).toMatch(/another browser/)
  })
})

describe('after the first time', () => {
  beforeEach(async () => {
    await givenMember(test.deps, { email: EMAIL })
    expect(await codeOf('robin')).toBe('in')
  })

  it('knows the account by issuer and subject, whatever its address is', async () => {
    known('robin', 'married@example.com', false)
    expect(await codeOf('robin')).toBe('in')
  })

  it('refuses another account with the same address, and the same name at another provider', async () => {
    known('second', EMAIL)
    expect(await codeOf('second')).toBe('sign-on-unknown')
    const rows = await linked()
    const [row] = rows
    expect(rows).toHaveLength(1)
    test = await appWith(other)
    const id = await givenMember(test.deps, { email: EMAIL })
    await test.deps.db
      .insertInto('staff_sign_ons')
      .values({
        ...row,
        issuer: real.access.issuer,
        subject: 'robin',
        member_id: id,
        email: EMAIL,
        linked_at: test.clock.at,
        last_used_at: test.clock.at,
      })
      .execute()
    other.accounts.set('robin', { email: 'else@example.com', email_verified: true })
    expect(await codeOf('robin')).toBe('sign-on-unknown')
  })

  it('refuses who is disabled, and ends what is open', async () => {
    const { json } = await signOn('robin')
    const owner = await memberCaller(test.deps, { role: 'owner' })
    await send(test, people.setPersonDisabled, { params: { personId: json.user.id }, body: { disabled: true } }, owner)
    expect(await isIn(json.token)).toBe(false)
    expect(await codeOf('robin')).toBe('sign-on-unknown')
  })

  it('ends after twelve hours, and by leaving, which leads to the provider too', async () => {
    const { json } = await signOn('robin')
    const caller: TestCaller = { kind: 'staff', token: json.token }
    const left = await send(test, logout, {}, caller)
    const address = new URL(left.json.continueAt ?? '')
    expect(address.origin).toBe(real.access.issuer)
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${SITE}/staff`)
    expect(await isIn(json.token)).toBe(false)
    const byPassword = await memberCaller(test.deps)
    expect((await send(test, logout, {}, byPassword)).json.continueAt).toBeUndefined()
    const next = (await signOn('robin')).json.token
    later(12 * 3_600_000)
    expect(await isIn(next)).toBe(false)
  })
})

describe('what came back is refused', () => {
  beforeEach(async () => {
    await givenMember(test.deps, { email: EMAIL })
  })
  const came = async () => atProvider(await begin(), 'robin')

  it('a second time, with the same key and with a new one', async () => {
    const address = await begin()
    const key = browser().get(COOKIE) ?? ''
    const query = await atProvider(address, 'robin')
    expect((await finish(query)).status).toBe(200)
    browser().set(COOKIE, key)
    expect((await finish(query)).json.code).toBe('sign-on-over')
    await begin()
    expect((await finish(query)).json.code).toBe('sign-on-refused')
  })

  it('twice at the same moment', async () => {
    const address = await begin()
    const query = await atProvider(address, 'robin')
    const codes = (await Promise.all([finish(query), finish(query), finish(query)])).map(({ status }) => status)
    expect(codes.sort()).toEqual([200, 401, 401])
  })

  it('in another browser, and in one without a key', async () => {
    const query = await came()
    const key = browser().get(COOKIE) ?? ''
    browser().delete(COOKIE)
    expect((await finish(query)).json.code).toBe('sign-on-over')
    await begin()
    expect((await finish(query)).json.code).toBe('sign-on-refused')
    browser().set(COOKIE, key)
    expect((await finish(query)).status).toBe(200)
  })

  it('with another state, or none', async () => {
    const query = new URLSearchParams(await came())
    query.set('state', 'in.of-somebody-else')
    expect((await finish(String(query))).json.code).toBe('sign-on-refused')
    const next = new URLSearchParams(await came())
    next.delete('state')
    expect((await finish(String(next))).json.code).toBe('sign-on-refused')
  })

  it('with a token of another nonce', async () => {
    const address = new URL(await begin())
    address.searchParams.set('nonce', 'of-somebody-else')
    expect((await finish(await atProvider(address.href, 'robin'))).json.code).toBe('sign-on-refused')
  })

  it('for another verifier', async () => {
    const address = new URL(await begin())
    address.searchParams.set('code_challenge', 'A'.repeat(43))
    expect((await finish(await atProvider(address.href, 'robin'))).json.code).toBe('sign-on-refused')
  })

  it('after ten minutes', async () => {
    const query = await came()
    later(10 * 60_000)
    expect((await finish(query)).json.code).toBe('sign-on-over')
  })

  it('where the person says no', async () => {
    expect((await finish(await atProvider(await begin(), ''))).json.code).toBe('sign-on-refused')
  })

  it('with a token that another key signed', async () => {
    const forger = await startSignOn({ site: SITE, tellsOtherKeys: true })
    forger.accounts.set('robin', { email: EMAIL, email_verified: true })
    test = await appWith(forger)
    await givenMember(test.deps, { email: EMAIL })
    const { status } = await signOn('robin')
    await forger.stop()
    expect([status, await linked()]).toEqual([401, []])
  })

  it('where another answered in the place of the provider', async () => {
    const query = new URLSearchParams(await came())
    query.set('iss', other.access.issuer)
    expect((await finish(String(query))).json.code).toBe('sign-on-refused')
  })
})

describe('the address of the provider', () => {
  it('carries a challenge and no secret, and the key is kept from scripts', async () => {
    const answer = await send(test, calls.beginSignOn)
    const { searchParams } = new URL(answer.json.data.address)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${SITE}/staff/sign-on`,
      scope: 'openid email profile',
    })
    expect(answer.json.data.address).not.toContain(real.access.clientSecret)
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-portage-sign-on=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    )
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/staffing', '/staff/..\\', 'javascript:1'])(
    'is never left for %s',
    async (wanted) => {
      expect((await send(test, calls.beginSignOn, { body: { wanted } })).status).toBe(400)
    },
  )

  it('is told to be away with 503 while the provider is, and password and app go on', async () => {
    const gone = await startSignOn({ site: SITE })
    await gone.stop()
    test = await appWith(gone)
    const away = await send(test, calls.beginSignOn)
    expect([away.status, away.json.code]).toEqual([503, 'sign-on-away'])
    expect(away.json.error).toMatch(/cannot be reached/)
    await givenMember(test.deps, { email: EMAIL })
    const body = { email: EMAIL, password: MEMBER_PASSWORD }
    expect((await send(test, signIn.memberLogin, { body })).status).toBe(200)
  })

  it('is none where no provider is named', async () => {
    test = await testApp()
    expect((await send(test, calls.beginSignOn)).json.code).toBe('sign-on-off')
  })
})
