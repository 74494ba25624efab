// How a person on staff joins and signs in.
import { beforeEach, describe, expect, it } from 'vitest'
import { listSecurityEvents } from '#contract/security-events.ts'
import { staffLogin } from '#contract/session.ts'
import { getOwnAccount } from '#contract/staff-account.ts'
import * as people from '#contract/staff-people.ts'
import * as signIn from '#contract/staff-sign-in.ts'
import type { Letter } from '../../../providers/mail/mail.ts'
import { asCaller, EMAIL, memberSteps } from '../../../testing/member-steps.ts'
import { givenSettings, STAFF_PASSWORD } from '../../../testing/sample-world.ts'
import { givenPasskey, softwarePasskey } from '../../../testing/software-passkey.ts'
import {
  codeAt,
  givenInvited,
  givenMember,
  MEMBER_PASSWORD,
  memberCaller,
  RECOVERY_CODE,
} from '../../../testing/staff-members.ts'
import { dataOf, send, staffCaller, type TestApp, testApp } from '../../../testing/test-app.ts'

const PASSWORD = 'amber gravel window'
const DAY_MS = 86_400_000

let test: TestApp
beforeEach(async () => {
  test = await testApp({ settings: { staffSignIn: 'named', trustedProxies: ['127.0.0.1'] } })
})

const { later, isIn, first, second, signedIn } = memberSteps(() => test)

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

  it('is joined with a passkey in place of the app: no code opens the account, and earlier passkeys are gone', async () => {
    const { id, token } = await givenInvited(test.deps)
    const before = await givenPasskey(test.deps, { kind: 'staff', id })
    const { passkey } = dataOf(await send(test, signIn.openInvitation, { body: { token } }))
    const device = softwarePasskey()
    const sly = await accept(token, { code: undefined, passkey: device.make('of something else') })
    expect(sly.json.code).toBe('passkey-refused')
    const joined = await accept(token, { code: undefined, passkey: device.make(passkey?.challenge ?? '') })
    expect(joined.json.user).toMatchObject({ id })
    expect(await test.deps.db.selectFrom('passkeys').select('id').where('staff_id', '=', id).execute()).toEqual([
      { id: device.id },
    ])
    expect(before.id).not.toBe(device.id)
    const account = await send(test, getOwnAccount, {}, asCaller(joined.json.token))
    expect(account.json.data).toMatchObject({ authenticatorSince: null, recoveryCodesLeft: 8 })
    const { json } = await first(`${id}@example.com`, PASSWORD)
    expect((await second(json.challenge, codeAt(test.clock.at))).json.code).toBe('authenticator-code-wrong')
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
    const again = dataOf(await send(test, people.invitePersonAgain, { params: { personId: id } }, owner))
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
    const body = { name: 'Kim Lee', email: 'Kim@Example.com', role: 'reader' as const }
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
    const again = (personId = '') => send(test, people.invitePersonAgain, { params: { personId } }, owner)
    const [ofOwner, ofOperator] = [await again(ids[0]), await again(ids[1])]
    expect([ofOwner.status, ofOwner.json.code]).toEqual([502, 'invitation-not-sent'])
    expect(dataOf(ofOperator)).toMatchObject({ wasSent: false, link: expect.stringContaining('#') })
  })

  it('lets somebody in again who lost the app; until then the old one holds', async () => {
    const id = await givenMember(test.deps, { email: EMAIL })
    const owner = await memberCaller(test.deps, { role: 'owner' })
    const { link } = dataOf(await send(test, people.invitePersonAgain, { params: { personId: id } }, owner))
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
    const locked = await second(challenge, codeAt(test.clock.at))
    expect([locked.status, locked.headers['retry-after'], locked.json.code]).toEqual([429, '900', 'sign-in-locked'])
    expect(locked.json.error).toContain('Try again in 15 minutes.')
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
    expect(sealed_totp).toMatch(/^v2\.[0-9a-f]{8}\./)
  })
})
