// Signing in again: which calls ask for it, by what it is proven, and that nobody proves it for another.
import { beforeEach, describe, expect, it } from 'vitest'
import { ALL_ENDPOINTS } from '#contract/all.ts'
import * as people from '#contract/client-people.ts'
import { listCompanies } from '#contract/companies.ts'
import type { Asked, Endpoint } from '#contract/endpoint.ts'
import * as passkeys from '#contract/passkeys.ts'
import { listSessions } from '#contract/sessions.ts'
import { listShipments } from '#contract/shipments.ts'
import * as calls from '#contract/sign-in-again.ts'
import { givenColleague, personCaller } from '../../../testing/client-people.ts'
import { sampleFor } from '../../../testing/sample-calls.ts'
import { givenSettings, type SampleWorld, STAFF_PASSWORD, sampleWorld } from '../../../testing/sample-world.ts'
import { givenPasskey, softwarePasskey } from '../../../testing/software-passkey.ts'
import { codeAt, MEMBER_PASSWORD, memberCaller, RECOVERY_CODE } from '../../../testing/staff-members.ts'
import { send, staffCaller, type TestApp, type TestCaller, testApp } from '../../../testing/test-app.ts'

/** What changes who gets in, or takes everything out. To add one: say here why it asks. */
const ASKING = `inviteClientPerson sendClientInvitation setClientPersonRole removeClientPerson endClientPersonSessions setCompanyAddress
  setPasskeysOnly forgetPasskeys downloadArchive askErasure eraseClient issueApiKey
  endOneSession endOtherSessions endStaffSession endOtherStaffSessions
  invitePerson invitePersonAgain setPersonRole setPersonDisabled endPersonSessions newAuthenticator renewRecoveryCodes
  askOwnPasskey removeOwnPasskey askMemberPasskey removeMemberPasskey removeOwnSignOn removePersonSignOn oldAddressGone`

const QUARTER = 15 * 60_000
let test: TestApp
let world: SampleWorld
let owner: TestCaller & { readonly id: string }
beforeEach(async () => {
  test = await testApp({ settings: { clientSignIn: 'code' } })
  await givenSettings(test.deps)
  world = await sampleWorld(test.deps, 'own')
  owner = await memberCaller(test.deps, { role: 'owner', name: 'Sam Ash' })
})

const later = (ms: number) => {
  test.clock.at = new Date(test.clock.at.getTime() + ms)
}
const asked = (name: string): Partial<Asked<Endpoint>> => sampleFor(name)?.(world) ?? {}
const mailedCode = (): string => /\d{6}/.exec(test.deps.mailer.outbox?.()[0]?.text ?? '')?.[0] ?? ''
function endpointOf(name: string): Endpoint {
  const found = ALL_ENDPOINTS.find((each) => each.name === name)
  if (!found) throw new Error(name)
  return found.endpoint
}
const freshness = async (caller: TestCaller = world.caller) =>
  (await send(test, passkeys.askOwnPasskey, {}, caller)).json.code ?? 'fresh'
const staffFreshness = async (caller: TestCaller) =>
  (await send(test, passkeys.askMemberPasskey, {}, caller)).json.code ?? 'fresh'
const challenge = async () => (await send(test, passkeys.askPasskey)).json.data.challenge

describe('signing in of late', () => {
  it('is asked by the calls that are written here, of clients and of staff on their behalf', () => {
    const asking = ALL_ENDPOINTS.filter(({ endpoint }) => endpoint.asksAgain)
    expect([...new Set(asking.map(({ name }) => name.replace(/OnBehalf$/, '')))].sort()).toEqual(
      ASKING.split(/\s+/).sort(),
    )
  })

  it('is enough for a quarter of an hour and no longer, in every one of them', async () => {
    later(QUARTER + 1)
    for (const name of ASKING.split(/\s+/)) {
      const endpoint = endpointOf(name)
      const caller = endpoint.access === 'staff' ? owner : world.caller
      const { status, json } = await send(test, endpoint, asked(name), caller)
      expect([name, status, json.code]).toEqual([name, 403, 'sign-in-again'])
    }
  })

  it('still counts at its last moment', async () => {
    later(QUARTER)
    expect(await freshness()).toBe('fresh')
  })
})

