// Signing in again by single sign-on, links that are taken away, and installations where it is the only way.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as passkeys from '#contract/passkeys.ts'
import { staffLogin } from '#contract/session.ts'
import * as again from '#contract/sign-in-again.ts'
import * as calls from '#contract/sign-on.ts'
import { getOwnAccount } from '#contract/staff-account.ts'
import * as people from '#contract/staff-people.ts'
import * as signIn from '#contract/staff-sign-in.ts'
import { openIdConnect } from '../../../providers/sign-on/openid-connect.ts'
import { browserAtProvider, type RealSignOn, startSignOn } from '../../../testing/real-sign-on.ts'
import { codeOf, givenInvited, givenMember, MEMBER_PASSWORD, memberCaller } from '../../../testing/staff-members.ts'
import { send, type TestApp, type TestCaller, testApp } from '../../../testing/test-app.ts'

const SITE = 'https://portage.example.com'
const EMAIL = 'robin@example.com'
const QUARTER = 15 * 60_000
let real: RealSignOn
let test: TestApp
let atProvider: ReturnType<typeof browserAtProvider>
let memberId: string
let caller: TestCaller

beforeAll(async () => {
  real = await startSignOn({ site: SITE })
})
afterAll(() => real.stop())

async function open(staffSignIn: 'named' | 'sso'): Promise<void> {
  test = await testApp({
    signOn: openIdConnect({ access: real.access }),
    settings: { staffSignIn, publicUrl: SITE },
  })
  atProvider = browserAtProvider()
  real.accounts.clear()
  real.accounts.set('robin', { email: EMAIL, email_verified: true })
  memberId = await givenMember(test.deps, { email: EMAIL })
  caller = { kind: 'staff', token: (await signOn('robin')).json.token }
}

const later = (ms: number) => {
  test.clock.at = new Date(test.clock.at.getTime() + ms)
}
async function signOn(login: string) {
  const { address } = (await send(test, calls.beginSignOn)).json.data
  const through = login === 'robin' ? atProvider : browserAtProvider()
  return send(test, calls.finishSignOn, { body: { query: await through(address, login) } })
}
const beginAgain = async () => new URL((await send(test, calls.beginSignOnAgain, {}, caller)).json.data.address)
const finishAgain = (query: string, by = caller) => send(test, calls.finishSignOnAgain, { body: { query } }, by)
const freshness = async () => (await send(test, passkeys.askMemberPasskey, {}, caller)).json.code ?? 'fresh'

describe('signing in again', () => {
  beforeEach(async () => {
    await open('named')
    later(QUARTER + 1000)
    expect(await freshness()).toBe('sign-in-again')
  })

  it('asks for a sign-in at the provider of this moment, and is enough then', async () => {
    const address = await beginAgain()
    expect([address.searchParams.get('prompt'), address.searchParams.get('max_age')]).toEqual(['login', '0'])
    expect((await finishAgain(await atProvider(address.href, 'robin'))).status).toBe(200)
    expect(await freshness()).not.toBe('sign-in-again')
  })

  it('refuses a session at the provider that was open already', async () => {
    const address = await beginAgain()
    address.searchParams.delete('prompt')
    address.searchParams.delete('max_age')
    const answer = await finishAgain(await atProvider(address.href, 'robin'))
    expect([answer.status, answer.json.code]).toEqual([403, 'sign-on-refused'])
    expect(await freshness()).toBe('sign-in-again')
  })

  it('refuses the account of somebody else, and writes it down', async () => {
    await givenMember(test.deps, { email: 'kim@example.com', name: 'Kim Lee' })
    real.accounts.set('kim', { email: 'kim@example.com', email_verified: true })
    const query = await browserAtProvider()((await beginAgain()).href, 'kim')
    expect((await finishAgain(query)).json.code).toBe('sign-on-refused')
    const failed = test.deps.db.selectFrom('security_events').selectAll().where('kind', '=', 'sign-in-failed')
    expect(await failed.execute()).toMatchObject([{ person: 'Robin Vale', detail: 'sign-on-refused' }])
  })

  it('of another session, or as signing in, is worth nothing', async () => {
    const query = await atProvider((await beginAgain()).href, 'robin')
    const elsewhere: TestCaller = { kind: 'staff', token: (await signOn('robin')).json.token }
    expect((await finishAgain(query, elsewhere)).json.code).toBe('sign-on-over')
    expect((await send(test, calls.finishSignOn, { body: { query } })).json.code).toBe('sign-on-over')
  })

  it('is nobody\u2019s with the shared password', async () => {
    const owner = await memberCaller(test.deps, { role: 'owner' })
    const query = await atProvider((await beginAgain()).href, 'robin')
    expect((await finishAgain(query, owner)).json.code).toBe('sign-on-over')
  })
})

