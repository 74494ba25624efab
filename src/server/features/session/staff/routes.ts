// Calls of staff with names of their own: joining, signing in, the own account, and who is on staff.
import type { FastifyInstance } from 'fastify'
import * as account from '#contract/staff-account.ts'
import * as people from '#contract/staff-people.ts'
import * as signIn from '#contract/staff-sign-in.ts'
import { texts } from '#texts/en/passkeys.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { watchSignIn } from '../sign-in-events.ts'
import { askToJoin, joinStaff, readInvitation, type SignedInMember } from './invitation.ts'
import { invite, inviteAgain } from './invite.ts'
import { giveCode, givePassword, memberOf, memberTried } from './member-sign-in.ts'
import { refuseUnlessPasswords } from './only-by-sign-on.ts'
import { beginAuthenticator, ownAccount, renewCodes, setPassword, takeAuthenticator } from './own-account.ts'
import { endSessionsOf, peopleOnStaff, setDisabled, setRole } from './people.ts'

/** `brake` throws `limited` for an address that tries too often in a minute. */
export function registerStaffMembers(app: FastifyInstance, deps: Deps, brake: (address: string) => void): void {
  serve(app, deps, signIn.openInvitation, async ({ body, address, site }) => {
    brake(address)
    refuseUnlessPasswords(deps)
    const { shown, member } = await readInvitation(deps, body.token)
    return { data: { ...shown, passkey: await askToJoin(deps, site, member) } }
  })
  serve(app, deps, signIn.acceptInvitation, ({ body, address, userAgent, site, say }) => {
    brake(address)
    refuseUnlessPasswords(deps)
    return watchSignIn(deps, {
      address,
      work: () => joinStaff(deps, body, { address, agent: userAgent, site, deviceName: say(texts).joinedWith }),
      signedIn: asMember,
      tried: async () => ({ actorKind: 'nobody', person: null, clientId: null }),
    })
  })
  serve(app, deps, signIn.memberLogin, ({ body, address }) => {
    brake(address)
    refuseUnlessPasswords(deps)
    return watchSignIn(deps, {
      address,
      work: () => givePassword(deps, body, { address }),
      signedIn: () => undefined,
      tried: () => memberTried(deps, body.email),
    })
  })
  serve(app, deps, signIn.memberCode, async ({ body, address, userAgent }) => {
    brake(address)
    refuseUnlessPasswords(deps)
    const tried = await memberOf(deps, body.challenge)
    return watchSignIn(deps, {
      address,
      work: () => giveCode(deps, body, { address, agent: userAgent }),
      signedIn: asMember,
      tried: async () => tried,
    })
  })
  registerAccount(app, deps)
  registerPeople(app, deps)
}

function registerAccount(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, account.getOwnAccount, async ({ member }) => ({ data: await ownAccount(deps, member) }))
  serve(app, deps, account.setOwnPassword, async ({ actor, member, token, body }) => ({
    endedSessions: await setPassword(deps, { actor, member, token }, body),
  }))
  serve(app, deps, account.newAuthenticator, async ({ actor, member, token }) => ({
    data: await beginAuthenticator(deps, { actor, member, token }),
  }))
  serve(app, deps, account.saveAuthenticator, async ({ actor, member, token, body }) => ({
    endedSessions: await takeAuthenticator(deps, { actor, member, token }, body.code),
  }))
  serve(app, deps, account.renewRecoveryCodes, async ({ actor, member, token }) => ({
    recoveryCodes: await renewCodes(deps, { actor, member, token }),
  }))
}

function registerPeople(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, people.listPeople, async ({ actor, query }) => {
    const { rows, pagination } = await peopleOnStaff(deps, actor, query.page)
    return { data: rows, pagination }
  })
  serve(app, deps, people.invitePerson, async ({ actor, body }) => ({
    data: await invite(deps, actor, body),
  }))
  serve(app, deps, people.invitePersonAgain, async ({ actor, params }) => ({
    data: await inviteAgain(deps, actor, params.personId),
  }))
  serve(app, deps, people.setPersonRole, async ({ actor, params, body }) => {
    await setRole(deps, actor, params.personId, body.role)
    return {}
  })
  serve(app, deps, people.setPersonDisabled, async ({ actor, params, body }) => {
    await setDisabled(deps, actor, params.personId, body.disabled)
    return {}
  })
  serve(app, deps, people.endPersonSessions, async ({ actor, params }) => ({
    ended: await endSessionsOf(deps, actor, params.personId),
  }))
}

const asMember = ({ user }: SignedInMember) =>
  ({ actorKind: 'staff', person: user.name, personId: user.id, clientId: null }) as const
