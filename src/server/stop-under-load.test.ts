// A server is stopped in the middle of many people's calls, of whom half hang up: once it is closed, nobody asks the database any more.
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

it(`asks nothing of the database that is closed, ${TIMES} times`, async () => {
  await oneClient()
  const { deps, clock } = test
  const path = pathOf(listShipments, {}, { page: 1 })
  for (let time = 0; time < TIMES; time += 1) {
    let isClosed = false
    const late: string[] = []
    const watching: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (isClosed) late.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const door = await frontDoor({ port: 0, host: '127.0.0.1' })
    const app = buildApp({ ...deps, db: deps.db.withPlugin(watching) }, door)
    app.addHook('preClose', () => door.close())
    await app.ready()
    door.open()
    const ask = async (person: number) => {
      const headers = await callerHeaders(client, { method: 'GET', path, now: clock.at })
      const signal = person % 2 === 0 ? AbortSignal.timeout(1 + person + time) : null
      const answer = await fetch(`${door.address}${path}`, { headers, signal }).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      return answer?.status
    }
    const asked = Promise.all(Array.from({ length: PEOPLE }, (_, person) => ask(person)))
    await pause(10 + 3 * time)
    await app.close()
    isClosed = true
    const statuses = new Set(await asked)
    await pause(20)
    expect({ time, late, statuses: [...statuses].filter((status) => status !== undefined && status !== 200) }).toEqual({
      time,
      late: [],
      statuses: [],
    })
  }
}, 120_000)
