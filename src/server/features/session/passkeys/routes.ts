// Calls about passkeys.
import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/passkeys.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { serve } from '../../../http/serve.ts'
import { confirmed, ownRow } from '../../../records/session/confirmed.ts'
import type { Actor, Person, Scope } from '../../../scope.ts'
import { watchSignIn } from '../sign-in-events.ts'
import { ask, SIGN_IN } from './ceremonies.ts'
import * as use from './passkeys.ts'

/** `brake` throws `limited` for an address that tries too often in a minute. */
export function registerPasskeys(app: FastifyInstance, deps: Deps, brake: (address: string) => void): void {
  serve(app, deps, calls.askPasskey, async ({ address, site }) => {
    brake(address)
    return { data: await ask(deps, site, SIGN_IN) }
  })
  serve(app, deps, calls.passkeyLogin, ({ body: { proof }, address, userAgent, site }) => {
    brake(address)
    return watchSignIn(deps, {
      address,
      work: () => use.signInByPasskey(deps, site, { proof, from: { address, agent: userAgent } }),
      signedIn: ({ user, person }) => ({
        actorKind: 'client',
        person: person.name,
        personId: person.id,
        clientId: user.id,
      }),
      tried: () => use.holderTried(deps, proof),
    })
  })
  serve(app, deps, calls.memberPasskeyLogin, ({ body: { proof }, address, userAgent, site }) => {
    brake(address)
    return watchSignIn(deps, {
      address,
      work: () => use.signMemberIn(deps, site, { proof, from: { address, agent: userAgent } }),
      signedIn: ({ user }) => ({ actorKind: 'staff', person: user.name, personId: user.id, clientId: null }),
      tried: () => use.holderTried(deps, proof),
    })
  })
  registerOfClients(app, deps)
  registerOfStaff(app, deps)
}

function registerOfClients(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, calls.listOwnPasskeys, async ({ scope, person }) => ({
    data: await use.passkeysOf(deps, ofPerson(scope, person).owner),
  }))
  serve(app, deps, calls.askOwnPasskey, async ({ scope, person, site }) => ({
    data: await use.askToMake(deps, site, ofPerson(scope, person)),
  }))
  serve(app, deps, calls.addOwnPasskey, async ({ scope, person, body, site, say }) => {
    await use.addPasskey(deps, site, ofPerson(scope, person), body, say)
    return {}
  })
  serve(app, deps, calls.removeOwnPasskey, async ({ scope, person, params, say }) => {
    await use.removePasskey(deps, ofPerson(scope, person), params.passkeyId, say)
    return {}
  })
}

function registerOfStaff(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, calls.listMemberPasskeys, async ({ member }) => ({
    data: member ? await use.passkeysOf(deps, { kind: 'staff', id: member.id }) : [],
  }))
  serve(app, deps, calls.askMemberPasskey, async ({ member, body, site, actor }) => {
    const { email } = await confirmed(deps, { member }, body.password)
    return { data: await use.askToMake(deps, site, ofMember(actor, email)) }
  })
  serve(app, deps, calls.addMemberPasskey, async ({ member, actor, body, site, say }) => {
    const { email } = await ownRow(deps, { member })
    await use.addPasskey(deps, site, ofMember(actor, email), body, say)
    return {}
  })
  serve(app, deps, calls.removeMemberPasskey, async ({ member, actor, params, say }) => {
    const { email } = await ownRow(deps, { member })
    await use.removePasskey(deps, ofMember(actor, email), params.passkeyId, say)
    return {}
  })
}

/** A client's call is always a person's, but a system's: which has no passkeys. */
function ofPerson({ actor, clientId }: Scope, person: Person | undefined): use.Holder {
  if (!person) throw new AppError('missing', 'not-found')
  return { owner: { kind: 'person', id: person.id }, email: person.email, actor, clientId }
}

const ofMember = (actor: Actor, email: string): use.Holder => ({
  owner: { kind: 'staff', id: actor.id },
  email,
  actor,
  clientId: null,
})
