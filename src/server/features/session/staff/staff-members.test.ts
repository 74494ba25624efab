import { beforeEach, describe, expect, it } from 'vitest'
import { listAuditLog } from '#contract/audit.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { listSecurityEvents } from '#contract/security-events.ts'
import { staffLogin } from '#contract/session.ts'
import { endOtherStaffSessions, listStaffSessions } from '#contract/sessions.ts'
import { listShipments } from '#contract/shipments.ts'
import { listClients } from '#contract/staff.ts'
import * as account from '#contract/staff-account.ts'
import * as people from '#contract/staff-people.ts'
import * as signIn from '#contract/staff-sign-in.ts'
import type { Letter } from '../../../providers/mail/mail.ts'
import { givenClient } from '../../../testing/builders.ts'
import { givenSettings, STAFF_PASSWORD } from '../../../testing/sample-world.ts'
import {
  codeAt,
  givenInvited,
  givenMember,
  MEMBER_PASSWORD,
  memberCaller,
  nextCodeAt,
  RECOVERY_CODE,
} from '../../../testing/staff-members.ts'
import { dataOf, send, staffCaller, type TestApp, type TestCaller, testApp } from '../../../testing/test-app.ts'

const EMAIL = 'robin@example.com'
const PASSWORD = 'amber gravel window'
const DAY_MS = 86_400_000
const ASKED = { password: MEMBER_PASSWORD } as const

let test: TestApp
beforeEach(async () => {
  test = await testApp({ settings: { staffSignIn: 'named', trustedProxies: ['127.0.0.1'] } })
})

const later = (ms: number) => {
  test.clock.at = new Date(test.clock.at.getTime() + ms)
}
const asCaller = (token: string): TestCaller => ({ kind: 'staff', token })
const isIn = async (caller: TestCaller) => (await send(test, listClients, {}, caller)).status === 200
const first = (email = EMAIL, password = MEMBER_PASSWORD) =>
  send(test, signIn.memberLogin, { body: { email, password } })
const second = (challenge: string, code: string) => send(test, signIn.memberCode, { body: { challenge, code } })

async function signedIn(code = codeAt(test.clock.at)) {
  const { json } = await first()
  return second(json.challenge, code)
}

/** A wrong password through a trusted proxy that names the address. */
async function guess(address: string, password: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const payload = { email: EMAIL, password }
  return (await test.app.inject({ method: 'POST', url: signIn.memberLogin.path, headers, payload })).statusCode
}

