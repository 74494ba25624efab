// The password every paper asks for. Source: decisions 6.
import { texts } from '#texts/invoice.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { findSetting } from '../../store/settings.ts'
import { isPassword, passwordHash } from '../session/password.ts'
import { countWrongPassword, minutesLocked } from '../session/password-limit.ts'

/** The try under way for each client: tries of one client follow each other, so that none slips past the count. */
const underWay = new Map<string, Promise<unknown>>()

/**
 * Throws `forbidden` for a wrong password (never `unauthenticated`: the session is fine), `limited` with the minutes to wait
 * after five wrong ones of this client in fifteen minutes, and `conflict` while the operator has set none.
 */
export function checkDocumentPassword(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  { clientId }: Scope,
  password: string,
): Promise<void> {
  const before = underWay.get(clientId) ?? Promise.resolve()
  const check = before.catch(() => undefined).then(() => checkNow(deps, clientId, password))
  underWay.set(clientId, check)
  return check.finally(() => {
    if (underWay.get(clientId) === check) underWay.delete(clientId)
  })
}

async function checkNow(deps: Pick<Deps, 'db' | 'now' | 'newId'>, clientId: string, password: string): Promise<void> {
  const tries = { kind: 'document', subject: clientId } as const
  const minutes = await minutesLocked(deps, tries)
  if (minutes !== undefined) throw new AppError('limited', texts.passwordLocked(minutes))
  const stored = passwordHash.safeParse(await findSetting(deps.db, 'document_password_hash'))
  if (!stored.success) throw new AppError('conflict', texts.passwordNotSet)
  if (await isPassword(password, stored.data)) return
  await countWrongPassword(deps, tries)
  throw new AppError('forbidden', texts.passwordWrong)
}
