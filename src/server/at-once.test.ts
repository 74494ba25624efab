// Every call that changes something, three times at the same instant: what there is once is made once, and who comes second is told so in words.
// No rule of the database may come out as a mistake of ours.
import { beforeAll, describe, expect, it } from 'vitest'
import { ALL_ENDPOINTS, ON_BEHALF } from '#contract/all.ts'
import { setCompanyAddress } from '#contract/client-people.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { givenClient } from './testing/builders.ts'
import { givenColleague, personCaller } from './testing/client-people.ts'
import { recordedFreight } from './testing/recorded-freight.ts'
import { recordedInbound } from './testing/recorded-inbound.ts'
import { SHOPS } from './testing/recorded-shops.ts'
import { recordedSignOn } from './testing/recorded-sign-on.ts'
import { sampleFor } from './testing/sample-calls.ts'
import { givenSettings, type SampleWorld, sampleWorld } from './testing/sample-world.ts'
import { memberCaller } from './testing/staff-members.ts'
import {
  apiKeyCaller,
  send,
  staffCaller,
  type TestApp,
  type TestCaller,
  testApp,
  visitorCaller,
} from './testing/test-app.ts'

/** Whoever has left or logged out is nobody for the calls that follow; an erased client is gone. */
const LAST = ['logout', 'leaveCompany', 'eraseClient']
const CHANGING = ALL_ENDPOINTS.filter(
  ({ name, endpoint }) => endpoint.changes && !name.endsWith(ON_BEHALF) && !LAST.includes(name),
)

let test: TestApp
let world: SampleWorld
let callers: Readonly<Record<'staff' | 'member' | 'visitor' | 'api-key', TestCaller>>

beforeAll(async () => {
  const providers = { freight: recordedFreight(), inboundPlans: recordedInbound, shops: SHOPS, signOn: recordedSignOn }
  test = await testApp(providers)
  await givenSettings(test.deps)
  world = await sampleWorld(test.deps, 'Alder')
  callers = {
    staff: await staffCaller(test.deps),
    member: await memberCaller(test.deps, { role: 'owner' }),
    visitor: await visitorCaller(test),
    'api-key': await apiKeyCaller(test.deps),
  }
})

function callerFor({ access, failures }: Endpoint): TestCaller | undefined {
  if (access === 'public') return undefined
  if (access === 'visitor' || access === 'api-key') return callers[access]
  if (access !== 'staff') return world.caller
  return failures.includes('no-own-account') ? callers.member : callers.staff
}

it.each(CHANGING)('$name', async ({ name, endpoint }) => {
  const asked = sampleFor(name)?.(world) ?? {}
  const ask = () => send(test, endpoint, asked, callerFor(endpoint))
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.filter(({ status }) => status >= 500 && status !== 503).map(({ json }) => json)).toEqual([])
})

describe('an address that two companies choose at the same instant', () => {
  it('is that of one of them, and the other is told so', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `wanted-${round}@example.com`
      const choices = await Promise.all([0, 1].map(() => ownerOfBoth(email)))
      const answers = await Promise.all(
        choices.map(({ caller, personId }) => send(test, setCompanyAddress, { body: { personId } }, caller)),
      )
      expect(answers.map(({ status, json }) => `${status} ${json.code ?? ''}`.trim()).sort()).toEqual([
        '200',
        '409 address-of-other-client',
      ])
    }
  })
})

/** A company of its own in which somebody of that address is an owner too. */
async function ownerOfBoth(email: string) {
  const clientId = await givenClient(test.deps.db)
  const personId = await givenColleague(test.deps, clientId, { email, role: 'owner' })
  return { personId, caller: await personCaller(test.deps, clientId, personId) }
}