describe('an invitation', () => {
  const accept = (token: string, changes: object = {}) =>
    send(test, signIn.acceptInvitation, {
      body: { token, name: 'Kim Lee', password: PASSWORD, code: codeAt(test.clock.at), ...changes },
    })

  it('sets name, password and app at once, signs in, and is good once', async () => {
    const { id, token } = await givenInvited(test.deps)
    const shown = dataOf(await send(test, signIn.openInvitation, { body: { token } }))
    expect(shown).toMatchObject({
      name: 'Kim Lee',
      role: 'reader',
      authenticator: { uri: expect.stringMatching(/^otpauth:\/\/totp\/Portage:/) },
    })
    const { json } = await accept(token, { name: 'Kim Lee-Roy' })
    expect(json.user).toEqual({ id, name: 'Kim Lee-Roy', role: 'reader' })
    expect(new Set(json.recoveryCodes).size).toBe(8)
    expect(json.recoveryCodes[0]).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
    expect(await isIn(asCaller(json.token))).toBe(true)
    expect((await accept(token)).json.code).toBe('invitation-over')
    expect((await send(test, signIn.openInvitation, { body: { token } })).status).toBe(404)
  })

  it('does nothing with a weak password or a code that is not of the app', async () => {
    const { token } = await givenInvited(test.deps)
    expect((await accept(token, { password: 'password1234' })).json.code).toBe('password-weak')
    expect((await accept(token, { code: '000000' })).json.code).toBe('authenticator-code-wrong')
    expect((await accept(token)).status).toBe(200)
  })

  it('ends with its term, and when another takes its place', async () => {
    const owner = await memberCaller(test.deps, { role: 'owner' })
    const { id, token } = await givenInvited(test.deps)
    const again = dataOf(await send(test, people.invitePersonAgain, { params: { personId: id }, body: ASKED }, owner))
    expect((await accept(token)).json.code).toBe('invitation-over')
    const next = again.link?.split('#')[1] ?? ''
    later(7 * DAY_MS)
    expect((await accept(next)).json.code).toBe('invitation-over')
  })

  it('goes by letter where the installation says where it is, and shows no link then', async () => {
    const letters: Letter[] = []
    const mailer = { send: async (letter: Letter) => void letters.push(letter) }
    test = await testApp({ mailer, settings: { staffSignIn: 'named', publicUrl: 'https://portage.example.com' } })
    const owner = await memberCaller(test.deps, { role: 'owner', name: 'Sam Ash' })
    const body = { name: 'Kim Lee', email: 'Kim@Example.com', role: 'reader' as const, password: MEMBER_PASSWORD }
    const invited = dataOf(await send(test, people.invitePerson, { body }, owner))
    expect(invited).toMatchObject({ wasSent: true, link: null })
    expect(letters).toMatchObject([{ to: 'kim@example.com', text: expect.stringContaining('Sam Ash invites you') }])
    const token = /https:\/\/portage\.example\.com\/staff\/invitation#(\S+)/.exec(letters[0]?.text ?? '')?.[1] ?? ''
    expect((await send(test, signIn.openInvitation, { body: { token } })).status).toBe(200)
    expect((await send(test, people.invitePerson, { body }, owner)).json.code).toBe('staff-email-taken')
  })

  it('of an owner who joined goes by letter or not at all where letters are sent', async () => {
    const mailer = { send: () => Promise.reject(new Error('no mail server')) }
    test = await testApp({ mailer, settings: { staffSignIn: 'named', publicUrl: 'https://portage.example.com' } })
    const owner = await memberCaller(test.deps, { role: 'owner' })
    const ids = [await givenMember(test.deps, { role: 'owner' }), await givenMember(test.deps)]
    const again = (personId = '') => send(test, people.invitePersonAgain, { params: { personId }, body: ASKED }, owner)
    const [ofOwner, ofOperator] = [await again(ids[0]), await again(ids[1])]
    expect([ofOwner.status, ofOwner.json.code]).toEqual([502, 'invitation-not-sent'])
    expect(dataOf(ofOperator)).toMatchObject({ wasSent: false, link: expect.stringContaining('#') })
  })

  it('lets somebody in again who lost the app; until then the old one holds', async () => {
    const id = await givenMember(test.deps, { email: EMAIL })
    const owner = await memberCaller(test.deps, { role: 'owner' })
    const { link } = dataOf(
      await send(test, people.invitePersonAgain, { params: { personId: id }, body: ASKED }, owner),
    )
    const before = await signedIn()
    expect(before.status).toBe(200)
    const token = link?.split('#')[1] ?? ''
    const { authenticator } = dataOf(await send(test, signIn.openInvitation, { body: { token } }))
    expect(authenticator.secret).not.toBe('')
    expect(await isIn(asCaller(before.json.token))).toBe(true)
  })
})

