// Asking to be erased, taking it back, and what staff see of it.
import type { z } from 'zod'
import type { getErasure, listErasures } from '#contract/erasure.ts'
import type { Deps } from '../../deps.ts'
import type { Scope } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { isErased } from '../../store/clients.ts'
import type { Tx } from '../../store/database.ts'
import * as store from '../../store/erasures.ts'
import type { Counts } from '../../store/tables/clients.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'today'>

/** A client that nobody has heard of for so long is shown to staff, who decide. */
const DORMANT_YEARS = 2

export async function erasureStanding(
  { db, today }: Needs,
  { clientId }: Scope,
): Promise<z.input<typeof getErasure.answer>['data']> {
  const askedAt = await store.findErasureRequest(db, clientId)
  const { papers, until } = await store.keptPapers(db, clientId, today())
  return {
    askedAt: askedAt?.toISOString() ?? null,
    isErased: await isErased(db, clientId),
    papers,
    keptUntil: until,
  }
}

/** Nothing happens where it asked already. */
export async function askToBeErased({ db, now }: Needs, scope: Scope): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await store.findErasureRequest(tx, scope.clientId)) return
    await store.insertErasureRequest(tx, scope.clientId, now())
    await note({ now }, tx, scope, 'client.erasure-asked')
  })
}

export async function withdrawRequest({ db, now }: Needs, scope: Scope): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await store.deleteErasureRequest(tx, scope.clientId)) await note({ now }, tx, scope, 'client.erasure-withdrawn')
  })
}

async function note({ now }: Pick<Deps, 'now'>, tx: Tx, { clientId, actor }: Scope, action: string): Promise<void> {
  const subject = { kind: 'client', id: clientId }
  await insertAudit(tx, { at: now(), actor, clientId, action, subject, before: null, after: null })
}

export async function erasuresForStaff({ db, now }: Needs): Promise<z.input<typeof listErasures.answer>['data']> {
  const before = new Date(now())
  before.setUTCFullYear(before.getUTCFullYear() - DORMANT_YEARS)
  const [asked, dormant, erased] = [
    await store.listErasureRequests(db),
    await store.listDormant(db, before),
    await store.listErasures(db),
  ]
  return {
    asked: asked.map(onWire),
    dormant: dormant.map(onWire),
    erased: erased.map((row) => ({
      clientId: row.client_id,
      pseudonym: row.pseudonym,
      askedAt: row.asked_at?.toISOString() ?? null,
      erasedAt: row.erased_at.toISOString(),
      erasedBy: row.erased_by,
      removed: total(row.removed),
      kept: total(row.kept),
      keptUntil: row.kept_until,
      found: row.found && total(row.found),
      endedAt: row.ended_at?.toISOString() ?? null,
    })),
  }
}

const onWire = ({ since, ...client }: store.Waiting) => ({ ...client, since: since.toISOString() })
const total = (counts: Counts): number => Object.values(counts).reduce((sum, rows) => sum + rows, 0)
