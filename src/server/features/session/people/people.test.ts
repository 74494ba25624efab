// The people of a client: invited, joined, given roles, taken out; one person of several companies.
import { beforeEach, describe, expect, it } from 'vitest'
import * as people from '#contract/client-people.ts'
import * as companies from '#contract/companies.ts'
import { COMPANY_HEADER } from '#contract/company-header.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { newRequestKey, REQUEST_KEY_HEADER } from '#contract/request-key.ts'
import { login, loginWithCode } from '#contract/session.ts'
import { listShipments } from '#contract/shipments.ts'
import { askAgain } from '#contract/sign-in-again.ts'
import { addClientMember, findPersonByEmail } from '../../../store/client-people.ts'
import { givenClient, givenShipment } from '../../../testing/builders.ts'
import { colleagueCaller, givenColleague, personCaller } from '../../../testing/client-people.ts'
import { memberCaller } from '../../../testing/staff-members.ts'
import {
  clientCaller,
  dataOf,
  send,
  staffCaller,
  TEST_NOW,
  type TestApp,
  type TestCaller,
  testApp,
} from '../../../testing/test-app.ts'

const DAY_MS = 86_400_000
const OWNER = 'dana@prairie.example'
const GUEST = 'kim@books.example'

let test: TestApp
let clientId: string
let owner: TestCaller
let ownerId: string

beforeEach(async () => {
  test = await testApp()
  clientId = await givenClient(test.deps.db, { email: OWNER, name: 'Prairie Wax Works' })
  await givenShipment(test.deps.db, clientId)
  owner = await clientCaller(test.deps, clientId)
  ownerId = (await findPersonByEmail(test.deps.db, OWNER))?.id ?? ''
})

const listed = async (caller = owner) => dataOf(await send(test, people.listClientPeople, {}, caller))
const invite = (email = GUEST, caller = owner) =>
  send(test, people.inviteClientPerson, { body: { email, role: 'member' } }, caller)
const letters = () => test.deps.mailer.outbox?.() ?? []
/** The token in the newest letter. */
const token = () => /\/invitation#([\w-]{43})/.exec(letters()[0]?.text ?? '')?.[1] ?? ''
const accept = (given = token()) =>
  send(test, people.acceptClientInvitation, { body: { token: given, name: 'Kim Lee' } })
const mayRead = async (caller: TestCaller) => (await send(test, listShipments, {}, caller)).status
const removeIt = (personId: string, caller = owner) =>
  send(test, people.removeClientPerson, { params: { personId } }, caller)
const roleOf = (personId: string, role: 'reader' | 'member' | 'owner', caller = owner) =>
  send(test, people.setClientPersonRole, { params: { personId }, body: { role } }, caller)
const actions = async () =>
  (await test.deps.db.selectFrom('audit_log').select(['action', 'actor_name']).orderBy('id').execute()).map(
    ({ action, actor_name }) => `${actor_name} ${action}`,
  )

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

