// Who may call what: every endpoint of the contract against nobody, a visitor, an API key, two clients and staff. Each endpoint stands in
// testing/decided-access.ts under the decision that was made for it; one that does not, or whose access differs from it, fails. A call that
// staff make on a client's behalf follows from the client's own. What each role may: permissions-of-roles.test.ts.
import { beforeAll, describe, expect, it } from 'vitest'
import { ON_BEHALF } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { MAY_NAME_THE_CLIENT, ONLY_ONCE, TABLE } from './testing/decided-access.ts'
import {
  a,
  asked,
  ENDPOINTS,
  members,
  namesThingsOf,
  permissionWorld,
  refused,
  taken,
  test,
  tried,
  withAccess,
} from './testing/permission-world.ts'
import { givenSignOn } from './testing/recorded-sign-on.ts'
import { type SampleWorld, sampleWorld } from './testing/sample-world.ts'
import { handPasskeyOver } from './testing/software-passkey.ts'
import { apiKeyCaller, clientCaller, send, staffCaller, type TestCaller, visitorCaller } from './testing/test-app.ts'

/** Client B; and clients for calls of staff, as some calls succeed only once. */
let b: SampleWorld
let forStaff: SampleWorld
let forTwins: SampleWorld
let staff: TestCaller
let visitor: TestCaller
let apiKey: TestCaller
let auditedBefore: readonly unknown[]

/** Without what came by A's links to a supplier, to who is invited and to the old address: whoever holds one may answer or join. */
const auditOfA = () =>
  test.deps.db
    .selectFrom('audit_log')
    .selectAll()
    .where('client_id', '=', a.clientId)
    .where('action', 'not in', ['supplier.answered', 'client-person.joined', 'client.address-refused'])
    .orderBy('id')
    .execute()

beforeAll(async () => {
  await permissionWorld()
  b = await sampleWorld(test.deps, 'Birchwood')
  forStaff = await sampleWorld(test.deps, 'Cedarville')
  forTwins = await sampleWorld(test.deps, 'Dogwoodton')
  staff = await staffCaller(test.deps)
  await handPasskeyOver(test.deps, forTwins.memberPasskeyId, members.owner.id)
  await givenSignOn(test.deps, members.owner.id, `owner ${forTwins.memberId}`)
  visitor = await visitorCaller(test)
  apiKey = await apiKeyCaller(test.deps)
  auditedBefore = await auditOfA()
})

describe('the table', () => {
  it('has a decision for every endpoint, and for none that is gone', () => {
    const written = ENDPOINTS.map(({ name }) => name).filter((name) => !name.endsWith(ON_BEHALF))
    expect(
      written.filter((name) => !TABLE.has(name)),
      'endpoints without a decision',
    ).toEqual([])
    expect(
      [...TABLE.keys()].filter((name) => !written.includes(name)),
      'decisions without an endpoint',
    ).toEqual([])
    expect(written.length).toBeGreaterThan(80)
  })

  it.each(ENDPOINTS)('$name lets in whom it was decided for', ({ name, endpoint }) => {
    expect(endpoint.access).toBe(name.endsWith(ON_BEHALF) ? 'staff' : TABLE.get(name))
  })

  it('sees a leak', async () => {
    const ofA = { name: 'listShipments', endpoint: endpointOf('listShipments') }
    const inA = await tried(ofA, await clientCaller(test.deps, a.clientId), b)
    expect(inA.leaked).toContain('Alderbrook')
  })
})

describe('nobody', () => {
  it.each(withAccess('client', 'client-or-staff', 'staff', 'visitor', 'api-key'))(
    'is refused by $name',
    async (each) => {
      expect(await tried(each, undefined)).toEqual(refused(401))
    },
  )

  it.each(withAccess('public'))('may call $name, and reads nothing of a client', async (each) => {
    const { status, leaked } = await tried(each, undefined)
    expect(status).toBe(200)
    if (!MAY_NAME_THE_CLIENT.includes(each.name)) expect(leaked).toEqual([])
  })
})

