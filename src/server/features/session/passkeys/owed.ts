// What holds of passkeys where a company wants one of everybody: the first may be made by who signed in without, no further one, and the
// last one stays.
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { belongsWherePasskeysAreNeeded } from '../../../store/client-people.ts'
import type { Db } from '../../../store/database.ts'
import { listPasskeys } from '../../../store/passkeys.ts'

/** Of a session that owes one. Throws `forbidden` for who has one to show. */
export function refuseFurther(known: number): void {
  if (known > 0) throw new AppError('forbidden', 'passkey-needed', { hasOne: true })
}

/** Throws `conflict` for the last passkey of a person who needs one. */
export async function refuseLast({ settings }: Pick<Deps, 'settings'>, db: Db, personId: string): Promise<void> {
  const isNeeded = settings.clientSignIn === 'passkey' || (await belongsWherePasskeysAreNeeded(db, personId))
  if (!isNeeded) return
  const kept = await listPasskeys(db, { kind: 'person', id: personId })
  if (kept.length === 0) throw new AppError('conflict', 'last-passkey')
}