describe('a client signs in again', () => {
  it('by a new code, of which one is enough for all sessions but proves this one alone', async () => {
    const elsewhere = await personCaller(test.deps, world.clientId, world.ownerId)
    later(QUARTER + 1)
    const sent = (await send(test, calls.askAgain, {}, world.caller)).json
    if (sent.mode !== 'code') throw new Error(sent.mode)
    const code = mailedCode()
    const wrong = code === '111111' ? '222222' : '111111'
    const give = (typed: string, caller = world.caller) =>
      send(test, calls.codeAgain, { body: { challenge: sent.challenge, code: typed } }, caller)
    const { status, json } = await give(wrong)
    expect([status, json.code, json.details]).toEqual([403, 'sign-in-code-wrong', { triesLeft: 4 }])
    expect(await freshness()).toBe('sign-in-again')
    expect((await give(code)).status).toBe(200)
    expect([await freshness(), await freshness(elsewhere)]).toEqual(['fresh', 'sign-in-again'])
    expect((await give(code, elsewhere)).json.code).toBe('sign-in-code-over')
    expect((await send(test, listSessions, {}, world.caller)).status).toBe(200)
    later(QUARTER + 1)
    expect(await freshness()).toBe('sign-in-again')
  })

  it('not by the code of a colleague, and not by a passkey of one', async () => {
    const colleagueId = await givenColleague(test.deps, world.clientId, { email: 'kim@example.com' })
    const colleague = await personCaller(test.deps, world.clientId, colleagueId)
    later(QUARTER + 1)
    const sent = (await send(test, calls.askAgain, {}, colleague)).json
    if (sent.mode !== 'code') throw new Error(sent.mode)
    const body = { challenge: sent.challenge, code: mailedCode() }
    const stolen = await send(test, calls.codeAgain, { body }, world.caller)
    expect([stolen.status, stolen.json.code]).toEqual([403, 'sign-in-code-wrong'])
    const theirs = await givenPasskey(test.deps, { kind: 'person', id: colleagueId })
    const proof = theirs.prove(await challenge())
    const shown = await send(test, calls.passkeyAgain, { body: { proof } }, world.caller)
    expect([shown.status, shown.json.code]).toEqual([403, 'passkey-refused'])
    expect(await freshness()).toBe('sign-in-again')
  })

  it('by an own passkey, each answer once', async () => {
    const device = await givenPasskey(test.deps, { kind: 'person', id: world.ownerId })
    later(QUARTER + 1)
    const proof = device.prove(await challenge())
    expect((await send(test, calls.passkeyAgain, { body: { proof } }, world.caller)).status).toBe(200)
    expect(await freshness()).toBe('fresh')
    expect((await send(test, calls.passkeyAgain, { body: { proof } }, world.caller)).json.code).toBe('passkey-refused')
    const kinds = await test.deps.db.selectFrom('security_events').select(['kind', 'person_id']).execute()
    expect(kinds).toContainEqual({ kind: 'signed-in-again', person_id: world.ownerId })
    expect(kinds).toContainEqual({ kind: 'sign-in-failed', person_id: world.ownerId })
  })

  it('by a click where addresses alone sign in', async () => {
    test = await testApp()
    world = await sampleWorld(test.deps, 'own')
    later(QUARTER + 1)
    expect((await send(test, calls.askAgain, {}, world.caller)).json).toMatchObject({ mode: 'direct' })
    expect(await freshness()).toBe('fresh')
  })
})

describe('staff sign in again', () => {
  const give = (caller: TestCaller, password: string, code?: string) =>
    send(test, calls.memberAgain, { body: { password, code } }, caller)

  it('by password and app, of which neither alone is enough', async () => {
    later(QUARTER + 1)
    expect((await give(owner, 'wrong', codeAt(test.clock.at))).json.code).toBe('password-wrong')
    const lacking = await give(owner, MEMBER_PASSWORD)
    expect([lacking.status, lacking.json.code]).toEqual([403, 'recovery-code-wrong'])
    expect((await give(owner, MEMBER_PASSWORD, '000000')).json.code).toBe('authenticator-code-wrong')
    expect(await staffFreshness(owner)).toBe('sign-in-again')
    expect((await give(owner, MEMBER_PASSWORD, codeAt(test.clock.at))).status).toBe(200)
    expect(await staffFreshness(owner)).toBe('fresh')
    expect((await give(owner, MEMBER_PASSWORD, codeAt(test.clock.at))).json.code).toBe('authenticator-code-wrong')
    expect((await give(owner, MEMBER_PASSWORD, RECOVERY_CODE)).status).toBe(200)
    expect((await give(owner, MEMBER_PASSWORD, RECOVERY_CODE)).json.code).toBe('recovery-code-wrong')
  })

  it('are shut out after five wrong passwords, and stay signed in', async () => {
    for (let tries = 0; tries < 5; tries++) await give(owner, 'wrong')
    const { status, json } = await give(owner, MEMBER_PASSWORD, codeAt(test.clock.at))
    expect([status, json.code]).toEqual([429, 'password-locked'])
    expect(await staffFreshness(owner)).toBe('fresh')
  })

  it('by an own passkey, not by that of a colleague', async () => {
    const own = await givenPasskey(test.deps, { kind: 'staff', id: owner.id })
    const other = await givenPasskey(test.deps, { kind: 'staff', id: world.memberId })
    later(QUARTER + 1)
    const show = async (device: ReturnType<typeof softwarePasskey>) =>
      send(test, calls.memberPasskeyAgain, { body: { proof: device.prove(await challenge()) } }, owner)
    expect((await show(other)).json.code).toBe('passkey-refused')
    expect((await show(own)).status).toBe(200)
    expect(await staffFreshness(owner)).toBe('fresh')
  })

  it('by the shared password where they share one', async () => {
    const shared = await staffCaller(test.deps)
    later(QUARTER + 1)
    const issue = () => send(test, endpointOf('issueApiKey'), asked('issueApiKey'), shared)
    expect((await issue()).json.code).toBe('sign-in-again')
    expect((await give(shared, MEMBER_PASSWORD)).json.code).toBe('password-wrong')
    expect((await give(shared, STAFF_PASSWORD)).status).toBe(200)
    expect((await issue()).status).toBe(200)
  })
})

