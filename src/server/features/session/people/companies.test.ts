// One person of several companies.
import { beforeEach, describe, expect, it } from 'vitest'
import * as companies from '#contract/companies.ts'
import { COMPANY_HEADER } from '#contract/company-header.ts'
import { newRequestKey, REQUEST_KEY_HEADER } from '#contract/request-key.ts'
import { login } from '#contract/session.ts'
import { listShipments } from '#contract/shipments.ts'
import { findPersonByEmail } from '../../../store/client-people.ts'
import { givenClient, givenShipment } from '../../../testing/builders.ts'
import { givenColleague } from '../../../testing/client-people.ts'
import { clientId, freshPeople, GUEST, invite, mayRead, removeIt, test } from '../../../testing/people-of-client.ts'
import { dataOf, send, TEST_NOW, type TestCaller } from '../../../testing/test-app.ts'

beforeEach(freshPeople)

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