describe('a visitor', () => {
  it.each(withAccess('client', 'client-or-staff', 'staff', 'api-key'))('is refused by $name', async (each) => {
    expect(await tried(each, visitor)).toEqual(refused(401))
  })

  it.each(withAccess('visitor'))('may call $name, and reads nothing of a client', async (each) => {
    expect(await tried(each, visitor)).toEqual(refused(200))
  })
})

describe('an API key', () => {
  it.each(withAccess('client', 'client-or-staff', 'staff', 'visitor'))('is refused by $name', async (each) => {
    expect(await tried(each, apiKey)).toEqual(refused(401))
  })

  it.each(withAccess('api-key'))('may call $name, which refuses clients and staff', async (each) => {
    expect((await tried(each, apiKey, forTwins)).status).toBe(200)
    expect(await tried(each, b.caller)).toEqual(refused(401))
    expect(await tried(each, staff)).toEqual(refused(401))
  })
})

describe('client B with what is of client A', () => {
  it.each(withAccess('staff'))('is refused by $name, which is for staff', async (each) => {
    expect(await tried(each, b.caller)).toEqual(refused(403))
  })

  it.each(withAccess('client', 'client-or-staff'))('gets nothing of A from $name', async (each) => {
    if (ONLY_ONCE.includes(each.name)) return
    const { status, leaked } = await tried(each, b.caller)
    expect(leaked).toEqual([])
    if (namesThingsOf(a, asked(each.name, a))) expect([403, 404]).toContain(status)
    else expect(status).toBeLessThan(500)
  })

  it.each(withAccess('visitor'))('may call $name without a visit, and reads nothing of A', async (each) => {
    expect(await tried(each, b.caller)).toEqual({ status: 200, leaked: [] })
  })

  it('leaves nothing of A changed', async () => {
    expect(await auditOfA()).toEqual(auditedBefore)
  })
})

describe('staff', () => {
  it.each(withAccess('client', 'visitor'))('are refused by $name, which is for clients', async (each) => {
    expect(await tried(each, staff)).toEqual(refused(403))
  })

  it.each(withAccess('client-or-staff'))(
    'may call $name for the client they name, and read of no other',
    async (each) => {
      if (ONLY_ONCE.includes(each.name)) return
      expect(await tried(each, staff, forStaff)).toEqual({ status: 200, leaked: [] })
    },
  )

  it.each(withAccess('staff'))('may call $name', async (each) => {
    const isOwn = each.endpoint.failures.includes('no-own-account')
    const { status, leaked } = await tried(each, isOwn ? members.owner : staff, forTwins)
    expect(status).toBe(taken(each))
    if (each.name.endsWith(ON_BEHALF)) expect(leaked).toEqual([])
  })
})

describe('client A', () => {
  it.each(withAccess('staff'))('is refused by $name, which is for staff', async (each) => {
    expect((await tried(each, a.caller)).status).toBe(403)
  })

  it.each(withAccess('client', 'client-or-staff'))('may call $name', async (each) => {
    // The proof was shown by client B before, who was refused: it is good for nobody any more.
    if (['logout', 'leaveCompany', 'passkeyAgain'].includes(each.name)) return
    expect((await tried(each, a.caller)).status).toBe(taken(each))
  })

  it('may sign out, and is nobody from then on', async () => {
    const caller = await clientCaller(test.deps, a.clientId)
    expect((await send(test, endpointOf('logout'), {}, caller)).status).toBe(200)
    expect((await send(test, endpointOf('listShipments'), {}, caller)).status).toBe(401)
  })
})

function endpointOf(name: string): Endpoint {
  const found = ENDPOINTS.find((each) => each.name === name)
  if (!found) throw new Error(`the contract has no ${name}`)
  return found.endpoint
}
