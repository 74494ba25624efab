// For whoever runs the server: /livez says that the process answers, /readyz whether it should be sent calls, and why not.
import type { FastifyInstance } from 'fastify'

/** Why a server should not be sent calls. */
type NotReady = 'database-away' | 'migrations-open' | 'data-loading'

/** A database that takes longer to answer than this is as good as away: probes themselves wait seconds at most. */
const ANSWERS_WITHIN_MS = 2_000
/** Anybody may ask; the database is asked this often at most. */
const KEEP_MS = 1_000

type Readiness = {
  /** Throws when the database does not answer. */
  readonly openMigrations: () => Promise<readonly string[]>
  readonly isLoading: () => boolean
}

/** Serves both. `/readyz` answers 200, or 503 with the reasons. */
export function registerProbes(app: FastifyInstance, readiness: Readiness): void {
  const database = keptFor(KEEP_MS, () => databaseReasons(readiness))
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const reasons: readonly NotReady[] = [
      ...(await database()),
      ...(readiness.isLoading() ? (['data-loading'] as const) : []),
    ]
    reply.header('cache-control', 'no-store').status(reasons.length === 0 ? 200 : 503)
    return reasons.length === 0 ? { status: 'ready' } : { status: 'not-ready', reasons }
  })
}

async function databaseReasons({ openMigrations }: Readiness): Promise<readonly NotReady[]> {
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => late.resolve('late'), ANSWERS_WITHIN_MS)
  try {
    const open = await Promise.race([openMigrations(), late.promise])
    if (open === 'late') return ['database-away']
    return open.length > 0 ? ['migrations-open'] : []
  } catch {
    // Whatever the driver says: the database cannot be asked, and that is the answer.
    return ['database-away']
  } finally {
    clearTimeout(timer)
  }
}

/** One question at a time, whose answer holds for a while. */
function keptFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { readonly answer: Promise<T>; readonly until: number } | undefined
  return () => {
    if (!kept || kept.until <= performance.now()) kept = { answer: ask(), until: performance.now() + ms }
    return kept.answer
  }
}
