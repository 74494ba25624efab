// What each role may, on staff and of a client: every call that the one or the other may make at all.
import { beforeAll, describe, expect, it } from 'vitest'
import { CLIENT_ROLES, type ClientRole } from '#domain/client-role.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/staff-role.ts'
import { OF_CLIENT_OWNERS, OF_OWNERS, OWN, OWN_OF_CLIENT } from './testing/decided-access.ts'
import {
  a,
  asked,
  type Case,
  members,
  people,
  permissionWorld,
  refused,
  test,
  tried,
  withAccess,
} from './testing/permission-world.ts'
import { send } from './testing/test-app.ts'

/** A field that no call takes: who may call is told that, and nothing is done. */
const UNKNOWN = { surprise: '1' }

beforeAll(permissionWorld)

/** Decided here, not read off the contract. */
function leastRole({ name, endpoint }: Case): StaffRole {
  if (OF_OWNERS.includes(name)) return 'owner'
  return endpoint.changes && !OWN.includes(name) ? 'operator' : 'reader'
}

describe.each(STAFF_ROLES)('on staff, the %s', (role) => {
  it.each(withAccess('staff', 'client-or-staff'))('may call $name if the role reaches', async (each) => {
    const request = { ...asked(each.name, a), query: UNKNOWN }
    const { status, json } = await send(test, each.endpoint, request, members[role])
    const reaches = STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(leastRole(each))
    expect([status, json.code]).toEqual(reaches ? [400, 'invalid-input'] : [403, 'role-refused'])
  })

  it.each(withAccess('client', 'visitor'))('is refused by $name, which is for clients', async (each) => {
    expect(await tried(each, members[role])).toEqual(refused(403))
  })
})

/** Decided here, not read off the contract. */
function leastClientRole({ name, endpoint }: Case): ClientRole {
  if (OF_CLIENT_OWNERS.includes(name)) return 'owner'
  if (endpoint.access === 'visitor') return 'reader'
  return endpoint.changes && !OWN_OF_CLIENT.includes(name) ? 'member' : 'reader'
}

describe.each(CLIENT_ROLES)('of client A, the %s', (role) => {
  it.each(withAccess('client', 'client-or-staff', 'visitor'))('may call $name if the role reaches', async (each) => {
    const request = { ...asked(each.name, a), query: UNKNOWN }
    const { status, json } = await send(test, each.endpoint, request, people[role])
    const reaches = CLIENT_ROLES.indexOf(role) >= CLIENT_ROLES.indexOf(leastClientRole(each))
    expect([status, json.code]).toEqual(reaches ? [400, 'invalid-input'] : [403, 'client-role-refused'])
  })

  it.each(withAccess('staff'))('is refused by $name, which is for staff', async (each) => {
    expect(await tried(each, people[role])).toMatchObject({ status: 403 })
  })
})
