// Calls of signing in again.
import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/sign-in-again.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { serve } from '../../../http/serve.ts'
import type { Person } from '../../../scope.ts'
import { sendCode } from '../send-code.ts'
import { proveByCode, proveByPasskey, proveMember, proveMemberByPasskey, provePerson } from './again.ts'

/** `brake` throws `limited` for an address that tries too often in a minute. */
export function registerSigningInAgain(app: FastifyInstance, deps: Deps, brake: (address: string) => void): void {
  serve(app, deps, calls.askAgain, async ({ person, token, address, say }) => {
    brake(address)
    const { email } = known(person)
    if (deps.settings.clientSignIn !== 'direct') return sendCode(deps, { email, address, language: say.language })
    await provePerson(deps, { token, address })
    return { mode: 'direct' as const }
  })
  serve(app, deps, calls.codeAgain, async ({ person, scope, token, address, body }) => {
    brake(address)
    await proveByCode(deps, { person: known(person), clientId: scope.clientId, token, address }, body)
    return {}
  })
  serve(app, deps, calls.passkeyAgain, async ({ person, scope, token, address, site, body: { proof } }) => {
    brake(address)
    const caller = { person: known(person), clientId: scope.clientId, token, address }
    await proveByPasskey(deps, caller, { site, proof })
    return {}
  })
  serve(app, deps, calls.memberAgain, async ({ member, actor: { name }, token, address, body }) => {
    brake(address)
    await proveMember(deps, { member, name, token, address }, { password: body.password, code: body.code })
    return {}
  })
  serve(app, deps, calls.memberPasskeyAgain, async ({ member, actor: { name }, token, address, site, body }) => {
    brake(address)
    await proveMemberByPasskey(deps, { member, name, token, address }, { site, proof: body.proof })
    return {}
  })
}

function known(person: Person | undefined): Person {
  if (!person) throw new AppError('unauthenticated', 'not-signed-in')
  return person
}
