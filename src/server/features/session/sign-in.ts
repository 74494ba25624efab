// Signs a client in by e-mail address alone. Source: decisions 3, mode 'direct'.
import type { Language } from '#words/language.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { findClientByEmail, findClientLanguage, hasShipmentSince } from '../../store/clients.ts'
import { activitySince } from './activity-window.ts'
import { type SignInFrom, type StartedSession, startSession } from './tokens.ts'

export type SignedInClient = StartedSession & {
  readonly user: { readonly id: string; readonly companyName: string }
  /** What the client chose to read in. */
  readonly language?: Language
}

/**
 * Starts a session for the client of an e-mail address (lower case).
 * Throws `unauthenticated`, with the same sentence, for an unknown address and for a client without a shipment
 * created or shipped in the last three months.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'now' | 'newSecret'>,
  email: string,
  from: SignInFrom,
): Promise<SignedInClient> {
  const client = await findClientByEmail(deps.db, email)
  const active = client && (await hasShipmentSince(deps.db, client.id, activitySince(deps.now())))
  if (!client || !active) throw new AppError('unauthenticated', 'sign-in-refused')
  const session = await startSession(deps, { kind: 'client', clientId: client.id, name: client.name }, from)
  const language = await findClientLanguage(deps.db, client.id)
  return { ...session, user: { id: client.id, companyName: client.name }, ...(language ? { language } : {}) }
}
