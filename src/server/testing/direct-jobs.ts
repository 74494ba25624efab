// Jobs of a test: done in this process as soon as the bell rings, one after the other, each once a ring. Looked up without the pace of an
// item a second.
import type { Deps } from '../deps.ts'
import { lookupPieces } from '../features/shipments/lookups/look-up-item.ts'
import { lookUpShipment } from '../features/shipments/lookups/look-up-shipment.ts'
import { worksOf } from '../job-works.ts'
import { doJob, type Works } from '../jobs/do-job.ts'

type DirectJobs = {
  /** Nothing is begun until the answer is called: what was asked for can be looked at as it waits. */
  hold(): () => void
  /** Resolves when everything that was asked for was tried. */
  idle(): Promise<void>
}

export function directJobs(deps: Deps): DirectJobs {
  let underWay: Promise<unknown> = Promise.resolve()
  const { signal } = new AbortController()
  const works: Works = {
    ...worksOf(deps),
    lookup: (job) => lookUpShipment(deps, job, { ...lookupPieces(deps), itemMs: 1 }),
  }
  const tryAll = async () => {
    const waiting = await deps.db
      .selectFrom('jobs')
      .select('id')
      .where('state', '=', 'waiting')
      .orderBy('asked_at')
      .execute()
    for (const { id } of waiting) await doJob(deps, works, id, { stopped: signal })
  }
  deps.jobs.listen(() => {
    underWay = underWay.then(tryAll)
  })
  return {
    hold: () => {
      const held = Promise.withResolvers<void>()
      underWay = underWay.then(() => held.promise)
      return held.resolve
    },
    // What a job asks for in its turn rings the bell again while it is waited for.
    idle: async () => {
      let seen: unknown
      while (seen !== underWay) {
        seen = underWay
        await underWay
      }
    },
  }
}
