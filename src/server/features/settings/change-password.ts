// Changing the staff or the document password: the current one is asked, the new one kept as a hash. Source: decisions 6 and 7.
import type { z } from 'zod'
import type { changePassword as call, PasswordKind } from '#contract/settings.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { refuseWeakPassword } from '../../records/session/new-password.ts'
import { hashPassword, isPassword, type PasswordHash, passwordHash } from '../../records/session/password.ts'
import { tryPassword } from '../../records/session/password-limit.ts'
import type { Actor } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { deleteSessionsBut } from '../../store/sessions.ts'
import { findSetting, lockSettings, saveSetting } from '../../store/settings.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'newId'>
type Body = z.output<typeof call.body>
type Caller = { readonly actor: Actor; readonly token: string; readonly address: string }

export const PASSWORD_KEYS = { staff: 'staff_password_hash', documents: 'document_password_hash' } as const

/**
 * Answers how many other staff sessions were ended: all when the staff password changed, else none.
 * Throws `forbidden` for a wrong current password, `limited` after five in fifteen minutes from one address, `invalid` for a
 * weak new one, and `conflict` when somebody changed it at the same moment.
 */
export async function changePassword(
  needs: Needs,
  caller: Caller,
  { which, current, next }: Body,
): Promise<{ readonly endedSessions: number }> {
  const stored = await storedHash(needs, which)
  if (stored) await checkCurrent(needs, caller.address, current, stored)
  await refuseWeak(needs, which, next, stored && current)
  const hash = await hashPassword(next)
  return needs.db.transaction().execute(async (tx) => {
    await lockSettings(tx)
    const meanwhile = await storedHash({ db: tx }, which)
    if (meanwhile?.hash !== stored?.hash) throw new AppError('conflict', 'changed-meanwhile')
    const key = PASSWORD_KEYS[which]
    await saveSetting(tx, key, hash, needs.now())
    const endedSessions = which === 'staff' ? await deleteSessionsBut(tx, { kind: 'shared' }, caller.token) : 0
    await insertAudit(tx, {
      at: needs.now(),
      actor: caller.actor,
      clientId: null,
      action: 'password.changed',
      subject: { kind: 'setting', id: key },
      before: null,
      after: which === 'staff' ? { ended_sessions: endedSessions } : null,
    })
    return { endedSessions }
  })
}

async function storedHash({ db }: Pick<Deps, 'db'>, which: PasswordKind): Promise<PasswordHash | undefined> {
  return passwordHash.safeParse(await findSetting(db, PASSWORD_KEYS[which])).data
}

/** Wrong tries count with those of signing in from the same address. */
async function checkCurrent(needs: Needs, address: string, current: string, stored: PasswordHash): Promise<void> {
  if (current === '') throw new AppError('invalid', 'password-missing')
  const tried = await tryPassword(needs, { kind: 'staff', subject: address }, () => isPassword(current, stored))
  if (tried.kind === 'locked') throw new AppError('limited', 'password-locked', { minutes: tried.minutes })
  if (tried.kind === 'wrong') throw new AppError('forbidden', 'password-wrong')
}

async function refuseWeak(needs: Needs, which: PasswordKind, next: string, current: string | undefined): Promise<void> {
  refuseWeakPassword(next)
  if (next === current) throw new AppError('invalid', 'password-same-as-before')
  const other = await storedHash(needs, which === 'staff' ? 'documents' : 'staff')
  if (other && (await isPassword(next, other))) throw new AppError('invalid', 'password-same-as-other')
}
