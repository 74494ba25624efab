// The work of a call goes on when whoever made it has hung up. An application is closed only when that is over too: what comes after, the
// database above all, is shut under nobody's hands.
import type { FastifyInstance } from 'fastify'

type UnderWay = Set<Promise<unknown>>

const known = new WeakMap<FastifyInstance, UnderWay>()

/** Answers what notes a piece of work of a call to `app` until it is over. To be asked before the application is ready. */
export function workOfCalls(app: FastifyInstance): <T>(work: Promise<T>) => Promise<T> {
  const underWay = known.get(app) ?? awaitedBy(app)
  return (work) => {
    const isOver = () => void underWay.delete(work)
    underWay.add(work)
    work.then(isOver, isOver)
    return work
  }
}

function awaitedBy(app: FastifyInstance): UnderWay {
  const underWay: UnderWay = new Set()
  known.set(app, underWay)
  app.addHook('onClose', async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay)
  })
  return underWay
}
