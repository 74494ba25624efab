// Signing out: the server forgets the session, and who came by single sign-on signs out of the provider too.
import { logout } from '#contract/session.ts'
import { call } from './call.ts'
import type { Actor } from './session.ts'

/** The stored token is gone either way: a call that fails changes nothing of that. */
export async function signOut(actor: Actor): Promise<void> {
  const answer = await call(logout, {}, { actor, isProof: true }).catch(() => undefined)
  if (answer?.continueAt !== undefined) location.assign(answer.continueAt)
}
