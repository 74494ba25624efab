// An item of a client, and its change through the call of the item card.
import type { Asked } from '#contract/endpoint.ts'
import { updateItem } from '#contract/items.ts'
import { givenBusinessInfo, givenClient, givenItem, givenShipment } from './builders.ts'
import { clientCaller, send, type TestApp, type TestCaller, testApp } from './test-app.ts'

type Change = Asked<typeof updateItem>['body']
type Prepared = { test: TestApp; caller: TestCaller; clientId: string; id: string; itemId: string }

/** A client with a pending shipment of one item; the item carries what is given. */
export async function preparedItem(given: Parameters<typeof givenItem>[3] = {}): Promise<Prepared> {
  const test = await testApp()
  const { db } = test.deps
  const clientId = await givenClient(db)
  await givenBusinessInfo(db, clientId)
  const id = await givenShipment(db, clientId)
  const itemId = await givenItem(db, clientId, id, given)
  return { test, caller: await clientCaller(test.deps, clientId), clientId, id, itemId }
}

export const changeItem = ({ test, caller, id, itemId }: Prepared, body: Change) =>
  send(test, updateItem, { params: { id, itemId }, body }, caller)
