// Calls about the people of a client, and about the companies of who is signed in.
import type { FastifyInstance } from 'fastify'
import * as people from '#contract/client-people.ts'
import * as companies from '#contract/companies.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { serve } from '../../../http/serve.ts'
import type { Person } from '../../../scope.ts'
import { changeCompany, companiesOf, nameOneself } from '../companies.ts'
import { joinClient, readInvitation } from './accept.ts'
import { invite, sendAgain, withdraw } from './invite.ts'
import { forgetPasskeys, setPasskeysOnly } from './passkeys-only.ts'
import { chooseAddress, endSessionsFor, peopleOf, remove, setRole } from './people.ts'

/** `brake` throws `limited` for an address that tries too often in a minute. */
export function registerClientPeople(app: FastifyInstance, deps: Deps, brake: (address: string) => void): void {
  registerJoining(app, deps, brake)
  registerCompanies(app, deps)
  serve(app, deps, people.listClientPeople, async ({ scope, person }) => ({
    data: await peopleOf(deps, scope, person),
  }))
  serve(app, deps, people.inviteClientPerson, async ({ scope, body, say }) => ({
    data: await invite(deps, scope, body, say.language),
  }))
  serve(app, deps, people.sendClientInvitation, async ({ scope, params, say }) => ({
    data: await sendAgain(deps, scope, params.invitationId, say.language),
  }))
  serve(app, deps, people.withdrawClientInvitation, async ({ scope, params }) => {
    await withdraw(deps, scope, params.invitationId)
    return {}
  })
  serve(app, deps, people.setCompanyAddress, async ({ scope, body }) => {
    await chooseAddress(deps, scope, body.personId)
    return {}
  })
  serve(app, deps, people.setClientPersonRole, async ({ scope, params, body }) => {
    await setRole(deps, scope, params.personId, body.role)
    return {}
  })
  serve(app, deps, people.removeClientPerson, async ({ scope, params }) => {
    await remove(deps, scope, params.personId)
    return {}
  })
  serve(app, deps, people.setPasskeysOnly, async ({ scope, person, byPasskey, site, body }) => {
    await setPasskeysOnly(deps, { scope, person, byPasskey, site }, body.passkeysOnly)
    return {}
  })
  serve(app, deps, people.forgetPasskeys, async ({ actor, params, say }) => ({
    removed: await forgetPasskeys(deps, actor, params, say),
  }))
  serve(app, deps, people.endClientPersonSessions, async ({ scope, params, token }) => ({
    ended: await endSessionsFor(deps, scope, params.personId, token),
  }))
}

function registerJoining(app: FastifyInstance, deps: Deps, brake: (address: string) => void): void {
  serve(app, deps, people.openClientInvitation, async ({ body, address }) => {
    brake(address)
    return { data: await readInvitation(deps, body.token) }
  })
  serve(app, deps, people.acceptClientInvitation, async ({ body, address }) => {
    brake(address)
    return { data: await joinClient(deps, body, address) }
  })
}

function registerCompanies(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, companies.listCompanies, async ({ scope, person }) => ({
    data: await companiesOf(deps, scope, known(person)),
  }))
  serve(app, deps, companies.switchCompany, ({ person, token, body }) =>
    changeCompany(deps, known(person), token, body.companyId),
  )
  serve(app, deps, companies.nameMyself, async ({ person, body }) => {
    await nameOneself(deps, known(person), body.name)
    return {}
  })
  serve(app, deps, companies.leaveCompany, async ({ scope, person }) => {
    await remove(deps, scope, known(person).id)
    return {}
  })
}

/** Calls for clients alone are made by one of their people. */
function known(person: Person | undefined): Person {
  if (!person) throw new AppError('unauthenticated', 'not-signed-in')
  return person
}
