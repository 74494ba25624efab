// What staff do with a request for an account: they say that it was answered or refused, or make a client of it.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { awaitJob } from '../../jobs/ask.ts'
import type { Actor } from '../../scope.ts'
import { type AccessRequest, lockAccessRequest, settleAccessRequest } from '../../store/access-requests.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { ensurePerson } from '../../store/client-people.ts'
import { findClientByEmail, insertClient, welcomeClient } from '../../store/clients.ts'
import type { Tx } from '../../store/database.ts'
import { tellOfAccount } from './letters.ts'

const AWAITED_MS = 15_000

/** Throws `missing` for one that is gone, `conflict` for one that became a client. */
export async function settleRequest(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, state, actor }: { readonly id: string; readonly state: 'new' | 'answered' | 'refused'; readonly actor: Actor },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await openRequest(tx, id)
    const settled =
      state === 'new' ? { settled_at: null, settled_by: null } : { settled_at: now(), settled_by: actor.name }
    await settleAccessRequest(tx, id, { state, client_id: null, ...settled })
  })
}

type Opening = { readonly id: string; readonly company: string; readonly name: string; readonly actor: Actor }

/** `company` and `name` as staff put them right. Throws as `settleRequest`. */
export async function openAccount(
  deps: Deps,
  opening: Opening,
): Promise<{ readonly clientId: string; readonly isNew: boolean; readonly wasSent: boolean }> {
  const { clientId, isNew, letter } = await deps.db.transaction().execute(async (tx) => {
    const request = await openRequest(tx, opening.id)
    const opened = await letIn(tx, deps, request, opening)
    const settled = { settled_at: deps.now(), settled_by: opening.actor.name, client_id: opened.clientId }
    await settleAccessRequest(tx, request.id, { state: 'client', ...settled })
    const { email, language } = request
    return { ...opened, letter: await tellOfAccount(tx, deps, { ...opening, ...opened, email, language }) }
  })
  deps.jobs.ring()
  const job = letter === undefined ? undefined : await awaitJob(deps.db, letter, AWAITED_MS)
  return { clientId, isNew, wasSent: job?.state === 'done' }
}

async function openRequest(tx: Tx, id: string): Promise<AccessRequest> {
  const request = await lockAccessRequest(tx, id)
  if (!request) throw new AppError('missing', 'not-found')
  if (request.state === 'client') throw new AppError('conflict', 'access-request-settled')
  return request
}

async function letIn(tx: Tx, deps: Deps, { email, language }: AccessRequest, { company, name, actor }: Opening) {
  const fresh = { id: deps.newId(), name: company, email, created_at: deps.now() }
  const client = (await findClientByEmail(tx, email)) ?? (await insertClient(tx, fresh))
  const known = client.id !== fresh.id
  if (!known) await ensurePerson(tx, { email, name })
  await welcomeClient(tx, client.id, language, deps.now())
  await insertAudit(tx, {
    at: deps.now(),
    actor,
    clientId: client.id,
    action: known ? 'client.let-in-again' : 'client.made',
    subject: { kind: 'client', id: client.id },
    before: null,
    after: known ? {} : { name: company, email },
  })
  return { clientId: client.id, company: client.name, isNew: !known }
}
