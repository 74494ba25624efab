// The first start without a reference folder fetches the official export behind the running server.
import { join } from 'node:path'
import type { Deps } from './deps.ts'
import { type Env, ROOT } from './env.ts'
import { findReferenceFolder } from './reference/tariff.ts'
import { updateReference } from './reference/update-reference.ts'

/** The download is given up after this long. */
const GIVE_UP_AFTER_MS = 60_000

/** Tries once and never throws: the outcome is a log line, and what was installed is used from the next start. */
export async function fetchFirstReference(env: Env, { log, today }: Pick<Deps, 'log' | 'today'>): Promise<void> {
  const dataDir = join(ROOT, 'data')
  const referenceDir = env.referenceDir ?? join(ROOT, 'reference')
  if (env.referenceUpdate !== 'auto' || findReferenceFolder({ dataDir, referenceDir })) return
  try {
    const outcome = await updateReference({
      fetch,
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
      dataDir,
      referenceDir,
      today: today(),
    })
    log.info({ outcome: outcome.kind }, 'reference data asked for')
  } catch (err) {
    log.warn({ err }, 'reference data not fetched')
  }
}
