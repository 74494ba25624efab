// What is left of erased clients: files that are still to be deleted, papers until their term ends, then the last row.
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../scope.ts'
import { insertAudit } from '../../store/audit-log.ts'
import { filesOfClient } from '../../store/client-rows.ts'
import { isErased } from '../../store/clients.ts'
import type { Db, Tx } from '../../store/database.ts'
import { deleteErasedRows } from '../../store/erased-rows.ts'
import { deleteErasedClient, type ErasureRow, keptPapers, listOpenErasures, noteErasure } from '../../store/erasures.ts'
import type { Counts } from '../../store/tables/clients.ts'

type Needs = Pick<Deps, 'db' | 'files' | 'now' | 'today' | 'log'>

/** Deletes the rows whose term is over; answers how many of each table, and the files that no row names any more. */
export async function trimErased(
  tx: Tx,
  of: { readonly clientId: string; readonly today: string },
): Promise<{ readonly removed: Counts; readonly orphans: readonly string[] }> {
  const before = await filesOf(tx, of.clientId)
  const removed = await deleteErasedRows(tx, of)
  const after = new Set(await filesOf(tx, of.clientId))
  return { removed, orphans: before.filter((key) => !after.has(key)) }
}

const filesOf = async (db: Db, clientId: string): Promise<readonly string[]> =>
  (await filesOfClient(db, clientId)).map(({ storageKey }) => storageKey)

/** Deletes files and notes which could not be: they are tried again by housekeeping. Answers how many those are. */
export async function deleteFilesOf(
  { db, files, log }: Needs,
  { id, filesLeft }: { readonly id: string; readonly filesLeft: readonly string[] },
): Promise<number> {
  const left: string[] = []
  for (const key of filesLeft)
    await files.delete(key).catch((err: unknown) => {
      log.error({ err }, 'file of an erased client not deleted')
      left.push(key)
    })
  if (filesLeft.length > 0) await noteErasure(db, id, { filesLeft: left })
  return left.length
}

/** Goes on with every erasure that is not at its end; answers how many clients went for good. */
export async function endErased(needs: Needs, actor: Actor): Promise<number> {
  let ended = 0
  for (const erasure of await listOpenErasures(needs.db)) if (await goOn(needs, erasure, actor)) ended += 1
  return ended
}

async function goOn(needs: Needs, { id, client_id: clientId, files_left, ended_at }: ErasureRow, actor: Actor) {
  const { db, now, today } = needs
  const filesLeft = [...files_left]
  const isEnd = await db.transaction().execute(async (tx) => {
    if (ended_at || !(await isErased(tx, clientId))) return false
    const { orphans } = await trimErased(tx, { clientId, today: today() })
    filesLeft.push(...orphans)
    const isOver = (await keptPapers(tx, clientId, today())).papers === 0
    if (isOver) {
      await deleteErasedClient(tx, clientId)
      await insertAudit(tx, {
        at: now(),
        actor,
        clientId,
        action: 'client.gone',
        subject: { kind: 'client', id: clientId },
        before: null,
        after: null,
      })
    }
    await noteErasure(tx, id, { filesLeft, ...(isOver && { endedAt: now() }) })
    return isOver
  })
  await deleteFilesOf(needs, { id, filesLeft })
  return isEnd
}