describe('signing in', () => {
  beforeEach(() => givenMember(test.deps, { email: EMAIL, name: 'Robin Vale' }))

  it('takes password and code of the app, each code once', async () => {
    const { status, json } = await signedIn()
    expect([status, json.user.name, json.user.role, json.recoveryCodesLeft]).toEqual([200, 'Robin Vale', 'operator', 1])
    expect(await isIn(asCaller(json.token))).toBe(true)
    expect((await signedIn()).json.code).toBe('authenticator-code-wrong')
    later(30_000)
    expect((await signedIn()).status).toBe(200)
    expect((await signedIn(codeAt(new Date(test.clock.at.getTime() - 30_000)))).json.code).toBe(
      'authenticator-code-wrong',
    )
  })

  it('takes a recovery code in place of the app, once, however it is typed', async () => {
    const typed = RECOVERY_CODE.toLowerCase().replaceAll('-', ' ')
    expect((await signedIn(typed)).json.recoveryCodesLeft).toBe(0)
    expect((await signedIn(typed)).json.code).toBe('recovery-code-wrong')
  })

  it('ends the first step after ten minutes, and with its use', async () => {
    const { json } = await first()
    expect((await second(json.challenge, codeAt(test.clock.at))).status).toBe(200)
    later(30_000)
    expect((await second(json.challenge, codeAt(test.clock.at))).json.code).toBe('second-step-over')
    const next = await first()
    later(10 * 60_000)
    expect((await second(next.json.challenge, codeAt(test.clock.at))).json.code).toBe('second-step-over')
  })

  it('says the same of a wrong password and of an address nobody has', async () => {
    const [wrong, unknown] = [await first(EMAIL, 'wrong'), await first('nobody@example.com')]
    expect([wrong.status, wrong.json]).toEqual([401, unknown.json])
  })

  it('refuses the shared password, and sessions that were begun with it', async () => {
    await givenSettings(test.deps)
    const shared = await send(test, staffLogin, { body: { password: STAFF_PASSWORD } })
    expect([shared.status, shared.json.code]).toEqual([403, 'staff-password-off'])
    expect(await isIn(await staffCaller(test.deps))).toBe(false)
  })

  it('takes twenty wrong passwords in a quarter of an hour from all strange networks; a known one is not shut out', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' }
    const { challenge } = (await first()).json
    const payload = { challenge, code: codeAt(test.clock.at) }
    expect((await test.app.inject({ method: 'POST', url: signIn.memberCode.path, headers, payload })).statusCode).toBe(
      200,
    )
    const answers = []
    for (let n = 0; n < 22; n++) answers.push(await guess(`198.51.100.${n}`, 'wrong'))
    expect(answers.filter((status) => status === 401)).toHaveLength(20)
    expect(await guess('203.0.113.5', MEMBER_PASSWORD)).toBe(429)
    expect(await guess('192.0.2.1', MEMBER_PASSWORD)).toBe(200)
    later(15 * 60_000 + 1)
    expect(await guess('203.0.113.5', MEMBER_PASSWORD)).toBe(200)
  })

  it('counts wrong tries from a known network for each person apart', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' }
    const { challenge } = (await first()).json
    const payload = { challenge, code: codeAt(test.clock.at) }
    await test.app.inject({ method: 'POST', url: signIn.memberCode.path, headers, payload })
    const stranger = { email: 'nobody@example.com', password: 'wrong' }
    for (let n = 0; n < 5; n++)
      await test.app.inject({ method: 'POST', url: signIn.memberLogin.path, headers, payload: stranger })
    expect(await guess('192.0.2.1', MEMBER_PASSWORD)).toBe(200)
    for (let n = 0; n < 5; n++) expect(await guess('192.0.2.1', 'wrong')).toBe(401)
    expect(await guess('192.0.2.1', MEMBER_PASSWORD)).toBe(429)
  })

  it('takes five wrong codes in a quarter of an hour, then no right one either', async () => {
    const { challenge } = (await first()).json
    for (let n = 0; n < 5; n++) expect((await second(challenge, '000000')).json.code).toBe('authenticator-code-wrong')
    expect((await second(challenge, codeAt(test.clock.at))).status).toBe(429)
  })

  it('takes thirty wrong codes a day from strange networks, however slowly; a recovery code lets in all the same', async () => {
    const give = async (code: string, address: string) => {
      const { challenge } = (await first()).json
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
      const payload = { challenge, code }
      return (await test.app.inject({ method: 'POST', url: signIn.memberCode.path, headers, payload })).statusCode
    }
    const answers = []
    for (let n = 0; n < 32; n++) {
      answers.push(await give('000000', `198.51.100.${n}`))
      later(16 * 60_000)
    }
    expect([answers.filter((status) => status === 401).length, answers.at(-1)]).toEqual([30, 429])
    expect(await give(codeAt(test.clock.at), '203.0.113.5')).toBe(429)
    expect(await give(RECOVERY_CODE, '203.0.113.5')).toBe(200)
    expect(await give(codeAt(test.clock.at), '203.0.113.5')).toBe(200)
    later(DAY_MS - 30 * 16 * 60_000)
    expect(await give(codeAt(test.clock.at), '203.0.113.6')).toBe(200)
  })

  it('writes down who signed in and who failed, by name and id', async () => {
    await first(EMAIL, 'wrong')
    await first('nobody@example.com')
    const { json } = await signedIn()
    const events = dataOf(await send(test, listSecurityEvents, {}, asCaller(json.token)))
    const [name, { id }] = ['Robin Vale', json.user]
    expect(events).toMatchObject([
      { kind: 'sign-in', by: { kind: 'staff', name, id } },
      {
        kind: 'sign-in-failed',
        by: { kind: 'nobody', name: 'n…@example.com', id: null },
        detail: 'member-sign-in-wrong',
      },
      { kind: 'sign-in-failed', by: { kind: 'nobody', name, id }, detail: 'member-sign-in-wrong' },
    ])
  })

  it('keeps the secret of the app where nobody reads it', async () => {
    const { sealed_totp } = await test.deps.db
      .selectFrom('staff_members')
      .select('sealed_totp')
      .executeTakeFirstOrThrow()
    expect(sealed_totp).toMatch(/^v1\./)
  })
})

