// Invitations of people of a client: sent, taken up once, ended with whoever made them.
import { beforeEach, describe, expect, it } from 'vitest'
import * as people from '#contract/client-people.ts'
import * as companies from '#contract/companies.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { login } from '#contract/session.ts'
import { askAgain } from '#contract/sign-in-again.ts'
import { givenClient, givenShipment } from '../../../testing/builders.ts'
import { givenColleague, personCaller } from '../../../testing/client-people.ts'
import {
  accept,
  actions,
  clientId,
  freshPeople,
  GUEST,
  invite,
  letters,
  listed,
  OWNER,
  owner,
  peopleIn,
  removeIt,
  roleOf,
  signInAgain,
  test,
  token,
} from '../../../testing/people-of-client.ts'
import { memberCaller } from '../../../testing/staff-members.ts'
import { clientCaller, dataOf, send, staffCaller, TEST_NOW, type TestCaller } from '../../../testing/test-app.ts'

const DAY_MS = 86_400_000

beforeEach(freshPeople)

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
    await signInAgain()
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
    await peopleIn({ mailer, settings: { publicUrl: 'https://portage.example' } })
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
