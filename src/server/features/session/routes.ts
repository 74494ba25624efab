// Calls of signing in and out.
import type { FastifyInstance } from 'fastify'
import { chooseLanguage, login, loginWithCode, logout, staffLogin } from '#contract/session.ts'
import * as sessions from '#contract/sessions.ts'
import { maskedEmail } from '#domain/security-event.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { createRateLimit } from '../../http/rate-limit.ts'
import { serve } from '../../http/serve.ts'
import type { Member, Person, Scope } from '../../scope.ts'
import { savePersonLanguage } from '../../store/client-people.ts'
import type { Whose } from '../../store/sessions.ts'
import { findPersonOfCode } from '../../store/sign-in-codes.ts'
import { registerSigningInAgain } from './again/routes.ts'
import { endSessionById, endSessionsBut, sessionsOf } from './open-sessions.ts'
import { registerPasskeys } from './passkeys/routes.ts'
import { registerClientPeople } from './people/routes.ts'
import { redeemCode } from './redeem-code.ts'
import { sendCode } from './send-code.ts'
import { type SignedInClient, signIn } from './sign-in.ts'
import { watchSignIn } from './sign-in-events.ts'
import { registerSignOn } from './sign-on/routes.ts'
import { registerStaffMembers } from './staff/routes.ts'
import { signInStaff } from './staff-sign-in.ts'
import { endSession } from './tokens.ts'

export function registerSession(app: FastifyInstance, deps: Deps): void {
  const signIns = createRateLimit(deps.settings.signInsPerMinute)
  const brake = (address: string) => {
    if (!signIns.take(address, deps.now())) throw new AppError('limited', 'too-many-requests')
  }
  serve(app, deps, login, async ({ body, address, userAgent, say }) => {
    brake(address)
    if (deps.settings.clientSignIn !== 'direct')
      return sendCode(deps, { email: body.email, address, language: body.language ?? say.language })
    const signed = await watchSignIn(deps, {
      address,
      work: () => signIn(deps, body.email, { address, agent: userAgent }),
      signedIn: asClient,
      tried: async () => ({ actorKind: 'nobody', person: maskedEmail(body.email), clientId: null }),
    })
    return { mode: 'direct' as const, ...signed }
  })
  serve(app, deps, loginWithCode, ({ body, address, userAgent }) => {
    brake(address)
    return watchSignIn(deps, {
      address,
      work: () => redeemCode(deps, body, { address, agent: userAgent }),
      signedIn: asClient,
      tried: () => personOfCode(deps, body.challenge),
    })
  })
  serve(app, deps, staffLogin, ({ body, address, userAgent }) => {
    brake(address)
    return watchSignIn(deps, {
      address,
      work: () => signInStaff(deps, body.password, { address, agent: userAgent }),
      signedIn: ({ user }) => ({ actorKind: 'staff', person: user.name, clientId: null }),
      tried: async () => ({ actorKind: 'nobody', person: null, clientId: null }),
    })
  })
  registerStaffMembers(app, deps, brake)
  registerClientPeople(app, deps, brake)
  registerPasskeys(app, deps, brake)
  registerSigningInAgain(app, deps, brake)
  registerSignOn(app, deps, brake)
  registerSessions(app, deps)
  serve(app, deps, chooseLanguage, async ({ person, body }) => {
    if (person) await savePersonLanguage(deps.db, person.id, body.language)
    return {}
  })
  serve(app, deps, logout, async ({ token }) => {
    const continueAt = await endSession(deps, token)
    return continueAt === undefined ? {} : { continueAt }
  })
}

function registerSessions(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, sessions.listSessions, async ({ scope, person, token }) => ({
    data: await sessionsOf(deps, ofClient(scope, person), token),
  }))
  serve(app, deps, sessions.endOneSession, async ({ scope, person, params }) => {
    await endSessionById(deps, ofClient(scope, person), params.sessionId)
    return {}
  })
  serve(app, deps, sessions.endOtherSessions, async ({ scope, person, token }) => ({
    ended: await endSessionsBut(deps, ofClient(scope, person), token),
  }))
  serve(app, deps, sessions.listStaffSessions, async ({ member, token }) => ({
    data: await sessionsOf(deps, ofStaff(member), token),
  }))
  serve(app, deps, sessions.endStaffSession, async ({ member, params }) => {
    await endSessionById(deps, ofStaff(member), params.sessionId)
    return {}
  })
  serve(app, deps, sessions.endOtherStaffSessions, async ({ member, token }) => ({
    ended: await endSessionsBut(deps, ofStaff(member), token),
  }))
}

/** One's own; for staff those of all of the client's people. */
const ofClient = ({ clientId }: Scope, person: Person | undefined): Whose =>
  person ? { kind: 'person', clientId, id: person.id } : { kind: 'client', id: clientId }
const ofStaff = (member: Member | undefined): Whose => (member ? { kind: 'member', id: member.id } : { kind: 'shared' })

async function personOfCode({ db }: Pick<Deps, 'db'>, challenge: string) {
  const person = await findPersonOfCode(db, challenge)
  const clientId = person?.clientId ?? null
  return { actorKind: 'nobody', person: person?.name ?? null, personId: person?.id, clientId } as const
}

const asClient = ({ user, person }: SignedInClient) =>
  ({ actorKind: 'client', person: person.name, personId: person.id, clientId: user.id }) as const