describe('the own account', () => {
  let caller: TestCaller
  let elsewhere: TestCaller
  beforeEach(async () => {
    await givenMember(test.deps, { email: EMAIL })
    caller = asCaller((await signedIn()).json.token)
    later(30_000)
    elsewhere = asCaller((await signedIn()).json.token)
    later(30_000)
  })

  it('shows the own sessions and ends them, and nobody else\u2019s', async () => {
    const colleague = await memberCaller(test.deps)
    expect(dataOf(await send(test, listStaffSessions, {}, caller))).toHaveLength(2)
    expect((await send(test, endOtherStaffSessions, {}, caller)).json.ended).toBe(1)
    expect([await isIn(caller), await isIn(elsewhere), await isIn(colleague)]).toEqual([true, false, true])
  })

  it('changes the password, ends the other sessions and first steps, and asks for the current one', async () => {
    const set = (current: string, next: string) =>
      send(test, account.setOwnPassword, { body: { current, next } }, caller)
    expect((await set('wrong', PASSWORD)).json.code).toBe('password-wrong')
    expect((await set(MEMBER_PASSWORD, 'short')).json.code).toBe('password-weak')
    expect((await set(MEMBER_PASSWORD, MEMBER_PASSWORD)).json.code).toBe('password-same-as-before')
    const begun = (await first()).json.challenge
    expect((await set(MEMBER_PASSWORD, PASSWORD)).json.endedSessions).toBe(1)
    expect([await isIn(caller), await isIn(elsewhere)]).toEqual([true, false])
    expect((await second(begun, codeAt(test.clock.at))).json.code).toBe('second-step-over')
    expect((await first()).status).toBe(401)
    expect((await first(EMAIL, PASSWORD)).status).toBe(200)
  })

  it('puts another app in the place of the old one once a code of it was typed', async () => {
    const begin = await send(test, account.newAuthenticator, { body: { password: MEMBER_PASSWORD } }, caller)
    expect(dataOf(begin).secret).toMatch(/^[A-Z2-7]{32}$/)
    const take = (code: string) => send(test, account.saveAuthenticator, { body: { code } }, caller)
    expect((await take(codeAt(test.clock.at))).json.code).toBe('authenticator-code-wrong')
    expect((await take(nextCodeAt(test.clock.at))).json.endedSessions).toBe(1)
    expect((await take(nextCodeAt(test.clock.at))).json.code).toBe('no-authenticator-begun')
    later(30_000)
    expect((await signedIn(codeAt(test.clock.at))).status).toBe(401)
    expect((await signedIn(nextCodeAt(test.clock.at))).status).toBe(200)
  })

  it('makes new recovery codes, and the old ones are worth nothing', async () => {
    const { json } = await send(test, account.renewRecoveryCodes, { body: { password: MEMBER_PASSWORD } }, caller)
    expect((await signedIn(RECOVERY_CODE)).status).toBe(401)
    expect((await signedIn(json.recoveryCodes[0])).json.recoveryCodesLeft).toBe(7)
  })

  it('is nobody\u2019s with the shared password', async () => {
    test = await testApp()
    const shared = await staffCaller(test.deps)
    expect((await send(test, account.getOwnAccount, {}, shared)).json.data).toBeNull()
    const answer = await send(test, account.renewRecoveryCodes, { body: { password: STAFF_PASSWORD } }, shared)
    expect([answer.status, answer.json.code]).toEqual([409, 'no-own-account'])
  })
})

