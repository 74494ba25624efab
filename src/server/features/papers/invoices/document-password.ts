import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { isSharedPassword, passwordHash } from '../../../records/session/password.ts'
import { tryPassword } from '../../../records/session/password-limit.ts'
import type { Scope } from '../../../scope.ts'
import { findSetting } from '../../../store/settings.ts'

/**
 * Throws `forbidden` for a wrong password (never `unauthenticated`: the session is fine), `limited` with the minutes to wait
 * after five wrong ones of this client in fifteen minutes, and `conflict` while the operator has set none. A job's paper was opened when it was asked for.
 */
export async function checkDocumentPassword(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'paperRun'>,
  { clientId }: Scope,
  password: string,
): Promise<void> {
  if (deps.paperRun === 'checked') return
  const stored = passwordHash.safeParse(await findSetting(deps.db, 'document_password_hash'))
  if (!stored.success) throw new AppError('conflict', 'document-password-not-set')
  const tries = { kind: 'document', subject: clientId } as const
  const tried = await tryPassword(deps, tries, () => isSharedPassword(password, stored.data))
  if (tried.kind === 'locked') throw new AppError('limited', 'document-password-locked', { minutes: tried.minutes })
  if (tried.kind === 'wrong') throw new AppError('forbidden', 'document-password-wrong')
}
