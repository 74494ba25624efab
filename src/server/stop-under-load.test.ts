// A server is stopped in the middle of many people's calls, who hang up: once it is closed, nobody asks the database any more.
import { setTimeout as pause } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { listShipments } from '#contract/shipments.ts'
import { buildApp } from './app.ts'
import { frontDoor } from './http/front-door.ts'
import { client, oneClient, test } from './testing/one-client.ts'
import { callerHeaders, pathOf } from './testing/test-app.ts'

const TIMES = 20
const PEOPLE = 50
/** Statements are made to take so long, so that every call is in the middle of its own. */
const STATEMENT_MS = 10

it(`asks nothing of the database that is closed, ${TIMES} times`, async () => {
  await oneClient()
  const { deps, clock } = test
  const path = pathOf(listShipments, {}, { page: 1 })
  for (let time = 0; time < TIMES; time += 1) {
    let isClosed = false
    const late: string[] = []
    const begun = Promise.withResolvers<void>()
    const watching: KyselyPlugin = {
      transformQuery: ({ node }) => {
        begun.resolve()
        if (isClosed) late.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => {
        await pause(STATEMENT_MS)
        return result
      },
    }
    const door = await frontDoor({ port: 0, host: '127.0.0.1' })
    const app = buildApp({ ...deps, db: deps.db.withPlugin(watching) }, door)
    app.addHook('preClose', () => door.close())
    await app.ready()
    door.open()
    const hangUp = new AbortController()
    const ask = async () => {
      const headers = await callerHeaders(client, { method: 'GET', path, now: clock.at })
      await fetch(`${door.address}${path}`, { headers, signal: hangUp.signal }).catch(() => undefined)
    }
    const asked = Promise.all(Array.from({ length: PEOPLE }, ask))
    await begun.promise
    await pause(time)
    const closing = app.close()
    hangUp.abort()
    await closing
    isClosed = true
    await asked
    await pause(2 * STATEMENT_MS)
    expect({ time, late }).toEqual({ time, late: [] })
  }
})
