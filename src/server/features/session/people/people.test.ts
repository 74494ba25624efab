// The people of a client: who belongs to it, is given a role, is taken out or leaves.
import { beforeEach, describe, expect, it } from 'vitest'
import * as people from '#contract/client-people.ts'
import * as companies from '#contract/companies.ts'
import { login, loginWithCode } from '#contract/session.ts'
import { addClientMember, findPersonByEmail } from '../../../store/client-people.ts'
import { givenClient } from '../../../testing/builders.ts'
import { colleagueCaller, givenColleague, personCaller } from '../../../testing/client-people.ts'
import {
  actions,
  clientId,
  freshPeople,
  GUEST,
  invite,
  letters,
  listed,
  mayRead,
  OWNER,
  owner,
  ownerId,
  peopleIn,
  removeIt,
  roleOf,
  test,
} from '../../../testing/people-of-client.ts'
import { clientCaller, send, TEST_NOW } from '../../../testing/test-app.ts'

beforeEach(freshPeople)

describe('a client as it was before people', () => {
  it('is a company with one owner, by whatever way it came', async () => {
    expect(await listed()).toMatchObject({
      people: [{ email: OWNER, name: null, role: 'owner', isSelf: true, hasCompanyAddress: true }],
      invitations: [],
    })
  })

  it('changes owner with its address, and keeps whoever else belongs to it', async () => {
    const colleague = await colleagueCaller(test.deps, clientId)
    await test.deps.db.updateTable('clients').set({ email: 'new@prairie.example' }).where('id', '=', clientId).execute()
    expect([await mayRead(owner), await mayRead(colleague)]).toEqual([401, 200])
    expect(
      (await listed(await clientCaller(test.deps, clientId))).people.map(({ email, role }) => [email, role]),
    ).toContainEqual(['new@prairie.example', 'owner'])
    expect(await findPersonByEmail(test.deps.db, OWNER)).toBeUndefined()
  })
})

describe('somebody of a client', () => {
  it('who is taken out is out at once, everywhere, and can come back by an invitation alone', async () => {
    const id = await givenColleague(test.deps, clientId, { email: GUEST })
    const [one, two] = [await personCaller(test.deps, clientId, id), await personCaller(test.deps, clientId, id)]
    expect([await mayRead(one), await mayRead(two)]).toEqual([200, 200])
    expect((await removeIt(id)).status).toBe(200)
    expect([await mayRead(one), await mayRead(two)]).toEqual([401, 401])
    expect((await send(test, login, { body: { email: GUEST } })).json.code).toBe('sign-in-refused')
    expect(await findPersonByEmail(test.deps.db, GUEST)).toBeUndefined()
  })

  it('holds a code that is worth nothing once taken out', async () => {
    await peopleIn({ settings: { clientSignIn: 'code' } })
    const id = await givenColleague(test.deps, clientId, { email: GUEST })
    const { json } = await send(test, login, { body: { email: GUEST } })
    if (json.mode !== 'code') throw new Error('no code was sent')
    const code = /\b(\d{6})\b/.exec(letters()[0]?.text ?? '')?.[1] ?? ''
    await removeIt(id)
    const answer = await send(test, loginWithCode, { body: { challenge: json.challenge, code } })
    expect([answer.status, answer.json.code]).toEqual([401, 'sign-in-code-over'])
  })

  it('with another role has to sign in again', async () => {
    const id = await givenColleague(test.deps, clientId)
    const before = await personCaller(test.deps, clientId, id)
    expect((await roleOf(id, 'reader')).status).toBe(200)
    expect(await mayRead(before)).toBe(401)
    const now = await personCaller(test.deps, clientId, id)
    expect((await invite('x@example.com', now)).json.code).toBe('client-role-refused')
  })

  it('never leaves a company without an owner who has its address', async () => {
    const left = () => send(test, companies.leaveCompany, {}, owner)
    expect((await left()).json.code).toBe('last-client-owner')
    expect((await roleOf(ownerId, 'member')).json.code).toBe('last-client-owner')
    const secondId = await givenColleague(test.deps, clientId, { email: GUEST, role: 'owner' })
    const second = await personCaller(test.deps, clientId, secondId)
    expect((await removeIt(ownerId, second)).json.code).toBe('company-address-is-theirs')
    const moved = await send(test, people.setCompanyAddress, { body: { personId: secondId } }, second)
    expect(moved.status).toBe(200)
    expect([await mayRead(owner), await mayRead(second)]).toEqual([200, 200])
    expect((await left()).status).toBe(200)
    expect([await mayRead(owner), await mayRead(second)]).toEqual([401, 200])
    await test.jobsDone()
    expect(new Set(letters().map(({ to }) => to))).toEqual(new Set([OWNER, GUEST]))
  })

  it('keeps at least one owner however two lower each other at the same moment', async () => {
    const secondId = await givenColleague(test.deps, clientId, { role: 'owner' })
    const thirdId = await givenColleague(test.deps, clientId, { role: 'owner' })
    const second = await personCaller(test.deps, clientId, secondId)
    const third = await personCaller(test.deps, clientId, thirdId)
    await Promise.all([roleOf(thirdId, 'reader', second), roleOf(secondId, 'reader', third), removeIt(ownerId, third)])
    const { people: left } = await listed(await clientCaller(test.deps, clientId))
    expect(left.filter(({ role, hasCompanyAddress }) => role === 'owner' && hasCompanyAddress)).toHaveLength(1)
  })

  it('gets the address of a company only as its owner, and only where no other company has it', async () => {
    const memberId = await givenColleague(test.deps, clientId)
    const choose = (personId: string) => send(test, people.setCompanyAddress, { body: { personId } }, owner)
    expect((await choose(memberId)).json.code).toBe('not-an-owner')
    await givenClient(test.deps.db, { email: GUEST })
    const taken = await givenColleague(test.deps, clientId, { email: GUEST, role: 'owner' })
    expect((await choose(taken)).json.code).toBe('address-of-other-client')
  })

  it('is named in what is confirmed, by name once there is one', async () => {
    const link = await send(test, companies.nameMyself, { body: { name: 'Look at evil.example' } }, owner)
    expect(link.json.error).toBe('Give a name without a web address.')
    await send(test, companies.nameMyself, { body: { name: 'Dana Roy' } }, owner)
    await invite()
    expect(await actions()).toEqual([`${OWNER} client-person.named`, 'Dana Roy client-person.invited'])
  })

  it('who takes a name stands with it in the log of each company', async () => {
    const otherId = await givenClient(test.deps.db)
    await test.deps.db.transaction().execute((tx) =>
      addClientMember(tx, {
        client_id: otherId,
        person_id: ownerId,
        role: 'reader',
        invited_by: 'Dana',
        joined_at: TEST_NOW,
      }),
    )
    await send(test, companies.nameMyself, { body: { name: 'Dana Roy' } }, owner)
    const rows = await test.deps.db.selectFrom('audit_log').select(['client_id', 'action', 'after']).execute()
    const named = { action: 'client-person.named', after: { name: 'Dana Roy' } }
    expect(rows).toHaveLength(2)
    for (const client_id of [clientId, otherId]) expect(rows).toContainEqual({ client_id, ...named })
  })
})
