import { expect, it, onTestFinished } from 'vitest'
import { listServers } from '#contract/servers.ts'
import { beginHeartbeat } from './heartbeat.ts'
import { countServers, forgetServers } from './store/servers.ts'
import { dataOf, send, staffCaller, TEST_NOW, testApp } from './testing/test-app.ts'

const MINUTE_MS = 60_000
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE_MS)

async function world() {
  const test = await testApp()
  const { deps } = test
  const staff = await staffCaller(deps)
  const begin = (given: Partial<Parameters<typeof beginHeartbeat>[0]> = {}, everyMs?: number) => {
    const end = beginHeartbeat({ ...deps, ...given }, 'http://127.0.0.1:3007', everyMs)
    onTestFinished(end)
    return end
  }
  const listed = async () => dataOf(await send(test, listServers, {}, staff))
  return { deps, begin, listed }
}

it('lists each server with what it runs, and no more once it ended in order', async () => {
  const { begin, listed, deps } = await world()
  const end = begin()
  const newer = { ...deps.installation, release: '99.0.0' }
  begin({ installation: newer })
  await expect
    .poll(async () => (await listed()).map(({ release }) => release).toSorted())
    .toEqual([deps.installation.release, '99.0.0'].toSorted())
  const [first] = await listed()
  expect(first).toMatchObject({
    name: expect.stringMatching(/.:3007$/),
    tariff: deps.tariffSummary.release,
    since: TEST_NOW.toISOString(),
    heardAt: TEST_NOW.toISOString(),
    silent: false,
  })
  await end()
  expect((await listed()).map(({ release }) => release)).toEqual(['99.0.0'])
})

it('says of a server that is not heard that it is silent, counts it no more, and forgets it', async () => {
  const { begin, listed, deps } = await world()
  begin({ now: () => later(-2) })
  await expect.poll(listed).toMatchObject([{ silent: true, heardAt: later(-2).toISOString() }])
  expect(await countServers(deps.db, later(-3))).toEqual([{ release: deps.installation.release, count: 1 }])
  expect(await countServers(deps.db, later(-1))).toEqual([])
  expect(await forgetServers(deps.db, later(-3))).toBe(0)
  expect(await forgetServers(deps.db, later(-1))).toBe(1)
})

it('goes on beating, also after its row was forgotten, and says since when it runs', async () => {
  const { begin, listed, deps } = await world()
  let minutes = 0
  begin({ now: () => later(minutes) }, 20)
  await expect.poll(listed).toHaveLength(1)
  await forgetServers(deps.db, later(1))
  minutes = 5
  await expect.poll(listed).toMatchObject([{ since: TEST_NOW.toISOString(), heardAt: later(5).toISOString() }])
})
