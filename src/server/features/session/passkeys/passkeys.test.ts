// Passkeys: what is taken, what is refused, and that nobody reaches those of another.
import { beforeEach, describe, expect, it } from 'vitest'
import * as calls from '#contract/passkeys.ts'
import { listShipments } from '#contract/shipments.ts'
import { changeMember } from '../../../store/staff-members.ts'
import { givenColleague, personCaller } from '../../../testing/client-people.ts'
import { type SampleWorld, sampleWorld } from '../../../testing/sample-world.ts'
import { givenPasskey, givenPasskeyAsk, softwarePasskey } from '../../../testing/software-passkey.ts'
import { memberCaller } from '../../../testing/staff-members.ts'
import { send, type TestApp, type TestCaller, testApp } from '../../../testing/test-app.ts'

let test: TestApp
let world: SampleWorld

beforeEach(async () => {
  test = await testApp()
  world = await sampleWorld(test.deps, 'own')
})

const asked = async () => (await send(test, calls.askPasskey)).json.data.challenge
const signIn = (proof: unknown) => send(test, calls.passkeyLogin, { body: { proof } as never })
const events = async (kind: string) =>
  (
    await test.deps.db
      .selectFrom('security_events')
      .selectAll()
      .where('kind', '=', kind as never)
      .execute()
  ).length

async function added(caller: TestCaller, name = 'Phone') {
  const device = softwarePasskey()
  const toMake = (await send(test, calls.askOwnPasskey, {}, caller)).json.data
  const { status } = await send(
    test,
    calls.addOwnPasskey,
    { body: { name, passkey: device.make(toMake.challenge) } },
    caller,
  )
  expect(status).toBe(200)
  return device
}

describe('a client', () => {
  it('adds a passkey, signs in with it, and removes it', async () => {
    const device = await added(world.caller)
    const listed = (await send(test, calls.listOwnPasskeys, {}, world.caller)).json.data
    expect(listed).toContainEqual(
      expect.objectContaining({ id: device.id, name: 'Phone', lastUsedAt: null, isSynced: false }),
    )
    const signed = await signIn(device.prove(await asked()))
    expect(signed.json).toMatchObject({ success: true, user: { id: world.clientId }, email: world.email })
    const caller = { kind: 'client', token: signed.json.token } as const
    expect((await send(test, listShipments, {}, caller)).status).toBe(200)
    expect((await send(test, calls.removeOwnPasskey, { params: { passkeyId: device.id } }, caller)).status).toBe(200)
    expect((await signIn(device.prove(await asked()))).json.code).toBe('passkey-refused')
    expect(await events('second-factor-changed')).toBe(2)
    expect(await events('sign-in')).toBe(1)
    expect(await events('sign-in-failed')).toBe(1)
  })

  it('hears by letter of one that is added', async () => {
    await added(world.caller, 'Office laptop')
    const letters = await test.deps.db.selectFrom('jobs').select('id').where('kind', '=', 'letter').execute()
    expect(letters.length).toBeGreaterThan(0)
  })

  it('is refused a challenge that was used, that is over, and that somebody else was asked', async () => {
    const device = await added(world.caller)
    const challenge = await asked()
    expect((await signIn(device.prove(challenge))).status).toBe(200)
    expect((await signIn(device.prove(challenge))).json.code).toBe('passkey-refused')
    const old = await asked()
    test.clock.at = new Date(test.clock.at.getTime() + 600_000)
    expect((await signIn(device.prove(old))).json.code).toBe('passkey-refused')
    const colleague = await personCaller(test.deps, world.clientId, await givenColleague(test.deps, world.clientId))
    const theirs = (await send(test, calls.askOwnPasskey, {}, colleague)).json.data.challenge
    const passkey = softwarePasskey().make(theirs)
    expect((await send(test, calls.addOwnPasskey, { body: { name: 'Theirs', passkey } }, world.caller)).json.code).toBe(
      'passkey-refused',
    )
  })

  it.each([
    ['another site', { origin: 'https://portage.example.net', site: 'portage.example.net' }],
    ['another site that says it is this one', { origin: 'https://portage.example.net' }],
    ['a key that did not verify who holds it', { isVerified: false }],
  ])('is refused %s', async (_, said) => {
    const device = await added(world.caller)
    expect((await signIn(device.prove(await asked(), said))).json.code).toBe('passkey-refused')
    const toMake = (await send(test, calls.askOwnPasskey, {}, world.caller)).json.data
    const passkey = softwarePasskey().make(toMake.challenge, said)
    const { json } = await send(test, calls.addOwnPasskey, { body: { name: 'Odd', passkey } }, world.caller)
    expect(json.code).toBe('passkey-refused')
  })

  it('is refused a copy, whose count does not rise', async () => {
    const device = await added(world.caller)
    expect((await signIn(device.prove(await asked(), { count: 7 }))).status).toBe(200)
    expect((await signIn(device.prove(await asked(), { count: 7 }))).json.code).toBe('passkey-refused')
    expect((await signIn(device.prove(await asked(), { count: 8 }))).status).toBe(200)
  })

  it('sees and removes nothing of a colleague, and adds no passkey twice', async () => {
    const colleagueId = await givenColleague(test.deps, world.clientId)
    const colleague = await personCaller(test.deps, world.clientId, colleagueId)
    const device = await added(world.caller)
    expect((await send(test, calls.listOwnPasskeys, {}, colleague)).json.data).toEqual([])
    const params = { passkeyId: device.id }
    expect((await send(test, calls.removeOwnPasskey, { params }, colleague)).status).toBe(404)
    const again = (await send(test, calls.askOwnPasskey, {}, colleague)).json.data.challenge
    const body = { name: 'Same', passkey: device.make(again) }
    expect((await send(test, calls.addOwnPasskey, { body }, colleague)).json.code).toBe('passkey-kept-already')
  })

  it('is let in nowhere by a passkey of staff, nor staff by one of a client', async () => {
    const client = await givenPasskey(test.deps, { kind: 'person', id: world.ownerId })
    const proof = client.prove(await asked())
    expect((await send(test, calls.memberPasskeyLogin, { body: { proof } })).json.code).toBe('passkey-refused')
    const member = await givenPasskey(test.deps, { kind: 'staff', id: world.memberId })
    expect((await signIn(member.prove(await asked()))).json.code).toBe('passkey-refused')
  })

  it('signs in again before a way in is made or taken away', async () => {
    const device = await added(world.caller)
    test.clock.at = new Date(test.clock.at.getTime() + 16 * 60_000)
    const params = { passkeyId: device.id }
    expect((await send(test, calls.askOwnPasskey, {}, world.caller)).json.code).toBe('sign-in-again')
    expect((await send(test, calls.removeOwnPasskey, { params }, world.caller)).json.code).toBe('sign-in-again')
  })

  it('has no more than twenty', async () => {
    for (let count = 1; count < 20; count++) await givenPasskey(test.deps, { kind: 'person', id: world.ownerId })
    expect((await send(test, calls.askOwnPasskey, {}, world.caller)).json.code).toBe('too-many-passkeys')
  })
})

