// Calls of single sign-on.
import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/sign-on.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { ownRow } from '../../../records/session/confirmed.ts'
import { proveMemberBySignOn } from '../again/again.ts'
import { removeLinkOf, removeOwnLink } from './links.ts'
import { signInByProvider } from './sign-on.ts'
import { beginTry } from './tries.ts'

/** `brake` throws `limited` for an address that tries too often in a minute. */
export function registerSignOn(app: FastifyInstance, deps: Deps, brake: (address: string) => void): void {
  serve(app, deps, calls.beginSignOn, async ({ body, address, keepBrowserKey }) => {
    brake(address)
    const begun = await beginTry(deps, { wanted: body.wanted })
    keepBrowserKey(begun.key)
    return { data: { address: begun.address } }
  })
  serve(app, deps, calls.finishSignOn, async ({ body, address, userAgent, browserKey, keepBrowserKey }) => {
    brake(address)
    keepBrowserKey(undefined)
    const from = { address, agent: userAgent }
    return signInByProvider(deps, { key: browserKey, query: body.query, from })
  })
  serve(app, deps, calls.beginSignOnAgain, async ({ member, token, address, keepBrowserKey }) => {
    brake(address)
    await ownRow(deps, { member })
    const begun = await beginTry(deps, { token })
    keepBrowserKey(begun.key)
    return { data: { address: begun.address } }
  })
  serve(app, deps, calls.finishSignOnAgain, async (call) => {
    const { member, token, address, actor, body, browserKey, keepBrowserKey } = call
    brake(address)
    keepBrowserKey(undefined)
    const caller = { member, name: actor.name, token, address }
    await proveMemberBySignOn(deps, caller, { key: browserKey, query: body.query })
    return {}
  })
  serve(app, deps, calls.removeOwnSignOn, async ({ actor, member, token }) => ({
    endedSessions: await removeOwnLink(deps, { actor, member, token }),
  }))
  serve(app, deps, calls.removePersonSignOn, async ({ actor, params }) => {
    await removeLinkOf(deps, actor, params.personId)
    return {}
  })
}
