// Calls about passkeys.
import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/passkeys.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { ownRow } from '../../../records/session/confirmed.ts'
import type { Actor, Person, Scope } from '../../../scope.ts'
import { lockPerson } from '../../../store/client-people.ts'
import { findMember, lockMembers } from '../../../store/staff-members.ts'
import { watchSignIn } from '../sign-in-events.ts'
import { refuseUnlessPasswords } from '../staff/only-by-sign-on.ts'
import { ask, requiredSite, SIGN_IN } from './ceremonies.ts'
import { refuseFurther, refuseLast, refuseOnlyStep } from './owed.ts'
import {
  addPasskey,
  askToMake,
  type Holder,
  holderTried,
  passkeysOf,
  removePasskey,
  signInByPasskey,
  signMemberIn,
} from './passkeys.ts'

/** `brake` throws `limited` for an address that tries too often in a minute. */
export function registerPasskeys(app: FastifyInstance, deps: Deps, brake: (address: string) => void): void {
  serve(app, deps, calls.askPasskey, async ({ address, site }) => {
    brake(address)
    return { data: await ask(deps, requiredSite(site), SIGN_IN) }
  })
  serve(app, deps, calls.passkeyLogin, ({ body: { proof }, address, userAgent, site }) => {
    brake(address)
    return watchSignIn(deps, {
      address,
      work: () => signInByPasskey(deps, site, { proof, from: { address, agent: userAgent } }),
      signedIn: ({ user, person }) => ({
        actorKind: 'client',
        person: person.name,
        personId: person.id,
        clientId: user.id,
      }),
      tried: () => holderTried(deps, proof),
    })
  })
  serve(app, deps, calls.memberPasskeyLogin, ({ body: { proof }, address, userAgent, site }) => {
    brake(address)
    refuseUnlessPasswords(deps)
    return watchSignIn(deps, {
      address,
      work: () => signMemberIn(deps, site, { proof, from: { address, agent: userAgent } }),
      signedIn: ({ user }) => ({ actorKind: 'staff', person: user.name, personId: user.id, clientId: null }),
      tried: () => holderTried(deps, proof),
    })
  })
  registerOfClients(app, deps)
  registerOfStaff(app, deps)
}

function registerOfClients(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, calls.listOwnPasskeys, async ({ scope, person }) => ({
    data: await passkeysOf(deps, ofPerson(scope, person).owner),
  }))
  serve(app, deps, calls.askOwnPasskey, async ({ scope, person, site, owesPasskey }) => ({
    data: await askToMake(deps, site, ofPerson(scope, person), owesPasskey ? refuseFurther : undefined),
  }))
  serve(app, deps, calls.addOwnPasskey, async ({ scope, person, body, site, say, token, owesPasskey }) => {
    const mayAdd = owesPasskey ? refuseFurther : undefined
    await addPasskey(deps, site, ofPerson(scope, person), { ...body, mayAdd, token }, say)
    return {}
  })
  serve(app, deps, calls.removeOwnPasskey, async ({ scope, person, params, say }) => {
    const holder = ofPerson(scope, person)
    await removePasskey(deps, holder, params.passkeyId, say, async (tx) => {
      await lockPerson(tx, holder.owner.id)
      await refuseLast(deps, tx, holder.owner.id)
    })
    return {}
  })
}

function registerOfStaff(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, calls.listMemberPasskeys, async ({ member }) => ({
    data: member ? await passkeysOf(deps, { kind: 'staff', id: member.id }) : [],
  }))
  serve(app, deps, calls.askMemberPasskey, async ({ member, site, actor }) => {
    const { email } = await ownRow(deps, { member })
    return { data: await askToMake(deps, site, ofMember(actor, email)) }
  })
  serve(app, deps, calls.addMemberPasskey, async ({ member, actor, body, site, say }) => {
    const { email } = await ownRow(deps, { member })
    await addPasskey(deps, site, ofMember(actor, email), body, say)
    return {}
  })
  serve(app, deps, calls.removeMemberPasskey, async ({ member, actor, params, say }) => {
    const { id, email } = await ownRow(deps, { member })
    await removePasskey(deps, ofMember(actor, email), params.passkeyId, say, async (tx) => {
      await lockMembers(tx)
      const row = await findMember(tx, id)
      if (row) await refuseOnlyStep(deps, tx, row)
    })
    return {}
  })
}

/** A call as a client is a person's. */
function ofPerson({ actor, clientId }: Scope, person: Person | undefined): Holder {
  if (!person) throw new TypeError('nobody calls as this client')
  return { owner: { kind: 'person', id: person.id }, email: person.email, actor, clientId }
}

const ofMember = (actor: Actor, email: string): Holder => ({
  owner: { kind: 'staff', id: actor.id },
  email,
  actor,
  clientId: null,
})
