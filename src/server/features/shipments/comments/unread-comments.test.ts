import { beforeEach, describe, expect, it } from 'vitest'
import * as comments from '#contract/comments.ts'
import { onBehalf } from '#contract/on-behalf.ts'
import { listShipments } from '#contract/shipments.ts'
import { listQueue } from '#contract/staff-queue.ts'
import { givenClient, givenShipment } from '../../../testing/builders.ts'
import { colleagueCaller } from '../../../testing/client-people.ts'
import { clientId, oneClient, client as owner, staff, test } from '../../../testing/one-client.ts'
import { clientCaller, dataOf, send, TEST_NOW } from '../../../testing/test-app.ts'

let id: string

beforeEach(async () => {
  await oneClient()
  id = await givenShipment(test.deps.db, clientId)
})

const say = (body: string) => send(test, comments.addComment, { params: { id }, body: { body } }, owner)
const sayAsStaff = (body: string) =>
  send(test, onBehalf(comments.addComment), { params: { id, clientId }, body: { body } }, staff)

describe('what was not read', () => {
  const ofList = async (caller = owner) =>
    dataOf(await send(test, listShipments, { query: {} }, caller)).map(({ unreadComments }) => unreadComments)
  const inQueue = async () =>
    dataOf(await send(test, listQueue, { query: { queue: 'stuck' } }, staff)).map(
      ({ unreadComments }) => unreadComments,
    )

  it('stands in the list of the client and in the queue of staff until it is read', async () => {
    expect([await ofList(), await inQueue()]).toEqual([[0], [0]])
    await say('When does the truck leave?')
    await sayAsStaff('On Friday.')
    await sayAsStaff('At ten.')
    expect([await ofList(), await inQueue()]).toEqual([[2], [1]])
    const until = TEST_NOW.toISOString()
    await send(test, comments.readComments, { params: { id }, body: { until } }, owner)
    expect([await ofList(), await inQueue()]).toEqual([[0], [1]])
    const colleague = await colleagueCaller(test.deps, clientId)
    expect(await ofList(colleague)).toEqual([3])
  })

  it("counts nothing of another client's, nor what was taken back", async () => {
    const other = await clientCaller(test.deps, await givenClient(test.deps.db))
    const { data } = (await say('Not so.')).json
    expect([await ofList(other), await inQueue()]).toEqual([[], [1]])
    await send(test, comments.removeComment, { params: { id, commentId: data.id } }, owner)
    expect(await inQueue()).toEqual([0])
  })
})