describe('an invitation', () => {
  it('goes out by letter, names company and inviter, and is good once', async () => {
    expect(dataOf(await invite())).toMatchObject({ email: GUEST, role: 'member', wasSent: true, isOver: false })
    expect(letters()[0]).toMatchObject({ to: GUEST, subject: 'You are invited to Prairie Wax Works in Portage' })
    const link = token()
    const shown = dataOf(await send(test, people.openClientInvitation, { body: { token: link } }))
    expect(shown).toMatchObject({ company: 'Prairie Wax Works', email: GUEST, invitedBy: OWNER, role: 'member' })
    const joined = await accept(link)
    expect(joined.json).toEqual({ success: true, data: { company: 'Prairie Wax Works', email: GUEST } })
    expect((await accept(link)).json.code).toBe('client-invitation-over')
    const { people: now, invitations } = await listed()
    expect([now.map(({ name, email }) => name ?? email), invitations]).toEqual([[OWNER, 'Kim Lee'], []])
    expect(await actions()).toEqual([`${OWNER} client-person.invited`, 'Kim Lee client-person.joined'])
  })

  it('signs nobody in: who opens the link of somebody else gets into no company', async () => {
    const otherId = await givenClient(test.deps.db, { email: GUEST, name: 'Kim Books' })
    await givenShipment(test.deps.db, otherId)
    const sessions = () => test.deps.db.selectFrom('sessions').select('id').execute()
    const before = await sessions()
    await invite()
    expect((await accept()).status).toBe(200)
    await invite('nobody@example.com')
    expect((await accept()).status).toBe(200)
    expect(await sessions()).toEqual(before)
    const { json } = await send(test, login, { body: { email: GUEST } })
    expect(json).toMatchObject({ user: { id: clientId }, role: 'member', companies: 2 })
  })

  it('is refused for oneself, for who belongs already, and for who is invited already', async () => {
    await givenColleague(test.deps, clientId, { email: 'lee@prairie.example' })
    expect((await invite(OWNER)).json.code).toBe('person-belongs-already')
    expect((await invite('Lee@Prairie.example')).json.code).toBe('person-belongs-already')
    await invite()
    expect((await invite()).json.code).toBe('person-invited-already')
  })

  it('ends after seven days, may then be made again, and is worth nothing once sent again or withdrawn', async () => {
    const first = dataOf(await invite())
    const old = token()
    test.clock.at = new Date(TEST_NOW.getTime() + 7 * DAY_MS)
    owner = await clientCaller(test.deps, clientId)
    expect((await accept(old)).status).toBe(404)
    expect((await listed()).invitations[0]).toMatchObject({ id: first.id, isOver: true })
    const made = dataOf(await invite())
    const second = token()
    const again = await send(test, people.sendClientInvitation, { params: { invitationId: made.id } }, owner)
    expect(again.status).toBe(200)
    expect((await accept(second)).status).toBe(404)
    const third = token()
    expect(third).not.toBe(second)
    await send(test, people.withdrawClientInvitation, { params: { invitationId: made.id } }, owner)
    expect((await accept(third)).status).toBe(404)
  })

  it('to who is a client elsewhere says no more than to a stranger, and leaves both companies apart', async () => {
    const otherId = await givenClient(test.deps.db, { email: GUEST, name: 'Kim Books' })
    await givenShipment(test.deps.db, otherId)
    const guest = await clientCaller(test.deps, otherId)
    const known = dataOf(await invite())
    await accept()
    const stranger = dataOf(await invite('nobody@example.com'))
    expect(Object.keys(known)).toEqual(Object.keys(stranger))
    expect((await send(test, people.listClientPeople, {}, guest)).json.data?.people).toHaveLength(1)
    const own = dataOf(await send(test, companies.listCompanies, {}, guest))
    expect(own.companies.map(({ name, role }) => [name, role])).toEqual([
      ['Kim Books', 'owner'],
      ['Prairie Wax Works', 'member'],
    ])
  })

  it('is not sent more often than twenty times a day for a company', async () => {
    for (let n = 0; n < 20; n++) expect((await invite(`guest-${n}@example.com`)).status).toBe(200)
    expect((await invite('one-more@example.com')).json.code).toBe('too-many-invitations')
    test.clock.at = new Date(TEST_NOW.getTime() + DAY_MS + 1)
    await send(test, askAgain, {}, owner)
    expect((await invite('one-more@example.com')).status).toBe(200)
  })

  it('is not sent more often by calls at the same time, anew or again', async () => {
    const at = (n: number) => `guest-${n}@example.com`
    const made = await Promise.all(Array.from({ length: 40 }, (_, n) => invite(at(n))))
    expect(made.filter(({ status }) => status === 200)).toHaveLength(20)
    const { invitations } = await listed()
    expect(invitations).toHaveLength(20)
    test.clock.at = new Date(TEST_NOW.getTime() + DAY_MS + 1)
    await send(test, askAgain, {}, owner)
    const params = { invitationId: invitations[0]?.id ?? '' }
    const again = await Promise.all(
      Array.from({ length: 40 }, () => send(test, people.sendClientInvitation, { params }, owner)),
    )
    expect(again.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(again.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('stays in the list where the letter did not go out', async () => {
    const mailer = { send: () => Promise.reject(new Error('no mail')) }
    test = await testApp({ mailer, settings: { publicUrl: 'https://portage.example' } })
    clientId = await givenClient(test.deps.db, { email: OWNER })
    owner = await clientCaller(test.deps, clientId)
    expect(dataOf(await invite()).wasSent).toBe(false)
    expect((await listed()).invitations).toMatchObject([{ email: GUEST, wasSent: false }])
  })

  it('may be made by staff who are owners, on behalf of the client, and by nobody below', async () => {
    const asked = { params: { clientId }, body: { email: GUEST, role: 'owner' as const } }
    const operator = await memberCaller(test.deps, { role: 'operator' })
    const call = onBehalf(people.inviteClientPerson)
    expect((await send(test, call, asked, operator)).json.code).toBe('role-refused')
    expect((await send(test, call, asked, await memberCaller(test.deps, { role: 'owner' }))).status).toBe(200)
    expect(letters()[0]?.text).toContain('Robin Vale invites you')
    const seen = await send(
      test,
      onBehalf(people.listClientPeople),
      { params: { clientId } },
      await staffCaller(test.deps),
    )
    expect(dataOf(seen)).toMatchObject({ people: [{ openSessions: 1 }], invitations: [{ email: GUEST }] })
  })
})

describe('an invitation of an owner', () => {
  let secondId: string
  let second: TestCaller
  let link: string

  beforeEach(async () => {
    secondId = await givenColleague(test.deps, clientId, { email: 'second@prairie.example', role: 'owner' })
    second = await personCaller(test.deps, clientId, secondId)
    await invite('kept@example.com')
    await send(test, people.inviteClientPerson, { body: { email: GUEST, role: 'owner' } }, second)
    link = token()
  })

  const open = async () => (await listed(await clientCaller(test.deps, clientId))).invitations.map(({ email }) => email)

  it('ends when the owner is taken out', async () => {
    await removeIt(secondId)
    expect((await accept(link)).json.code).toBe('client-invitation-over')
    expect(await open()).toEqual(['kept@example.com'])
  })

  it('ends when the owner leaves', async () => {
    await send(test, companies.leaveCompany, {}, second)
    expect(await open()).toEqual(['kept@example.com'])
  })

  it('ends when the owner is one no more', async () => {
    await roleOf(secondId, 'member')
    expect((await accept(link)).json.code).toBe('client-invitation-over')
    expect(await open()).toEqual(['kept@example.com'])
  })

  it('ends when the company gets the address of somebody else in the place of the owner', async () => {
    await test.deps.db.updateTable('clients').set({ email: 'new@prairie.example' }).where('id', '=', clientId).execute()
    expect(await open()).toEqual([GUEST])
  })

  it('is not made by a call that waited while the owner was taken out', async () => {
    const answers = await Promise.all([removeIt(secondId), invite('late@example.com', second)])
    expect(answers[0].status).toBe(200)
    expect(await open()).toEqual(['kept@example.com'])
  })

  it('stays where staff sent it, whoever is taken out', async () => {
    const asked = { params: { clientId }, body: { email: 'by-staff@example.com', role: 'reader' as const } }
    const staff = await memberCaller(test.deps, { role: 'owner' })
    expect((await send(test, onBehalf(people.inviteClientPerson), asked, staff)).status).toBe(200)
    await removeIt(secondId)
    expect(await open()).toEqual(expect.arrayContaining(['kept@example.com', 'by-staff@example.com']))
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
    test = await testApp({ settings: { clientSignIn: 'code' } })
    clientId = await givenClient(test.deps.db, { email: OWNER })
    await givenShipment(test.deps.db, clientId)
    owner = await clientCaller(test.deps, clientId)
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

describe('somebody of several companies', () => {
  let otherId: string
  let signed: TestCaller

  beforeEach(async () => {
    otherId = await givenClient(test.deps.db, { email: GUEST, name: 'Kim Books' })
    await givenShipment(test.deps.db, otherId)
    await givenColleague(test.deps, clientId, { email: GUEST, role: 'reader' })
    const { json } = await send(test, login, { body: { email: GUEST } })
    if (json.mode !== 'direct') throw new Error('a code was sent')
    expect(json).toMatchObject({ companies: 2 })
    signed = { kind: 'client', token: json.token }
  })

  const now = async () => dataOf(await send(test, companies.listCompanies, {}, signed)).companyId
  const change = (companyId: string) => send(test, companies.switchCompany, { body: { companyId } }, signed)
  const references = async () => dataOf(await send(test, listShipments, {}, signed)).map(({ reference }) => reference)

  it('works for one at a time, changes without signing in, and begins where it left', async () => {
    await change(otherId)
    const ofOther = await references()
    test.clock.at = new Date(TEST_NOW.getTime() + 1000)
    expect((await change(clientId)).json.user).toEqual({ id: clientId, companyName: 'Prairie Wax Works' })
    expect(await now()).toBe(clientId)
    expect(await references()).not.toEqual(ofOther)
    expect((await invite('x@example.com', signed)).json.code).toBe('client-role-refused')
    const { json } = await send(test, login, { body: { email: GUEST } })
    expect(json).toMatchObject({ user: { id: clientId } })
  })

  it('changes to no company it does not belong to, and to none that lets nobody in', async () => {
    const strange = await givenClient(test.deps.db)
    await givenShipment(test.deps.db, strange)
    const dormant = await givenClient(test.deps.db)
    await givenColleague(test.deps, dormant, { email: GUEST })
    const before = await now()
    expect((await change(strange)).status).toBe(404)
    expect((await change(dormant)).status).toBe(404)
    expect(await now()).toBe(before)
  })

  it('is told when a page of the other company asks or writes', async () => {
    await change(clientId)
    const { method, path } = listShipments
    const ask = async (company: string) => {
      const key = await newRequestKey(signed.token, method, path, test.clock.at)
      const headers = { authorization: `Bearer ${signed.token}`, [REQUEST_KEY_HEADER]: key, [COMPANY_HEADER]: company }
      const answer = await test.app.inject({ method, url: path, headers })
      return [answer.statusCode, answer.json().code]
    }
    expect(await ask(clientId)).toEqual([200, undefined])
    expect(await ask(otherId)).toEqual([409, 'company-switched'])
  })

  it('taken out of the company at hand is out, and goes on in the other', async () => {
    await change(clientId)
    const guest = await findPersonByEmail(test.deps.db, GUEST)
    await removeIt(guest?.id ?? '')
    expect(await mayRead(signed)).toBe(401)
    const { json } = await send(test, login, { body: { email: GUEST } })
    expect(json).toMatchObject({ user: { id: otherId } })
    expect(json).not.toHaveProperty('companies')
  })
})
