// The own account of a person on staff, and the people an owner manages.
import { beforeEach, describe, expect, it } from 'vitest'
import { listAuditLog } from '#contract/audit.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { endOtherStaffSessions, listStaffSessions } from '#contract/sessions.ts'
import { listShipments } from '#contract/shipments.ts'
import * as account from '#contract/staff-account.ts'
import * as people from '#contract/staff-people.ts'
import * as signIn from '#contract/staff-sign-in.ts'
import { givenClient } from '../../../testing/builders.ts'
import { asCaller, EMAIL, memberSteps } from '../../../testing/member-steps.ts'
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

const PASSWORD = 'amber gravel window'
const DAY_MS = 86_400_000

let test: TestApp
beforeEach(async () => {
  test = await testApp({ settings: { staffSignIn: 'named', trustedProxies: ['127.0.0.1'] } })
})

const { later, isIn, first, second, signedIn } = memberSteps(() => test)

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
    const begin = await send(test, account.newAuthenticator, {}, caller)
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
    const { json } = await send(test, account.renewRecoveryCodes, {}, caller)
    expect((await signedIn(RECOVERY_CODE)).status).toBe(401)
    expect((await signedIn(json.recoveryCodes[0])).json.recoveryCodesLeft).toBe(7)
  })

  it('is nobody\u2019s with the shared password', async () => {
    test = await testApp()
    const shared = await staffCaller(test.deps)
    expect((await send(test, account.getOwnAccount, {}, shared)).json.data).toBeNull()
    const answer = await send(test, account.renewRecoveryCodes, {}, shared)
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
    send(test, people.setPersonRole, { params: { personId: id }, body: { role } }, owner)

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
    expect((await send(test, people.invitePersonAgain, { params: { personId: id } }, owner)).json.code).toBe(
      'member-disabled',
    )
    await change(id, false)
    expect((await signedIn()).status).toBe(200)
  })

  it('are given access by nobody who holds a token alone', async () => {
    const id = await givenMember(test.deps, { role: 'owner' })
    later(16 * 60_000)
    const newcomer = { name: 'Kim Lee', email: 'kim@example.com', role: 'owner' as const }
    const params = { personId: id }
    for (const { status, json } of [
      await send(test, people.invitePerson, { body: newcomer }, owner),
      await send(test, people.invitePersonAgain, { params }, owner),
      await send(test, people.setPersonRole, { params, body: { role: 'reader' } }, owner),
      await send(test, people.setPersonDisabled, { params, body: { disabled: true } }, owner),
    ])
      expect([status, json.code]).toEqual([403, 'sign-in-again'])
    const listed = dataOf(await send(test, people.listPeople, {}, owner))
    expect(listed.map(({ role, invitationEndsAt }) => [role, invitationEndsAt])).toEqual([
      ['owner', null],
      ['owner', null],
    ])
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
