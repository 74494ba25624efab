// Calls of signing in and out.
import type { FastifyInstance } from 'fastify'
import { chooseLanguage, login, loginWithCode, logout, staffLogin } from '#contract/session.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { createRateLimit } from '../../http/rate-limit.ts'
import { serve } from '../../http/serve.ts'
import { saveClientLanguage } from '../../store/clients.ts'
import { redeemCode } from './redeem-code.ts'
import { sendCode } from './send-code.ts'
import { signIn } from './sign-in.ts'
import { signInStaff } from './staff-sign-in.ts'
import { endSession } from './tokens.ts'

export function registerSession(app: FastifyInstance, deps: Deps): void {
  const signIns = createRateLimit(deps.settings.signInsPerMinute)
  const brake = (address: string) => {
    if (!signIns.take(address, deps.now())) throw new AppError('limited', 'too-many-requests')
  }
  serve(app, deps, login, async ({ body, address, say }) => {
    brake(address)
    if (deps.settings.clientSignIn === 'code')
      return sendCode(deps, { email: body.email, address, language: body.language ?? say.language })
    return { mode: 'direct' as const, ...(await signIn(deps, body.email)) }
  })
  serve(app, deps, loginWithCode, async ({ body, address }) => {
    brake(address)
    return redeemCode(deps, body)
  })
  serve(app, deps, staffLogin, async ({ body, address }) => {
    brake(address)
    return signInStaff(deps, body.password, address)
  })
  serve(app, deps, chooseLanguage, async ({ scope, body }) => {
    await saveClientLanguage(deps.db, scope.clientId, body.language)
    return {}
  })
  serve(app, deps, logout, async ({ token }) => {
    await endSession(deps, token)
    return {}
  })
}
