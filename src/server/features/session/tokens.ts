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
  /** Whether the provider of single sign-on did. */
  readonly bySignOn?: boolean
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

/**
 * Revokes a token; nothing happens when it is revoked already. Answers where the person signs out of the provider of single sign-on too, where
 * that had signed them in and offers it.
 */
export async function endSession(
  { db, signOn, settings }: Pick<Deps, 'db' | 'signOn' | 'settings'>,
  token: string,
): Promise<string | undefined> {
  const wasBySignOn = await deleteSession(db, token)
  return wasBySignOn ? signOn?.leaving(`${settings.publicUrl ?? ''}${STAFF_PATH}`) : undefined
}

const STAFF_PATH = '/staff'
