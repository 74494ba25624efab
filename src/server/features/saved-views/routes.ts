// Calls about a person's own ways to look at the list of shipments.
import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/saved-views.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import type { Person, Scope } from '../../scope.ts'
import type { ViewOwner } from '../../store/saved-views.ts'
import { addView, alterView, dropView, viewsOf } from './saved-views.ts'

export function registerSavedViews(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, calls.listSavedViews, async (call) => ({ data: await viewsOf(deps, ownerOf(call)) }))
  serve(app, deps, calls.saveView, async (call) => ({ data: await addView(deps, ownerOf(call), call.body) }))
  serve(app, deps, calls.changeView, async (call) => ({
    data: await alterView(deps, ownerOf(call), { ...call.body, id: call.params.id }),
  }))
  serve(app, deps, calls.removeView, async (call) => ({ data: await dropView(deps, ownerOf(call), call.params.id) }))
}

/** A client's own call is always a person's. */
function ownerOf({ scope, person }: { readonly scope: Scope; readonly person: Person | undefined }): ViewOwner {
  if (!person) throw new TypeError('a client without a person')
  return { clientId: scope.clientId, personId: person.id }
}