describe('staff', () => {
  it('add a passkey, sign in with it, and are shut out when disabled', async () => {
    const caller = await memberCaller(test.deps)
    const toMake = await send(test, calls.askMemberPasskey, {}, caller)
    const device = softwarePasskey()
    const body = { name: 'Key ring', passkey: device.make(toMake.json.data.challenge) }
    expect((await send(test, calls.addMemberPasskey, { body }, caller)).status).toBe(200)
    const signed = await send(test, calls.memberPasskeyLogin, { body: { proof: device.prove(await asked()) } })
    expect(signed.json).toMatchObject({ user: { id: caller.id, name: 'Robin Vale', role: 'operator' } })
    await changeMember(test.deps.db, caller.id, { disabled_at: test.deps.now() })
    const shut = await send(test, calls.memberPasskeyLogin, { body: { proof: device.prove(await asked()) } })
    expect(shut.json.code).toBe('passkey-refused')
  })

  it('keep the last one where there is no other second step', async () => {
    const caller = await memberCaller(test.deps)
    const only = await givenPasskey(test.deps, { kind: 'staff', id: caller.id })
    const remove = () => send(test, calls.removeMemberPasskey, { params: { passkeyId: only.id } }, caller)
    await changeMember(test.deps.db, caller.id, { totp_at: null })
    const refused = await remove()
    expect([refused.status, refused.json.code]).toEqual([409, 'only-second-step'])
    expect((await send(test, calls.listMemberPasskeys, {}, caller)).json.data).toHaveLength(1)
    await changeMember(test.deps.db, caller.id, { totp_at: test.deps.now() })
    expect((await remove()).status).toBe(200)
  })

  it('cannot add one with a challenge asked as a client', async () => {
    const caller = await memberCaller(test.deps)
    const challenge = (await send(test, calls.askOwnPasskey, {}, world.caller)).json.data.challenge
    const body = { name: 'Sly', passkey: softwarePasskey().make(challenge) }
    expect((await send(test, calls.addMemberPasskey, { body }, caller)).json.code).toBe('passkey-refused')
  })
})

it('says where passkeys cannot work', async () => {
  const elsewhere = await testApp({ settings: { publicUrl: 'http://portage.example.com' } })
  expect((await send(elsewhere, calls.askPasskey)).json.code).toBe('passkeys-not-here')
  const secure = await testApp({ settings: { publicUrl: 'https://portage.example.com' } })
  expect((await send(secure, calls.askPasskey)).json.data.site).toEqual({ id: 'portage.example.com', name: 'Portage' })
})

it('keeps a challenge for what it was asked for', async () => {
  const device = await givenPasskey(test.deps, { kind: 'person', id: world.ownerId })
  await givenPasskeyAsk(test.deps, 'asked-to-make-another', `person ${world.ownerId}`)
  expect((await signIn(device.prove('asked-to-make-another'))).json.code).toBe('passkey-refused')
})
