// Starting and ending sessions. Source: decisions 4.
import type { Deps } from '../../deps.ts'
import { deleteExpiredSessions, deleteSession, insertSession, type SessionStarter } from '../../store/sessions.ts'

/** Random bytes in a token. */
const TOKEN_BYTES = 32

/** Network address and browser, shown to who may end the session. */
export type SignInFrom = {
  readonly address: string
  readonly agent: string
  /** Whether a passkey proved who it is. */
  readonly byPasskey?: boolean
}

export type StartedSession = { readonly token: string; readonly expiresAt: string }

/** A new token; only its hash is stored. Sessions that have ended are swept out on the way. */
export async function startSession(
  { db, now, newSecret }: Pick<Deps, 'db' | 'now' | 'newSecret'>,
  who: SessionStarter,
  from: SignInFrom,
): Promise<StartedSession> {
  const token = newSecret(TOKEN_BYTES)
  await deleteExpiredSessions(db, now())
  const expiresAt = await insertSession(db, token, who, now(), from)
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Revokes a token; nothing happens when it is revoked already. */
export const endSession = ({ db }: Pick<Deps, 'db'>, token: string): Promise<void> => deleteSession(db, token)
