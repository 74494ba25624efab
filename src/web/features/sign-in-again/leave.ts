// Leaving instead of proving.

import { type Actor, endSession } from '../../api/session.ts'
import { settleAgain } from '../../api/sign-in-again.ts'
import { signOut } from '../../api/sign-out.ts'

export function leave(actor: Actor): void {
  void signOut(actor)
  settleAgain(false)
  endSession(actor, 'left')
}
