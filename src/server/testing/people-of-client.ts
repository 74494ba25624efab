// A client with its owner, for tests of who belongs to it: a fresh application before each, and the calls of its people.
import * as people from '#contract/client-people.ts'
import { listShipments } from '#contract/shipments.ts'
import { findPersonByEmail } from '../store/client-people.ts'
import { givenClient, givenShipment } from './builders.ts'
import { clientCaller, dataOf, send, type TestApp, type TestCaller, testApp } from './test-app.ts'

export const OWNER = 'dana@prairie.example'
export const GUEST = 'kim@books.example'

export let test: TestApp
export let clientId: string
export let owner: TestCaller
export let ownerId: string

/** To be given to `beforeEach`. */
export const freshPeople = () => peopleIn()

/** `given`: of an application that is not like all others. */
export async function peopleIn(given: Parameters<typeof testApp>[0] = {}): Promise<void> {
  test = await testApp(given)
  clientId = await givenClient(test.deps.db, { email: OWNER, name: 'Prairie Wax Works' })
  await givenShipment(test.deps.db, clientId)
  await signInAgain()
  ownerId = (await findPersonByEmail(test.deps.db, OWNER))?.id ?? ''
}

export async function signInAgain(): Promise<void> {
  owner = await clientCaller(test.deps, clientId)
}

export const listed = async (caller = owner) => dataOf(await send(test, people.listClientPeople, {}, caller))
export const invite = (email = GUEST, caller = owner) =>
  send(test, people.inviteClientPerson, { body: { email, role: 'member' } }, caller)
export const letters = () => test.deps.mailer.outbox?.() ?? []
/** The token in the newest letter. */
export const token = () => /\/invitation#([\w-]{43})/.exec(letters()[0]?.text ?? '')?.[1] ?? ''
export const accept = (given = token()) =>
  send(test, people.acceptClientInvitation, { body: { token: given, name: 'Kim Lee' } })
export const mayRead = async (caller: TestCaller) => (await send(test, listShipments, {}, caller)).status
export const removeIt = (personId: string, caller = owner) =>
  send(test, people.removeClientPerson, { params: { personId } }, caller)
export const roleOf = (personId: string, role: 'reader' | 'member' | 'owner', caller = owner) =>
  send(test, people.setClientPersonRole, { params: { personId }, body: { role } }, caller)
export const actions = async () =>
  (await test.deps.db.selectFrom('audit_log').select(['action', 'actor_name']).orderBy('id').execute()).map(
    ({ action, actor_name }) => `${actor_name} ${action}`,
  )
