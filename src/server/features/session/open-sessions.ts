// Sessions that people see and end: a client's, one's own on staff, or those of the shared password.
import type { z } from 'zod'
import type { openSession } from '#contract/sessions.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { deleteSessionById, deleteSessionsBut, hashToken, listOpenSessions, type Whose } from '../../store/sessions.ts'

export async function sessionsOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  whose: Whose,
  token: string,
): Promise<z.input<typeof openSession>[]> {
  const own = hashToken(token)
  const rows = await listOpenSessions(db, whose, now())
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    endsAt: row.expires_at.toISOString(),
    address: row.address,
    agent: row.agent,
    ...(whose.kind === 'client' && row.person !== null ? { person: row.person } : {}),
    isThis: row.token_hash === own,
  }))
}

/** Throws `missing` for a session of somebody else, and for one that has ended. */
export async function endSessionById({ db }: Pick<Deps, 'db'>, whose: Whose, id: string): Promise<void> {
  if (!(await deleteSessionById(db, whose, id))) throw new AppError('missing', 'not-found')
}

/** Answers how many there were. */
export const endSessionsBut = ({ db }: Pick<Deps, 'db'>, whose: Whose, token: string): Promise<number> =>
  deleteSessionsBut(db, whose, token)
