// Comments on a shipment: said, changed and removed by who said them, read by both sides.
import type { z } from 'zod'
import type { addComment } from '#contract/comments.ts'
import { excerptOf, isCommentOpen } from '#domain/notification.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, LimitReached } from '../../../errors.ts'
import { askForNotices, notifyPeople, notifyStaff } from '../../../records/notifications/notify.ts'
import { type Page, pageOf } from '../../../records/shipments/paging.ts'
import type { Scope } from '../../../scope.ts'
import { countAudit, insertAudit } from '../../../store/audit-log.ts'
import * as store from '../../../store/comments.ts'
import type { Db, Tx } from '../../../store/database.ts'
import { retell, untell } from '../../../store/notifications.ts'
import { findShipment, lockShipment, type ShipmentRow } from '../../../store/shipments.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'jobs'>
type Wire = z.input<typeof addComment.answer>['data']

const PER_PAGE = 20
const DAY_MS = 86_400_000
/** On all shipments of a client: what is said goes out by letter. */
const MOST_A_DAY = 300
const ADDED = 'comment.added'

/** The newest first; a page beyond the last one is empty. Throws `missing` for a shipment that is not the client's. */
export async function listComments(
  { db, now }: Needs,
  scope: Scope,
  { shipmentId, page }: { readonly shipmentId: string; readonly page: number },
): Promise<Page<Wire> & { readonly unread: number }> {
  const { clientId, actor } = scope
  await shipmentOf({ db }, scope, shipmentId)
  const since = await store.findReadUntil(db, clientId, shipmentId, actor.id)
  const rows = await store.pageOfComments(db, clientId, shipmentId, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  const total = await store.countComments(db, clientId, shipmentId)
  const unread = await store.countUnread(db, { clientId, shipmentId, readerId: actor.id, since })
  const listed = rows.map((row) => toWire(row, scope, { now: now(), since }))
  return { ...pageOf(listed, { page, perPage: PER_PAGE, total }), unread }
}

/** Throws `missing` as `listComments`, `limited` after very many. */
export async function sayComment(
  needs: Needs,
  scope: Scope,
  { shipmentId, body }: { readonly shipmentId: string; readonly body: string },
): Promise<Wire> {
  const { clientId, actor } = scope
  const row = await needs.db.transaction().execute(async (tx) => {
    const shipment = await lockShipment(tx, clientId, shipmentId)
    if (!shipment) throw new AppError('missing', 'no-such-shipment')
    const said = {
      id: needs.newId(),
      client_id: clientId,
      shipment_id: shipmentId,
      author_kind: actor.kind === 'staff' ? ('staff' as const) : ('client' as const),
      author_id: actor.id,
      author_name: actor.name,
      body,
      said_at: needs.now(),
    }
    await refuseMany(needs, tx, clientId)
    await store.insertComment(tx, said)
    await note(needs, tx, scope, { action: ADDED, id: said.id })
    await tellOthers(needs, tx, scope, { shipment, said })
    return { ...said, changed_at: null, removed_at: null }
  })
  needs.jobs.ring()
  return toWire(row, scope, { now: needs.now(), since: undefined })
}

/**
 * Throws `missing`, `forbidden` for one that somebody else said, `conflict` for one that is too old, was removed, or says something else
 * than the caller saw.
 */
export async function reviseComment(
  needs: Needs,
  scope: Scope,
  { shipmentId, commentId, body, basedOn }: OfComment & { readonly body: string; readonly basedOn: string },
): Promise<Wire> {
  const changed_at = needs.now()
  const row = await needs.db.transaction().execute(async (tx) => {
    const found = await openComment(needs, tx, scope, { shipmentId, commentId })
    if (found.body === body) return found
    if (found.body !== basedOn) throw new AppError('conflict', 'changed-meanwhile')
    const { reference } = await shipmentOf({ db: tx }, scope, shipmentId)
    await retell(tx, scope.clientId, keyOf(commentId), factsOf(found.author_name, reference, body))
    await store.changeComment(tx, scope.clientId, commentId, { body, changed_at })
    await note(needs, tx, scope, { action: 'comment.changed', id: commentId })
    return { ...found, body, changed_at }
  })
  return toWire(row, scope, { now: needs.now(), since: undefined })
}

/** Throws as `reviseComment`. */
export async function removeComment(needs: Needs, scope: Scope, of: OfComment): Promise<void> {
  await needs.db.transaction().execute(async (tx) => {
    await openComment(needs, tx, scope, of)
    await store.changeComment(tx, scope.clientId, of.commentId, { body: '', removed_at: needs.now() })
    await untell(tx, scope.clientId, keyOf(of.commentId))
    await note(needs, tx, scope, { action: 'comment.removed', id: of.commentId })
  })
}

/** Throws `missing` as `listComments`. */
export async function shipmentOf(
  { db }: { readonly db: Db },
  { clientId }: Scope,
  shipmentId: string,
): Promise<ShipmentRow> {
  const shipment = await findShipment(db, clientId, shipmentId)
  if (!shipment) throw new AppError('missing', 'no-such-shipment')
  return shipment
}

type OfComment = { readonly shipmentId: string; readonly commentId: string }

async function openComment(
  { now }: Needs,
  tx: Tx,
  { clientId, actor }: Scope,
  of: OfComment,
): Promise<store.CommentRow> {
  const found = await store.lockComment(tx, clientId, of.commentId)
  if (!found || found.shipment_id !== of.shipmentId) throw new AppError('missing', 'not-found')
  if (found.author_kind !== actor.kind || found.author_id !== actor.id)
    throw new AppError('forbidden', 'comment-not-own')
  if (found.removed_at || !isCommentOpen(found.said_at, now())) throw new AppError('conflict', 'comment-too-old')
  return found
}

async function refuseMany({ now }: Needs, tx: Tx, clientId: string): Promise<void> {
  const since = new Date(now().getTime() - DAY_MS)
  if ((await countAudit(tx, clientId, ADDED, since)) >= MOST_A_DAY)
    throw new LimitReached(DAY_MS / 1000, 'too-many-comments')
}

/** What is told of a comment goes by it: it says what the comment says, and is gone with it. */
const keyOf = (commentId: string): string => `comment ${commentId}`

const factsOf = (by: string, reference: string, body: string) => ({ by, reference, excerpt: excerptOf(body) })

/** The people of the company, and staff: of staff only when the client spoke, as they would all read each other. */
async function tellOthers(
  needs: Needs,
  tx: Tx,
  { clientId, actor }: Scope,
  {
    shipment,
    said,
  }: { readonly shipment: ShipmentRow; readonly said: Pick<store.CommentRow, 'id' | 'body' | 'said_at'> },
): Promise<void> {
  const happened = {
    kind: 'comment' as const,
    facts: factsOf(actor.name, shipment.reference, said.body),
    clientId,
    shipmentId: shipment.id,
    at: said.said_at,
    actor,
    key: keyOf(said.id),
  }
  await notifyPeople(tx, happened)
  if (actor.kind !== 'staff') await notifyStaff(tx, happened)
  await askForNotices(tx, needs)
}

/** What was said stands in the thread alone. */
async function note(
  { now }: Needs,
  tx: Tx,
  { clientId, actor }: Scope,
  { action, id }: { readonly action: string; readonly id: string },
): Promise<void> {
  const subject = { kind: 'comment', id }
  await insertAudit(tx, { at: now(), actor, clientId, action, subject, before: null, after: null })
}

function toWire(
  row: store.CommentRow,
  { actor }: Scope,
  { now, since }: { readonly now: Date; readonly since: Date | undefined },
): Wire {
  const isOwn = row.author_kind === actor.kind && row.author_id === actor.id
  const isRemoved = row.removed_at !== null
  return {
    id: row.id,
    by: row.author_name,
    byStaff: row.author_kind === 'staff',
    isOwn,
    body: row.body,
    saidAt: row.said_at.toISOString(),
    changedAt: row.changed_at?.toISOString() ?? null,
    isRemoved,
    isUnread: !isOwn && !isRemoved && (since === undefined || row.said_at > since),
    isOpen: isOwn && !isRemoved && isCommentOpen(row.said_at, now),
  }
}
