// Turns calls away while the server is behind with its work: those under way then finish, instead of all becoming slower together.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { isCall } from './limit-requests.ts'

const LOOK_EVERY_MS = 500
const RESOLUTION_MS = 10
const NS_A_MS = 1_000_000
/** One late look is a single long piece of work; two in a row are more work than there is time. */
const LATE_LOOKS = 2

/**
 * Keeps count of looks that found the event loop later than the limit: behind after two in a row, until one is in time.
 */
export function lateness(limitMs: number) {
  let late = 0
  return {
    note: (delayMs: number): void => {
      late = delayMs > limitMs ? late + 1 : 0
    },
    isBehind: (): boolean => late >= LATE_LOOKS,
  }
}

/**
 * Calls of the API are refused with `overloaded` while the event loop is behind; pages and probes are not, nor any while the data are read:
 * that is work of the server's own, and over in seconds.
 */
export function shedLoad(app: FastifyInstance, { settings, isLoading }: Pick<Deps, 'settings' | 'isLoading'>): void {
  const { maxLoopDelayMs } = settings
  if (!maxLoopDelayMs) return
  const { note, isBehind } = lateness(maxLoopDelayMs)
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  const looking = setInterval(() => {
    note(delays.count === 0 || isLoading() ? 0 : delays.mean / NS_A_MS)
    delays.reset()
  }, LOOK_EVERY_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(looking)
    delays.disable()
  })
  app.addHook('onRequest', async (request) => {
    if (isBehind() && isCall(request)) throw new AppError('overloaded', 'overloaded')
  })
}
