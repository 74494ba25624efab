// Leaving instead of proving.
import { logout } from '#contract/session.ts'
import { call } from '../../api/call.ts'
import { type Actor, endSession } from '../../api/session.ts'
import { settleAgain } from '../../api/sign-in-again.ts'

export function leave(actor: Actor): void {
  void call(logout, {}, { actor, isProof: true }).catch(() => undefined) // the stored token is gone either way
  settleAgain(false)
  endSession(actor, 'left')
}
