// The manufacturer identification code a person or a broker sets for an address.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import { findAddressMid, updateAddressMid } from '../../store/addresses.ts'
import { insertAudit } from '../../store/audit-log.ts'

/** Null takes the proposed code again. Throws `missing` for an address that is not the client's. */
export async function setMid(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  scope: Scope,
  addressId: string,
  mid: string | null,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const existing = await findAddressMid(tx, scope.clientId, addressId)
    if (!existing) throw new AppError('missing', 'not-found')
    if (existing.mid === mid) return
    await updateAddressMid(tx, scope.clientId, addressId, mid)
    await insertAudit(tx, {
      at: now(),
      actor: scope.actor,
      clientId: scope.clientId,
      action: 'address.mid-set',
      subject: { kind: 'manufacturing_address', id: addressId },
      before: { mid: existing.mid },
      after: { mid },
    })
  })
}
