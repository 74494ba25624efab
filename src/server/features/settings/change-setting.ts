// One change of one setting: nobody else's change is lost, and it is in the audit log before it counts.
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../../scope.ts'
import { changedFields, insertAudit } from '../../store/audit-log.ts'
import type { Db, Tx } from '../../store/database.ts'
import { findStoredSetting, lockSettings, removeSetting, type SettingKey, saveSetting } from '../../store/settings.ts'

type Fields = Readonly<Record<string, unknown>>

type SettingChange = {
  readonly key: SettingKey
  /** What the log names it by: 'broker_fees', or a part such as 'clearit' of 'brokers'. */
  readonly subject: string
  /** The instant of the last change that the person saw; null: never. */
  readonly seen: string | null
  /** The new value out of the stored one; undefined removes the setting. Throws AppError to refuse. */
  readonly next: (stored: unknown, tx: Tx) => unknown
  /** The fields of a value that the log compares; secrets never stand in them. */
  readonly shown: (value: unknown) => Fields
}

type Needs = Pick<Deps, 'db' | 'now'>

/** The instant of the change; the earlier one when nothing differs. Throws `conflict` when somebody changed it meanwhile. */
export function changeSetting({ db, now }: Needs, actor: Actor, change: SettingChange): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    await lockSettings(tx)
    const stored = await findStoredSetting(tx, change.key)
    const seenNow = stored?.updatedAt.toISOString() ?? null
    if (seenNow !== change.seen) throw new AppError('conflict', 'changed-meanwhile')
    const next = await change.next(stored?.value, tx)
    const differs = bothWays(change.shown(stored?.value), change.shown(next))
    if (!differs) return seenNow
    const at = laterThan(stored?.updatedAt, now())
    await write(tx, change.key, next, at)
    await insertAudit(tx, {
      at: now(),
      actor,
      clientId: null,
      action: 'setting.changed',
      subject: { kind: 'setting', id: change.subject },
      ...differs,
    })
    return next === undefined ? null : at.toISOString()
  })
}

/** Fields that differ, those that only one side has among them. */
function bothWays(before: Fields, after: Fields) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return changedFields(before, Object.fromEntries([...names].map((name) => [name, after[name] ?? null])))
}

/** Two changes within one tick of the clock still differ. */
const laterThan = (before: Date | undefined, now: Date): Date =>
  before && before >= now ? new Date(before.getTime() + 1) : now

async function write(db: Db, key: SettingKey, value: unknown, at: Date): Promise<void> {
  if (value === undefined) await removeSetting(db, key)
  else await saveSetting(db, key, value, at)
}
