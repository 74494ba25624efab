// The world of the permission tests: clients with a sample of everything, staff and people of each role, and the sample call of each endpoint.
import { ALL_ENDPOINTS } from '#contract/all.ts'
import type { Access, Asked, Endpoint } from '#contract/endpoint.ts'
import type { ClientRole } from '#domain/client-role.ts'
import type { StaffRole } from '#domain/staff-role.ts'
import { colleagueCaller } from './client-people.ts'
import { recordedFreight } from './recorded-freight.ts'
import { recordedInbound } from './recorded-inbound.ts'
import { SHOPS } from './recorded-shops.ts'
import { recordedSignOn } from './recorded-sign-on.ts'
import { sampleFor } from './sample-calls.ts'
import { givenSettings, type SampleWorld, sampleWorld } from './sample-world.ts'
import { memberCaller } from './staff-members.ts'
import { send, type TestApp, type TestCaller, testApp } from './test-app.ts'

export const ENDPOINTS = ALL_ENDPOINTS.map(({ name, endpoint }) => ({ name, endpoint }))
export const withAccess = (...kinds: readonly Access[]) =>
  ENDPOINTS.filter(({ endpoint }) => kinds.includes(endpoint.access))

export let test: TestApp
/** Client A, whose data nobody else may see. */
export let a: SampleWorld
export let members: Readonly<Record<StaffRole, TestCaller & { readonly id: string }>>
export let people: Readonly<Record<ClientRole, TestCaller>>

/** To be given to `beforeAll`. */
export async function permissionWorld(): Promise<void> {
  test = await testApp({
    freight: recordedFreight(),
    inboundPlans: recordedInbound,
    shops: SHOPS,
    signOn: recordedSignOn,
  })
  await givenSettings(test.deps)
  a = await sampleWorld(test.deps, 'Alderbrook')
  members = {
    owner: await memberCaller(test.deps, { role: 'owner' }),
    operator: await memberCaller(test.deps, { role: 'operator' }),
    reader: await memberCaller(test.deps, { role: 'reader' }),
  }
  people = {
    owner: await colleagueCaller(test.deps, a.clientId, { role: 'owner' }),
    member: await colleagueCaller(test.deps, a.clientId, { role: 'member' }),
    reader: await colleagueCaller(test.deps, a.clientId, { role: 'reader' }),
  }
}

export function asked(name: string, world: SampleWorld): Partial<Asked<Endpoint>> {
  const sample = sampleFor(name)
  if (!sample) throw new Error(`sample-calls.ts has no sample call of ${name}`)
  return sample(world)
}

export type Case = { readonly name: string; readonly endpoint: Endpoint }

/** The call of client A's sample by somebody: its status, and the marks of A in the answer that the request did not hold. */
export async function tried({ name, endpoint }: Case, caller: TestCaller | undefined, world = a) {
  const request = asked(name, world)
  const { status, bytes, json } = await send(test, endpoint, request, caller)
  const text = bytes.toString('latin1') + JSON.stringify(json ?? null)
  const given = JSON.stringify(request)
  return { status, leaked: a.marks.filter((mark) => text.includes(mark) && !given.includes(mark)) }
}

/** How a call is answered that is let in. */
export const taken = ({ endpoint }: Case): number => (endpoint.startsJob ? 202 : 200)
export const refused = (status: number) => ({ status, leaked: [] })
export const namesThingsOf = (world: SampleWorld, request: unknown): boolean =>
  world.marks.some((mark) => JSON.stringify(request).includes(mark))
