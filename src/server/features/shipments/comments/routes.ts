// Calls about comments on shipments.
import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/comments.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import type { Member, Person, Scope } from '../../../scope.ts'
import { saveReadUntil } from '../../../store/comments.ts'
import { markRead } from '../../../store/notifications.ts'
import { listComments, removeComment, reviseComment, sayComment, shipmentOf } from './comments.ts'

export function registerComments(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, calls.listComments, async ({ scope, params, query }) => {
    const { rows, ...rest } = await listComments(deps, scope, { shipmentId: params.id, page: query.page })
    return { data: rows, ...rest }
  })
  serve(app, deps, calls.addComment, async ({ scope, params, body }) => ({
    data: await sayComment(deps, scope, { shipmentId: params.id, body: body.body }),
  }))
  serve(app, deps, calls.changeComment, async ({ scope, params, body }) => ({
    data: await reviseComment(deps, scope, { shipmentId: params.id, ...params, ...body }),
  }))
  serve(app, deps, calls.removeComment, async ({ scope, params }) => {
    await removeComment(deps, scope, { shipmentId: params.id, ...params })
    return {}
  })
  serve(app, deps, calls.readComments, async ({ scope, params, body, person, member }) => {
    await shipmentOf(deps, scope, params.id)
    await noteRead(deps, scope, { shipmentId: params.id, until: new Date(body.until), person, member })
    return {}
  })
}

type Reading = {
  readonly shipmentId: string
  readonly until: Date
  readonly person: Person | undefined
  readonly member: Member | undefined
}

/** The comments, and what the reader was told of them. */
async function noteRead(
  { db, now }: Deps,
  { clientId, actor }: Scope,
  { shipmentId, person, member, ...read }: Reading,
) {
  // Nobody has read what is yet to be said.
  const until = new Date(Math.min(read.until.getTime(), now().getTime()))
  const reader = person ? { clientId, personId: person.id } : { memberId: member?.id ?? null }
  await db.transaction().execute(async (tx) => {
    await saveReadUntil(tx, { client_id: clientId, shipment_id: shipmentId, reader_id: actor.id, read_at: until })
    await markRead(tx, reader, { commentsOn: shipmentId, until }, now())
  })
}
