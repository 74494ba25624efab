// The password every paper asks for. Source: decisions 6.
import { texts } from '#texts/en/invoice.ts'
import type { Deps } from '../../deps.ts'
import { SpokenError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { findSetting } from '../../store/settings.ts'
import { isPassword, passwordHash } from '../session/password.ts'
import { tryPassword } from '../session/password-limit.ts'

/**
 * Throws `forbidden` for a wrong password (never `unauthenticated`: the session is fine), `limited` with the minutes to wait
 * after five wrong ones of this client in fifteen minutes, and `conflict` while the operator has set none.
 */
export async function checkDocumentPassword(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  { clientId }: Scope,
  password: string,
): Promise<void> {
  const stored = passwordHash.safeParse(await findSetting(deps.db, 'document_password_hash'))
  if (!stored.success) throw new SpokenError('conflict', texts.passwordNotSet)
  const tries = { kind: 'document', subject: clientId } as const
  const tried = await tryPassword(deps, tries, () => isPassword(password, stored.data))
  if (tried.kind === 'locked') throw new SpokenError('limited', texts.passwordLocked(tried.minutes))
  if (tried.kind === 'wrong') throw new SpokenError('forbidden', texts.passwordWrong)
}