describe('a link', () => {
  beforeEach(() => open('named'))

  it('is taken away by its person, whose other sessions end, and made anew by the next sign-in', async () => {
    const elsewhere: TestCaller = { kind: 'staff', token: (await signOn('robin')).json.token }
    const { json } = await send(test, calls.removeOwnSignOn, {}, caller)
    expect(json.endedSessions).toBe(1)
    expect((await send(test, getOwnAccount, {}, elsewhere)).status).toBe(401)
    expect((await send(test, getOwnAccount, {}, caller)).json.data?.signOn).toBeNull()
    expect((await send(test, calls.removeOwnSignOn, {}, caller)).status).toBe(404)
    expect((await signOn('robin')).status).toBe(200)
  })

  it('is shown to owners, who take it away so that another account takes its place', async () => {
    const owner = await memberCaller(test.deps, { role: 'owner' })
    real.accounts.set('new', { email: EMAIL, email_verified: true })
    expect((await signOn('new')).json.code).toBe('sign-on-unknown')
    const shown = async () => {
      const { data } = (await send(test, people.listPeople, { query: { page: 1 } }, owner)).json
      return data.find(({ id }) => id === memberId)?.signsOnAs
    }
    expect(await shown()).toBe(EMAIL)
    const params = { personId: memberId }
    expect((await send(test, calls.removePersonSignOn, { params }, caller)).json.code).toBe('role-refused')
    expect((await send(test, calls.removePersonSignOn, { params }, owner)).status).toBe(200)
    expect([await shown(), (await send(test, getOwnAccount, {}, caller)).status]).toEqual([null, 401])
    expect((await signOn('new')).status).toBe(200)
    const kinds = await test.deps.db.selectFrom('security_events').select('kind').execute()
    expect(kinds.filter(({ kind }) => kind === 'sign-on-removed')).toHaveLength(1)
  })

  it('ends with a new invitation that is accepted', async () => {
    const owner = await memberCaller(test.deps, { role: 'owner' })
    const { link } = (await send(test, people.invitePersonAgain, { params: { personId: memberId } }, owner)).json.data
    const token = link?.split('#')[1] ?? ''
    const { authenticator } = (await send(test, signIn.openInvitation, { body: { token } })).json.data
    const code = codeOf(authenticator.secret, test.clock.at)
    const body = { token, name: 'Robin Vale', password: 'amber gravel window', code }
    const joined = await send(test, signIn.acceptInvitation, { body })
    const account = await send(test, getOwnAccount, {}, { kind: 'staff', token: joined.json.token })
    expect(account.json.data?.signOn).toBeNull()
  })
})

describe('where it is the only way', () => {
  beforeEach(() => open('sso'))

  it('refuses passwords, codes, passkeys and invitations, for signing in and for signing in again', async () => {
    const { token } = await givenInvited(test.deps)
    const proof = { id: 'x', clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' }
    const answers = [
      await send(test, signIn.memberLogin, { body: { email: EMAIL, password: MEMBER_PASSWORD } }),
      await send(test, signIn.memberCode, { body: { challenge: 'x', code: '123456' } }),
      await send(test, passkeys.memberPasskeyLogin, { body: { proof } }),
      await send(test, signIn.openInvitation, { body: { token } }),
      await send(test, signIn.acceptInvitation, {
        body: { token, name: 'Kim', password: MEMBER_PASSWORD, code: '123456' },
      }),
      await send(test, again.memberAgain, { body: { password: MEMBER_PASSWORD } }, caller),
      await send(test, again.memberPasskeyAgain, { body: { proof } }, caller),
    ]
    expect(answers.map(({ json }) => json.code)).toEqual(answers.map(() => 'sign-on-only'))
    expect((await send(test, staffLogin, { body: { password: 'demo-staff' } })).json.code).toBe('staff-password-off')
  })

  it('ends sessions that were begun another way, and keeps those it began', async () => {
    const byPassword = await memberCaller(test.deps)
    expect((await send(test, getOwnAccount, {}, byPassword)).status).toBe(401)
    expect((await send(test, getOwnAccount, {}, caller)).status).toBe(200)
  })

  it('signs in again by the provider', async () => {
    later(QUARTER + 1000)
    const query = await atProvider((await beginAgain()).href, 'robin')
    expect((await finishAgain(query)).status).toBe(200)
    expect(await freshness()).not.toBe('sign-in-again')
  })
})