describe('people on staff', () => {
  let owner: TestCaller & { readonly id: string }
  beforeEach(async () => {
    owner = await memberCaller(test.deps, { role: 'owner', name: 'Sam Ash', email: 'sam@example.com' })
  })
  const change = (id: string, disabled: boolean) =>
    send(test, people.setPersonDisabled, { params: { personId: id }, body: { disabled } }, owner)
  const give = (id: string, role: 'reader' | 'operator' | 'owner') =>
    send(test, people.setPersonRole, { params: { personId: id }, body: { role, ...ASKED } }, owner)

  it('are listed by name with role, state and open sessions', async () => {
    await memberCaller(test.deps, { name: 'Robin Vale' })
    await givenInvited(test.deps)
    const listed = dataOf(await send(test, people.listPeople, {}, owner))
    expect(
      listed.map(({ name, role, state, openSessions, isSelf }) => [name, role, state, openSessions, isSelf]),
    ).toEqual([
      ['Kim Lee', 'reader', 'invited', 0, false],
      ['Robin Vale', 'operator', 'active', 1, false],
      ['Sam Ash', 'owner', 'active', 1, true],
    ])
    later(2 * DAY_MS)
    expect((await send(test, people.listPeople, {}, owner)).status).toBe(401)
  })

  it('are signed out by another role, by being disabled, and by who ends their sessions', async () => {
    const [a, b, c] = [await memberCaller(test.deps), await memberCaller(test.deps), await memberCaller(test.deps)]
    expect((await give(a.id, 'reader')).status).toBe(200)
    expect((await change(b.id, true)).status).toBe(200)
    expect((await send(test, people.endPersonSessions, { params: { personId: c.id } }, owner)).json.ended).toBe(1)
    expect([await isIn(a), await isIn(b), await isIn(c), await isIn(owner)]).toEqual([false, false, false, true])
  })

  it('who are disabled cannot sign in nor join, until they are enabled', async () => {
    const id = await givenMember(test.deps, { email: EMAIL })
    const invited = await givenInvited(test.deps)
    const begun = (await first()).json.challenge
    await change(id, true)
    await change(invited.id, true)
    expect((await first()).json.code).toBe('member-sign-in-wrong')
    expect((await second(begun, codeAt(test.clock.at))).json.code).toBe('second-step-over')
    expect((await send(test, signIn.openInvitation, { body: { token: invited.token } })).status).toBe(404)
    expect(
      (await send(test, people.invitePersonAgain, { params: { personId: id }, body: ASKED }, owner)).json.code,
    ).toBe('member-disabled')
    await change(id, false)
    expect((await signedIn()).status).toBe(200)
  })

  it('are given access by nobody who holds a token alone', async () => {
    const id = await givenMember(test.deps, { role: 'owner' })
    const body = { password: 'wrong' }
    const newcomer = { ...body, name: 'Kim Lee', email: 'kim@example.com', role: 'owner' as const }
    for (const { status, json } of [
      await send(test, people.invitePerson, { body: newcomer }, owner),
      await send(test, people.invitePersonAgain, { params: { personId: id }, body }, owner),
      await send(test, people.setPersonRole, { params: { personId: id }, body: { ...body, role: 'reader' } }, owner),
    ])
      expect([status, json.code]).toEqual([403, 'password-wrong'])
    const listed = dataOf(await send(test, people.listPeople, {}, owner))
    expect(listed.map(({ role, invitationEndsAt }) => [role, invitationEndsAt])).toEqual([
      ['owner', null],
      ['owner', null],
    ])
  })

  it('are given access with the shared password where staff share one', async () => {
    test = await testApp()
    await givenSettings(test.deps)
    const [shared, id] = [await staffCaller(test.deps), await givenMember(test.deps)]
    const tried = (password: string) =>
      send(test, people.setPersonRole, { params: { personId: id }, body: { role: 'reader', password } }, shared)
    expect((await tried(MEMBER_PASSWORD)).json.code).toBe('password-wrong')
    expect((await tried(STAFF_PASSWORD)).status).toBe(200)
  })

  it('who are disabled are out though a session of theirs stays', async () => {
    const member = await memberCaller(test.deps)
    await test.deps.db
      .updateTable('staff_members')
      .set({ disabled_at: test.clock.at })
      .where('id', '=', member.id)
      .execute()
    expect(await isIn(member)).toBe(false)
  })

  it('always have an owner who can sign in', async () => {
    await givenMember(test.deps, { role: 'operator' })
    for (const answer of [await give(owner.id, 'reader'), await change(owner.id, true)])
      expect([answer.status, answer.json.code]).toEqual([409, 'last-owner'])
    await givenMember(test.deps, { role: 'owner' })
    expect((await give(owner.id, 'reader')).status).toBe(200)
  })

  it('stand with name and id in the audit log and in what they do for a client', async () => {
    const { id } = await memberCaller(test.deps, { name: 'Robin Vale' })
    await give(id, 'reader')
    const [entry] = dataOf(await send(test, listAuditLog, {}, owner))
    expect(entry).toMatchObject({
      by: { kind: 'staff', name: 'Sam Ash' },
      did: 'changed the role of Robin Vale',
      changes: [{ label: 'Role', before: 'operator', after: 'reader' }],
    })
    const row = await test.deps.db.selectFrom('audit_log').select('actor_id').executeTakeFirstOrThrow()
    expect(row.actor_id).toBe(owner.id)
    const clientId = await givenClient(test.deps.db)
    expect((await send(test, onBehalf(listShipments), { params: { clientId } }, owner)).status).toBe(200)
  })
})
