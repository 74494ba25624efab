// A server tells the database that it is there and what it runs, and takes its leave: so operators see which release each one has.
import { hostname } from 'node:os'
import type { Deps } from './deps.ts'
import { noteServer, removeServer } from './store/servers.ts'

const BEATS_EVERY_MS = 30_000

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'log' | 'installation' | 'tariffSummary'>

/** With the database away it is simply not heard. Answers what ends it, with which its row goes. */
export function beginHeartbeat(needs: Needs, address: string, everyMs = BEATS_EVERY_MS): () => Promise<void> {
  const { db, now, log, installation } = needs
  const { port } = new URL(address)
  const server = {
    id: needs.newId(),
    name: port ? `${hostname()}:${port}` : hostname(),
    release: installation.release,
    since: now(),
  }
  const noted = async () => {
    try {
      await noteServer(db, { ...server, tariff: needs.tariffSummary.release, heard_at: now() })
    } catch (err) {
      log.debug({ err }, 'server not noted')
    }
  }
  let beating = noted()
  const beat = () => {
    beating = beating.then(noted)
  }
  const timer = setInterval(beat, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await beating
    await removeServer(db, server.id).catch((err: unknown) => log.debug({ err }, 'server not removed'))
  }
}