describe('a company that lets in by passkey alone', () => {
  const turn = (passkeysOnly: boolean, caller = world.caller) =>
    send(test, people.setPasskeysOnly, { body: { passkeysOnly } }, caller)
  const sees = async (caller: TestCaller) => {
    const { status, json } = await send(test, listShipments, {}, caller)
    return [status, json.code, json.details]
  }
  const OPEN = [200, undefined, undefined]

  it('is made so by an owner who has shown one, and shuts out who has not', async () => {
    expect((await turn(true)).json).toMatchObject({ code: 'passkey-needed', details: { hasOne: true } })
    const device = await givenPasskey(test.deps, { kind: 'person', id: world.ownerId })
    const show = async () =>
      send(test, calls.passkeyAgain, { body: { proof: device.prove(await challenge()) } }, world.caller)
    expect((await show()).status).toBe(200)
    const colleague = await personCaller(test.deps, world.clientId, world.colleagueId)
    expect((await turn(true)).status).toBe(200)
    expect(await sees(world.caller)).toEqual(OPEN)
    expect(await sees(colleague)).toEqual([403, 'passkey-needed', { hasOne: false }])
    expect((await send(test, listCompanies, {}, colleague)).status).toBe(200)
    const elsewhere = await personCaller(test.deps, world.clientId, world.ownerId)
    expect(await sees(elsewhere)).toEqual([403, 'passkey-needed', { hasOne: true }])
    expect((await turn(false, elsewhere)).json.code).toBe('passkey-needed')
    expect((await turn(false)).status).toBe(200)
    expect(await sees(colleague)).toEqual(OPEN)
  })

  it('lets who has none add the first and no further one by a code alone', async () => {
    await test.deps.db.updateTable('clients').set({ passkeys_only: true }).where('id', '=', world.clientId).execute()
    const colleague = await personCaller(test.deps, world.clientId, world.colleagueId)
    const add = async (caller: TestCaller) => {
      const toMake = await send(test, passkeys.askOwnPasskey, {}, caller)
      if (toMake.status !== 200) return toMake.json.code
      const passkey = softwarePasskey().make(toMake.json.data.challenge)
      return (await send(test, passkeys.addOwnPasskey, { body: { name: 'Phone', passkey } }, caller)).status
    }
    const thief = await personCaller(test.deps, world.clientId, world.colleagueId)
    const asOfThief = (await send(test, passkeys.askOwnPasskey, {}, thief)).json.data.challenge
    expect(await add(colleague)).toBe(200)
    expect(await sees(colleague)).toEqual(OPEN)
    expect(await add(thief)).toBe('passkey-needed')
    const passkey = softwarePasskey().make(asOfThief)
    const late = await send(test, passkeys.addOwnPasskey, { body: { name: 'Sly', passkey } }, thief)
    expect(late.json.code).toBe('passkey-needed')
    expect(await sees(thief)).toEqual([403, 'passkey-needed', { hasOne: true }])
    const [kept] = (await send(test, passkeys.listOwnPasskeys, {}, colleague)).json.data
    const params = { passkeyId: kept?.id ?? '' }
    expect((await send(test, passkeys.removeOwnPasskey, { params }, colleague)).json.code).toBe('last-passkey')
    expect(await add(colleague)).toBe(200)
    expect((await send(test, passkeys.removeOwnPasskey, { params }, colleague)).status).toBe(200)
  })

  it('is every one where the installation says so', async () => {
    test = await testApp({ settings: { clientSignIn: 'passkey' } })
    world = await sampleWorld(test.deps, 'own')
    expect((await sees(world.caller))[1]).toBe('passkey-needed')
    const device = await givenPasskey(test.deps, { kind: 'person', id: world.ownerId })
    const { json } = await send(test, passkeys.passkeyLogin, { body: { proof: device.prove(await challenge()) } })
    expect(await sees({ kind: 'client', token: json.token })).toEqual(OPEN)
  })

  it('is helped by an owner on staff where every device was lost', async () => {
    const person = await personCaller(test.deps, world.clientId, world.ownerId)
    await givenPasskey(test.deps, { kind: 'person', id: world.ownerId })
    const params = { clientId: world.clientId, personId: world.ownerId }
    const forget = (caller: TestCaller) => send(test, people.forgetPasskeys, { params }, caller)
    expect((await forget(await memberCaller(test.deps))).json.code).toBe('role-refused')
    const other = await sampleWorld(test.deps, 'other')
    const crossed = { clientId: other.clientId, personId: world.ownerId }
    expect((await send(test, people.forgetPasskeys, { params: crossed }, owner)).status).toBe(404)
    expect((await forget(owner)).json.removed).toBe(2)
    expect((await sees(person))[0]).toBe(401)
    const [letter] = await test.deps.db.selectFrom('jobs').select('id').where('kind', '=', 'letter').execute()
    expect(letter).toBeDefined()
  })
})
