// Files that no row names: left where a program was killed between storing a paper and recording it. Only those of clients of this database are
// removed: a bucket may hold those of another installation too.
import type { Deps } from '../../../deps.ts'
import { knownClients, namedFiles } from '../../../store/stray-files.ts'

type Needs = Pick<Deps, 'db' | 'files' | 'log' | 'now'> & { readonly ended?: AbortSignal | undefined }

/** Longer than any paper is under way, and than anybody takes to restore the database of the day before. */
const AGE_MS = 30 * 24 * 60 * 60 * 1000
/** '<client>/commercial_invoice/<id>.pdf' */
const OF_CLIENT = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[a-z_]+\/[^/]+$/

/** Answers how many it removed. */
export async function removeStrayFiles({ db, files, log, now, ended }: Needs): Promise<number> {
  const count = { removed: 0, left: 0 }
  for await (const keys of files.list(new Date(now().getTime() - AGE_MS))) {
    const named = await namedFiles(db, keys)
    const stray = keys.filter((key) => !named.has(key))
    const owners = stray.flatMap((key) => OF_CLIENT.exec(key)?.[1] ?? [])
    const known = await knownClients(db, owners)
    for (const key of stray) {
      if (ended?.aborted) return count.removed
      const isOurs = known.has(OF_CLIENT.exec(key)?.[1] ?? '')
      if (isOurs) await files.delete(key)
      count[isOurs ? 'removed' : 'left'] += 1
    }
  }
  if (count.removed + count.left > 0) log.warn(count, 'stray files')
  return count.removed
}
