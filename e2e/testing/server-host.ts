// One process for the servers of many journeys, each with its own folder, database and port: tariff, classifier and the rest of the law
// are read once. Told by its parent: { id, env } starts a server and answers { id, url }, { id } stops it and answers { id };
// { id, error } where either fails. Ends with its parent.
import { join } from 'node:path'
import { ROOT, readEnv } from '../../src/server/env.ts'
import { frontDoor } from '../../src/server/http/front-door.ts'
import { findReferenceFolder } from '../../src/server/reference/tariff.ts'
import { type Server, serve } from '../../src/server/serve.ts'
import { lawOf } from '../../src/server/wiring.ts'

export type Ask = { readonly id: number; readonly env?: Readonly<Record<string, string | undefined>> }
export type Answer = { readonly id: number; readonly url?: string; readonly error?: string }

/** By the folder with the legal texts; undefined: without them. */
const laws = new Map<string | undefined, ReturnType<typeof lawOf>>()
const servers = new Map<number, Server>()

process.on('message', async (ask: Ask) => {
  try {
    answer({ id: ask.id, url: ask.env ? await start(ask.id, ask.env) : await stop(ask.id) })
  } catch (error) {
    answer({ id: ask.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
process.once('disconnect', () => process.exit())

async function start(id: number, given: NonNullable<Ask['env']>): Promise<string> {
  const env = readEnv(given)
  const folder = findReferenceFolder({ dataDir: join(ROOT, 'data'), referenceDir: env.referenceDir })
  const law = laws.get(folder) ?? lawOf(env)
  laws.set(folder, law)
  const server = await serve(env, await frontDoor(env), law)
  servers.set(id, server)
  void server.readBehind()
  return server.address
}

async function stop(id: number): Promise<undefined> {
  await servers.get(id)?.stop()
  servers.delete(id)
}

function answer(said: Answer): void {
  process.send?.(said)
}
